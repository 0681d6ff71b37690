import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./pdf-child.ts', import.meta.url));
const ACTIONS = fileURLToPath(new URL('./pdf-actions.ts', import.meta.url));
/** The rules of texts, which know nothing but strings. */
const RULES = fileURLToPath(new URL('../../domain/files/', import.meta.url));
const FOREIGN_TEXT = fileURLToPath(new URL('../../domain/foreign-text.ts', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
/** Requests go first. */
const PRIORITY = 10;
/** However busy the machine is: nobody waits longer for an answer. */
const WAIT_MS = 45_000;
/** The shell becomes the child: the kernel counts what it has had of a core, and ends it. */
const WITHIN = ['-c', 'ulimit -S -t "$1"; shift; exec "$@"', 'within'];

/** The file was not looked at to the end: nothing is known about it. */
export class CheckFailed extends Error {}

interface Job {
  name: 'check' | 'text' | 'open-copy';
  /** A file that may be read, or its bytes. */
  source: string | Buffer;
  /** Characters of the answer, the last line of the output; of more, its beginning is lost. */
  answerMax: number;
  /** A file for what it writes, where that is no answer. */
  into?: string;
  /** Of a core. On a busy machine, where it goes last, it may wait long for so much of it. */
  limitSeconds: number;
}

/** What the child said last, `null` if it crashed; `late`: it was stopped when its time was over. */
type Said = string | null | 'late';

/**
 * Looks at a PDF in a process of its own, with limits of time and memory and no rights but to read
 * it, so that a file built to crash its reader takes down nothing else. One that is ended from
 * outside gets a second chance.
 *
 * @throws CheckFailed when it is ended from outside twice
 */
export async function askChild(job: Job): Promise<Said> {
  const first = await run(job);
  const said = first === ended ? await run(job) : first;
  if (said === ended) throw new CheckFailed('The PDF process was ended from outside twice.');
  return said;
}

const OUT_OF_TIME = 'SIGXCPU';
const ended = Symbol('ended from outside');
/** Signals that come from outside: the machine out of memory, a shutdown. */
const fromOutside: readonly unknown[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

function run({ name, source, answerMax, limitSeconds, into }: Job): Promise<Said | typeof ended> {
  const path = typeof source === 'string' ? [source] : [];
  const readable = [CHILD, ACTIONS, FOREIGN_TEXT, `${PACKAGES}*`, `${RULES}*`].map(
    (one) => `--allow-fs-read=${one}`,
  );
  const flags = ['--permission', ...readable];
  const file = into === undefined ? undefined : openSync(into, 'w', 0o600);
  const child = spawn(
    '/bin/sh',
    [
      ...WITHIN,
      String(limitSeconds),
      process.execPath,
      ...flags,
      ...path.map((file) => `--allow-fs-read=${file}`),
      '--max-old-space-size=256',
      CHILD,
      name,
      ...path,
    ],
    { stdio: ['pipe', file ?? 'pipe', 'ignore'], env: {} },
  );
  if (file !== undefined) closeSync(file);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, WAIT_MS);
  if (child.pid !== undefined) lowerPriority(child.pid);
  // It may have ended before it has read everything.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(typeof source === 'string' ? undefined : source);
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    if (output.length > answerMax) output = output.slice(-answerMax);
  });
  return new Promise((resolve) => {
    child.once('error', () => {
      clearTimeout(timer);
      resolve(ended);
    });
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (isLate || signal === OUT_OF_TIME) return resolve('late');
      if (fromOutside.includes(signal)) return resolve(ended);
      resolve(code === 0 ? (output.trim().split('\n').at(-1) ?? '') : null);
    });
  });
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // It has ended already, or the platform does not let us.
  }
}
