import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findProduct } from '#modules/catalogue/products.ts';
import { importCatalogue } from '#modules/content/import-pieces.ts';
import { withDatabase } from '../../support/database.ts';
import { type CatalogueFolder, catalogueFolder, productTexts } from './files.ts';

let folder: CatalogueFolder;
const database = await withDatabase();
beforeEach(async () => {
  folder = await catalogueFolder();
});
afterEach(async () => {
  await folder.remove();
  const { db } = database.connection;
  for (const table of ['product_parts', 'products'] as const) {
    await db.deleteFrom(table).execute();
  }
});

const run = (samples = true) =>
  importCatalogue(database.connection.db, { folder: folder.path, samples });
const product = (id: string) => findProduct(database.connection.db, id, 'de', new Date());

describe('the files of the catalogue', () => {
  test('are imported once, in both languages', async () => {
    await folder.product('vertrag');
    expect(await run()).toEqual(['vertrag']);
    expect(await run()).toEqual([]);
    const { db } = database.connection;
    expect(await product('vertrag')).toMatchObject({
      title: 'Gesellschaftervereinbarung',
      price: { netCents: 10_000, grossCents: 11_900, vatPercent: 19 },
    });
    expect(await findProduct(db, 'vertrag', 'en', new Date())).toMatchObject({
      title: 'Shareholders’ agreement',
    });
  });

  test('renew their rows when they change', async () => {
    await folder.product('vertrag');
    await run();
    await folder.product('vertrag', { de: productTexts('Neuer Titel') });
    expect(await run()).toEqual(['vertrag']);
    expect(await product('vertrag')).toMatchObject({ title: 'Neuer Titel' });
  });

  test('leave alone what staff have edited', async () => {
    await folder.product('vertrag');
    await run();
    const { db } = database.connection;
    await db.updateTable('products').set({ edited_at: new Date(), net_cents: 12_345 }).execute();
    await folder.product('vertrag', { de: productTexts('Neuer Titel') });
    expect(await run()).toEqual([]);
    expect(await product('vertrag')).toMatchObject({
      title: 'Gesellschaftervereinbarung',
      price: { netCents: 12_345 },
    });
  });

  test('that are gone leave their rows', async () => {
    await folder.product('vertrag');
    await run();
    await folder.remove();
    folder = await catalogueFolder();
    await run();
    expect(await product('vertrag')).toBeDefined();
  });

  test('with samples stay out of production', async () => {
    await folder.product('vertrag');
    await folder.product('muster', { sample: true });
    expect(await run(false)).toEqual(['vertrag']);
  });

  test('know the parts of a bundle, whichever is read first', async () => {
    const parts = [{ id: 'z-teil', quantity: 2 }, { id: 'b-teil' }];
    await folder.product('a-paket', { type: 'bundle', parts });
    await folder.product('b-teil', { de: productTexts('Teil B') });
    const reduced = { category: 'legal', vendor: { kind: 'law-firm' }, memberDiscountPercent: 20 };
    await folder.product('z-teil', { ...reduced, de: productTexts('Teil Z') });
    await run();
    expect((await product('a-paket'))?.parts).toEqual([
      { id: 'z-teil', title: 'Teil Z', quantity: 2, grossCents: 9_520 },
      { id: 'b-teil', title: 'Teil B', quantity: 1, grossCents: 11_900 },
    ]);
    await folder.product('a-paket', { type: 'bundle', parts: [{ id: 'b-teil' }] });
    await run();
    expect((await product('a-paket'))?.parts).toHaveLength(1);
  });

  test('are imported by several processes at once', async () => {
    await folder.product('vertrag');
    const written = await Promise.all([run(), run(), run()]);
    expect(written.flat()).toEqual(['vertrag']);
  });
});

describe('a broken file', () => {
  const wrong: Record<string, object> = {
    'a price on request with an amount': { price: { kind: 'on-request', netCents: 1 } },
    'a fixed price without an amount': { price: { kind: 'fixed' } },
    'a law firm with another name': { vendor: { kind: 'law-firm', name: 'Andere' } },
    'a tax adviser without a name': { vendor: { kind: 'tax-adviser' } },
    'a partner whose address nobody knows': { vendor: { kind: 'partner', name: 'Unbekannt' } },
    'a bundle without parts': { type: 'bundle' },
    'an unknown category': { category: 'food' },
    'a field nobody knows': { colour: 'blue' },
    'no English': { en: undefined },
  };
  test.each(Object.keys(wrong))('with %s is named, and nothing is imported', async (fault) => {
    await folder.product('gut');
    await folder.product('schlecht', wrong[fault]);
    await expect(run()).rejects.toThrow(join(folder.path, 'products', 'schlecht.yaml'));
    expect(await product('gut')).toBeUndefined();
  });

  test('that is no YAML is named', async () => {
    await folder.file('products/vertrag.yaml', 'type: "single');
    await expect(run()).rejects.toThrow(join(folder.path, 'products', 'vertrag.yaml'));
  });

  test('whose name is no address is named', async () => {
    await folder.product('Über uns');
    await expect(run()).rejects.toThrow('Über uns.yaml');
  });
});

test('page caches hear of a change, and of nothing else', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  let heard = 0;
  client.on('notification', () => {
    heard += 1;
  });
  await client.query('listen content_changed');
  await folder.product('vertrag');
  await run();
  await client.query('select 1');
  expect(heard).toBe(1);
  await run();
  await client.query('select 1');
  expect(heard).toBe(1);
  await client.end();
});
