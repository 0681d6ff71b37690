import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFileStore } from '#modules/files/file-store.ts';
import { keepBuild, serveOtherBuilds } from '#web/server/kept-builds.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'builds-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const store = () => localFileStore(dataDir, 'builds');

/** A build leaves its files, as a process of it does when it starts. */
async function release(version: string, day: number): Promise<void> {
  const folder = await mkdtemp(join(dataDir, 'release-'));
  await writeFile(join(folder, `page-${version}.js`), `show('${version}')`);
  await writeFile(join(folder, `page-${version}.js.br`), 'the same, smaller');
  await writeFile(join(folder, `sheet-${version}.css`), 'p { margin: 0 }');
  await keepBuild(store(), { version, folder }, new Date(Date.UTC(2026, 10, day)));
}

/** What a process that has none of the files answers. */
async function ask(name: string) {
  const app = Fastify();
  serveOtherBuilds(app, 'newest', store());
  const { statusCode, headers, body } = await app.inject(`/assets/${name}`);
  await app.close();
  return { statusCode, type: headers['content-type'], body, cached: headers['cache-control'] };
}

test('pages of the builds before get their files, for three releases', async () => {
  await release('first', 1);
  await release('second', 2);
  // Started once more, and by several processes.
  await Promise.all([release('second', 3), release('second', 3)]);
  expect(await ask('page-first.js')).toEqual({
    statusCode: 200,
    type: 'text/javascript; charset=utf-8',
    body: "show('first')",
    cached: 'public, max-age=31536000, immutable',
  });
  expect(await ask('sheet-second.css')).toMatchObject({ type: 'text/css; charset=utf-8' });
  await release('third', 4);
  await release('fourth', 5);
  const found = await Promise.all(
    ['first', 'second', 'third', 'fourth'].map((version) => ask(`page-${version}.js`)),
  );
  expect(found.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200, 200]);
});

test('anything else is not found, and never what else is stored', async () => {
  for (const name of ['page-none.js', 'page-second.js.br', '..%2Ffiles', '']) {
    expect(await ask(name)).toMatchObject({ statusCode: 404, body: 'Not found' });
  }
});

test('a store that is away keeps no page from being served', async () => {
  const app = Fastify();
  const olderThan = () => {
    throw new Error('away');
  };
  const away = { ...store(), olderThan };
  serveOtherBuilds(app, 'newest', away);
  expect((await app.inject('/assets/page-second.js')).statusCode).toBe(404);
  await app.close();
});
