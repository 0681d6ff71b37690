import type { Database } from '#database/connection.ts';
import type { SheetFacts } from '#domain/sheets/facts.ts';
import { type FoundationDetails, nothingYet } from '../foundation-details.ts';

/** What the sheets of a formation are made of. @returns undefined for an unknown id */
export async function sheetFactsOf(db: Database, id: string): Promise<SheetFacts | undefined> {
  const row = await db
    .selectFrom('projections.foundations')
    .select(['revision', 'details'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const known = row.details as Partial<FoundationDetails>;
  const { coreData, people, notary, consultation, notaryAppointment } = { ...nothingYet, ...known };
  return {
    foundationId: id,
    revision: row.revision,
    coreData,
    people,
    notary,
    consultation: consultation && !consultation.declined ? consultation : null,
    notaryAppointment,
  };
}
