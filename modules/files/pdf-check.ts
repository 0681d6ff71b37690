import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

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

/** Checks that run at once, and those that may wait for their turn. */
const RUNNING_MAX = 2;
const WAITING_MAX = 20;
let running = 0;
const waiting: (() => void)[] = [];

/** More files are being checked than this machine can take. */
export class TooManyChecks extends Error {}

/**
 * Looks at a stored file and never changes it: a notarial PDF may carry a qualified signature.
 *
 * @returns what speaks against it, or null
 * @throws TooManyChecks
 */
export async function checkPdf(path: string): Promise<PdfFault | null> {
  if (!(await looksLikePdf(path))) return 'not-a-pdf';
  await turn();
  try {
    return await parse(path);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function turn(): Promise<void> {
  if (running >= RUNNING_MAX) {
    if (waiting.length >= WAITING_MAX) throw new TooManyChecks();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
}

/** The header at byte 0, though readers tolerate it later: a file must not be two things at once. */
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

/** A parser that crashes, runs out of memory or takes too long has not read the file. */
function parse(path: string): Promise<PdfFault | null> {
  const flags = ['--permission', `--allow-fs-read=${CHILD}`, `--allow-fs-read=${PACKAGES}*`];
  const child = spawn(
    process.execPath,
    [...flags, `--allow-fs-read=${path}`, '--max-old-space-size=256', CHILD, path],
    { stdio: ['ignore', 'pipe', 'ignore'], env: {}, timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL' },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString('utf8')).slice(-100);
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve('unreadable'));
    child.once('close', (code) => {
      const verdict = said.trim().split('\n').at(-1);
      if (code === 0 && verdict === 'ok') resolve(null);
      else resolve(pdfFaults.find((fault) => fault === verdict) ?? 'unreadable');
    });
  });
}
