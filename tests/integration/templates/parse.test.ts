import { afterAll, describe, expect, test } from 'vitest';
import { readTemplates } from '#modules/templates/files.ts';
import { parseContract } from '#modules/templates/parse.ts';
import { placeholdersOf, plain } from '#modules/templates/template.ts';
import { contentFolderWith } from '../../support/imports/content-folder.ts';
import { aContract, templateFile } from './files.ts';

const made: { remove(): void }[] = [];
afterAll(() => {
  for (const { remove } of made) remove();
});

function read(files: Record<string, string>) {
  const folder = contentFolderWith(files);
  made.push(folder);
  return readTemplates(folder.folder);
}

describe('a contract in Markdown', () => {
  const blocks = parseContract(aContract);

  test('has sections, clauses, items, lists, a table, notes and lines to sign', () => {
    expect(blocks.map(({ kind }) => kind)).toEqual(
      'paragraph paragraph note section clause clause item item list heading table section clause list signature'.split(
        ' ',
      ),
    );
    expect(blocks).toContainEqual({ kind: 'section', number: 1, text: [{ text: 'Gegenstand' }] });
    expect(blocks.at(-1)).toEqual({ kind: 'signature', labels: ['Ort, Datum', 'Unterschrift'] });
    const lists = blocks.filter((block) => block.kind === 'list');
    expect(lists.map(({ ordered, items }) => [ordered, items.length])).toEqual([
      [false, 2],
      [true, 2],
    ]);
  });

  test('keeps bold and italic words and marks what is to be filled in', () => {
    expect(blocks.find(({ kind }) => kind === 'clause')).toEqual({
      kind: 'clause',
      number: 1,
      text: [
        { text: 'Die Parteien vereinbaren ' },
        { text: 'verbindlich', bold: true },
        { text: ' Folgendes: ' },
        { text: '[Gegenstand des Vertrags]', placeholder: true },
        { text: '.' },
      ],
    });
    expect(placeholdersOf({ blocks })).toEqual([
      'Name der Gesellschaft',
      'Anschrift',
      'Gegenstand des Vertrags',
      'Preis',
    ]);
    const items = blocks.flatMap((block) => (block.kind === 'item' ? plain(block.text) : []));
    expect(items).toEqual(['die erste Regel & eine mit <Zeichen>,', 'die zweite Regel.']);
  });

  test.each([
    ['## § 1 A\n\n(1) x\n\n## § 3 B', 'counts § 3 after § 1'],
    ['## § 1 A\n\n(1) x\n\n(3) y', 'counts (3) after (1) in § 1'],
    ['## § 1 A\n\n(2) x', 'counts (2) after (0) in § 1'],
    ['(1) x', 'has no section'],
    ['# A\n\n## § 1 A', 'holds a heading h1'],
    ['## § 1 A\n\n(1) [[offen', 'holds a placeholder that does not end'],
    ['## § 1 A\n\n- a\n  - b', 'holds a list in a list'],
    ['## § 1 A\n\n---\n', 'holds hr'],
  ])('%j is refused: %s', (text, reason) => {
    expect(() => parseContract(text)).toThrow(reason);
  });
});

describe('the files of templates', () => {
  const pair = {
    'templates/muster/de.md': templateFile(),
    'templates/muster/en.md': templateFile(),
  };

  test('are read by category, then by title', () => {
    const files = { ...pair };
    for (const [id, category, title] of [
      ['b', 'people', 'Bb'],
      ['a', 'people', 'Ab'],
      ['c', 'finance', 'Aa'],
    ] as const) {
      Object.assign(files, {
        [`templates/${id}/de.md`]: templateFile({ category, title }),
        [`templates/${id}/en.md`]: templateFile({ category, title }),
      });
    }
    expect(read(files).map(({ id }) => id)).toEqual(['muster', 'a', 'b', 'c']);
  });

  const en = 'templates/muster/en.md';
  test.each([
    [{ 'templates/muster/de.md': templateFile() }, `content/${en}: is missing`],
    [{ ...pair, [en]: templateFile({ form: '' }) }, `content/${en}: form`],
    [{ ...pair, [en]: templateFile({ category: 'other' }) }, `content/${en}: category`],
    [{ ...pair, [en]: templateFile({ category: 'people' }) }, 'has another category than de.md'],
    [{ ...pair, [en]: templateFile({ more: 1 }) }, `content/${en}: Unrecognized key`],
    [{ ...pair, [en]: 'no head' }, `content/${en}: has no front matter`],
    [
      { ...pair, [en]: templateFile({}, '## § 1 A\n\n(1) [[x]]') },
      `content/${en}: has other sections or clauses`,
    ],
    [{ 'templates/Groß/de.md': templateFile() }, 'content/templates/Groß'],
  ])('are refused with the name of the file, case %#', (files, reason) => {
    expect(() => read(files as Record<string, string>)).toThrow(reason);
  });
});
