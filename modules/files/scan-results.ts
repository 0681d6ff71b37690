import type { Database } from '#database/connection.ts';
import type { FileRow } from './tables.ts';

export async function scanResultsOf(db: Database, fileIds: readonly string[]) {
  if (fileIds.length === 0) return new Map<string, FileRow['scan']>();
  const rows = await db
    .selectFrom('files')
    .select(['id', 'scan'])
    .where('id', 'in', [...fileIds])
    .execute();
  return new Map(rows.map(({ id, scan }) => [id, scan]));
}
