import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { variableNames } from '#config';
import { mainFiles, nodeFlags } from '#scripts/runtime/application.ts';
import { read } from '../sources.ts';

const compose = parse(read('docker-compose.yml'), { merge: true });
const { services, secrets } = compose;
const parts = ['api', 'worker', 'projections', 'migrate'];
const passedTo = (part: string) => Object.keys(services[part].environment);
/** As a value, or by the name of a file. */
const reaches = (part: string, name: string) =>
  passedTo(part).some((passed) => passed === name || passed === `${name}_FILE`);

test('docker compose runs the main file of each part, with the flags of npm start', () => {
  for (const part of ['api', 'worker', 'projections'] as const) {
    expect(services[part].command).toEqual(['node', ...nodeFlags[part], mainFiles[part][0]]);
  }
});

describe('docker compose passes on', () => {
  test('every variable that the parts read', () => {
    expect(variableNames.length).toBeGreaterThan(30);
    for (const part of parts) {
      expect(variableNames.filter((name) => !reaches(part, name))).toEqual([]);
    }
  });

  test('every variable of .env.example, except what npm start makes of it', () => {
    const documented = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)];
    const ofNpmStart = /_PORT$|^DEMO_FOUNDATIONS$|^PLAYWRIGHT_CHROMIUM$/;
    const text = read('docker-compose.yml');
    const missing = documented
      .map(([, name = '']) => name)
      .filter((name) => !ofNpmStart.test(name) && !parts.some((part) => reaches(part, name)))
      .filter((name) => !text.includes(`\${${name}`));
    expect(missing).toEqual([]);
  });

  test('nothing that no part reads', () => {
    const known = new Set([
      ...variableNames,
      'APP_DATABASE_URL',
      'WORKER_DATABASE_URL',
      'DEMO_PASSWORD',
    ]);
    for (const part of parts) {
      const strangers = passedTo(part).filter((name) => !known.has(name.replace(/_FILE$/, '')));
      expect(strangers).toEqual(strangers.filter((name) => known.has(name)));
    }
  });

  test('what the operator decides, as it is', () => {
    const ours = ['PORT', 'HOST', 'DATA_DIR', 'METRICS_PORT', 'DEVELOPMENT', 'TEMPORAL_ADDRESS'];
    const fixed = [...ours, 'CLAMD_SOCKET', 'TRUSTED_PROXIES', 'ERASURE_LEDGER'];
    const others = Object.entries<string>(services.api.environment).filter(
      ([name]) => !fixed.includes(name) && !name.endsWith('_FILE'),
    );
    for (const [name, value] of others) {
      expect(value).toMatch(new RegExp(`^\\$\\{${name}(:|\\})`));
    }
  });
});

describe('secrets', () => {
  const names = ['DATABASE_URL', 'KURRENTDB_URL', 'SMTP_URL', 'FILES_URL', 'LOGIN_PROVIDERS'];
  const identity = ['IDENTIFICATION_PROVIDERS'];
  const tokens = ['TOKEN_SECRET', 'PUBLIC_STATIC_TOKEN', 'METRICS_TOKEN'];
  const keys = [...tokens, 'LINK_SECRET', 'PERSON_KEY_SECRET'];
  const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

  test('reach the containers as files, never as values', () => {
    for (const part of parts) {
      for (const name of [...names, ...identity, ...keys, ...stripe]) {
        expect(passedTo(part)).not.toContain(name);
        const file = services[part].environment[`${name}_FILE`].replace('/run/secrets/', '');
        expect(services[part].secrets).toContain(file);
      }
    }
    expect(services.migrate.environment).not.toHaveProperty('DEMO_PASSWORD');
  });

  test('are all made by the script, and known to git nowhere', () => {
    const script = read('deploy/compose/make-secrets.sh');
    for (const [name, { file }] of Object.entries<{ file: string }>(secrets)) {
      expect(file).toBe(`\${SECRETS_FOLDER:-./secrets}/${name}`);
      expect(script).toContain(name);
    }
    for (const file of ['.gitignore', '.dockerignore']) {
      expect(read(file).split('\n')).toContain('secrets');
    }
  });
});

describe('containers', () => {
  test('of ours have no rights that they do not need, and a limit of memory', () => {
    for (const part of [...parts, 'kurrentdb-user']) {
      expect(services[part]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String),
        pids_limit: expect.any(Number),
      });
    }
  });

  test('of others are pinned, limited, and may not gain rights', () => {
    for (const [name, service] of Object.entries<Record<string, string>>(services)) {
      expect(service.image, name).toMatch(/:v?\d+\.\d+/);
      expect(service, name).toMatchObject({
        mem_limit: expect.any(String),
        security_opt: ['no-new-privileges:true'],
      });
    }
  });

  test('are reached from outside through Caddy alone', () => {
    const open = Object.entries<{ ports?: string[] }>(services).flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
    );
    expect(new Set(open)).toEqual(new Set(['caddy']));
    expect(compose.networks.back).toEqual({ internal: true });
  });
});
