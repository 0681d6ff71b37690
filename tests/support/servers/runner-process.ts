import { type ChildProcess, spawn } from 'node:child_process';
import { PERSON_KEY_SECRET } from '../read-models.ts';

export interface RunnerProcess {
  child: ChildProcess;
  /** What it is: `active`, `standing by` or `standing still`; undefined until it has said so. */
  now(): string | undefined;
}

/** The real process of the projections. */
export function startRunner(databaseUrl: string): RunnerProcess {
  const secret = 'a secret of the tests, 32 characters';
  const child = spawn('node', ['projections/main.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      KURRENTDB_URL: undefined,
      PERSON_KEY_SECRET,
      TOKEN_SECRET: secret,
      LINK_SECRET: secret,
    },
  });
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  return { child, now: () => said.match(/(?<=ready: projections, )[a-z ]+/g)?.at(-1) };
}
