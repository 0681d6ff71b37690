import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Say } from '../runtime/progress.ts';
import { root } from '../runtime/settings.ts';

export interface Count {
  passed: number;
  /** What failed and why, one text each. */
  failures: string[];
  /** What passed in a second attempt only: not lost, and not hidden either. */
  secondAttempts?: string[];
}

const FAILURE_LINES_MAX = 20;

/** The end of a run: what needed two attempts, every failure once more, shortened, and the sums in the last line. */
export function summary(counts: Count[]): string {
  const failures = counts.flatMap((count) => count.failures);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const shortened = failures.map((text) => {
    const lines = text.split('\n').filter((line) => !line.includes('/node_modules/'));
    return lines.slice(0, FAILURE_LINES_MAX).join('\n');
  });
  const again = counts.flatMap(({ secondAttempts = [] }) => secondAttempts);
  const unsteady = again.map((name) => `passed in its second attempt: ${name}`);
  return [...unsteady, ...shortened, `${passed} passed, ${failures.length} failed`].join('\n');
}

type Environment = Record<string, string | undefined>;

/** A soak alone takes half an hour. */
const STEP_LIMIT_MS = 80 * 60_000;
const OUTPUT_CHARS_MAX = 200_000;

/** What `npm run check` and `npm test` both begin with. */
const checks: [name: string, commands: string[][]][] = [
  ['format', [['biome', 'check', '--error-on-warnings', '.']]],
  ['lint', [['oxlint', '--quiet']]],
  [
    'types',
    [
      ['react-router', 'typegen'],
      // The projects one after the other; what has not changed since the last time is not checked
      // again. Each thread would infer the same types anew: one takes half the time of four in all.
      ['tsc', '-b', 'tests', '--singleThreaded'],
    ],
  ],
  ['dead code', [['knip']]],
];

/** Prints one line per passed check, and the tool's output for a failed one. */
export async function runChecks(env: Environment, say: Say): Promise<Count> {
  const count: Count = { passed: 0, failures: [] };
  // Side by side: the types take one core, the others together less than another one.
  const each = checks.map(async ([name, commands]) => {
    const begun = Date.now();
    const failure = await firstFailure(commands, env);
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    if (failure === undefined) count.passed += 1;
    else count.failures.push(`${name}: failed`);
    say(failure === undefined ? `${name}: ok (${seconds} s)` : `${failure}\n${name}: failed`);
  });
  await Promise.all(each);
  return count;
}

async function firstFailure(commands: string[][], env: Environment): Promise<string | undefined> {
  for (const command of commands) {
    const { code, output } = await runTool(command, env, 'collect');
    if (code !== 0) return output;
  }
  return undefined;
}

export interface Ended {
  code: number;
  output: string;
}

const alive = new Set<number>();
process.once('exit', () => {
  for (const pid of alive) process.kill(-pid, 'SIGKILL');
});

/** Runs a tool of node_modules/.bin in a process group that never outlives this process. */
export function runTool(
  [name = '', ...args]: string[],
  env: Environment,
  show: 'collect' | 'inherit',
): Promise<Ended> {
  const child = spawn(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', ...(show === 'collect' ? (['pipe', 'pipe'] as const) : ([1, 2] as const))],
  });
  const { pid } = child;
  if (pid !== undefined) alive.add(pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-OUTPUT_CHARS_MAX);
    });
  }
  const limit = setTimeout(() => child.kill('SIGKILL'), STEP_LIMIT_MS);
  return new Promise((resolve) => {
    const end = (code: number, said: string) => {
      clearTimeout(limit);
      if (pid !== undefined) alive.delete(pid);
      resolve({ code, output: said });
    };
    child.once('error', (error) => end(1, error.message));
    child.once('close', (code) => end(code ?? 1, output));
  });
}
