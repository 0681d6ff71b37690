import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { connect } from '#database/connection.ts';
import { checksumFeeds, locales, pathTo, verifierPath } from '#domain/site/paths.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { listRoots } from '#modules/roots/roots.ts';
import { makeDailyRoot } from '#workflows/worker/daily/daily-roots.ts';
import { databaseUrl, site } from '../support/running/addresses.ts';

const textOf = async (path: string) => (await fetch(site + path)).text();

test('a daily root stands on the page and in the feed of both languages at once', async () => {
  const connection = connect(databaseUrl, 1);
  const events = postgresEventStore(connection, databaseUrl);
  await makeDailyRoot({ db: connection.db, events }, new Date());
  const [newest] = await listRoots(connection.db, { limit: 1 });
  await events.close();
  await connection.close();
  const { day, root } = newest ?? { day: '', root: '' };
  expect(root).toHaveLength(64);
  for (const locale of locales) {
    const onPage = async () => load(await textOf(pathTo('checksums', locale)))('main').text();
    await expect.poll(onPage, { timeout: 10_000 }).toContain(root);
    const feed = load(await textOf(checksumFeeds[locale]), { xml: true });
    expect(feed('item > description').first().text()).toBe(`${day}=${root}`);
    expect(feed('channel > link').text()).toBe(site + pathTo('checksums', locale));
  }
});

test('the verifier is the one of the repository', async () => {
  expect(await textOf(verifierPath)).toBe(readFileSync('scripts/roots/verify-history.mjs', 'utf8'));
});
