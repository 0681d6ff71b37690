import MarkdownIt, { type Token } from 'markdown-it';
import { fixSpaces } from '#domain/site/fixed-spaces.ts';
import type { Block, Run } from './template.ts';

/** A text that cannot be printed; the message gives the reason. */
export class Unprintable extends Error {}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable([
  'image',
  'link',
  'autolink',
  'backticks',
  'fence',
  'code',
]);

/**
 * Parses a contract from Markdown. Sections (`## § 1 …`) and their clauses (`(1) …`) count from 1, so that files
 * can number them automatically.
 *
 * @throws Unprintable
 */
export function parseContract(source: string): Block[] {
  const blocks: Block[] = [];
  const tokens = markdown.parse(source, {});
  for (let at = 0; at < tokens.length; at = endOf(tokens, at) + 1) {
    blocks.push(...blocksOf(tokens.slice(at, endOf(tokens, at) + 1)));
  }
  refuseGaps(blocks);
  return sideBySide(blocks);
}

/** The end of the block that begins here: its closing token, or the token itself. */
function endOf(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    depth += tokens[at]?.nesting ?? 0;
    if (depth === 0) return at;
  }
  return tokens.length - 1;
}

function blocksOf(tokens: readonly Token[]): Block[] {
  const [first] = tokens;
  if (!first) return [];
  const inlines = tokens.filter(({ type }) => type === 'inline');
  if (first.type === 'heading_open') return [headingOf(first.tag, wordsIn(inlines[0]))];
  if (first.type === 'paragraph_open') return linesOf(runsIn(inlines[0])).map(paragraphOf);
  if (first.type === 'blockquote_open') {
    refuseInside(tokens, ['paragraph', 'blockquote']);
    return [{ kind: 'note', paragraphs: inlines.map(wordsIn) }];
  }
  if (first.type === 'bullet_list_open' || first.type === 'ordered_list_open') {
    refuseInside(tokens, ['paragraph', first.type.replace('_open', ''), 'list_item']);
    if (tokens.filter(({ type }) => type === first.type).length > 1) {
      throw new Unprintable('holds a list in a list');
    }
    const ordered = first.type === 'ordered_list_open';
    return [{ kind: 'list', ordered, items: inlines.map(wordsIn) }];
  }
  if (first.type === 'table_open') return [tableOf(tokens)];
  throw new Unprintable(`holds ${first.type.replace('_open', '')}, which files do not show`);
}

function refuseInside(tokens: readonly Token[], allowed: readonly string[]): void {
  const other = tokens.find(
    ({ type }) => type !== 'inline' && !allowed.includes(type.replace(/_(open|close)$/, '')),
  );
  if (other) throw new Unprintable(`holds ${other.type.replace('_open', '')} inside another block`);
}

const sectionMark = /^§\s*(\d+)\s+/;

function headingOf(tag: string, text: Run[]): Block {
  if (tag !== 'h2' && tag !== 'h3') throw new Unprintable(`holds a heading ${tag}`);
  const number = tag === 'h2' ? sectionMark.exec(text[0]?.text ?? '')?.[1] : undefined;
  if (number === undefined) return { kind: 'heading', level: tag === 'h2' ? 2 : 3, text };
  return { kind: 'section', number: Number(number), text: without(text, sectionMark) };
}

const clauseMark = /^\((\d+)\)\s+/;
const itemMark = /^([a-z]{1,2}\))\s+/;

function paragraphOf(text: Run[]): Block {
  const start = text[0]?.text ?? '';
  const clause = clauseMark.exec(start)?.[1];
  if (clause) return { kind: 'clause', number: Number(clause), text: without(text, clauseMark) };
  const mark = itemMark.exec(start)?.[1];
  if (mark) return { kind: 'item', mark, text: without(text, itemMark) };
  if (text.length === 1 && text[0]?.placeholder && signatureMark.test(start)) {
    return { kind: 'signature', labels: [start.slice(1, -1)] };
  }
  return { kind: 'paragraph', text };
}

const placeMark = /^\[?(?:Ort|Place)\b/;
const signatureMark = /^\[(?:Ort|Place|Unterschrift|Signature)\b/;

/** Puts place and date beside the signature that follows them. */
function sideBySide(blocks: readonly Block[]): Block[] {
  const all: Block[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    const isPlace = last?.kind === 'signature' && last.labels.length === 1;
    if (block.kind === 'signature' && isPlace && placeMark.test(last.labels[0] ?? '')) {
      last.labels.push(...block.labels);
    } else all.push(block);
  }
  return all;
}

const without = ([first, ...rest]: Run[], mark: RegExp): Run[] =>
  first ? [{ ...first, text: first.text.replace(mark, '') }, ...rest] : [];

function tableOf(tokens: readonly Token[]): Block {
  const rows: Run[][][] = [];
  for (const [index, { type }] of tokens.entries()) {
    if (type === 'tr_open') rows.push([]);
    if (type === 'th_open' || type === 'td_open') rows.at(-1)?.push(wordsIn(tokens[index + 1]));
  }
  const [head = [], ...body] = rows;
  return { kind: 'table', head, rows: body };
}

const SOFT_BREAK = '\ue000';

/** The styled words of a block; line breaks of the source are kept for `linesOf`. */
function runsIn(inline: Token | undefined): Run[] {
  const runs: Run[] = [];
  let bold = 0;
  let italic = 0;
  for (const { type, content } of inline?.children ?? []) {
    if (type === 'strong_open' || type === 'strong_close') bold += type === 'strong_open' ? 1 : -1;
    else if (type === 'em_open' || type === 'em_close') italic += type === 'em_open' ? 1 : -1;
    else if (type === 'hardbreak' || type === 'softbreak' || type.startsWith('text')) {
      const text = type === 'hardbreak' ? '\n' : type === 'softbreak' ? SOFT_BREAK : content;
      runs.push({ text, ...(bold > 0 && { bold: true }), ...(italic > 0 && { italic: true }) });
    } else throw new Unprintable(`holds ${type}, which files do not show`);
  }
  return joined(runs).flatMap(withPlaceholders);
}

const wordsIn = (inline: Token | undefined) => softened(runsIn(inline));

function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && last.bold === run.bold && last.italic === run.italic) last.text += run.text;
    else all.push({ ...run });
  }
  return all.filter(({ text }) => text !== '');
}

/** Turns `[[Name]]` into the placeholder `[Name]`. */
function withPlaceholders(run: Run): Run[] {
  const parts = run.text.split(/\[\[([^[\]]+)\]\]/);
  return parts.flatMap((text, at) => {
    if (at % 2 === 1) {
      return { ...run, text: `[${text.replaceAll(SOFT_BREAK, ' ').trim()}]`, placeholder: true };
    }
    if (text.includes('[[') || text.includes(']]')) {
      throw new Unprintable(`holds a placeholder that does not end: ${text.trim().slice(0, 60)}`);
    }
    return text === '' ? [] : { ...run, text };
  });
}

/** Splits a paragraph before lines that begin like a clause or an item. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    const [first = '', ...more] = run.text.split(
      new RegExp(`[${SOFT_BREAK}\\n](?=\\(\\d+\\)\\s|[a-z]{1,2}\\)\\s)`),
    );
    if (first !== '') lines.at(-1)?.push({ ...run, text: first });
    for (const text of more) lines.push([{ ...run, text }]);
  }
  return lines.map(softened);
}

const softened = (runs: readonly Run[]): Run[] =>
  runs.map((run) => ({ ...run, text: fixSpaces(run.text.replaceAll(SOFT_BREAK, ' ')) }));

function refuseGaps(blocks: readonly Block[]): void {
  let section = 0;
  let clause = 0;
  for (const block of blocks) {
    if (block.kind === 'section') {
      section += 1;
      clause = 0;
      if (block.number !== section) {
        throw new Unprintable(`counts § ${block.number} after § ${section - 1}`);
      }
    }
    if (block.kind === 'heading') clause = 0;
    if (block.kind === 'clause') {
      clause += 1;
      if (block.number !== clause) {
        throw new Unprintable(`counts (${block.number}) after (${clause - 1}) in § ${section}`);
      }
    }
  }
  if (section === 0) throw new Unprintable('has no section "## § 1 …"');
}
