import type { Database } from '#database/connection.ts';
import { finishedStatuses } from '#domain/foundations/statuses.ts';
import { fromTable } from '../read-models/foundations.ts';

/** Ids of all foundations of one founder, the newest first. */
export async function foundationsOf(
  db: Database,
  founderId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('projections.foundations')
    .select('id')
    .where('founder_id', '=', founderId)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Dates of a founder's unfinished foundations that a calendar shows, the newest first. */
export async function datesOfFoundations(db: Database, founderId: string, limit: number) {
  const rows = await db
    .selectFrom('projections.foundations')
    .selectAll()
    .where('founder_id', '=', founderId)
    .where('status', 'not in', [...finishedStatuses])
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { id, status, revision, dueOn, details } = fromTable(row);
    const { coreData, consultation, notaryAppointment, obstacles } = details;
    return {
      id,
      status,
      revision,
      companyName: coreData?.companyName ?? null,
      consultation,
      notaryAppointment,
      obstacles,
      // The founder has nothing to do by then while others are waited for.
      dueOn: row.waiting_on === 'founder' ? dueOn : null,
    };
  });
}
