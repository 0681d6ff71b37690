import { describe, expect, test } from 'vitest';
import { differing, fieldsOf, pieceKinds, type Typed, tidied } from '#domain/content/fields.ts';
import { entriesOf, filled, judgePiece, languagesOf } from '#domain/content/piece.ts';
import { isWriting } from '#domain/content/states.ts';
import { treeOf, typedOf } from '#domain/content/typed.ts';

const news: Typed = {
  author: 'tax',
  published: '2026-11-23',
  'de.title': 'Neues',
  'de.slug': 'neues',
  'de.description': 'Was neu ist.',
  'de.markdown': 'Ein Text.',
  'en.title': 'News',
  'en.slug': 'news',
  'en.description': 'What is new.',
  'en.markdown': 'A text.',
};
const faults = (typed: Typed) => {
  const judged = judgePiece('news', typed);
  return judged.ok ? [] : judged.faults;
};

describe('what is typed', () => {
  test('becomes lists, paragraphs and questions, and the same text again', () => {
    const typed: Typed = {
      ...news,
      related: 'one\n two \n\nthree',
      'de.sources': '§ 1 GmbHG\n§ 2 GmbHG',
      'de.faq': 'Warum?\nDarum.\nUnd noch etwas.\n\nWer?\nDu.',
    };
    const tree = treeOf('article', typed);
    expect(tree).toMatchObject({
      related: ['one', 'two', 'three'],
      de: {
        sources: ['§ 1 GmbHG', '§ 2 GmbHG'],
        faq: [
          { question: 'Warum?', answer: 'Darum. Und noch etwas.' },
          { question: 'Wer?', answer: 'Du.' },
        ],
      },
    });
    expect(treeOf('article', typedOf('article', tree))).toEqual(tree);
  });

  test('is compared without spaces at its ends, and without what its kind does not have', () => {
    const typed = { ...news, 'de.title': ' Neues\r\n', 'de.faq': 'Nothing', code: 'X' };
    expect(tidied('news', typed)).toEqual(news);
    expect(differing('news', typed, news)).toEqual([]);
    expect(differing('news', { ...news, author: 'law', 'en.title': 'x' }, news)).toEqual([
      'author',
      'en.title',
    ]);
  });

  test.each(pieceKinds)(
    '%s: every field has one path, and both languages the same ones',
    (kind) => {
      const paths = fieldsOf(kind).map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      const namesIn = (locale: string) =>
        fieldsOf(kind).flatMap(({ language, name }) => (language === locale ? [name] : []));
      expect(namesIn('de')).toEqual(namesIn('en'));
      expect(judgePiece(kind, {}).ok).toBe(false);
    },
  );
});

describe('a piece is read', () => {
  test('with amounts in the language of the field, as two entries', () => {
    const typed = { ...news, 'de.markdown': '{{euros court}}', 'en.markdown': '{{euros court}}' };
    expect(filled('news', typed)).toMatchObject({
      'de.markdown': '300\u00a0€',
      'en.markdown': '€300',
    });
    const judged = judgePiece('news', typed);
    if (!judged.ok) throw new Error(JSON.stringify(judged.faults));
    const { de, en } = entriesOf({ kind: 'news', key: 'new', category: 'news' }, judged.piece);
    expect(de).toMatchObject({ language: 'de', slug: 'neues', related: [], sources: [] });
    expect(en).toMatchObject({ language: 'en', markdown: '€300', author: 'tax' });
  });

  test('and says of each field what is wrong with it', () => {
    expect(faults({ ...news, 'de.title': '', author: 'jana', 'en.slug': 'A B' })).toEqual([
      { path: 'author', code: 'INVALID' },
      { path: 'de.title', code: 'REQUIRED' },
      { path: 'en.slug', code: 'INVALID' },
    ]);
    expect(faults({ ...news, 'en.title': 'x'.repeat(121) })).toEqual([
      { path: 'en.title', code: 'TOO_LONG' },
    ]);
    expect(
      faults({ ...news, 'de.markdown': '{{euros nothing}} {{name}} {{euros court}}' }),
    ).toEqual([
      { path: 'de.markdown', code: 'UNKNOWN_AMOUNT', found: '{{euros nothing}}' },
      { path: 'de.markdown', code: 'UNKNOWN_AMOUNT', found: '{{name}}' },
    ]);
  });

  test('a language is there once it has a title', () => {
    expect(languagesOf(news)).toEqual(['de', 'en']);
    expect(languagesOf({ 'en.headline': 'x', 'de.slug': 'y' })).toEqual(['en']);
  });
});

test.each([
  [4, true],
  [5, false],
])('%i minutes after the last change somebody is writing: %s', (minutes, expected) => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect(isWriting(new Date(now.getTime() - minutes * 60_000), now)).toBe(expected);
});
