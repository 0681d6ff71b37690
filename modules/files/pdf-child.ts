import { readFileSync, writeFileSync } from 'node:fs';
import type { PDFDocument } from 'mupdf';
import { type Page, paragraphsIn } from '../../domain/files/paragraphs.ts';
import { type ForeignText, foreign } from '../../domain/foreign-text.ts';
import { findActive } from './pdf-actions.ts';

/**
 * Runs in a child process of its own, so a PDF built to crash its reader takes down nothing else.
 * Arguments: what to do, and the path of the file, which is else read from the standard input.
 * `check` prints `ok`, `ok-protected` or one fault of `pdf-check.ts`, `text` what `pdf-text.ts` reads, `open-copy` the
 * file without its protection.
 */
const MEMORY_PAGES_MAX = (256 * 1024 * 1024) / 65_536;
const PAGES_MAX = 500;
const TEXT_PAGES_MAX = 100;
const TEXT_CHARACTERS_MAX = 200_000;
const TEXT_LINES_MAX = 20_000;
/** Of a core. What is read by then is better than nothing: it is stopped after 8 s of one. */
const TEXT_MS_MAX = 6_500;
/** A second's work; a table of millions fits into a few kilobytes. */
const OBJECTS_MAX = 100_000;

/** Where dictionaries that may be trailers begin and end, and what they say. */
const marks =
  /\btrailer\b|\bobj\b|\bendobj\b|\bstream\b|\bstartxref\b|\/Type\s{0,9}\/XRef\b|\/Size\s{1,9}(\d{1,12})/g;

limitMemory();
const mupdf = await import('mupdf');
const [, , job, path] = process.argv;
const content = readFileSync(path ?? 0);
if (job === 'open-copy') writeFileSync(1, openCopyOf(content));
else console.log(job === 'text' ? JSON.stringify(textOf(content)) : judge(content));

/** The parser runs in WebAssembly, whose memory no Node flag limits. */
function limitMemory(): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function limited(this: WebAssembly.Memory, delta: number) {
    if (this.buffer.byteLength / 65_536 + delta > MEMORY_PAGES_MAX) throw new RangeError('memory');
    return grow.call(this, delta);
  };
}

function judge(bytes: Buffer): string {
  const declared = declaredObjects(bytes);
  if (isTooMany(declared, bytes)) return declared > bytes.length ? 'damaged' : 'too-complex';
  const document = open(bytes);
  if (typeof document === 'string') return document;
  if (document.needsPassword()) return 'encrypted';
  const count = document.countObjects();
  if (isTooMany(count, bytes)) return count > bytes.length ? 'damaged' : 'too-complex';
  const pages = document.countPages();
  if (pages < 1) return 'damaged';
  if (pages > PAGES_MAX) return 'too-many-pages';
  const finding = findActive(document);
  if (finding) return finding;
  document.loadPage(0).getBounds();
  // Against changes, by a password that nobody needs to read it.
  return document.getTrailer().get('Encrypt').isNull() ? 'ok' : 'ok-protected';
}

/** What a virus scanner can look into: a protected file as it is without its protection. */
function openCopyOf(bytes: Buffer): Uint8Array {
  const document = open(bytes);
  if (typeof document === 'string') throw new Error(document);
  return document.saveToBuffer('decrypt').asUint8Array();
}

interface TextBlock {
  lines?: { bbox: { x: number; y: number; w: number; h: number }; text: string }[];
}

/** Null for a file that cannot be opened; it has been accepted once, but a check can become stricter. */
function textOf(bytes: Buffer): { paragraphs: ForeignText[]; whole: boolean } | null {
  if (isTooMany(declaredObjects(bytes), bytes)) return null;
  const document = open(bytes);
  if (typeof document === 'string' || document.needsPassword()) return null;
  const count = document.countPages();
  const pages: Page[] = [];
  const room = { characters: TEXT_CHARACTERS_MAX, lines: TEXT_LINES_MAX };
  const isFull = () => room.characters < 0 || room.lines < 0;
  while (pages.length < Math.min(count, TEXT_PAGES_MAX)) {
    const isLate = pages.length > 0 && spentMs() > TEXT_MS_MAX;
    if (isFull() || isLate) break;
    const page = linesOf(document, pages.length);
    const lines = page.lines.filter(({ text }) => {
      room.characters -= text.length;
      room.lines -= 1;
      return !isFull();
    });
    pages.push({ ...page, lines });
  }
  return { paragraphs: paragraphsIn(pages), whole: pages.length === count && !isFull() };
}

function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function linesOf(document: PDFDocument, number: number): Page {
  const page = document.loadPage(number);
  const [, top, , bottom] = page.getBounds();
  const { blocks }: { blocks: TextBlock[] } = JSON.parse(page.toStructuredText('').asJSON());
  page.destroy();
  const lines = blocks
    .flatMap((block) => block.lines ?? [])
    .map(({ bbox: { x, y, w, h }, text }) => ({
      text: foreign(text),
      left: x,
      right: x + w,
      top: y - top,
      bottom: y + h - top,
    }));
  return { height: bottom - top, lines };
}

/** However well it is compressed, no object takes less than a byte. */
function isTooMany(objects: number, { length }: Buffer): boolean {
  return objects > OBJECTS_MAX || objects > length;
}

/**
 * As the trailers say it, in whichever form, before a table of that size is made. Names may be written with
 * escapes; the size of anything else, such as an attachment, is its own matter.
 */
function declaredObjects(bytes: Buffer): number {
  const plain = bytes
    .toString('latin1')
    .replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number(`0x${code}`)));
  let most = 0;
  let [size, isTable] = [0, false];
  for (const [mark, number] of plain.matchAll(marks)) {
    if (number !== undefined) size = Math.max(size, Number(number));
    else if (mark.endsWith('XRef')) isTable = true;
    else {
      if (isTable) most = Math.max(most, size);
      [size, isTable] = [0, mark === 'trailer'];
    }
  }
  return isTable ? Math.max(most, size) : most;
}

function open(bytes: Buffer): PDFDocument | 'damaged' | 'encrypted' {
  try {
    return mupdf.Document.openDocument(bytes, 'application/pdf').asPDF() ?? 'damaged';
  } catch (error) {
    // Not by a password, but by a certificate or by a program that is unknown.
    return /encrypt|crypt/i.test(String(error)) ? 'encrypted' : 'damaged';
  }
}
