import { performance } from 'node:perf_hooks';
import { strFromU8, unzipSync } from 'fflate';
import * as mupdf from 'mupdf';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { type Locale, locales } from '#domain/site/paths.ts';
import { renderDocx } from '#modules/templates/docx.ts';
import { readTemplates } from '#modules/templates/files.ts';
import { keptTogether } from '#modules/templates/groups.ts';
import { parseContract } from '#modules/templates/parse.ts';
import { renderTemplatePdf } from '#modules/templates/pdf.ts';
import { createTemplateFiles } from '#modules/templates/render.ts';
import {
  type Block,
  placeholdersOf,
  plain,
  runsOf,
  type Template,
} from '#modules/templates/template.ts';
import { aContract } from './files.ts';

const templates = readTemplates();
/** Every text once: of each template one language as a PDF, the other one as a Word file. */
const turns = templates.map(({ id, languages }, index) => {
  const [one, other] = index % 2 ? locales : locales.toReversed();
  const text = (locale: Locale = 'de') => [`${id}, ${locale}`, languages[locale]] as const;
  return { pdf: text(one), docx: text(other) };
});
const sample: Template = {
  title: 'Vertrag & Muster',
  summary: 'Zum Prüfen.',
  category: 'company',
  updated: '2026-11-10',
  sources: [],
  parties: [],
  form: 'Keine.',
  language: 'en',
  blocks: parseContract(aContract),
  hash: 'a',
};

/** Lines of a PDF break anywhere, so words are compared without the spaces between them. */
const joined = (text: string) => text.replace(/\s+/g, '');

function wordsOf(block: Block): string[] {
  if (block.kind === 'signature') return block.labels;
  if (block.kind === 'list') return block.items.map(plain);
  if (block.kind === 'note') return block.paragraphs.map(plain);
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].map(plain);
  return [plain(block.text)];
}

const missingIn = (text: string, { title, blocks }: Template) =>
  [title, ...blocks.flatMap(wordsOf)].filter((words) => !joined(text).includes(joined(words)));

const withoutNotes = ({ blocks }: Template) => blocks.filter(({ kind }) => kind !== 'note');

function openPdf(bytes: Buffer) {
  const pdf = mupdf.Document.openDocument(bytes, 'application/pdf');
  const pages = Array.from({ length: pdf.countPages() }, (_, at) =>
    pdf.loadPage(at).toStructuredText('').asText(),
  );
  return { pages, pdf };
}

/** Header and footer come last on a page, and may stand between the lines of a clause. */
const withoutFrames = (pages: readonly string[]) =>
  pages.map((page) => page.replace(/\n[^\n]*\nSiebenschritt, \d[^]*$/, '')).join('\n');

const unescaped = (xml: string) =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

function openDocx(bytes: Buffer) {
  const files = unzipSync(bytes);
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const text = [...part('word/document.xml').matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
    .map(([, words = '']) => unescaped(words))
    .join('');
  return { files, part, text };
}

describe('the PDF of a template', () => {
  test.each(turns.map(({ pdf }) => pdf))('%s holds the whole contract', async (_name, template) => {
    const { pages, pdf } = openPdf(await renderTemplatePdf(template));
    expect(missingIn(withoutFrames(pages), template)).toEqual([]);
    expect(placeholdersOf(template).length).toBeGreaterThan(0);
    expect(pdf.getMetaData('info:Title')).toBe(template.title);
    expect(pages.every((page) => page.trim() !== '')).toBe(true);
    const before = pages.findIndex((page) =>
      joined(page).includes(joined(`Form: ${template.form}`)),
    );
    const toSign = withoutFrames(pages.slice(0, before));
    const inTheWay = template.blocks.flatMap((block) =>
      block.kind === 'note' ? wordsOf(block) : [],
    );
    expect(missingIn(toSign, { ...template, blocks: withoutNotes(template) })).toEqual([]);
    expect(inTheWay.filter((words) => joined(toSign).includes(joined(words)))).toEqual([]);
    const ends = pages.map((page) => withoutFrames([page]).trim().split('\n').at(-1) ?? '');
    expect(ends.filter((line) => /^(§ \d+\s|\([1-9]\)$)/.test(line))).toEqual([]);
    const begins = pages.map((page) => page.trim().split('\n')[0] ?? '');
    expect(begins.filter((line) => /^(Ort|Place), /.test(line))).toEqual([]);
  });

  test('numbers its sections and clauses, and says on each page what it is', async () => {
    const { pages, pdf } = openPdf(await renderTemplatePdf(sample));
    expect(pages[0]).toMatch(/§ 1\s+Gegenstand/);
    expect(pages[0]).toMatch(/§ 2\s+Schluss\s+\(1\)\s+Es gilt/);
    expect(pages[0]).toContain('Convenience translation, the German version is binding');
    expect(pages[0]).toContain('Page 1 of 2');
    expect(pages[1]).toMatch(/Notes\s+For filling in.*\s+Form: Keine\./);
    const trailer = (pdf as mupdf.PDFDocument).getTrailer();
    expect(trailer.get('Root').get('Lang').asString()).toBe('en');
  });

  test('is the same each time', async () => {
    const [one, other] = [await renderTemplatePdf(sample), await renderTemplatePdf(sample)];
    expect(one.equals(other)).toBe(true);
  });
});

describe('the Word file of a template', () => {
  test.each(turns.map(({ docx }) => docx))(
    '%s holds the whole contract',
    async (_name, template) => {
      const { text, part } = openDocx(await renderDocx(template));
      expect(missingIn(text, template)).toEqual([]);
      const shaded = part('word/document.xml').split('w:fill="FCE9CC"').length - 1;
      const toFillIn = template.blocks.flatMap(runsOf).filter((run) => run.placeholder).length;
      expect(shaded).toBe(toFillIn);
    },
  );

  test('has the parts that Word asks for, each of them well-formed', async () => {
    const { files, part } = openDocx(await renderDocx(sample));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        '[Content_Types].xml',
        '_rels/.rels',
        'docProps/core.xml',
        'word/document.xml',
        'word/_rels/document.xml.rels',
        'word/styles.xml',
        'word/numbering.xml',
        'word/header1.xml',
        'word/footer1.xml',
      ]),
    );
    const parts = Object.keys(files).filter((name) => /\.(xml|rels)$/.test(name));
    expect(parts.length).toBeGreaterThan(9);
    const xml = parts.map((name) => ({
      fileName: `part${name.replaceAll(/[^\w.]/g, '-')}`,
      contents: part(name),
    }));
    const options = { xml, normalization: 'c14n', disableFileNameValidation: true };
    const { valid, errors } = await validateXML(options as never);
    expect([valid, errors]).toEqual([true, []]);
  });

  test('numbers by itself: sections, the clauses in them, and each list anew', async () => {
    const { part } = openDocx(await renderDocx(sample));
    const numbering = part('word/numbering.xml');
    expect(numbering).toContain('w:val="§ %1"');
    expect(numbering).toContain('w:val="(%2)"');
    const paragraphs = part('word/document.xml').match(/<w:p>.*?<\/w:p>/gs) ?? [];
    const levelOf = (words: string) =>
      /<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"/.exec(
        paragraphs.find((one) => one.includes(words)) ?? '',
      );
    const [section, clause] = [levelOf('Gegenstand<'), levelOf('Es gilt deutsches Recht')];
    expect([section?.[1], clause?.[1]]).toEqual(['0', '1']);
    expect(clause?.[2]).toBe(section?.[2]);
    expect(levelOf('Erstens')?.[2]).not.toBe(levelOf('ein Punkt')?.[2]);
    const used = new Set(
      [...part('word/document.xml').matchAll(/numId w:val="(\d+)"/g)].map(String),
    );
    for (const one of used) expect(numbering).toContain(`w:numId="${/"(\d+)"/.exec(one)?.[1]}"`);
  });

  test('keeps signatures together, below the words that are signed', async () => {
    const { part } = openDocx(await renderDocx(sample));
    const document = part('word/document.xml');
    const signed = document.slice(0, document.lastIndexOf('<w:tbl>')).split('<w:p>').at(-1);
    expect(signed).toContain('Zweitens');
    expect(signed).toContain('<w:keepNext/>');
    const blocks = parseContract(`${aContract}\n\n[[Ort, Datum]]\n\n[[Unterschrift B]]\n`);
    const two = openDocx(await renderDocx({ ...sample, blocks })).part('word/document.xml');
    const rows = two.slice(two.lastIndexOf('<w:tbl>')).split('<w:tr>').slice(1);
    expect(rows.map((row) => row.includes('<w:keepNext/>'))).toEqual([true, false]);
  });

  test('has title, notice and page numbers around it, in its language', async () => {
    const { part } = openDocx(await renderDocx(sample));
    expect(part('word/header1.xml')).toContain('Vertrag &amp; Muster');
    const footer = part('word/footer1.xml');
    expect(footer).toContain('Convenience translation, the German version is binding');
    expect(footer).toContain('PAGE');
    expect(footer).toContain('NUMPAGES');
    expect(part('word/styles.xml')).toContain('w:lang w:val="en-GB"');
    const german = openDocx(await renderDocx({ ...sample, language: 'de' }));
    expect(german.part('word/footer1.xml')).toContain('Muster, ersetzt keine Beratung');
    expect(german.part('word/footer1.xml')).not.toContain('translation');
    expect(german.part('word/styles.xml')).toContain('w:lang w:val="de-DE"');
  });
});

describe('what belongs on one page', () => {
  const kinds = (source: string) =>
    keptTogether(parseContract(source)).map((group) => group.map(({ kind }) => kind).join(' '));

  test('is a heading with its first clause, a list with its clause, and all signatures', () => {
    expect(kinds(aContract)).toEqual([
      'paragraph',
      'paragraph',
      'note',
      'section clause',
      'clause',
      'item',
      'item',
      'list',
      'heading table',
      'section clause list signature',
    ]);
    const signatures =
      '[[Ort, Datum]]\n\n[[Unterschrift A]]\n\n[[Ort, Datum]]\n\n[[Unterschrift B]]';
    expect(kinds(`## § 1 A\n\n(1) x\n\n(2) y\n\n${signatures}`)).toEqual([
      'section clause',
      'clause signature signature',
    ]);
    expect(kinds(`## § 1 A\n\n(1) x\n\n> Hinweis: y\n\n${signatures}`)).toEqual([
      'section clause note signature signature',
    ]);
    expect(kinds('## § 1 A\n\n> Hinweis: x\n\n- y\n\n> Hinweis: z')).toEqual([
      'section note list',
      'note',
    ]);
  });

  test('is never longer than a page', () => {
    const long = Array.from({ length: 40 }, (_, at) => `- ${'Wort '.repeat(12)}${at}`).join('\n');
    expect(kinds(`## § 1 A\n\n(1) Es gelten\n\n${long}`)).toEqual(['section clause', 'list']);
  });
});

describe('files of templates', () => {
  test('are made on a thread of their own: the process goes on meanwhile', async () => {
    const files = createTemplateFiles();
    const [one] = templates;
    if (!one) throw new Error('no template');
    const before = performance.eventLoopUtilization();
    await files.read(one.languages.de, 'pdf');
    const { active, idle } = performance.eventLoopUtilization(before);
    expect(active).toBeLessThan(idle);
  });

  test('are prepared one by one, and one that is asked for comes next', async () => {
    const files = createTemplateFiles();
    const some = templates.slice(0, 3).map(({ languages }) => languages.en);
    const order: string[] = [];
    const prepared = files.prepare(some).then(() => order.push('prepared'));
    const asked = files.read(sample, 'docx').then(() => order.push('asked'));
    await Promise.all([prepared, asked]);
    expect(order).toEqual(['asked', 'prepared']);
  });

  test('are made once, and anew when the text has changed', async () => {
    const files = createTemplateFiles();
    const first = await files.read(sample, 'docx');
    expect(await files.read({ ...sample }, 'docx')).toBe(first);
    const changed = { ...sample, hash: 'b' };
    expect(await files.read(changed, 'docx')).not.toBe(first);
    expect(files.etag(changed, 'docx')).not.toBe(files.etag(sample, 'docx'));
    expect(files.etag(sample, 'pdf')).not.toBe(files.etag(sample, 'docx'));
  });
});
