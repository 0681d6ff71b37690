import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pathTo } from '#domain/site/paths.ts';
import { site } from '../support/running/addresses.ts';
import { linksNamed, memberReader, reader } from '../support/running/reader.ts';
import { textsOf } from '../support/texts.ts';

test('every layout links the imprint', async () => {
  const { imprint } = textsOf('de').common.footer;
  const leadsThere = async (from: Pick<typeof visitor, 'read'>, path: string) => {
    const { $, status } = await from.read(path);
    expect(status, path).toBe(200);
    expect(linksNamed($, imprint).attr('href'), path).toBe(pathTo('imprint', 'de'));
  };
  const visitor = reader();
  await leadsThere(visitor, pathTo('home', 'de'));
  await leadsThere(visitor, pathTo('login', 'de'));
  await leadsThere(visitor, pathTo('notary-certificate', 'de', { id: randomUUID() }));
  await leadsThere(await memberReader('de'), pathTo('dashboard', 'de'));
});

test('a page from before a release is told to load the next one as a document', async () => {
  const html = await (await fetch(site + pathTo('register', 'de'))).text();
  const version = /"version":\s*"([0-9a-f]+)"/.exec(html)?.[1];
  expect(version).toBeDefined();
  const manifest = (of: string | undefined) =>
    fetch(`${site}/__manifest?paths=${encodeURIComponent(pathTo('login', 'de'))}&version=${of}`, {
      redirect: 'manual',
    });
  const current = await manifest(version);
  expect(current.status).toBe(200);
  expect(Object.keys((await current.json()) as object)).toContain('de/login');
  const stale = await manifest('earlier');
  expect(stale.status).toBe(204);
  expect(stale.headers.get('x-remix-reload-document')).toBe('true');
});

test('the build has a name and a list of its files', async () => {
  const { id } = (await (await fetch(`${site}/build.json`)).json()) as { id: string };
  expect(id).toMatch(/^[0-9a-f]+$/);
  const manifest = await (await fetch(`${site}/build-manifest.json`)).json();
  const { files, ...rest } = manifest as { id: string; files: string[] };
  expect(rest).toEqual({ id });
  expect(files.length).toBeGreaterThan(20);
  const answers = await Promise.all(files.slice(0, 5).map((file) => fetch(site + file)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});
