import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { subDays } from 'date-fns/subDays';
import type { Database } from '#database/connection.ts';
import { isUndecidedFile } from '../commands/commands.ts';
import { type FileStore, olderFiles } from './file-store.ts';
import { type FileSettings, openFileStore } from './open-file-store.ts';

const LIMIT = 1_000;

export interface SweepDeps {
  db: Database;
  settings: FileSettings;
  /** Whether an event names the file; rejects, or answers true, where that is unknown. */
  isReferenced: (foundationId: string, fileId: string) => Promise<boolean>;
  now: () => Date;
}

/**
 * Removes files that nothing refers to, after a day: those of refused or abandoned commands, files without a row
 * after a crash, and leftovers in quarantine.
 *
 * @returns the number removed
 */
export async function sweepFiles(deps: SweepDeps): Promise<number> {
  const { db, settings, isReferenced, now } = deps;
  const before = subDays(now(), 1);
  const files = openFileStore(settings, 'files');
  const removed = [
    await sweepRows({ db, isReferenced, now }, files, before),
    await sweepStore(db, files, before),
    await sweepFolder(resolve(settings.dataDir, 'quarantine'), before),
  ];
  return removed.reduce((sum, count) => sum + count, 0);
}

async function sweepRows(
  { db, isReferenced, now }: Omit<SweepDeps, 'settings'>,
  files: FileStore,
  before: Date,
): Promise<number> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'foundation_id'])
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    // This is read before the events: a command that is decided in between has its event by then.
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
    // The row goes first: a file without a row is found again.
    await db.deleteFrom('files').where('id', '=', id).execute();
    await files.remove(id);
    removed += 1;
  }
  return removed;
}

async function sweepStore(db: Database, files: FileStore, before: Date): Promise<number> {
  let removed = 0;
  for await (const id of files.olderThan(before)) {
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
  let removed = 0;
  for await (const name of olderFiles(folder, before)) {
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}
