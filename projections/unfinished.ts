import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { finishedStatuses } from '#domain/foundations/statuses.ts';

/**
 * Number of a founder's unfinished foundations.
 *
 * @param started ids of foundations that the read model may not know yet
 */
export async function countUnfinished(
  db: Database,
  founderId: string,
  started: readonly string[],
): Promise<number> {
  const finished = sql.join(finishedStatuses);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select unnest(${started}::uuid[]) as id
      union select id from projections.foundations where founder_id = ${founderId}
    ) as own
    left join projections.foundations as known using (id)
    where known.status is null or known.status not in (${finished})`.execute(db);
  return rows[0]?.count ?? 0;
}
