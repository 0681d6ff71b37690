import { expect, test } from 'vitest';
import { connect } from '#database/connection.ts';
import type { Typed } from '#domain/content/fields.ts';
import { pathTo } from '#domain/site/paths.ts';
import { saveDraft } from '#modules/content/pieces/drafts.ts';
import { readPiece } from '#modules/content/pieces/pieces.ts';
import { archivePiece, publishPiece } from '#modules/content/pieces/publish.ts';
import { rowOf } from '../support/rows.ts';
import { databaseUrl, site } from '../support/running/addresses.ts';

const htmlOf = async (path: string) => (await fetch(site + path)).text();

/** Measured: how long a text takes from the desk to the public page, in both languages. */
const AT_MOST_MS = 10_000;

test('what the desk publishes shows at once, in both languages', async () => {
  const paths = { de: '/contracts/', en: '/en/contracts/' };
  const headingOf = async (path: string) => /<h1[^>]*>([^<]*)/.exec(await htmlOf(path))?.[1];
  const headings = async () => [await headingOf(paths.de), await headingOf(paths.en)];
  const connection = connect(databaseUrl, 1);
  const { db } = connection;
  const contracts = { kind: 'category', category: 'contracts' } as const;
  const { key } = await rowOf(db, 'content_entries', contracts);
  const name = { kind: 'category', key } as const;
  const { id: by } = await rowOf(db, 'users', { role: 'admin' }, 'id');
  const goLive = async (typed: Typed) => {
    const { revision = 0 } = (await readPiece(db, name)) ?? {};
    await saveDraft(db, { ...name, revision, by, typed }, new Date());
    return publishPiece(db, { ...name, revision: revision + 1, by }, new Date());
  };
  const { typed = {} } = (await readPiece(db, name)) ?? {};
  const before = await headings();
  try {
    const edited = { ...typed, 'de.title': 'Verträge, vom Pult', 'en.title': 'Contracts by hand' };
    const begun = performance.now();
    expect(await goLive(edited)).toHaveProperty('version');
    await expect
      .poll(headings, { timeout: AT_MOST_MS })
      .toEqual(['Verträge, vom Pult', 'Contracts by hand']);
    console.info(`on the site after ${Math.round(performance.now() - begun)} ms`);
  } finally {
    await goLive(typed);
    await expect.poll(headings).toEqual(before);
    await connection.close();
  }
});

test('an address that a text has left leads on, and one that is gone says so', async () => {
  const connection = connect(databaseUrl, 1);
  const { db } = connection;
  const name = { kind: 'article', key: 'first-tax-registration-form' } as const;
  const { id: by } = await rowOf(db, 'users', { role: 'admin' }, 'id');
  const now = async () => {
    const piece = await readPiece(db, name);
    if (!piece) throw new Error('The article is missing.');
    return piece;
  };
  const goLive = async (typed: Typed) => {
    const { revision } = await now();
    await saveDraft(db, { ...name, revision, by, typed }, new Date());
    return publishPiece(db, { ...name, revision: revision + 1, by }, new Date());
  };
  const answer = async (slug = '') => {
    const { status, headers } = await fetch(`${site}/blog/tax/${slug}/`, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  const { typed } = await now();
  const slug = typed['de.slug'];
  expect(await answer(slug)).toEqual([200, null]);
  try {
    expect(await goLive({ ...typed, 'de.slug': `${slug}-neu` })).toHaveProperty('version');
    await expect.poll(() => answer(slug)).toEqual([301, `/blog/tax/${slug}-neu/`]);
    await expect.poll(() => answer(`${slug}-neu`)).toEqual([200, null]);
    const { revision } = await now();
    const target = '/blog/tax/';
    expect(await archivePiece(db, { ...name, revision, by, target }, new Date())).toEqual({
      revision: revision + 1,
    });
    await expect.poll(() => answer(slug)).toEqual([301, target]);
    await db.updateTable('content_pieces').set({ archived_to: null }).execute();
    expect(await answer(slug)).toEqual([410, null]);
  } finally {
    await goLive(typed);
    await expect.poll(() => answer(slug)).toEqual([200, null]);
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
