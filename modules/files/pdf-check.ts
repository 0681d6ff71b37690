import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { availableParallelism, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { limited } from '../shared/concurrency.ts';

export const pdfFaults = [
  'empty',
  'not-a-pdf',
  'damaged',
  'encrypted',
  'too-many-pages',
  'active-content',
] as const;
export type PdfFault = (typeof pdfFaults)[number];

const CHILD = fileURLToPath(new URL('./pdf-child.ts', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const TIME_LIMIT_MS = 5_000;
const TAIL_BYTES = 1_024;

const WAITING_MAX = 20;
/** A check keeps a core busy; one is left to everybody else, where there is another. */
const inTurn = limited(Math.max(1, availableParallelism() - 1), WAITING_MAX);
/** Requests go first. */
const PRIORITY = 10;

/** The check could not be carried out: nothing is known about the file. */
export class CheckFailed extends Error {}

/**
 * Never changes the file: a notarial PDF may carry a qualified signature.
 *
 * @returns the reason to refuse it, or null
 * @throws Overloaded when too many files wait for their check, CheckFailed
 */
export async function checkPdf(path: string): Promise<PdfFault | null> {
  const fault = await outerFault(path);
  if (fault) return fault;
  const verdict = await inTurn(async () => {
    const first = await parse(path);
    return first === 'ended' ? parse(path) : first;
  });
  // What takes too long once takes too long again.
  if (verdict === 'late') throw new CheckFailed('The PDF check took too long.');
  if (verdict === 'ended') throw new CheckFailed('The PDF check was ended from outside twice.');
  return verdict === 'ok' ? null : verdict;
}

/**
 * Readers also accept the header further down; here it must be the first bytes, so that a file
 * cannot pass as something else besides.
 */
async function outerFault(path: string): Promise<PdfFault | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) return 'empty';
    const head = Buffer.alloc(8);
    await file.read(head, 0, head.length, 0);
    if (!/^%PDF-(1\.[0-7]|2\.0)/.test(head.toString('latin1'))) return 'not-a-pdf';
    const tail = Buffer.alloc(Math.min(TAIL_BYTES, size));
    await file.read(tail, 0, tail.length, size - tail.length);
    return tail.includes('%%EOF') ? null : 'damaged';
  } finally {
    await file.close();
  }
}

/** Signals that come from outside: the machine out of memory, a shutdown. */
const fromOutside: readonly unknown[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

/** A parser that crashes could not read the file. */
function parse(path: string): Promise<PdfFault | 'ok' | 'ended' | 'late'> {
  const flags = ['--permission', `--allow-fs-read=${CHILD}`, `--allow-fs-read=${PACKAGES}*`];
  const child = spawn(
    process.execPath,
    [...flags, `--allow-fs-read=${path}`, '--max-old-space-size=256', CHILD, path],
    { stdio: ['ignore', 'pipe', 'ignore'], env: {} },
  );
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, TIME_LIMIT_MS);
  if (child.pid !== undefined) lowerPriority(child.pid);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-100);
  });
  return new Promise((resolve) => {
    child.once('error', () => {
      clearTimeout(timer);
      resolve('ended');
    });
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (isLate) return resolve('late');
      if (fromOutside.includes(signal)) return resolve('ended');
      const verdict = output.trim().split('\n').at(-1);
      if (code === 0 && verdict === 'ok') resolve('ok');
      else resolve(pdfFaults.find((fault) => fault === verdict) ?? 'damaged');
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
