import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { variableNames } from '#config';
import { mainFiles, nodeFlags } from '#scripts/runtime/application.ts';
import { read } from './sources.ts';

const { services, 'x-app': app } = parse(read('docker-compose.yml'), { merge: true });

test('docker compose passes on every variable that the parts read', () => {
  expect(variableNames.length).toBeGreaterThan(30);
  for (const part of ['api', 'worker', 'projections', 'migrate']) {
    const passed = Object.keys(services[part].environment);
    expect(variableNames.filter((name) => !passed.includes(name))).toEqual([]);
  }
});

test('and sets none of those that an operator sets to a value of its own', () => {
  const ours = ['PORT', 'HOST', 'DATA_DIR', 'DEVELOPMENT', 'DATABASE_URL', 'KURRENTDB_URL'];
  const fixed = [...ours, 'TEMPORAL_ADDRESS'];
  const others = Object.entries<string>(app.environment).filter(([name]) => !fixed.includes(name));
  for (const [name, value] of others) expect(value).toMatch(new RegExp(`^\\$\\{${name}(:|\\})`));
});

test('the parts run with the flags that npm start gives them', () => {
  for (const part of ['api', 'worker', 'projections'] as const) {
    const [file] = mainFiles[part];
    expect(services[part].command).toEqual(['node', ...nodeFlags[part], file]);
  }
});

test('the parts run without rights that they do not need', () => {
  for (const part of ['api', 'worker', 'projections', 'migrate']) {
    expect(services[part]).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
    });
  }
});
