import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { unreleased } from '#domain/foundations/people/gates.ts';
import type { Mandated } from '#domain/foundations/people/mandate.ts';
import { nameOf, type StatedParticipant } from '#domain/foundations/people/people.ts';
import type { CoreData } from '#domain/foundations/steps/core-data-schema.ts';
import type { LegalForm } from '#domain/pricing/legal-forms.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { type FoundationDetails, mandated, nothingYet } from '../foundation-details.ts';

/** Reads the details of a foundation for callers that need a single fact. */
async function detailsOf(db: Database, id: string): Promise<Partial<FoundationDetails>> {
  const row = await db
    .selectFrom('projections.foundations')
    .select('details')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.details ?? {};
}

/** @returns undefined for an unknown id */
export async function founderOf(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('projections.foundations')
    .select('founder_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.founder_id;
}

export interface Standing extends Mandated {
  obstacles: FoundationDetails['obstacles'];
  coreData?: CoreData | undefined;
}

/** Facts besides the status on which a command may depend. */
export async function standingOf(db: Database, id: string): Promise<Standing> {
  const details = { ...nothingYet, ...(await detailsOf(db, id)) };
  const { obstacles, coreData } = details;
  return { ...mandated(details), obstacles, coreData: coreData ?? undefined };
}

/** Whether somebody who has joined has yet to release the law firm from secrecy towards us. */
export async function isReleasePending(db: Database, id: string): Promise<boolean> {
  const { people } = await detailsOf(db, id);
  return people?.required === true && unreleased(people).length > 0;
}

/** Names of these foundations' companies, where they have one. */
export async function companyNamesOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('projections.foundations')
    .select(['id', 'details'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, details }): [string, string][] => {
      const name = (details as Partial<FoundationDetails>).coreData?.companyName;
      return name === undefined ? [] : [[id, name]];
    }),
  );
}

/** Facts about the consultations of these foundations for calendars. */
export async function consultationFactsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('projections.foundations')
    .select([
      'id',
      'founder_id',
      sql<string | null>`details #>> '{coreData,companyName}'`.as('companyName'),
      sql<FoundationDetails['consultation'] | null>`details -> 'consultation'`.as('consultation'),
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, founder_id: founderId, companyName, consultation }) => {
      // Null where it was declined, cancelled or never booked.
      const type = consultation && 'type' in consultation ? consultation.type : null;
      return [id, { companyName, founderId, type }];
    }),
  );
}

/** Facts about these foundations for files, in addition to those of a list. */
export async function filedFactsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('projections.foundations')
    .select([
      'id',
      'founder_id as founderId',
      sql<LegalForm | null>`details #>> '{coreData,legalForm}'`.as('legalForm'),
      // Without what the deed says of them.
      sql<StatedParticipant[] | null>`(
        select jsonb_agg(one - 'details' order by place)
        from jsonb_array_elements(details #> '{people,participants}')
          with ordinality as each(one, place))`.as('participants'),
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, participants, ...facts }) => [
      id,
      { ...facts, participants: (participants ?? []).map(nameOf) },
    ]),
  );
}

/** The valid approval with the name of the lawyer; null while there is none. */
export async function approvalOf(db: Database, id: string) {
  const { approval } = await detailsOf(db, id);
  if (!approval) return null;
  const names = await namesByIds(db, [approval.by]);
  return { ...approval, by: names.get(approval.by) ?? null };
}

/** Revision of the last event that the view of a foundation holds; -1 for an unknown id. */
export async function revisionOf(db: Database, id: string): Promise<number> {
  const row = await db
    .selectFrom('projections.foundations')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.revision ?? -1;
}
