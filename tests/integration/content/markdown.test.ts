import { describe, expect, test } from 'vitest';
import { countWords, plainTextOf, renderMarkdown } from '#modules/content/markdown.ts';

const html = (markdown: string) => renderMarkdown(markdown).html;

describe('rendering a text', () => {
  test.each([
    ['<script>alert(1)</script>', /<script/],
    ['Text <img src=x onerror=alert(1)> more', /<img/],
    ['[click](javascript:alert(1))', /href/],
    ['[click](data:text/html,<script>alert(1)</script>)', /href|<script/],
    ['[click](//evil.example/)', /href/],
    ['[click](http://plain.example/)', /href/],
    ['![picture](/favicon.svg)', /<img/],
    ['# "><script>alert(1)</script>', /<script|id="[^"]*[<>]/],
    ['| <b>a</b> |\n| --- |\n| "><i onclick=x>1</i> |', /<b>|<i /],
  ])('no HTML or script of an author gets through: %s', (markdown, forbidden) => {
    expect(html(markdown)).not.toMatch(forbidden);
  });

  test('links to our pages, to anchors and to secure sites work', () => {
    expect(html('[a](/gmbh/) [b](#kosten)')).toContain('<a href="/gmbh/">a</a> <a href="#kosten">');
    expect(html('[a](https://example.com/)')).toContain(
      '<a href="https://example.com/" rel="noopener nofollow">',
    );
  });

  test('headings get unique ids that no part of the page has', () => {
    const text = '## Kosten\n\n### Größe & Maß\n\n## Kosten\n\n## Content\n\n## 25.000 €\n\n## …';
    const { contents, html: page } = renderMarkdown(text);
    expect(contents).toEqual([
      { id: 'kosten', text: 'Kosten', level: 2 },
      { id: 'groesse-mass', text: 'Größe & Maß', level: 3 },
      { id: 'kosten-2', text: 'Kosten', level: 2 },
      { id: 'content-2', text: 'Content', level: 2 },
      { id: 's-25-000', text: '25.000\u00a0€', level: 2 },
      { id: 's', text: '…', level: 2 },
    ]);
    for (const { id, level } of contents) expect(page).toContain(`<h${level} id="${id}">`);
  });

  test('cells of a table carry the heading of their column', () => {
    const table = '| Form | Kapital |\n| --- | ---: |\n| UG | 1 € |\n| **GmbH** | 25.000 € |';
    const rendered = html(table);
    expect(rendered).toContain('<div class="table"><table>');
    expect(rendered).toContain('<th scope="col" class="right">Kapital</th>');
    expect(rendered).toContain('<td data-label="Form">UG</td>');
    expect(rendered).toContain('<td data-label="Kapital" class="right">1\u00a0€</td>');
    // A table has its roles by itself.
    expect(rendered).not.toMatch(/role=|style=/);
  });

  test('a column of amounts is aligned to the right, one with words is not', () => {
    const table =
      '| a | b | c |\n| - | - | - |\n| 1 | 25.000 € | 7 |\n| x | **−12,5 %** | |\n| 2 | €3,000 | 8 |';
    expect(html(table).match(/class="right">[^/]*</g)).toHaveLength(8);
    expect(html(table)).toContain('data-label="b" class="right"><strong>−12,5');
    expect(html(table)).not.toMatch(/data-label="a" class/);
    expect(html('| 300 | 1 |\n| - | - |\n| 400 | 2 |').match(/class="right"/g)).toHaveLength(2);
  });

  test('quotes are notes', () => {
    expect(html('> **Merke:** nichts.')).toMatch(/^<aside class="note" role="note">\s*<p><strong>/);
  });

  test('what belongs together stays on one line', () => {
    expect(html('Nach § 5a Abs. 3 GmbHG sind es 25 %.')).toContain(
      'Nach §\u00a05a Abs.\u00a03 GmbHG sind es 25\u00a0%.',
    );
  });
});

test('the plain text holds the words without marks and addresses', () => {
  const text =
    '## Ein Titel\n\nEin [Link](/gmbh/) und **fett**.\n\n| a | b |\n| - | - |\n| c | d |';
  expect(plainTextOf(text)).toBe('Ein Titel\nEin Link und fett.\na\nb\nc\nd');
  expect(countWords(plainTextOf(text))).toBe(10);
});

test.each([
  ['headings that are all alike', '# a\n'.repeat(12_000)],
  ['headings that take each other\u2019s number', '# a-2\n# a\n'.repeat(6_000)],
  ['tables', '|a|\n|-|\n|1|\n\n'.repeat(15_000)],
])('thousands of %s take no time', (_what, text) => {
  const begun = process.cpuUsage();
  const { html: page } = renderMarkdown(text);
  const { user } = process.cpuUsage(begun);
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(user / 1_000).toBeLessThan(1_500);
});
