import { type FileHandle, open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { limited } from '../shared/concurrency.ts';
import { askChild, CheckFailed } from './pdf-process.ts';

export const pdfFaults = [
  'empty',
  'not-a-pdf',
  'not-at-start',
  'damaged',
  'encrypted',
  'too-many-pages',
  'too-complex',
  'active-content',
] as const;
export type PdfFault = (typeof pdfFaults)[number];

const LIMIT_SECONDS = 5;
const TAIL_BYTES = 1_024;

const WAITING_MAX = 20;
/** A check keeps a core busy; where there are several, one core is left for everything else. */
const inTurn = limited(Math.max(1, availableParallelism() - 1), WAITING_MAX);
/** The longest verdict has 19 characters. */
const VERDICT_CHARACTERS = 100;

export interface Checked {
  /** The reason to refuse the file. */
  fault: PdfFault | null;
  /** The file is encrypted against changes, but everybody can read it. */
  isProtected: boolean;
  /** It carries an electronic signature, which nobody has verified. */
  isSigned: boolean;
}
const refused = (fault: PdfFault): Checked => ({ fault, isProtected: false, isSigned: false });

/**
 * Checks a file without ever changing it: a notarial PDF may carry a qualified signature.
 *
 * @throws Overloaded when too many files wait for their check, CheckFailed
 */
export async function checkPdf(path: string): Promise<Checked> {
  const fault = await outerFault(path);
  if (fault) return refused(fault);
  const verdict = await inTurn(() =>
    askChild({
      name: 'check',
      source: path,
      answerMax: VERDICT_CHARACTERS,
      limitSeconds: LIMIT_SECONDS,
    }),
  );
  // A file that takes too long once takes too long again.
  if (verdict === 'late') throw new CheckFailed('The PDF check took too long.');
  const [first, ...special] = verdict?.split(' ') ?? [];
  if (first === 'ok') {
    const [isProtected, isSigned] = [special.includes('protected'), special.includes('signed')];
    return { fault: null, isProtected, isSigned };
  }
  // A parser that crashes could not read the file.
  return refused(pdfFaults.find((known) => known === verdict) ?? 'damaged');
}

/**
 * Writes a protected file without its protection, for the virus scanner only.
 *
 * @throws Overloaded, CheckFailed
 */
export async function writeOpenCopy(path: string, into: string): Promise<void> {
  const said = await inTurn(() =>
    askChild({
      name: 'open-copy',
      source: path,
      into,
      answerMax: VERDICT_CHARACTERS,
      limitSeconds: LIMIT_SECONDS,
    }),
  );
  if (said === null || said === 'late') throw new CheckFailed('The PDF could not be opened.');
}

/**
 * Looks at the first bytes. Readers also accept the header further down; here it must come first, so that a file
 * cannot pass as another type as well.
 */
async function outerFault(path: string): Promise<PdfFault | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) return 'empty';
    const head = Buffer.alloc(8);
    await file.read(head, 0, head.length, 0);
    if (!isPdfHead(head)) return (await beginsLater(file)) ? 'not-at-start' : 'not-a-pdf';
    const end = await endOf(file, size);
    const tail = Buffer.alloc(Math.min(TAIL_BYTES, end));
    await file.read(tail, 0, tail.length, end - tail.length);
    return tail.includes('%%EOF') ? null : 'damaged';
  } finally {
    await file.close();
  }
}

const isPdfHead = (head: Buffer) => /^%PDF-(1\.[0-7]|2\.0)/.test(head.toString('latin1'));

/** Whether the header follows a byte order mark or empty lines, as programs add that treat the file as text. */
async function beginsLater(file: FileHandle): Promise<boolean> {
  const start = Buffer.alloc(64);
  await file.read(start, 0, start.length, 0);
  const mark = start.subarray(0, 3).equals(Buffer.from('\ufeff')) ? 3 : 0;
  return isPdfHead(Buffer.from(start.subarray(mark).toString('latin1').trimStart(), 'latin1'));
}

const CHUNK_BYTES = 65_536;
const blank = new Set(Buffer.from('\0\t\n\f\r '));

/** The end of a file, without the bytes that programs use to fill its last block. */
async function endOf(file: FileHandle, size: number): Promise<number> {
  const chunk = Buffer.alloc(CHUNK_BYTES);
  for (let end = size; end > 0; ) {
    const start = Math.max(0, end - CHUNK_BYTES);
    await file.read(chunk, 0, end - start, start);
    let at = end - start;
    while (at > 0 && blank.has(chunk[at - 1] ?? 1)) at -= 1;
    if (at > 0) return start + at;
    end = start;
  }
  return 0;
}
