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
  /** Headings of levels two and three, in order. */
  contents: Heading[];
}

/** Ids that the page around the text uses. */
const takenIds = ['content', 'main', 'contents', 'faq', 'sources', 'related'];

/** Links to our own pages, other secure sites and mailboxes; no scripts, no data. */
const safeLink = /^(?:\/(?![/\\])|#|https:\/\/|mailto:)/i;

/** HTML in a text appears as text, and pictures are not allowed. */
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

/** Renders a text for a page: headings get ids, and phones can show tables as cards. */
export function renderMarkdown(source: string): Rendered {
  const tokens = markdown.parse(source, {});
  const contents = nameHeadings(tokens);
  labelCells(tokens);
  secureLinks(tokens);
  return { html: markdown.renderer.render(tokens, markdown.options, {}), contents };
}

/** The words of a text without Markdown. */
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

/** @param used the last number of each id, so that many equal headings are not counted from the beginning */
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

/** Gives cells the heading of their column, which phones show beside them. */
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
      // An empty corner cell is no heading.
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

/** Renames the opening and the closing tag around the words of a heading. */
function renameCell(tokens: Token[], index: number): void {
  for (const token of [tokens[index], tokens[index + 2]]) if (token) token.tag = 'td';
}

/** Alignment as a class: pages have as few inline styles as possible. */
function aligned(token: Token, isAmount: boolean): [string, string][] {
  const side = /text-align:(right|center)/.exec(String(token.attrGet('style')))?.[1];
  if (side) return [['class', side]];
  return isAmount ? [['class', 'right']] : [];
}

const amount = /^[−–-]?\s?(?:€\s?)?\d[\d.,]*(?:\s?(?:€|%|EUR))?$/;

/** Columns of a table that hold only numbers, counted from 0; the first column names the rows. */
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

/** Keeps other sites from learning the reader's page, and from gaining rank. */
function secureLinks(tokens: Token[]): void {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type !== 'link_open') continue;
    if (/^https:/i.test(String(token.attrGet('href')))) token.attrSet('rel', 'noopener nofollow');
  }
}
