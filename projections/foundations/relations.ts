import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Status } from '#domain/foundations/statuses.ts';

/**
 * Formations among these whose relation ended in this year, in Berlin, or before: completed, cancelled, or with an
 * order that was withdrawn or released and not placed again.
 */
export async function relationsOverBy(
  db: Database,
  ids: readonly string[],
  year: number,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const ended: readonly Status[] = ['completed', 'cancelled'];
  const { rows } = await sql<{ id: string }>`
    select id from projections.foundations
    where id = any(${ids}::uuid[])
      and extract(year from (
        case when status = any(${ended}::text[]) then since
          else (details #>> '{order,withdrawnAt}')::timestamptz end
      ) at time zone 'Europe/Berlin') <= ${year}`.execute(db);
  return rows.map(({ id }) => id);
}
