import type { Database } from '#database/connection.ts';
import type { Counters } from '#domain/foundations/figures/counted.ts';
import { type Unfinished, unfinished } from '#domain/foundations/statuses.ts';

/** The counts of these weeks. */
export async function countedIn(
  db: Database,
  weeks: readonly string[],
): Promise<ReadonlyMap<string, Counters>> {
  const rows = await db
    .selectFrom('projections.figures')
    .select(['week', 'counts'])
    .where('week', 'in', weeks)
    .execute();
  return new Map(rows.map(({ week, counts }) => [week, counts as Counters]));
}

export async function countOpen(db: Database): Promise<{ status: Unfinished; count: number }[]> {
  const rows = await db
    .selectFrom('projections.foundations')
    .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
    .where('status', 'in', unfinished)
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map(({ status, count: open }) => [status, Number(open)]));
  return unfinished.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
