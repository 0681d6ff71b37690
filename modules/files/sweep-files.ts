import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { subDays } from 'date-fns/subDays';
import type { Database } from '#database/connection.ts';
import { isUndecidedFile } from '../commands/commands.ts';
import { type FileStore, localFileStore } from './file-store.ts';

const LIMIT = 1_000;

export interface SweepDeps {
  db: Database;
  dataDir: string;
  /** Whether an event names the file; rejects or says true where it cannot be told. */
  isReferenced: (foundationId: string, fileId: string) => Promise<boolean>;
  now: () => Date;
}

/**
 * Removes files that nothing refers to, after a day: those of refused or abandoned commands, what a
 * crash left in the store before its row was written, and leftovers in quarantine.
 *
 * @returns how many were removed
 */
export async function sweepFiles({ db, dataDir, isReferenced, now }: SweepDeps): Promise<number> {
  const before = subDays(now(), 1);
  const files = localFileStore(dataDir);
  const removed = [
    await sweepRows({ db, isReferenced, now }, files, before),
    await sweepStore(db, files, resolve(dataDir, 'files'), before),
    await sweepFolder(resolve(dataDir, 'quarantine'), before),
  ];
  return removed.reduce((sum, count) => sum + count, 0);
}

async function sweepRows(
  { db, isReferenced, now }: Omit<SweepDeps, 'dataDir'>,
  files: FileStore,
  before: Date,
): Promise<number> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'foundation_id'])
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    // Looked at before the events: what is decided in between has its event by then.
    .where(({ not, ref }) => not(isUndecidedFile(ref('files.id'))))
    .orderBy('created_at')
    .limit(LIMIT)
    .execute();
  let removed = 0;
  for (const { id, foundation_id: foundationId } of rows) {
    if (await isReferenced(foundationId, id)) {
      await db.updateTable('files').set({ confirmed_at: now() }).where('id', '=', id).execute();
      continue;
    }
    // The row first: a file without a row is found again.
    await db.deleteFrom('files').where('id', '=', id).execute();
    await files.remove(id);
    removed += 1;
  }
  return removed;
}

async function sweepStore(
  db: Database,
  files: FileStore,
  folder: string,
  before: Date,
): Promise<number> {
  let removed = 0;
  for (const id of await olderThan(folder, before)) {
    const row = await db
      .selectFrom('files')
      .select('id')
      .where((eb) => eb(eb.cast<string>('id', 'text'), '=', id))
      .executeTakeFirst();
    if (row) continue;
    await files.remove(id);
    removed += 1;
  }
  return removed;
}

async function sweepFolder(folder: string, before: Date): Promise<number> {
  const names = await olderThan(folder, before);
  for (const name of names) await rm(join(folder, name), { force: true });
  return names.length;
}

/** Names of the files in a folder that were last written before an instant. */
async function olderThan(folder: string, before: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found?.isFile() && found.mtime < before) old.push(name);
  }
  return old;
}
