import type { Kysely } from 'kysely';
import type { Json } from '#database/columns.ts';
import {
  type CountedCase,
  type Counters,
  type CountersByWeek,
  count,
  sumOf,
} from '#domain/foundations/figures/counted.ts';
import type { FoundationRow } from '../foundation-details.ts';
import { column, key } from './columns.ts';
import { type Change, insertRows, oneAtATime, readModel } from './read-model.ts';

/**
 * Counts cases per week. Most events change nothing here: a case counts when it begins and when it ends, and a
 * finished case that changes is counted again.
 */
export const figures = readModel({
  name: 'figures',
  columns: {
    week: column.week,
    /** See `domain/foundations/figures/counted.ts`. */
    counts: column.counts,
  },
  indexes: { toWrite: [key('primary key (week)')], toRead: [] },
  on: 'every event',
  async write(db, _, changes): Promise<void> {
    const weeks = changedIn(await changes);
    if (weeks.length === 0) return;
    await oneAtATime(db);
    const known = await countersIn(
      db,
      weeks.map(([name]) => name),
    );
    const rows = weeks.map(([name, by]) => ({
      week: name,
      counts: sumOf(known.get(name) ?? {}, by),
    }));
    await insertRows(db, 'figures', rows, { over: 'week' });
    const empty = rows.filter((row) => Object.keys(row.counts).length === 0);
    if (empty.length === 0) return;
    const names = empty.map((row) => row.week);
    await db.deleteFrom('figures').where('week', 'in', names).execute();
  },
});

function changedIn(changes: readonly Change[]): [week: string, by: Counters][] {
  const changed: CountersByWeek = new Map();
  for (const { before, after } of changes) {
    if (before && !isOver(before) && !isOver(after)) continue;
    if (before) count(changed, toCase(before), -1);
    count(changed, toCase(after), 1);
  }
  return [...changed].filter(([, by]) => Object.values(by).some((cases) => cases !== 0));
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
  db: Kysely<{ figures: { week: string; counts: Json<Counters> } }>,
  weeks: readonly string[],
): Promise<Map<string, Counters>> {
  const rows = await db
    .selectFrom('figures')
    .select(['week', 'counts'])
    .where('week', 'in', weeks)
    .execute();
  return new Map(rows.map(({ week, counts }) => [week, counts as Counters]));
}
