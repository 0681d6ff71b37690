import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryKinds } from '#domain/content/entry.ts';
import { notNow } from '#modules/content/entries.ts';
import { importContent } from '#modules/content/import.ts';
import { Overloaded } from '#modules/shared/concurrency.ts';
import { TooCostly } from '#modules/shared/threads.ts';
import { codeOf, startApi, type TestApi } from '../../support/api.ts';
import { contentFolderWith } from '../../support/imports/content-folder.ts';
import { articleFile, categoryFile } from './files.ts';

let api: TestApi;
const capital = 'Die Gesellschafter zahlen das Stammkapital ein. Das Stammkapital ist Geld.';
const made = contentFolderWith({
  'de/blog/finance/stammkapital.md': articleFile(
    { key: 'share-capital', title: 'Stammkapital', published: '2026-10-01', related: ['guide'] },
    `Ein Anfang.\n\n## Einzahlung\n\n${capital}`,
  ),
  'en/blog/finance/share-capital.md': articleFile(
    { key: 'share-capital', title: 'Share capital', published: '2026-10-01' },
    'The shareholders are paying the capital into an account.',
  ),
  'de/blog/tax/gewinn.md': articleFile(
    { key: 'profit', title: 'Gewinn versteuern', published: '2026-11-02' },
    'Gründungen zahlen Steuern. Müller Überweisung <b>kein HTML</b>.',
  ),
  'de/blog/corporations/gmbh.md': articleFile(
    { key: 'gmbh', title: 'Die GmbH im Alltag', published: '2026-03-01' },
    'Gesellschafterversammlung.',
  ),
  'de/pages/gmbh/index.md': categoryFile({ key: 'category-gmbh', title: 'Die GmbH' }),
  'de/pages/gmbh/wegweiser.md': articleFile(
    {
      key: 'guide',
      title: 'Wegweiser',
      faq: [{ question: 'Brauche ich einen Zeugen?', answer: 'Nein.' }],
    },
    'Wie man vorgeht.',
  ),
});

beforeAll(async () => {
  api = await startApi();
  await importContent(api.connection.db, { folder: made.folder, samples: true }, entryKinds);
});
afterAll(async () => {
  made.remove();
  await api.close();
});

const get = (path: string, language = 'de') =>
  api.call('GET', path, { headers: { 'accept-language': language } });
const keysOf = async (path: string, language?: string) =>
  (await get(path, language)).json().data.map(({ key }: { key: string }) => key);
const found = async (q: string, language = 'de') => {
  const answer = await get(`/search?q=${encodeURIComponent(q)}`, language);
  return answer.json().data.map(({ title }: { title: string }) => title);
};

describe('articles', () => {
  test('are not there for now when the machine has no time to render them, and not refused', () => {
    expect(() => notNow(new TooCostly())).toThrow(Overloaded);
    expect(() => notNow(new RangeError('another'))).toThrow(RangeError);
  });

  test('come newest first, in the language of the caller, by category and in pages', async () => {
    expect(await keysOf('/articles')).toEqual(['profit', 'share-capital', 'gmbh']);
    expect(await keysOf('/articles', 'en-GB')).toEqual(['share-capital']);
    expect(await keysOf('/articles?category=tax')).toEqual(['profit']);
    const second = await get('/articles?limit=1&offset=1');
    expect(second.json()).toMatchObject({ data: [{ key: 'share-capital' }], meta: { total: 3 } });
  });

  test('may be cached for a minute, by language', async () => {
    const { headers } = await get('/articles');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      vary: expect.stringContaining('accept-language'),
      'content-language': 'de',
    });
    const missing = await get('/articles/tax/missing');
    expect(missing.headers['cache-control']).toBe('no-store');
  });

  test('have contents, related texts and the slugs of both languages', async () => {
    const { data } = (await get('/articles/finance/stammkapital')).json();
    expect(data).toMatchObject({
      contents: [{ id: 'einzahlung', text: 'Einzahlung', level: 2 }],
      related: [{ key: 'guide', kind: 'page', category: 'gmbh', slug: 'wegweiser' }],
      slugs: { de: 'stammkapital', en: 'share-capital' },
      html: expect.stringContaining('<h2 id="einzahlung">Einzahlung</h2>'),
    });
  });

  test.each([
    ['/articles/finance/share-capital', 'de'],
    ['/articles/tax/stammkapital', 'de'],
    ['/articles/gmbh/wegweiser', 'de'],
    ['/pages/finance/stammkapital', 'de'],
    ['/pages/gmbh/wegweiser', 'en'],
    ['/pages/nothing', 'de'],
  ])('%s does not exist in %s', async (path, language) => {
    const answer = await get(path, language);
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
  });

  test.each(['/articles?limit=201', '/articles?category=gmbh', '/search?q=a&limit=51', '/search'])(
    '%s is refused',
    async (path) => {
      expect((await get(path)).statusCode).toBe(400);
    },
  );
});

test('a category has its introduction, its pages and articles that fit', async () => {
  const { data } = (await get('/pages/gmbh')).json();
  expect(data).toMatchObject({
    title: 'Die GmbH',
    html: '<p>Worum es geht.</p>\n',
    pages: [{ key: 'guide' }],
    articles: [{ key: 'gmbh' }],
  });
});

test('every text has its addresses and the day it changed, for the sitemap', async () => {
  const { data } = (await get('/texts')).json();
  expect(data).toHaveLength(5);
  expect(data).toContainEqual({
    kind: 'article',
    category: 'finance',
    slugs: { de: 'stammkapital', en: 'share-capital' },
    changed: '2026-10-01',
  });
});

describe('search', () => {
  test('finds other forms of a word, by the grammar of the language', async () => {
    expect(await found('gründung')).toEqual(['Gewinn versteuern']);
    expect(await found('Zeuge')).toEqual(['Wegweiser']);
    expect(await found('pays accounts', 'en')).toEqual(['Share capital']);
    expect(await found('pays accounts', 'de')).toEqual([]);
  });

  test('finds compounds by their beginning and umlauts written out', async () => {
    expect(await found('Gesellschafterv')).toEqual(['Die GmbH im Alltag']);
    expect(await found('Ueberweisung mueller')).toEqual(['Gewinn versteuern']);
    expect(await found('Steuern')).toEqual(['Gewinn versteuern']);
  });

  test('puts a hit in the title first and understands phrases and exclusions', async () => {
    expect(await found('GmbH')).toEqual(['Die GmbH', 'Die GmbH im Alltag']);
    expect(await found('GmbH -Alltag')).toEqual(['Die GmbH']);
    expect(await found('"zahlen Steuern"')).toEqual(['Gewinn versteuern']);
    expect(await found('"Steuern zahlen"')).toEqual([]);
  });

  test('offers what was meant where nothing is found', async () => {
    const metaOf = async (q: string) =>
      (await get(`/search?q=${encodeURIComponent(q)}`)).json().meta;
    expect(await metaOf('Gewnin verstuern')).toEqual({ total: 0, meant: 'gewinn versteuern' });
    expect(await metaOf('Zylinderkopfdichtung')).toEqual({ total: 0 });
  });

  test('shows where the words are, as text', async () => {
    const [hit] = (await get('/search?q=einzahlung')).json().data;
    expect(hit.excerpt).toContainEqual({ text: 'Einzahlung', hit: true });
    const [other] = (await get('/search?q=HTML')).json().data;
    expect(other.excerpt.map(({ text }: { text: string }) => text).join('')).toMatch(
      /^Gründungen .* kein HTML$/,
    );
  });

  test.each(['', '   ', '!?&|:*()', "'", '"', '-', '\\', 'a:*&|!b', "'x':*", 'x'.repeat(200)])(
    'the query %j is harmless',
    async (q) => {
      const answer = await get(`/search?q=${encodeURIComponent(q)}`);
      expect([answer.statusCode, answer.json().data, answer.json().meta.total]).toEqual([
        200,
        [],
        0,
      ]);
    },
  );
});
