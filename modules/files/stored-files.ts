import type { Database } from '#database/connection.ts';
import type { FileStore } from './file-store.ts';

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

/** Every file with a row, in pages. */
export async function* filesOnRecord(db: Database): AsyncGenerator<FileOnRecord> {
  for (let after = FIRST, full = true; full; ) {
    const page = await db
      .selectFrom('files')
      .select(['id', 'sha256'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* page;
    full = page.length === PAGE;
    after = page.at(-1)?.id ?? after;
  }
}
