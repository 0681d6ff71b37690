import type { Database } from '#database/connection.ts';
import type { FoundationDetails } from '../foundation-details.ts';

/** Single facts of a foundation, for those who need no more. */
async function detailsOf(db: Database, id: string): Promise<Partial<FoundationDetails>> {
  const row = await db
    .selectFrom('projections.foundations')
    .select('details')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.details ?? {};
}

export const openObstacles = async (
  db: Database,
  id: string,
): Promise<FoundationDetails['obstacles']> => (await detailsOf(db, id)).obstacles ?? [];

/** Those that have a name. */
export async function companyNamesOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('projections.foundations')
    .select(['id', 'details'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, details }): [string, string][] => {
      const name = (details as Partial<FoundationDetails>).coreData?.companyName;
      return name === undefined ? [] : [[id, name]];
    }),
  );
}
