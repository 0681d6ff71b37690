import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { OrderStanding } from '#domain/foundations/standing-order.ts';
import type { LegalForm } from '#domain/pricing/legal-forms.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import type { FoundationDetails } from '../foundation-details.ts';

/** Single facts of a foundation, for those who need no more. */
async function detailsOf(db: Database, id: string): Promise<Partial<FoundationDetails>> {
  const row = await db
    .selectFrom('projections.foundations')
    .select('details')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.details ?? {};
}

/** Undefined for an unknown id. */
export async function founderOf(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('projections.foundations')
    .select('founder_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.founder_id;
}

export interface Standing extends OrderStanding {
  obstacles: FoundationDetails['obstacles'];
}

/** What a command may depend on besides the status. */
export async function standingOf(db: Database, id: string): Promise<Standing> {
  const { obstacles = [], orderRequired = false, order } = await detailsOf(db, id);
  return { obstacles, orderRequired, order: order?.withdrawnAt === null ? order : null };
}

/** Those that have a name. */
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

export interface ConsultationFacts {
  companyName: string | null;
  founderId: string;
  /** null once it is declined, cancelled or has never been booked. */
  type: 'phone' | 'online' | null;
}

/** What a calendar says of the consultations of these foundations. */
export async function consultationFactsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ConsultationFacts>> {
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
      const type = consultation && 'type' in consultation ? consultation.type : null;
      return [id, { companyName, founderId, type }];
    }),
  );
}

export interface FiledFacts {
  founderId: string;
  /** Null while it is not chosen. */
  legalForm: LegalForm | null;
}

/** What a file says of these foundations beside what a list shows. */
export async function filedFactsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FiledFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('projections.foundations')
    .select([
      'id',
      'founder_id as founderId',
      sql<LegalForm | null>`details #>> '{coreData,legalForm}'`.as('legalForm'),
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** The approval that counts, with the name of the lawyer; null while there is none. */
export async function approvalOf(db: Database, id: string) {
  const { approval } = await detailsOf(db, id);
  if (!approval) return null;
  const names = await namesByIds(db, [approval.by]);
  return { ...approval, by: names.get(approval.by) ?? null };
}

/** Of the last event in the view of a foundation; -1 where there is none. */
export async function revisionOf(db: Database, id: string): Promise<number> {
  const row = await db
    .selectFrom('projections.foundations')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.revision ?? -1;
}
