import Fastify from 'fastify';
import { afterAll, afterEach, expect, test } from 'vitest';
import { listen } from '#database/listen.ts';
import { cachedPages } from '#web/pages.ts';
import type { Handler } from '#web/server/build.ts';
import { addSite } from '#web/server/site.ts';
import { freshDatabase } from '../../support/database.ts';
import { siteOptions } from '../../support/site-options.ts';

const database = await freshDatabase();
const { pool } = database.connection;
afterAll(() => database.drop());

const connectionName = 'page-cache';
const path = '/blog/tax/first/';
let stopping = new AbortController();
let listening: Promise<void> | undefined;
afterEach(async () => {
  stopping.abort();
  await listening;
});

/** A site whose pages show `content.text`, and that hears of changes as the real one does. */
async function listeningSite() {
  const content = { text: 'old' };
  const handle: Handler = async (request) => {
    const { pathname } = new URL(request.url);
    return new Response(`<p>${content.text} ${pathname}</p>`);
  };
  const app = Fastify();
  let changes = 0;
  await app.register(async (scope) => {
    const warmer = await addSite(scope, siteOptions, handle, cachedPages);
    const changed = () => {
      changes += 1;
      warmer.refresh();
    };
    stopping = new AbortController();
    listening = listen(
      {
        databaseUrl: database.url,
        channel: 'content_changed',
        name: connectionName,
        onNotification: changed,
        onListening: changed,
      },
      stopping.signal,
    );
  });
  await expect.poll(() => changes).toBe(1);
  const text = async () => (await app.inject(path)).body;
  return { content, text, changes: () => changes };
}

test('a change is told by the database and shows at once', async () => {
  const { content, text, changes } = await listeningSite();
  expect(await text()).toContain('old');
  content.text = 'new';
  expect(await text()).toContain('old');
  await pool.query(`select pg_notify('content_changed', '')`);
  await expect.poll(changes).toBe(2);
  expect(await text()).toContain('new');
});

test('what changes while the connection is lost shows once it is back', async () => {
  const { content, text, changes } = await listeningSite();
  expect(await text()).toContain('old');
  await database.owner.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
    [connectionName],
  );
  content.text = 'new';
  await expect.poll(changes).toBe(2);
  expect(await text()).toContain('new');
});
