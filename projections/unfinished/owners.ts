import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { finishedStatuses } from '#domain/foundations/statuses.ts';

const unfinished = (db: Database) =>
  db.selectFrom('projections.foundations').where('status', 'not in', [...finishedStatuses]);

/**
 * Unfinished foundations without an owner in the team, the longest waiting first, with the owner who has left it,
 * where there was one.
 */
export async function withoutOwner(db: Database, team: readonly string[], limit: number) {
  const rows = await unfinished(db)
    .select(['id', 'revision', 'details'])
    .where(({ eb, or }) => or([eb('owner_id', 'is', null), eb('owner_id', 'not in', team)]))
    .orderBy('started_at')
    .limit(limit)
    .execute();
  return rows.map(({ id, revision, details }) => ({ id, revision, former: ownerIn(details) }));
}

const ownerIn = (details: Record<string, unknown>): Owner | null =>
  (details.owner as Owner | null | undefined) ?? null;

/** Number of unfinished foundations of each account of the team. */
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

/** Unfinished foundations of an owner, the oldest first. */
export async function casesOfOwner(db: Database, ownerId: string, limit: number) {
  const rows = await unfinished(db)
    .select(['id', 'details'])
    .where('owner_id', '=', ownerId)
    .orderBy('started_at')
    .limit(limit)
    .execute();
  return rows.map(({ id, details }) => {
    const { coreData } = details as { coreData?: { companyName?: string } | null };
    return { id, companyName: coreData?.companyName ?? null };
  });
}

/** Owners of foundations, finished or not, who are no longer in the team. */
export async function formerOwners(db: Database, team: readonly string[]): Promise<string[]> {
  // The query steps from one owner to the next in the index: there are few owners and many formations.
  const { rows } = await sql<{ id: string }>`
    with recursive owners as (
      (select owner_id as id from projections.foundations
        where owner_id is not null order by owner_id limit 1)
      union all
      select (select owner_id from projections.foundations
        where owner_id > owners.id order by owner_id limit 1)
      from owners where owners.id is not null
    )
    select id from owners where id <> all(${[...team]}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

interface Owner {
  ownerId: string;
  standInId?: string | undefined;
}

/** The owner of a foundation, finished or not; null while there is none. */
export async function ownerOf(db: Database, id: string): Promise<Owner | null> {
  const row = await db
    .selectFrom('projections.foundations')
    .select('details')
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? ownerIn(row.details) : null;
}
