import { readFileSync, writeFileSync } from 'node:fs';
import type { PDFDocument } from 'mupdf';
import { type Page, paragraphsIn } from '../../domain/files/paragraphs.ts';
import { type ForeignText, foreign } from '../../domain/foreign-text.ts';
import { findActive } from './pdf-actions.ts';
import { isSigned } from './pdf-signature.ts';

/**
 * Runs in a child process of its own, so that a PDF built to crash its reader takes down nothing else. Arguments:
 * the task, and the path of the file, which otherwise comes from standard input. `check` prints `ok`, followed by
 * what is special about the file, or a fault of `pdf-check.ts`, `text` what `pdf-text.ts` reads, `open-copy` the file
 * without its protection.
 */
const MEMORY_PAGES_MAX = (256 * 1024 * 1024) / 65_536;
const PAGES_MAX = 500;
const TEXT_PAGES_MAX = 100;
const TEXT_CHARACTERS_MAX = 200_000;
const TEXT_LINES_MAX = 20_000;
/** Processor time after which reading stops with what it has found; the process is ended after 8 s. */
const TEXT_MS_MAX = 6_500;
/** Number of objects that take about a second; a table of millions fits into a few kilobytes. */
const OBJECTS_MAX = 100_000;

/** Boundaries of dictionaries that may be trailers, and their entries. */
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
  // The file is protected against changes; nobody needs a password to read it.
  const isProtected = !document.getTrailer().get('Encrypt').isNull();
  return ['ok', isProtected && 'protected', isSigned(document) && 'signed']
    .filter(Boolean)
    .join(' ');
}

/** The file as the virus scanner can read it, without a protection. */
function openCopyOf(bytes: Buffer): Uint8Array {
  const document = open(bytes);
  if (typeof document === 'string') throw new Error(document);
  return document.saveToBuffer('decrypt').asUint8Array();
}

interface TextBlock {
  lines?: { bbox: { x: number; y: number; w: number; h: number }; text: string }[];
}

/** @returns null for a file that cannot be opened: it was accepted once, but checks may become stricter */
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

/** No object takes less than a byte, however well it is compressed. */
function isTooMany(objects: number, { length }: Buffer): boolean {
  return objects > OBJECTS_MAX || objects > length;
}

/**
 * Number of objects that the trailers declare, in any of their forms, before a table of that size is built. Names
 * may contain escapes; sizes of other objects, such as attachments, do not count.
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
    // The file is encrypted by a certificate or an unknown program rather than a password.
    return /encrypt|crypt/i.test(String(error)) ? 'encrypted' : 'damaged';
  }
}
