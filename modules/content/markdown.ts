import MarkdownIt, { type Token } from 'markdown-it';
import { withoutMarks } from '#domain/ascii.ts';
import { fixSpaces } from '#domain/site/fixed-spaces.ts';

export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

export interface Rendered {
  html: string;
  /** Headings of the second and third level, in order. */
  contents: Heading[];
}

/** Ids of the page around the text. */
const takenIds = ['content', 'main', 'contents', 'faq', 'sources', 'related'];

/** Addresses below ours, of other secure sites and of mailboxes; no scripts, no data. */
const safeLink = /^(?:\/(?![/\\])|#|https:\/\/|mailto:)/i;

/** HTML in a text is shown as text; pictures are not for these texts. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable([
  'image',
]);
markdown.validateLink = (address) => safeLink.test(address.trim());
markdown.core.ruler.push('spaces', ({ tokens }) => {
  for (const { children } of tokens) {
    for (const token of children ?? []) {
      if (token.type === 'text') token.content = fixSpaces(token.content);
    }
  }
});
markdown.renderer.rules.table_open = () => '<div class="table"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';
markdown.renderer.rules.blockquote_open = () => '<aside class="note" role="note">';
markdown.renderer.rules.blockquote_close = () => '</aside>';

/** The text as HTML, ready for a page: ids of headings, tables that phones can show as cards. */
export function renderMarkdown(source: string): Rendered {
  const tokens = markdown.parse(source, {});
  const contents = nameHeadings(tokens);
  labelCells(tokens);
  secureLinks(tokens);
  return { html: markdown.renderer.render(tokens, markdown.options, {}), contents };
}

/** The words of a text without its marks. */
export function plainTextOf(source: string): string {
  return markdown
    .parse(source, {})
    .filter(({ type }) => type === 'inline' || type === 'fence' || type === 'code_block')
    .map((token) => (token.children ? wordsOf(token) : token.content))
    .join('\n')
    .trim();
}

export const countWords = (plainText: string) =>
  plainText.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0;

function wordsOf(token: Token): string {
  return (token.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('');
}

function nameHeadings(tokens: Token[]): Heading[] {
  const used = new Map(takenIds.map((id) => [id, 1]));
  const contents: Heading[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const inline = tokens[index + 1];
    const text = inline ? wordsOf(inline) : '';
    const id = unusedId(idOf(text), used);
    token.attrSet('id', id);
    if (token.tag === 'h2') contents.push({ id, text, level: 2 });
    if (token.tag === 'h3') contents.push({ id, text, level: 3 });
  }
  return contents;
}

function idOf(text: string): string {
  const plain = withoutMarks(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return /^[a-z]/.test(plain) ? plain : `s-${plain}`.replace(/-$/, '');
}

/** @param used the last number of each id: of many headings alike, none counts from the beginning */
function unusedId(wanted: string, used: Map<string, number>): string {
  let number = used.get(wanted) ?? 0;
  let id: string;
  do {
    number += 1;
    id = number === 1 ? wanted : `${wanted}-${number}`;
  } while (number > 1 && used.has(id));
  used.set(wanted, number);
  if (id !== wanted) used.set(id, 1);
  return id;
}

/** Cells carry the heading of their column, which phones show beside them. */
function labelCells(tokens: Token[]): void {
  let labels: string[] = [];
  let amounts = new Set<number>();
  let column = 0;
  for (const [index, token] of tokens.entries()) {
    const text = tokens[index + 1];
    if (token.type === 'table_open') {
      labels = [];
      amounts = columnsOfAmounts(tokens, index);
    }
    if (token.type === 'tr_open') column = 0;
    if (token.type === 'th_open') {
      const isAmount = amounts.has(labels.length);
      const label = text ? wordsOf(text) : '';
      labels.push(label);
      // A corner without words is no heading.
      token.attrs = label === '' ? [] : [['scope', 'col'], ...aligned(token, isAmount)];
      if (label === '') renameCell(tokens, index);
    }
    if (token.type === 'td_open') {
      const label = labels[column] ?? '';
      token.attrs = [['data-label', label], ...aligned(token, amounts.has(column))];
      column += 1;
    }
  }
}

/** The opening and the closing tag around the words of a heading. */
function renameCell(tokens: Token[], index: number): void {
  for (const token of [tokens[index], tokens[index + 2]]) if (token) token.tag = 'td';
}

/** As a class: the pages have as few inline styles as possible. */
function aligned(token: Token, isAmount: boolean): [string, string][] {
  const side = /text-align:(right|center)/.exec(String(token.attrGet('style')))?.[1];
  if (side) return [['class', side]];
  return isAmount ? [['class', 'right']] : [];
}

const amount = /^[−–-]?\s?(?:€\s?)?\d[\d.,]*(?:\s?(?:€|%|EUR))?$/;

/** Columns of a table, from 0, with nothing but numbers. The first one names the rows. */
function columnsOfAmounts(tokens: readonly Token[], start: number): Set<number> {
  const cells: string[][] = [];
  let column = 0;
  for (let index = start; index < tokens.length; index += 1) {
    const type = tokens[index]?.type;
    if (type === 'table_close') break;
    if (type === 'tr_open') column = 0;
    if (type !== 'td_open') continue;
    const inline = tokens[index + 1];
    const text = inline ? wordsOf(inline).trim() : '';
    const above = (cells[column] ??= []);
    if (text !== '') above.push(text);
    column += 1;
  }
  const numbers = cells.map(
    (texts) => texts.length > 0 && texts.every((text) => amount.test(text)),
  );
  return new Set(numbers.flatMap((isNumber, at) => (isNumber && at > 0 ? [at] : [])));
}

/** Other sites learn nothing of the page a reader comes from, and gain no rank. */
function secureLinks(tokens: Token[]): void {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type !== 'link_open') continue;
    if (/^https:/i.test(String(token.attrGet('href')))) token.attrSet('rel', 'noopener nofollow');
  }
}
