import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findProduct } from '#modules/catalogue/products.ts';
import { importContent } from '#modules/content/import.ts';
import { withDatabase } from '../../support/database.ts';
import { type CatalogueFolder, catalogueFolder, productTexts } from './files.ts';

let folder: CatalogueFolder;
const database = await withDatabase();
beforeEach(() => {
  folder = catalogueFolder();
});
afterEach(async () => {
  folder.remove();
  const { db } = database.connection;
  for (const table of ['product_parts', 'products', 'content_pieces'] as const) {
    await db.deleteFrom(table).execute();
  }
});

const run = async (samples = true) => {
  const options = { folder: folder.folder, samples };
  return (await importContent(database.connection.db, options, ['product'])).written;
};
const product = (id: string) => findProduct(database.connection.db, id, 'de', new Date());

describe('the files of the catalogue', () => {
  test('are imported once, in both languages', async () => {
    folder.product('vertrag');
    expect(await run()).toEqual(['product.vertrag']);
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
    folder.product('vertrag');
    await run();
    folder.product('vertrag', { de: productTexts('Neuer Titel') });
    expect(await run()).toEqual(['product.vertrag']);
    expect(await product('vertrag')).toMatchObject({ title: 'Neuer Titel' });
  });

  test('that are gone leave their rows', async () => {
    folder.product('vertrag');
    await run();
    folder.remove();
    folder = catalogueFolder();
    folder.product('anderes');
    await run();
    expect(await product('vertrag')).toBeDefined();
  });

  test('with samples stay out of production', async () => {
    folder.product('vertrag');
    folder.product('muster', { sample: true });
    expect(await run(false)).toEqual(['product.vertrag']);
  });

  test('know the parts of a bundle, whichever is read first', async () => {
    const parts = [{ id: 'z-teil', quantity: 2 }, { id: 'b-teil' }];
    folder.product('a-paket', { type: 'bundle', parts });
    folder.product('b-teil', { de: productTexts('Teil B') });
    const reduced = { category: 'legal', vendor: { kind: 'law-firm' }, memberDiscountPercent: 20 };
    folder.product('z-teil', { ...reduced, de: productTexts('Teil Z') });
    await run();
    expect((await product('a-paket'))?.parts).toEqual([
      { id: 'z-teil', title: 'Teil Z', quantity: 2, grossCents: 9_520 },
      { id: 'b-teil', title: 'Teil B', quantity: 1, grossCents: 11_900 },
    ]);
    folder.product('a-paket', { type: 'bundle', parts: [{ id: 'b-teil' }] });
    await run();
    expect((await product('a-paket'))?.parts).toHaveLength(1);
  });

  test('are imported by several processes at once', async () => {
    folder.product('vertrag');
    const written = await Promise.all([run(), run(), run()]);
    expect(written.flat()).toEqual(['product.vertrag']);
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
    folder.product('gut');
    folder.product('schlecht', wrong[fault]);
    await expect(run()).rejects.toThrow(join(folder.folder, 'products', 'schlecht.yaml'));
    expect(await product('gut')).toBeUndefined();
  });

  test('that is no YAML is named', async () => {
    folder.write('products/vertrag.yaml', 'type: "single');
    await expect(run()).rejects.toThrow(join(folder.folder, 'products', 'vertrag.yaml'));
  });

  test('whose name is no address is named', async () => {
    folder.product('Über uns');
    await expect(run()).rejects.toThrow('Über uns.yaml');
  });
});
