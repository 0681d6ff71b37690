import { readFileSync } from 'node:fs';
import type { PDFDocument, PDFObject } from 'mupdf';
import { type Page, paragraphsIn } from '../../domain/files/paragraphs.ts';

/**
 * Runs in a child process of its own, so a PDF built to crash its reader takes down nothing else.
 * Arguments: what to do, and the path of the file, which is else read from the standard input.
 * `check` prints `ok` or one fault of `pdf-check.ts`, `text` what `pdf-text.ts` reads.
 */
const MEMORY_PAGES_MAX = (256 * 1024 * 1024) / 65_536;
const PAGES_MAX = 500;
const DEPTH_MAX = 100;
const TEXT_PAGES_MAX = 100;
const TEXT_CHARACTERS_MAX = 200_000;
const TEXT_LINES_MAX = 20_000;
/** Of a core. What is read by then is better than nothing: it is stopped after 8 s of one. */
const TEXT_MS_MAX = 6_500;
/** A second's work; a table of millions fits into a few kilobytes. */
const OBJECTS_MAX = 100_000;

/** Anything that runs code, opens something else or embeds a file. */
const activeKeys = new Set([
  'JavaScript',
  'JS',
  'AA',
  'XFA',
  'EF',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMediaContent',
]);
const kindKeys = new Set(['S', 'Type', 'Subtype']);
const actions = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE'];
const carriers = ['EmbeddedFile', 'FileAttachment', 'RichMedia', 'Rendition', 'Movie', 'Sound'];
const activeKinds = new Set([...actions, ...carriers, 'Screen']);

limitMemory();
const mupdf = await import('mupdf');
const [, , job, path] = process.argv;
const content = readFileSync(path ?? 0);
console.log(job === 'text' ? JSON.stringify(textOf(content)) : judge(content));

/** The parser runs in WebAssembly, whose memory no Node flag limits. */
function limitMemory(): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function limited(this: WebAssembly.Memory, delta: number) {
    if (this.buffer.byteLength / 65_536 + delta > MEMORY_PAGES_MAX) throw new RangeError('memory');
    return grow.call(this, delta);
  };
}

function judge(bytes: Buffer): string {
  if (isTooMany(declaredObjects(bytes), bytes)) return 'damaged';
  const document = open(bytes);
  if (!document) return 'damaged';
  const trailer = document.getTrailer();
  // The virus scanner cannot look inside, even if no password is needed to read it.
  if (document.needsPassword() || !trailer.get('Encrypt').isNull()) return 'encrypted';
  if (isTooMany(document.countObjects(), bytes)) return 'damaged';
  const pages = document.countPages();
  if (pages < 1) return 'damaged';
  if (pages > PAGES_MAX) return 'too-many-pages';
  if (hasActiveContent(document)) return 'active-content';
  document.loadPage(0).getBounds();
  return 'ok';
}

interface TextBlock {
  lines?: { bbox: { x: number; y: number; w: number; h: number }; text: string }[];
}

/** Null for a file that cannot be opened; it has been accepted once, but a check can become stricter. */
function textOf(bytes: Buffer): { paragraphs: string[]; whole: boolean } | null {
  if (isTooMany(declaredObjects(bytes), bytes)) return null;
  const document = open(bytes);
  if (!document || document.needsPassword()) return null;
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
      text,
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

/** As the trailers say it, before a table of that size is made; names may be written with escapes. */
function declaredObjects(bytes: Buffer): number {
  const plain = bytes
    .toString('latin1')
    .replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number(`0x${code}`)));
  const sizes = plain.matchAll(/\/Size\s+(\d{1,12})/g);
  return Math.max(0, ...[...sizes].map(([, size]) => Number(size)));
}

function open(bytes: Buffer): PDFDocument | null {
  try {
    return mupdf.Document.openDocument(bytes, 'application/pdf').asPDF();
  } catch {
    return null;
  }
}

/** Parsed objects, not raw bytes: names can be escaped, objects hidden in compressed streams. */
function hasActiveContent(document: PDFDocument): boolean {
  const count = document.countObjects();
  if (isActive(document.getTrailer(), 0)) return true;
  for (let number = 1; number < count; number += 1) {
    if (isActive(document.newIndirect(number).resolve(), 0)) return true;
  }
  return false;
}

/** Looks at everything inside one object; what it references is checked under its own number. */
function isActive(object: PDFObject, depth: number): boolean {
  if (depth > DEPTH_MAX) return true;
  if (!object.isDictionary() && !object.isArray() && !object.isStream()) return false;
  const inDictionary = !object.isArray();
  let active = false;
  object.forEach((value, key) => {
    if (active) return;
    if (inDictionary && isActiveEntry(String(key), value)) active = true;
    else if (!value.isIndirect()) active = isActive(value, depth + 1);
  });
  return active;
}

function isActiveEntry(key: string, value: PDFObject): boolean {
  if (activeKeys.has(key)) return true;
  return kindKeys.has(key) && value.isName() && activeKinds.has(value.asName());
}
