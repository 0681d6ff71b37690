import { join } from 'node:path';
import { execa } from 'execa';
import type { Say } from '../runtime/progress.ts';
import { root } from '../runtime/settings.ts';

export interface Count {
  passed: number;
  /** One text for each failure, with its reason. */
  failures: string[];
  /** Names of tests that passed in the second attempt only. */
  secondAttempts?: string[];
}

const FAILURE_LINES_MAX = 20;

/** The end of a run: tests that needed two attempts, shortened failures, and the sums in the last line. */
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

/** Checks with which `npm run check` and `npm test` begin. */
const checks: [name: string, commands: string[][]][] = [
  ['format', [['biome', 'check', '--error-on-warnings', '.']]],
  ['lint', [['oxlint', '--quiet']]],
  [
    'types',
    [
      ['react-router', 'typegen'],
      // The projects are checked one after the other, each only if it has changed. Several threads would infer
      // the same types several times: one thread takes half as much time as four do in all.
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
export async function runTool(
  [name = '', ...args]: string[],
  env: Environment,
  show: 'collect' | 'inherit',
): Promise<Ended> {
  const output = show === 'collect' ? 'pipe' : 'inherit';
  const tool = execa(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    env,
    extendEnv: false,
    detached: true,
    reject: false,
    timeout: STEP_LIMIT_MS,
    killSignal: 'SIGKILL',
    stdio: ['ignore', output, output],
    all: true,
  });
  const { pid } = tool;
  if (pid !== undefined) alive.add(pid);
  const { exitCode = 1, all = '', originalMessage = '' } = await tool;
  if (pid !== undefined) alive.delete(pid);
  return { code: exitCode, output: all || originalMessage };
}
