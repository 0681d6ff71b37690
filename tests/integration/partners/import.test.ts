import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importPartners } from '#modules/content/import-pieces.ts';
import { findPartner } from '#modules/partners/partners.ts';
import { withDatabase } from '../../support/database.ts';
import { type PartnersFolder, partnersFolder, partnerTexts } from './files.ts';

let folder: PartnersFolder;
const database = await withDatabase();
beforeEach(async () => {
  folder = await partnersFolder();
});
afterEach(async () => {
  await folder.remove();
  await database.connection.db.deleteFrom('partners').execute();
});

const run = (samples = true) =>
  importPartners(database.connection.db, { folder: folder.path, samples });
const partner = (slug: string) => findPartner(database.connection.db, slug, 'de');

describe('the files of partners', () => {
  test('are imported once, in both languages', async () => {
    await folder.partner('bank');
    expect(await run()).toEqual(['bank']);
    expect(await run()).toEqual([]);
    expect(await partner('bank')).toMatchObject({ headline: 'Ein Konto' });
    const english = await findPartner(database.connection.db, 'bank', 'en');
    expect(english).toMatchObject({ headline: 'An account' });
  });

  test('renew their rows when they change', async () => {
    await folder.partner('bank');
    await run();
    await folder.partner('bank', { de: partnerTexts('Ein anderes Konto') });
    expect(await run()).toEqual(['bank']);
    expect(await partner('bank')).toMatchObject({ headline: 'Ein anderes Konto' });
  });

  test('leave alone what staff have edited', async () => {
    await folder.partner('bank');
    await run();
    await database.connection.db
      .updateTable('partners')
      .set({ edited_at: new Date(), name: 'Umbenannt' })
      .execute();
    await folder.partner('bank', { name: 'Neuer Name' });
    expect(await run()).toEqual([]);
    expect(await partner('bank')).toMatchObject({ name: 'Umbenannt' });
  });

  test('with samples stay out of production', async () => {
    await folder.partner('bank');
    await folder.partner('muster', { sample: true });
    expect(await run(false)).toEqual(['bank']);
  });

  test('are imported by several processes at once', async () => {
    await folder.partner('bank');
    const written = await Promise.all([run(), run(), run()]);
    expect(written.flat()).toEqual(['bank']);
  });

  test('that are no YAML are named, and nothing is imported', async () => {
    await folder.partner('abc');
    await folder.file('partners/bank.yaml', 'name: "Bank');
    await expect(run()).rejects.toThrow(join(folder.path, 'partners', 'bank.yaml'));
    expect(await partner('abc')).toBeUndefined();
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
  await folder.partner('bank');
  await run();
  await client.query('select 1');
  expect(heard).toBe(1);
  await run();
  await client.query('select 1');
  expect(heard).toBe(1);
  await client.end();
});
