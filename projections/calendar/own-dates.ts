import type { Database } from '#database/connection.ts';
import { finishedStatuses } from '#domain/foundations/statuses.ts';
import type { FoundationDetails } from '../foundation-details.ts';
import { checkedOf } from '../foundations/checked.ts';
import { turnOf } from '../foundations.ts';
import { fromTable } from '../read-models/foundations.ts';
import { isWithin } from '../scope.ts';

/** Ids of all foundations that one member leads, the newest first. */
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

/** Dates of the unfinished foundations in which a member takes part, as a calendar shows them, the newest first. */
export async function datesOfFoundations(db: Database, accountId: string, limit: number) {
  const rows = await db
    .selectFrom('projections.foundations')
    .selectAll()
    .where(isWithin({ accountId }, 'id'))
    .where('status', 'not in', [...finishedStatuses])
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  const led = new Set(rows.filter((row) => row.founder_id === accountId).map(({ id }) => id));
  const found = rows.map(fromTable);
  const checked = await checkedOf(db, found);
  return found.map((row) => {
    const { id, status, revision, details } = row;
    const { waitingOn, dueOn } = turnOf(row, checked.get(id));
    const { coreData, consultation, notaryAppointment, obstacles } = details;
    return {
      id,
      status,
      revision,
      companyName: coreData?.companyName ?? null,
      // The number to call is the lead's.
      consultation: led.has(id) ? consultation : withoutPhone(consultation),
      notaryAppointment,
      obstacles,
      // Nobody has anything to do by then while others are waited for.
      dueOn: waitingOn === (led.has(id) ? 'founder' : 'co-founder') ? dueOn : null,
    };
  });
}

function withoutPhone(consultation: FoundationDetails['consultation']) {
  if (!consultation || consultation.declined) return consultation;
  const { phone: _of, ...told } = consultation;
  return told;
}
