import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./pdf-child.ts', import.meta.url));
const ACTIONS = fileURLToPath(new URL('./pdf-actions.ts', import.meta.url));
const SIGNATURE = fileURLToPath(new URL('./pdf-signature.ts', import.meta.url));
/** Folder of the rules of texts, which work on strings only. */
const RULES = fileURLToPath(new URL('../../domain/files/', import.meta.url));
const FOREIGN_TEXT = fileURLToPath(new URL('../../domain/foreign-text.ts', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
/** A low priority for the child, since requests go first. */
const PRIORITY = 10;
/** Longest wait for an answer, however busy the machine is. */
const WAIT_MS = 45_000;
/** The shell becomes the child, whose processor time the kernel limits. */
const WITHIN = ['-c', 'ulimit -S -t "$1"; shift; exec "$@"', 'within'];

/** The file was not examined to its end, so nothing is known about it. */
export class CheckFailed extends Error {}

interface Job {
  name: 'check' | 'text' | 'open-copy';
  /** Path of a readable file, or its bytes. */
  source: string | Buffer;
  /** Length of the answer, which is the last line of the output; the beginning of a longer one is lost. */
  answerMax: number;
  /** Path of a file for output that is not an answer. */
  into?: string;
  /** Processor time. On a busy machine, where the child goes last, it may take long to get that much. */
  limitSeconds: number;
}

/** The child's last line, `null` if it crashed; `late` if it was stopped at its limit. */
type Said = string | null | 'late';

/**
 * Examines a PDF in a process of its own, with limits of time and memory and no right but to read it, so that a
 * file built to crash its reader takes down nothing else. A process that is ended from outside gets a second
 * chance.
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
/** Signals from outside, such as those of a machine out of memory or a shutdown. */
const fromOutside: readonly unknown[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

function run({ name, source, answerMax, limitSeconds, into }: Job): Promise<Said | typeof ended> {
  const path = typeof source === 'string' ? [source] : [];
  const readable = [CHILD, ACTIONS, SIGNATURE, FOREIGN_TEXT, `${PACKAGES}*`, `${RULES}*`].map(
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
  // The child may end before it has read everything.
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
    // The child has ended already, or the platform refuses.
  }
}
