import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WholePiece } from '#api/contract.gen.d.ts';
import { entryKinds } from '#domain/content/entry.ts';
import type { Typed } from '#domain/content/fields.ts';
import { importContent, prepareContent, renewAmounts } from '#modules/content/import.ts';
import { VERSIONS_KEPT } from '#modules/content/pieces/pieces.ts';
import { codeOf, startApi, type TestApi, type TestPerson } from '../../support/api.ts';
import { contentFolderWith } from '../../support/imports/content-folder.ts';
import { changeRows } from '../../support/rows.ts';
import { articleFile } from './files.ts';

let api: TestApi;
let lea: TestPerson & { bearer: string };
let nele: typeof lea;

const descriptions = {
  de: 'Was eine GmbH an Steuern zahlt, wie der Hebesatz wirkt und was bei Gehalt und Ausschüttung geschieht, an Beispielen gerechnet.',
  en: 'What a GmbH pays in taxes, how the municipal rate works, and what happens to salary and dividends, with worked examples.',
};
const body = (lead: string) =>
  `${lead}\n\n${[1, 2, 3, 4].map((n) => `## Teil ${n}\n\nText.`).join('\n\n')}`;
const paths = { de: 'de/blog/tax/steuern.md', en: 'en/blog/tax/taxes.md' };
const fileIn = (language: 'de' | 'en', title: string) =>
  articleFile(
    { key: 'taxes', title, description: descriptions[language], updated: '2026-11-01' },
    body(
      language === 'de' ? 'Das Gericht nimmt {{euros court}}.' : 'The court takes {{euros court}}.',
    ),
  );
const made = contentFolderWith({
  [paths.de]: fileIn('de', 'Steuern'),
  [paths.en]: fileIn('en', 'Taxes'),
});

const importFiles = () =>
  importContent(api.connection.db, { folder: made.folder, samples: true }, entryKinds);

beforeAll(async () => {
  api = await startApi();
  [lea, nele] = (await Promise.all(
    ['staff', 'admin'].map(async (role) => {
      const person = await api.person({ role: role as 'staff' });
      return { ...person, bearer: (await api.logIn(person.email)).access_token };
    }),
  )) as [typeof lea, typeof lea];
});
beforeEach(async () => {
  const { db } = api.connection;
  await db.deleteFrom('content_entries').execute();
  await db.deleteFrom('content_pieces').execute();
  made.write(paths.de, fileIn('de', 'Steuern'));
  made.write(paths.en, fileIn('en', 'Taxes'));
  await importFiles();
});
afterAll(async () => {
  made.remove();
  await api.close();
});

const id = 'article.taxes';
const read = async (of = id): Promise<WholePiece> => {
  const answer = await api.typed(lea.bearer)('GET /admin/content/:id', { params: { id: of } });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.data;
};
const save = (typed: Typed, revision: number, by = lea, of = id) =>
  api.typed(by.bearer)('PUT /admin/content/:id/draft', {
    params: { id: of },
    body: { revision, typed },
  });
const publish = (revision: number, of = id) =>
  api.typed(lea.bearer)('POST /admin/content/:id/publish', {
    params: { id: of },
    body: { revision },
  });
const archive = (target: string | null, revision: number) =>
  api.typed(lea.bearer)('POST /admin/content/:id/archive', {
    params: { id },
    body: { revision, target },
  });

/** Saved and published, as an editor does. */
async function goLive(changes: Typed) {
  const { typed, revision } = await read();
  const saved = await save({ ...typed, ...changes }, revision);
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return publish(saved.data.revision);
}
const shown = (path: string, language = 'de') =>
  api.call('GET', path, { headers: { 'accept-language': language } });
const titleAt = async (path: string, language?: string) =>
  (await shown(path, language)).json().data?.title;

describe('a draft', () => {
  test('stays off the site until it is published, then both languages show it with amounts', async () => {
    const { typed, revision } = await read();
    expect(typed['de.markdown']).toContain('{{euros court}}');
    const saved = await save(
      { ...typed, 'de.title': 'Steuern heute', 'en.title': 'Taxes today' },
      revision,
    );
    expect(saved).toMatchObject({ ok: true, data: { revision: revision + 1 } });
    expect(await titleAt('/articles/tax/steuern')).toBe('Steuern');
    expect((await read()).states).toEqual(['draft']);
    expect(await publish(revision + 1)).toMatchObject({ ok: true, data: { version: 2 } });
    const german = (await shown('/articles/tax/steuern')).json().data;
    expect(german).toMatchObject({ title: 'Steuern heute' });
    expect(german.html).toContain('300\u00a0€');
    expect(await titleAt('/articles/tax/taxes', 'en')).toBe('Taxes today');
    const piece = await read();
    expect(piece).toMatchObject({ states: [], draft: null });
    expect(piece.versions.map(({ version, origin }) => [version, origin])).toEqual([
      [2, 'desk'],
      [1, 'file'],
    ]);
  });

  test('that somebody else has gone on with is not overwritten', async () => {
    const { typed, revision } = await read();
    await save({ ...typed, 'de.title': 'Von Nele' }, revision, nele);
    const stale = await save({ ...typed, 'de.title': 'Von Lea' }, revision);
    expect(stale).toMatchObject({ ok: false, status: 412, code: 'CONTENT_CHANGED' });
    const now = await read();
    expect(now.typed['de.title']).toBe('Von Nele');
    expect(now.draft).toMatchObject({ byId: nele.id, writing: true });
    expect(await publish(revision)).toMatchObject({ status: 412 });
    expect(await archive(null, revision)).toMatchObject({ status: 412 });
  });

  test('is named by every rule it breaks, and goes nowhere', async () => {
    const answer = await goLive({
      'de.title': '',
      'de.markdown': body('Das kostet {{euros nothing}}.'),
      'en.markdown': body('See [this](/en/nowhere/).'),
    });
    expect(answer).toMatchObject({ ok: false, status: 409, code: 'CONTENT_FAULTY' });
    expect(!answer.ok && answer.extensions.faults).toEqual([
      { path: 'de.markdown', code: 'UNKNOWN_AMOUNT', found: '{{euros nothing}}' },
    ]);
    const typed = { ...(await read()).typed, 'de.markdown': body('Ein Anfang.') };
    const check = async (fields: Typed) => {
      const call = { body: { id, language: 'en', typed: fields } } as const;
      const preview = await api.typed(lea.bearer)('POST /admin/content/preview', call);
      return preview.ok ? preview.data : undefined;
    };
    expect((await check(typed))?.faults).toEqual([{ path: 'de.title', code: 'REQUIRED' }]);
    const whole = await check({ ...typed, 'de.title': 'Steuern' });
    expect(whole?.faults).toEqual([
      { path: 'en.markdown', code: 'LINK_UNKNOWN', found: '/en/nowhere/' },
    ]);
    expect(whole?.html).toContain('<h2 id="teil-1">');
    expect((await check({ ...typed, 'en.markdown': '<script>alert(1)</script>' }))?.html).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n',
    );
    expect(await titleAt('/articles/tax/steuern')).toBe('Steuern');
  });

  test('can be thrown away, and a new text is gone with it', async () => {
    const { typed, revision } = await read();
    await save({ ...typed, 'de.title': 'Doch nicht' }, revision);
    const discard = (of: string, seen: number) =>
      api.typed(lea.bearer)('POST /admin/content/:id/discard', {
        params: { id: of },
        body: { revision: seen },
      });
    expect(await discard(id, revision + 1)).toMatchObject({ ok: true, data: { gone: false } });
    expect((await read()).typed['de.title']).toBe('Steuern');
    const begin = () =>
      api.typed(lea.bearer)('POST /admin/content', {
        body: { key: 'brand-new', place: { kind: 'article', category: 'tax' } },
      });
    expect(await begin()).toMatchObject({ ok: true, data: { id: 'article.brand-new' } });
    expect(await begin()).toMatchObject({ ok: false, code: 'CONTENT_KEY_TAKEN' });
    expect((await read('article.brand-new')).states).toEqual(['draft', 'missing']);
    expect(await discard('article.brand-new', 0)).toMatchObject({ data: { gone: true } });
    await expect(read('article.brand-new')).rejects.toThrow('NOT_FOUND');
  });
});

describe('an import', () => {
  const imported = async (title: string) => {
    made.write(paths.de, fileIn('de', title));
    return (await importFiles()).differing;
  };

  test('renews what nobody has published at the desk, and leaves a draft to its author', async () => {
    const { typed, revision } = await read();
    await save({ ...typed, 'de.title': 'Ein Entwurf' }, revision);
    expect(await imported('Aus der Datei')).toEqual([]);
    expect(await titleAt('/articles/tax/steuern')).toBe('Aus der Datei');
    expect(await read()).toMatchObject({ states: ['draft'], typed: { 'de.title': 'Ein Entwurf' } });
  });

  test('leaves what the desk has published, and names it', async () => {
    await goLive({ 'de.title': 'Vom Pult' });
    expect(await imported('Aus der Datei')).toEqual(['article.taxes']);
    expect(await titleAt('/articles/tax/steuern')).toBe('Vom Pult');
    expect(await imported('Vom Pult')).toEqual([]);
  });
});

describe('a start', () => {
  test('writes the amounts of the law anew, whoever wrote the text', async () => {
    const { db } = api.connection;
    const stale = () =>
      db.updateTable('content_entries').set({ file_hash: 'of another table', words: 1 }).execute();
    const words = () =>
      db.selectFrom('content_entries').select('words').where('words', '>', 1).execute();
    await stale();
    await renewAmounts(db);
    expect(await words()).toHaveLength(2);
    await goLive({ 'de.title': 'Vom Pult' });
    await stale();
    await renewAmounts(db);
    expect(await words()).toHaveLength(2);
    expect(await titleAt('/articles/tax/steuern')).toBe('Vom Pult');
  });
});

describe('addresses', () => {
  test('that are left lead to the new one', async () => {
    expect(await goLive({ 'de.slug': 'steuern-der-gmbh' })).toMatchObject({ ok: true });
    expect(await titleAt('/articles/tax/steuern-der-gmbh')).toBe('Steuern');
    const answer = await shown('/articles/tax/steuern');
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'CONTENT_MOVED']);
    expect(answer.json().errors[0].extensions.path).toBe('/blog/tax/steuern-der-gmbh/');
    await goLive({ 'de.slug': 'steuern' });
    expect(await titleAt('/articles/tax/steuern')).toBe('Steuern');
  });

  test('of an archived text say that it is gone, or lead to another page', async () => {
    const { revision } = await read();
    expect(await archive('/no-such-page/', revision)).toMatchObject({
      code: 'CONTENT_TARGET_UNKNOWN',
    });
    expect(await archive(null, revision)).toMatchObject({ ok: true });
    await importFiles();
    const gone = await shown('/articles/tax/steuern');
    expect([gone.statusCode, codeOf(gone)]).toEqual([410, 'CONTENT_GONE']);
    expect((await read()).states).toEqual(['archived']);
    expect(await archive(null, revision + 1)).toMatchObject({ code: 'CONTENT_NOT_LIVE' });
    expect(await goLive({})).toMatchObject({ ok: true });
    expect(await archive('/blog/', (await read()).revision)).toMatchObject({ ok: true });
    const led = (await shown('/articles/tax/taxes', 'en')).json().errors[0].extensions;
    expect(led).toMatchObject({ code: 'CONTENT_MOVED', path: '/blog/' });
  });
});

describe('versions', () => {
  test('can be read and become the draft again', async () => {
    await goLive({ 'de.title': 'Zweite Fassung' });
    const call = api.typed(lea.bearer);
    const params = { id, version: '1' };
    const first = await call('GET /admin/content/:id/versions/:version', { params });
    expect(first).toMatchObject({ data: { typed: { 'de.title': 'Steuern' } } });
    const { revision } = await read();
    const restored = { params: { id }, body: { revision, version: 1 } };
    expect(await call('POST /admin/content/:id/restore', restored)).toMatchObject({ ok: true });
    expect(await titleAt('/articles/tax/steuern')).toBe('Zweite Fassung');
    await publish(revision + 1);
    expect(await titleAt('/articles/tax/steuern')).toBe('Steuern');
  });

  test('are kept up to a number', async () => {
    await goLive({ 'de.title': 'Erste' });
    const { db } = api.connection;
    await db
      .updateTable('content_pieces')
      .set({ version: VERSIONS_KEPT + 4 })
      .execute();
    await goLive({ 'de.title': 'Letzte' });
    expect((await read()).versions.map(({ version }) => version)).toEqual([VERSIONS_KEPT + 5]);
  });
});

test('the list finds by words in any order and by state', async () => {
  const found = async (query: object) => {
    const answer = await api.typed(lea.bearer)('GET /admin/content', { query });
    return answer.ok ? answer.data.map((piece) => piece.id) : answer.code;
  };
  expect(await found({ q: 'TAXES steuern' })).toEqual([id]);
  expect(await found({ q: 'umsatz' })).toEqual([]);
  expect(await found({ state: 'draft' })).toEqual([]);
  const { typed, revision } = await read();
  await save({ ...typed, 'de.title': 'Neu' }, revision);
  expect(await found({ state: 'draft', kind: 'article' })).toEqual([id]);
  expect(await found({ state: 'missing' })).toEqual([]);
});

test('a product keeps the words of the desk and takes the price of its file', async () => {
  const { db } = api.connection;
  const importProducts = () => importContent(db, { samples: true }, ['product']);
  expect((await importProducts()).written.length).toBeGreaterThan(10);
  const product = 'product.financial-plan';
  const piece = await read(product);
  const typed = { ...piece.typed, 'de.title': 'Finanzplan vom Pult' };
  await save(typed, piece.revision, lea, product);
  expect(await publish(piece.revision + 1, product)).toMatchObject({ ok: true });
  await changeRows(db, 'products', { id: 'financial-plan' }, { net_cents: 1 });
  await importProducts();
  const shownProduct = (await shown('/products/financial-plan')).json().data;
  expect(shownProduct).toMatchObject({ title: 'Finanzplan vom Pult', price: { netCents: 89_000 } });
  const lie = { ...typed, 'de.description.price': '1 €' };
  const { revision } = await read(product);
  await save(lie, revision, lea, product);
  const refused = await publish(revision + 1, product);
  expect(!refused.ok && refused.extensions.faults).toMatchObject([{ code: 'PRICE_DIFFERS' }]);
});

test('a start brings content to a new system, and nothing more to one that has begun with it', async () => {
  const { db } = api.connection;
  const keys = () => db.selectFrom('content_entries').select('key').distinct().execute();
  await prepareContent(db, { samples: true });
  expect(await keys()).toEqual([{ key: 'taxes' }]);
  await db.deleteFrom('content_entries').execute();
  await db.deleteFrom('content_pieces').execute();
  await prepareContent(db, { samples: true });
  expect((await keys()).length).toBeGreaterThan(10);
});
