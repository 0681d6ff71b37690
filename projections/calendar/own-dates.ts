import type { Database } from '#database/connection.ts';
import { finishedStatuses, type Status } from '#domain/foundations/statuses.ts';
import type { FoundationDetails } from '../foundation-details.ts';
import { fromTable } from '../read-models/foundations.ts';

/** The dates of one foundation that its founder's calendar shows. */
export interface FoundationDates
  extends Pick<FoundationDetails, 'consultation' | 'notaryAppointment' | 'obstacles'> {
  id: string;
  status: Status;
  revision: number;
  companyName: string | null;
  /** The day by which the founder has to act; null while others are waited for. */
  dueOn: string | null;
}

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

/** Dates of a founder's unfinished foundations, the newest first. */
export async function datesOfFoundations(
  db: Database,
  founderId: string,
  limit: number,
): Promise<FoundationDates[]> {
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
      dueOn: row.waiting_on === 'founder' ? dueOn : null,
    };
  });
}
