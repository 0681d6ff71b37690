import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import {
  type CountedCase,
  type Counters,
  type CountersByWeek,
  count,
  sumOf,
} from '#domain/foundations/figures/counted.ts';
import { type Unfinished, unfinished } from '#domain/foundations/statuses.ts';
import type { FoundationRow } from '../foundation-details.ts';
import type { ReadModels } from '../schema.ts';
import { insertRows } from '../write-rows.ts';

const FIGURES_LOCK = 735_110_009;

/** A foundation before and after a batch. */
export interface Change {
  before: FoundationRow | undefined;
  after: FoundationRow;
}

/**
 * Keeps a roll-up per week. Most events change nothing here: cases count when they begin and when
 * they end, and one that is finished and changes counts anew.
 */
export async function writeFigures(db: Kysely<ReadModels>, changes: readonly Change[]) {
  const changed: CountersByWeek = new Map();
  for (const { before, after } of changes) {
    if (before && !isOver(before) && !isOver(after)) continue;
    if (before) count(changed, toCase(before), -1);
    count(changed, toCase(after), 1);
  }
  const weeks = [...changed].filter(([, by]) => Object.values(by).some((cases) => cases !== 0));
  if (weeks.length === 0) return;
  // Until the transaction ends: one at a time adds to what it has read.
  await sql`select pg_advisory_xact_lock(${FIGURES_LOCK})`.execute(db);
  const names = weeks.map(([week]) => week);
  const known = await countersIn(db, names);
  const rows = weeks.map(([week, by]) => ({ week, counts: sumOf(known.get(week) ?? {}, by) }));
  await insertRows(db, 'figures', rows)
    .onConflict((conflict) =>
      conflict.column('week').doUpdateSet((select) => ({ counts: select.ref('excluded.counts') })),
    )
    .execute();
  const empty = rows.filter(({ counts }) => Object.keys(counts).length === 0);
  if (empty.length === 0) return;
  await db
    .deleteFrom('figures')
    .where(
      'week',
      'in',
      empty.map(({ week }) => week),
    )
    .execute();
}

const isOver = ({ status }: FoundationRow) => status === 'completed' || status === 'cancelled';

const toCase = ({ status, since, startedAt, details }: FoundationRow): CountedCase => ({
  status,
  since,
  startedAt,
  history: details.history,
  turns: details.turns,
  order: details.order,
  consultation: details.consultation,
  notaryAppointment: details.notaryAppointment,
});

async function countersIn(
  db: Pick<Kysely<ReadModels>, 'selectFrom'>,
  weeks: readonly string[],
): Promise<Map<string, Counters>> {
  const rows = await db
    .selectFrom('figures')
    .select(['week', 'counts'])
    .where('week', 'in', weeks)
    .execute();
  return new Map(rows.map(({ week, counts }) => [week, counts as Counters]));
}

/** What was counted in these weeks. */
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

/** How many stand where now, of those that are not finished. */
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
