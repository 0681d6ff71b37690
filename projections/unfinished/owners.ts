import type { Database } from '#database/connection.ts';
import { finishedStatuses } from '#domain/foundations/statuses.ts';

const unfinished = (db: Database) =>
  db.selectFrom('projections.foundations').where('status', 'not in', [...finishedStatuses]);

/** Unfinished foundations that nobody of the team looks after, longest there first. */
export async function withoutOwner(db: Database, limit: number): Promise<string[]> {
  const rows = await unfinished(db)
    .select('id')
    .where('owner_id', 'is', null)
    .orderBy('started_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many unfinished foundations each account of the team looks after. */
export async function casesPerOwner(db: Database): Promise<Map<string, number>> {
  const rows = await unfinished(db)
    .select((select) => ['owner_id', select.fn.countAll<string>().as('cases')])
    .where('owner_id', 'is not', null)
    .groupBy('owner_id')
    .execute();
  return new Map(
    rows.flatMap(({ owner_id, cases }) => (owner_id === null ? [] : [[owner_id, Number(cases)]])),
  );
}

interface Owner {
  ownerId: string;
  standInId?: string | undefined;
}

/** Who looks after a foundation, finished or not; null while nobody is named. */
export async function ownerOf(db: Database, id: string): Promise<Owner | null> {
  const row = await db
    .selectFrom('projections.foundations')
    .select('details')
    .where('id', '=', id)
    .executeTakeFirst();
  return (row?.details.owner as Owner | null | undefined) ?? null;
}
