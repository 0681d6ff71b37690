import type { Database } from '#database/connection.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import type { FoundationDetails } from '../foundation-details.ts';

/** What a founder's calendar shows of one foundation. */
export interface FoundationDates
  extends Pick<FoundationDetails, 'consultation' | 'notaryAppointment' | 'obstacles'> {
  id: string;
  status: Status;
  revision: number;
  companyName: string | null;
  /** A day, while the founder is waited for. */
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

/** Of the unfinished foundations of one founder; the newest first. */
export async function datesOfFoundations(
  db: Database,
  founderId: string,
  limit: number,
): Promise<FoundationDates[]> {
  const rows = await db
    .selectFrom('projections.foundations')
    .select(['id', 'status', 'revision', 'waiting_on', 'due_on', 'details'])
    .where('founder_id', '=', founderId)
    .where('status', 'not in', ['completed', 'cancelled'] satisfies Status[])
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, status, revision, waiting_on, due_on, details }) => {
    const { coreData, consultation, notaryAppointment, obstacles } =
      details as unknown as FoundationDetails;

    return {
      id,
      status: status as Status,
      revision,
      companyName: coreData?.companyName ?? null,
      consultation,
      notaryAppointment,
      obstacles: obstacles ?? [],
      dueOn: waiting_on === 'founder' ? due_on : null,
    };
  });
}
