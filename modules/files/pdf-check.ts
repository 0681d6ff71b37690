import { open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { limited } from '../shared/concurrency.ts';
import { askChild, CheckFailed } from './pdf-process.ts';

export const pdfFaults = [
  'empty',
  'not-a-pdf',
  'damaged',
  'encrypted',
  'too-many-pages',
  'active-content',
] as const;
export type PdfFault = (typeof pdfFaults)[number];

const LIMIT_SECONDS = 5;
const TAIL_BYTES = 1_024;

const WAITING_MAX = 20;
/** A check keeps a core busy; one is left to everybody else, where there is another. */
const inTurn = limited(Math.max(1, availableParallelism() - 1), WAITING_MAX);
/** The longest verdict has 16. */
const VERDICT_CHARACTERS = 100;

/**
 * Never changes the file: a notarial PDF may carry a qualified signature.
 *
 * @returns the reason to refuse it, or null
 * @throws Overloaded when too many files wait for their check, CheckFailed
 */
export async function checkPdf(path: string): Promise<PdfFault | null> {
  const fault = await outerFault(path);
  if (fault) return fault;
  const verdict = await inTurn(() =>
    askChild({
      name: 'check',
      source: path,
      answerMax: VERDICT_CHARACTERS,
      limitSeconds: LIMIT_SECONDS,
    }),
  );
  // What takes too long once takes too long again.
  if (verdict === 'late') throw new CheckFailed('The PDF check took too long.');
  if (verdict === 'ok') return null;
  // A parser that crashes could not read the file.
  return pdfFaults.find((known) => known === verdict) ?? 'damaged';
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
