import type { Database } from '#database/connection.ts';
import { fromTable } from '../read-models/foundations.ts';
import type { StoredRow } from '../read-models/read-model.ts';

/** A formation as its row has it; undefined for an unknown id. */
export async function storedRow(db: Database, id: string): Promise<StoredRow | undefined> {
  const found = await db
    .selectFrom('projections.foundations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return found && fromTable(found);
}
