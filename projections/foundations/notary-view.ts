import type { Database } from '#database/connection.ts';
import { fromTable } from '../foundations.ts';

export interface NotaryView {
  founderId: string;
  companyName: string | null;
  appointment: {
    startsAt: string;
    place?: string | undefined;
    online?: boolean | undefined;
  } | null;
}

/** What a notary's page may show of a foundation, nothing else. */
export async function notaryViewOf(db: Database, id: string): Promise<NotaryView | undefined> {
  const found = await db
    .selectFrom('projections.foundations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { founderId, details } = fromTable(found);
  const { coreData, notaryAppointment } = details;
  const { startsAt, place, online } = notaryAppointment ?? {};
  return {
    founderId,
    companyName: coreData?.companyName ?? null,
    appointment: startsAt === undefined ? null : { startsAt, place, online },
  };
}
