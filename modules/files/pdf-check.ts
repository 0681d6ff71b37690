import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { limited } from '../concurrency.ts';

export const pdfFaults = [
  'not-a-pdf',
  'unreadable',
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
/** A check keeps a core busy, so only as many run at once as there are cores. */
const inTurn = limited(availableParallelism(), WAITING_MAX);

/**
 * Never changes the file: a notarial PDF may carry a qualified signature.
 *
 * @returns the reason to refuse it, or null
 * @throws Overloaded when too many files wait for their check
 */
export async function checkPdf(path: string): Promise<PdfFault | null> {
  if (!(await looksLikePdf(path))) return 'not-a-pdf';
  return inTurn(() => parse(path));
}

/**
 * PDF readers also accept the header further down. Here it must come first, so a file cannot double
 * as another type.
 */
async function looksLikePdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(8);
    await file.read(head, 0, head.length, 0);
    if (!/^%PDF-(1\.[0-7]|2\.0)/.test(head.toString('latin1'))) return false;
    const tail = Buffer.alloc(Math.min(TAIL_BYTES, size));
    await file.read(tail, 0, tail.length, size - tail.length);
    return tail.includes('%%EOF');
  } finally {
    await file.close();
  }
}

/** A parser that crashes, runs out of memory or time counts as unable to read the file. */
function parse(path: string): Promise<PdfFault | null> {
  const flags = ['--permission', `--allow-fs-read=${CHILD}`, `--allow-fs-read=${PACKAGES}*`];
  const child = spawn(
    process.execPath,
    [...flags, `--allow-fs-read=${path}`, '--max-old-space-size=256', CHILD, path],
    { stdio: ['ignore', 'pipe', 'ignore'], env: {}, timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL' },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-100);
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve('unreadable'));
    child.once('close', (code) => {
      const verdict = output.trim().split('\n').at(-1);
      if (code === 0 && verdict === 'ok') resolve(null);
      else resolve(pdfFaults.find((fault) => fault === verdict) ?? 'unreadable');
    });
  });
}
