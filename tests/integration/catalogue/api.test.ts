import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lawFirmLine, sampleOperator } from '#domain/site/operator.ts';
import { importContent } from '#modules/content/import.ts';
import { outcomeOf, startApi, type TestApi } from '../../support/api.ts';
import { changeRows } from '../../support/rows.ts';
import { type CatalogueFolder, catalogueFolder, productTexts, steuerkanzlei } from './files.ts';

let api: TestApi;
let folder: CatalogueFolder;

beforeAll(async () => {
  api = await startApi();
  folder = catalogueFolder();
  folder.product('marke', {
    position: 30,
    price: { kind: 'fixed', netCents: 9_000 },
    de: productTexts('Markenanmeldung'),
    en: productTexts('Trade mark registration'),
  });
  folder.product('foerderung', {
    position: 10,
    category: 'funding',
    group: 'consulting',
    type: 'coaching',
    vendor: { kind: 'operator' },
    durationHours: 1.5,
    coach: 'Kim Beispiel',
    startsAt: '2027-01-14T09:00:00+01:00',
    location: 'Köln',
    de: productTexts('Förderberatung'),
    en: productTexts('Funding advice'),
  });
  folder.product('stunden', {
    position: 20,
    category: 'tax',
    price: { kind: 'on-request' },
    delivery: 'hybrid',
    vendor: { kind: 'tax-adviser', name: 'Steuerkanzlei' },
    hourPackage: { hours: 5 },
    de: productTexts('Steuerpaket'),
    en: productTexts('Tax package'),
  });
  folder.product('verborgen');
  const { db } = api.connection;
  await importContent(db, { folder: folder.folder, samples: true }, ['product']);
  for (const [id, created] of [
    ['foerderung', '2026-01-01'],
    ['marke', '2026-02-01'],
    ['stunden', '2026-03-01'],
  ] as const) {
    const values = { created_at: new Date(created) };
    await changeRows(db, 'products', { id }, values);
  }
  await changeRows(db, 'products', { id: 'verborgen' }, { published: false });
});
afterAll(async () => {
  folder.remove();
  await api.close();
});

const english = { headers: { 'accept-language': 'en' } };
const ids = async (query = '', call = {}) => {
  const answer = await api.call('GET', `/products${query}`, call);
  expect(answer.statusCode, answer.body).toBe(200);
  const { data, meta } = answer.json();
  return { ids: data.map(({ id }: { id: string }) => id), total: meta.total };
};

describe('GET /products', () => {
  test('lists what is published, in the order of the catalogue', async () => {
    expect(await ids()).toEqual({ ids: ['foerderung', 'stunden', 'marke'], total: 3 });
  });

  test.each([
    ['?type=coaching', ['foerderung']],
    ['?category=tax', ['stunden']],
    ['?group=additional', ['stunden', 'marke']],
    ['?group=additional&category=legal', ['marke']],
    ['?type=seminar', []],
    ['?q=marke', ['marke']],
    ['?q=Markenanmeldungen', ['marke']],
    ['?q=förder%20berat', []],
    ['?q=förderberat', ['foerderung']],
    ['?q=%20', ['foerderung', 'stunden', 'marke']],
    ['?q=%26%7C!:*()%20%27', []],
    ['?q=%25', []],
    ['?q=trade', []],
    ['?delivery=hybrid', ['stunden']],
    ['?delivery=in-person', []],
    ['?sort=featured', ['foerderung', 'stunden', 'marke']],
    ['?sort=price', ['marke', 'foerderung', 'stunden']],
    ['?sort=-price', ['foerderung', 'marke', 'stunden']],
    ['?sort=newest', ['stunden', 'marke', 'foerderung']],
    ['?sort=date', ['foerderung', 'stunden', 'marke']],
    ['?sort=price&group=additional', ['marke', 'stunden']],
  ])('%s', async (query, expected) => {
    expect(await ids(query)).toEqual({ ids: expected, total: expected.length });
  });

  test('searches in the language of the reader', async () => {
    expect(await ids('?q=registrations%20trade', english)).toEqual({ ids: ['marke'], total: 1 });
    expect((await ids('?q=Markenanmeldung', english)).total).toBe(0);
  });

  test('pages, and counts all pages', async () => {
    expect(await ids('?limit=2')).toEqual({ ids: ['foerderung', 'stunden'], total: 3 });
    expect(await ids('?limit=2&offset=2')).toEqual({ ids: ['marke'], total: 3 });
    expect((await ids('?limit=200')).total).toBe(3);
  });

  test.each([
    'limit=201',
    'limit=0',
    'offset=-1',
    'type=book',
    'category=x',
    'group=x',
    'sort=id',
    'delivery=x',
  ])('refuses %s', async (query) => {
    const answer = await api.call('GET', `/products?${query}`);
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_QUERY']);
  });

  test('lets others keep an answer for a minute, by language', async () => {
    const answer = await api.call('GET', '/products', english);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      vary: 'accept-language',
      'content-language': 'en',
    });
    expect(answer.json().data[0].title).toBe('Funding advice');
  });
});

describe('GET /products/:id', () => {
  test('says everything of a product', async () => {
    const answer = await api.call('GET', '/products/foerderung', english);
    expect(answer.json().data).toMatchObject({
      id: 'foerderung',
      type: 'coaching',
      category: 'funding',
      group: 'consulting',
      title: 'Funding advice',
      durationHours: 1.5,
      price: { kind: 'fixed', netCents: 10_000, vatPercent: 19, grossCents: 11_900, note: null },
      vendor: { kind: 'operator', name: 'Siebenschritt', address: expect.any(String) },
      coach: 'Kim Beispiel',
      startsAt: '2027-01-14T08:00:00.000Z',
      location: 'Cologne',
      delivery: 'online',
      hourPackage: null,
      sold: false,
      parts: [],
      description: { includes: ['Funding advice'] },
    });
  });

  test('names the law firm of the configuration, and others by their own name', async () => {
    const vendorOf = async (id: string) =>
      (await api.call('GET', `/products/${id}`)).json().data.vendor;
    expect(await vendorOf('marke')).toEqual({
      kind: 'law-firm',
      name: sampleOperator.lawFirm.name,
      address: lawFirmLine(sampleOperator.lawFirm),
    });
    expect(await vendorOf('stunden')).toEqual({
      kind: 'tax-adviser',
      name: 'Steuerkanzlei',
      address: steuerkanzlei,
    });
  });

  test('a price on request has no amounts, hours have an end', async () => {
    const { price, hourPackage } = (await api.call('GET', '/products/stunden')).json().data;
    expect(price).toMatchObject({ kind: 'on-request', netCents: null, grossCents: null });
    expect(hourPackage).toEqual({ hours: 5 });
  });

  test.each(['verborgen', 'no-such-product', 'x'.repeat(150), '%00'])(
    '%s is not there',
    async (id) => {
      const answer = await api.call('GET', `/products/${id}`);
      expect(outcomeOf(answer)).toEqual(
        id === '%00' ? [400, 'INVALID_PAYLOAD'] : [404, 'NOT_FOUND'],
      );
    },
  );
});
