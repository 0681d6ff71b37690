import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryKinds } from '#domain/content/entry.ts';
import { parseFile } from '#modules/content/files.ts';
import { importContent } from '#modules/content/import.ts';
import { codeOf, startApi, type TestApi } from '../../support/api.ts';
import { contentFolderWith } from '../../support/imports/content-folder.ts';
import { articleFile } from './files.ts';

let api: TestApi;
let bearer: string;

const words = (count: number) => Array.from({ length: count }, () => 'Wort').join(' ');
const news = (fields: Record<string, unknown>, body?: string) => articleFile(fields, body);
const made = contentFolderWith({
  'de/news/register.md': news(
    { key: 'register', title: 'Neues Register', published: '2026-11-02', related: ['fees', 'law'] },
    words(400),
  ),
  'en/news/register.md': news({ key: 'register', title: 'New register', published: '2026-11-02' }),
  'de/news/gebuehren.md': news({ key: 'fees', title: 'Gebühren', published: '2026-10-01' }),
  'de/news/alt.md': news({ key: 'old', title: 'Altes', published: '2026-10-01' }),
  'de/blog/tax/gesetz.md': articleFile({ key: 'law', title: 'Gesetz', related: ['register'] }),
});

beforeAll(async () => {
  api = await startApi();
  await importContent(api.connection.db, { folder: made.folder, samples: true }, entryKinds);
  const { email } = await api.person();
  bearer = (await api.logIn(email)).access_token;
});
afterAll(async () => {
  made.remove();
  await api.close();
});

const get = (path: string, language = 'de') =>
  api.call('GET', path, { bearer, headers: { 'accept-language': language } });

describe('news', () => {
  test('come newest first, in pages and in the language of the caller', async () => {
    const { data, meta } = (await get('/news')).json();
    expect(data.map(({ key }: { key: string }) => key)).toEqual(['register', 'fees', 'old']);
    expect(meta.total).toBe(3);
    expect(data[0]).toMatchObject({
      id: 'register',
      kind: 'news',
      readingMinutes: 2,
      published: '2026-11-02',
    });
    const second = (await get('/news?limit=1&offset=1')).json();
    expect(second.data.map(({ key }: { key: string }) => key)).toEqual(['fees']);
    const english = await get('/news', 'en');
    expect(english.json().data).toMatchObject([{ title: 'New register' }]);
    expect(english.headers['content-language']).toBe('en');
  });

  test('are found by their key, with what is related', async () => {
    const { data } = (await get('/news/register')).json();
    expect(data.id).toBe('register');
    expect(data).toMatchObject({
      title: 'Neues Register',
      related: [
        { key: 'fees', kind: 'news' },
        { key: 'law', kind: 'article', category: 'tax' },
      ],
    });
    for (const [key, language] of [
      ['fees', 'en'],
      ['law', 'de'],
      ['missing', 'de'],
    ] as const) {
      const answer = await get(`/news/${key}`, language);
      expect([answer.statusCode, codeOf(answer)], key).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('are for members: visitors get none, and public pages do not lead to them', async () => {
    for (const path of ['/news', '/news/register']) {
      expect((await api.call('GET', path)).statusCode, path).toBe(403);
    }
    const { data: found } = (await get('/search?q=Register')).json();
    expect(found).toEqual([]);
    const { data: addresses } = (await get('/texts')).json();
    expect(addresses.map(({ kind }: { kind: string }) => kind)).toEqual(['article']);
    expect((await get('/articles/tax/gesetz')).json().data.related).toEqual([]);
    expect((await get('/articles')).json().meta.total).toBe(1);
  });

  test('have no category and no questions', () => {
    const path = 'de/news/x.md';
    expect(parseFile(path, news({ key: 'x' })).entry.kind).toBe('news');
    for (const wrong of [{ category: 'tax' }, { faq: [] }, { published: undefined }]) {
      expect(() => parseFile(path, news({ key: 'x', ...wrong }))).toThrow(`content/${path}`);
    }
  });
});
