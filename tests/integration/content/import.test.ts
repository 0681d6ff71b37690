import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { entryKinds } from '#domain/content/entry.ts';
import { readEntry } from '#modules/content/entries.ts';
import { importContent } from '#modules/content/import.ts';
import { freshDatabase } from '../../support/database.ts';
import { contentFolderWith } from '../../support/imports/content-folder.ts';
import { rowsOf } from '../../support/rows.ts';
import { articleFile, categoryFile } from './files.ts';

const database = await freshDatabase();
const { db } = database.connection;
const path = 'de/blog/tax/steuern-der-gmbh.md';
const files = {
  [path]: articleFile({ key: 'taxes' }, 'Der **erste** Absatz.'),
  'en/blog/tax/taxes-of-a-gmbh.md': articleFile({ key: 'taxes', title: 'Taxes' }),
  'de/pages/gmbh/index.md': categoryFile({ key: 'category-gmbh' }),
  'de/pages/gmbh/wegweiser.md': articleFile({ key: 'guide', related: ['taxes', 'missing'] }),
};
const folders: { remove(): void }[] = [];
const place = { kind: 'article', category: 'tax', slug: 'steuern-der-gmbh' } as const;

function folderWith(more: Record<string, string> = {}) {
  const made = contentFolderWith({ ...files, ...more });
  folders.push(made);
  return made;
}

beforeEach(async () => {
  await db.deleteFrom('content_entries').execute();
  await db.deleteFrom('content_pieces').execute();
});
afterAll(async () => {
  for (const { remove } of folders) remove();
  await database.drop();
});

const run = (folder: string) => importContent(db, { folder, samples: true }, entryKinds);
const titles = async () => {
  const rows = await rowsOf(db, 'content_entries', {}, 'key', 'title');
  return rows.map(({ key, title }) => `${key}: ${title}`).toSorted();
};

describe('importing the files', () => {
  test('adds every entry with its address and the other language', async () => {
    const { folder } = folderWith();
    expect(await run(folder)).toEqual({
      written: ['article.taxes', 'category.category-gmbh', 'page.guide'],
      differing: [],
    });
    expect(await readEntry(db, 'de', place)).toMatchObject({
      key: 'taxes',
      published: '2026-09-14',
      updated: null,
      html: '<p>Der <strong>erste</strong> Absatz.</p>\n',
      readingMinutes: 1,
      slugs: { de: 'steuern-der-gmbh', en: 'taxes-of-a-gmbh' },
    });
  });

  test('leaves out related entries that do not exist', async () => {
    await run(folderWith().folder);
    const guide = await readEntry(db, 'de', {
      kind: 'page',
      category: 'gmbh',
      slug: 'wegweiser',
    });
    expect(guide?.related.map(({ key }) => key)).toEqual(['taxes']);
  });

  test('changes nothing when it runs again, and several at once add each entry once', async () => {
    const { folder } = folderWith();
    const runs = await Promise.all([1, 2, 3, 4].map(() => run(folder)));
    expect(runs.flatMap(({ written }) => written)).toHaveLength(3);
    expect(await run(folder)).toEqual({ written: [], differing: [] });
    expect(await titles()).toHaveLength(4);
  });

  test('follows a changed file', async () => {
    const { folder, write } = folderWith();
    await run(folder);
    write(path, articleFile({ key: 'taxes', title: 'Neuer Titel' }));
    expect(await run(folder)).toEqual({ written: ['article.taxes'], differing: [] });
    expect(await titles()).toContain('taxes: Neuer Titel');
  });

  test('leaves each address to the text that has it, and names the file', async () => {
    await run(folderWith().folder);
    const made = contentFolderWith({ [path]: articleFile({ key: 'company-taxes' }) });
    folders.push(made);
    expect(await run(made.folder)).toEqual({ written: [], differing: ['article.company-taxes'] });
    expect(await readEntry(db, 'de', place)).toMatchObject({ key: 'taxes' });
  });

  test.each([
    ['de/blog/tax/x.md', 'No front matter', 'has no front matter'],
    ['de/blog/tax/x.md', articleFile({ key: 'x', author: 'jana' }), 'author: '],
    ['de/blog/tax/x.md', articleFile({ key: 'x', published: '14.9.2026' }), 'published: '],
    ['de/blog/tax/x.md', articleFile({ key: 'x', subtitle: 'No such field' }), 'subtitle'],
    ['de/blog/tax/x.md', articleFile({ key: 'taxes' }), 'has the key "taxes"'],
    ['de/blog/sports/x.md', articleFile({ key: 'x' }), 'category: '],
    ['de/pages/tax/x.md', articleFile({ key: 'x' }), 'category: '],
    ['de/blog/tax/X Y.md', articleFile({ key: 'x' }), 'slug: '],
    ['de/notes.md', articleFile({ key: 'x' }), 'does not lie in'],
    ['de/blog/tax/x.md', '---\nkey: [x\n---\ntext', 'content/de/blog/tax/x.md: '],
  ])('a broken file %s is named and nothing is imported', async (broken, text, reason) => {
    const { folder } = folderWith({ [broken]: text });
    const failed = run(folder).catch((error: Error) => error.message);
    expect(await failed).toContain(`content/${broken}: `);
    expect(await failed).toContain(reason);
    expect(await titles()).toEqual([]);
  });
});

test('tells those who listen what has changed, and only then', async () => {
  const client = await database.connection.pool.connect();
  const heard: string[] = [];
  client.on('notification', ({ channel }) => heard.push(channel));
  await client.query('listen content_changed');
  const { folder } = folderWith();
  await run(folder);
  await run(folder);
  await client.query('select 1');
  expect(heard).toEqual(['content_changed']);
  client.release(true);
});
