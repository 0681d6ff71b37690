import type { Database } from '#database/connection.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import type { Company } from '#domain/templates/filling.ts';
import { type FoundationDetails, nothingYet } from '../foundation-details.ts';

/** What sheets are made of, and templates filled from. @returns undefined for an unknown id */
export async function sheetFactsOf(db: Database, id: string): Promise<Company | undefined> {
  const row = await db
    .selectFrom('projections.foundations')
    .select(['revision', 'status', 'details'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const known = row.details as Partial<FoundationDetails>;
  const { consultation, ...details } = { ...nothingYet, ...known };
  const { coreData, people, notary, notaryAppointment, deedDate, registerEntry } = details;
  return {
    foundationId: id,
    revision: row.revision,
    status: row.status as Status,
    coreData,
    people,
    notary,
    consultation: consultation && !consultation.declined ? consultation : null,
    notaryAppointment,
    deedDate,
    registerEntry,
  };
}
