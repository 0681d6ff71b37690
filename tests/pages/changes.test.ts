import { expect, test } from 'vitest';
import { connect } from '#database/connection.ts';
import { pathTo } from '#domain/site/paths.ts';
import { readContentFiles } from '#modules/content/files.ts';
import { saveEntry } from '#modules/content/write.ts';
import { databaseUrl, site } from '../support/running/addresses.ts';

const htmlOf = async (path: string) => (await fetch(site + path)).text();

test('what staff change shows at once, and the rest of the page stays', async () => {
  const file = readContentFiles().find(({ path }) => path === 'en/pages/contracts/index.md');
  if (!file) throw new Error('The introduction to contracts is missing.');
  const { entry } = file;
  const path = '/en/contracts/';
  const headingOf = async () => /<h1[^>]*>([^<]*)/.exec(await htmlOf(path))?.[1];
  expect(await headingOf()).toBe(entry.title);
  const connection = connect(databaseUrl, 1);
  try {
    for (const title of ['Contracts, edited by hand', entry.title]) {
      await saveEntry(connection.db, { ...entry, title }, new Date());
      await expect.poll(headingOf).toBe(title);
    }
  } finally {
    await connection.close();
  }
});

test('a change of a price shows on the cached pages without a restart', async () => {
  const path = pathTo('service', 'de', { id: 'financial-plan' });
  const { pool, close } = connect(databaseUrl, 1);
  const setPrice = async (netCents: number) => {
    await pool.query(`update products set net_cents = $1 where id = 'financial-plan'`, [netCents]);
    await pool.query(`select pg_notify('content_changed', '')`);
  };
  expect(await htmlOf(path)).toContain('1.059,10\u00a0€');
  try {
    await setPrice(90_000);
    await expect.poll(() => htmlOf(path)).toContain('1.071,00');
  } finally {
    await setPrice(89_000);
    await expect.poll(() => htmlOf(path)).toContain('1.059,10');
    await close();
  }
});
