import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

type Environment = Record<string, string | undefined>;

const root = resolve(import.meta.dirname, '../..');
const LIMIT_MS = 40_000;

function launch(args: readonly string[], env: Environment): ChildProcess {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
  });
}

export interface Run {
  code: number | null;
  output: string;
}

/** Runs a script to its end, with nothing of our environment but what is given. */
export function runScript(args: readonly string[], env: Environment, input = ''): Promise<Run> {
  const child = launch(args, env);
  const output = outputOf(child);
  child.stdin?.end(input);
  const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  return new Promise((done) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      done({ code, output: output() });
    });
  });
}

export interface RunningPart {
  /** Ends it with SIGTERM. @returns its exit code */
  stop(): Promise<number | null>;
}

/** Starts a main file. @throws Error with what it wrote when it ends before it is ready */
export async function startPart(
  file: string,
  env: Environment,
  isReady: (output: string) => boolean | Promise<boolean>,
): Promise<RunningPart> {
  const child = launch([file], env);
  const output = outputOf(child);
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const deadline = Date.now() + LIMIT_MS;
  while (!(await isReady(output()))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${file} did not become ready:\n${output()}`);
    }
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return {
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function outputOf(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return () => output;
}
