import { inPages } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import type { FileStore } from './file-store.ts';
import type { FileRow } from './tables.ts';

export interface FileOfFoundation {
  id: string;
  foundationId: string;
  name: string;
  size: number;
}

/** All files of these foundations that still exist. */
export async function filesOf(
  db: Database,
  foundationIds: readonly string[],
): Promise<FileOfFoundation[]> {
  if (foundationIds.length === 0) return [];
  const rows = await db
    .selectFrom('files')
    .select(['id', 'foundation_id', 'name', 'size'])
    .where('foundation_id', 'in', foundationIds)
    .orderBy('created_at')
    .execute();
  return rows.map(({ foundation_id: foundationId, ...file }) => ({ ...file, foundationId }));
}

/** Removes the bytes before the row, since a remaining row is found again. */
export async function removeFiles(
  db: Database,
  files: Pick<FileStore, 'remove'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await files.remove(id);
    await db.deleteFrom('files').where('id', '=', id).execute();
  }
}

export interface FileOnRecord {
  id: string;
  sha256: string;
}

const PAGE = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Every record of a table of files. @param read a page of them, in the order of their ids */
export async function* eachOnRecord(
  read: (after: string, limit: number) => Promise<FileOnRecord[]>,
): AsyncGenerator<FileOnRecord> {
  const pages = inPages<FileOnRecord>(PAGE, (last) => read(last?.id ?? FIRST, PAGE));
  for await (const page of pages) yield* page;
}

export const filesOnRecord = (db: Database): AsyncGenerator<FileOnRecord> =>
  eachOnRecord((after, limit) =>
    db
      .selectFrom('files')
      .select(['id', 'sha256'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  );

/** What the checks of a file found. */
export interface Examined {
  scan: FileRow['scan'];
  /** null for files that came before anybody looked. */
  isSigned: boolean | null;
}

export async function examinedFiles(
  db: Database,
  fileIds: readonly string[],
): Promise<Map<string, Examined>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .select(['id', 'scan', 'is_signed'])
    .where('id', 'in', fileIds)
    .execute();
  return new Map(rows.map(({ id, scan, is_signed: isSigned }) => [id, { scan, isSigned }]));
}

/** Keeps files to which something besides events refers from the sweep. */
export async function confirmFiles(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('files').set({ confirmed_at: now }).where('id', 'in', ids).execute();
}

/** Leaves files to the sweep, which removes them after a day. */
export async function releaseFiles(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('files').set({ confirmed_at: null }).where('id', 'in', ids).execute();
}
