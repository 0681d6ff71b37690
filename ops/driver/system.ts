import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeData } from '#scripts/runtime/data.ts';
import { demoSecrets } from '#scripts/runtime/secrets.ts';
import { freePort } from '#scripts/servers/ports.ts';

/** Everything `npm start` runs, on free ports and a new data folder. */
export interface OwnSystem {
  site: string;
  mailWeb: string;
  databaseUrl: string;
  temporalAddress: string;
  /** Seals what its events say of people. */
  personKeySecret: string;
  /** Where each part writes its log. */
  logsDir: string;
  /** Process ids of the running parts by name. */
  parts(): Record<string, number>;
  stop(): Promise<void>;
}

export const PASSWORD = 'siebenschritt-demo';
const PORTS = [
  'PORT',
  'TEMPORAL_PORT',
  'TEMPORAL_UI_PORT',
  'POSTGRES_PORT',
  'SMTP_PORT',
  'MAIL_WEB_PORT',
  'IDENTITY_PORT',
] as const;

/**
 * @param settings further variables of its environment
 * @throws Error with the output when it does not start
 */
export async function startOwnSystem(
  script: 'start' | 'dev' = 'start',
  settings: Record<string, string> = {},
): Promise<OwnSystem> {
  const ports: Record<string, string> = {};
  for (const name of PORTS) ports[name] = String(await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'siebenschritt-'));
  const { DATABASE_URL, TEMPORAL_ADDRESS, SMTP_URL, ...inherited } = process.env;
  // A server of KURRENTDB_URL may be in use: a new database needs streams of its own there.
  const prefix = `test-${randomUUID().slice(0, 8)}-`;
  const own = {
    DATA_DIR: dataDir,
    DEMO_PASSWORD: PASSWORD,
    ...(inherited.KURRENTDB_URL && { EVENT_STREAM_PREFIX: prefix }),
  };
  const quiet = { RATE_LIMITS: 'off', DEMO_FOUNDATIONS: 'off' };
  const env: NodeJS.ProcessEnv = { ...inherited, ...ports, ...own, ...quiet, ...settings };
  const child = spawn(process.execPath, [`scripts/${script}.ts`], {
    env,
    // Through the channel it notices the end of the tests, even by SIGKILL.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      if (/^ready/m.test(output)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`The system did not start:\n${output}`)));
  });
  const note = () => JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'));
  const { databaseUrl, temporalAddress } = note();
  return {
    site: `http://localhost:${env.PORT}`,
    mailWeb: `http://localhost:${ports.MAIL_WEB_PORT}`,
    databaseUrl,
    temporalAddress,
    personKeySecret: demoSecrets(dataDir).PERSON_KEY_SECRET,
    logsDir: join(dataDir, 'logs'),
    parts: () => {
      const entries = Object.entries<{ pid: number }>(note().parts);
      return Object.fromEntries(entries.map(([name, { pid }]) => [name, pid]));
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      removeData(dataDir);
    },
  };
}
