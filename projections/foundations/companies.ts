import { type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { dateOf } from '#domain/days/berlin-days.ts';
import type { DutyFacts } from '#domain/duties/duties.ts';
import { ERASED } from '#domain/erased.ts';
import type { People } from '#domain/foundations/people/people.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { USUAL_FISCAL_YEAR_END } from '#domain/foundations/steps/core-data-schema.ts';
import type { FoundationDetails } from '../foundation-details.ts';
import { isWithin } from '../scope.ts';

const completed = 'completed' satisfies Status;

/** A company that is entered, as its duties are about it. */
export interface EnteredCompany {
  foundationId: string;
  founderId: string;
  companyName: string;
  /** A day. */
  completedOn: string;
  facts: DutyFacts;
}

/** @returns undefined for a formation that is not completed, and for one whose founder is erased */
export async function enteredCompany(
  db: Database,
  id: string,
): Promise<EnteredCompany | undefined> {
  const row = await db
    .selectFrom('projections.foundations')
    .select(['founder_id', 'details', 'since'])
    .where('id', '=', id)
    .where('status', '=', completed)
    .executeTakeFirst();
  const { coreData, people, deedDate, registerEntry, completedAt } = (row?.details ??
    {}) as Partial<FoundationDetails>;
  if (!row || !coreData || coreData.companyName === ERASED) return undefined;
  const completedOn = dateOf(completedAt ?? row.since.toISOString());
  return {
    foundationId: id,
    founderId: row.founder_id,
    companyName: coreData.companyName,
    completedOn,
    facts: {
      legalForm: coreData.legalForm,
      deedOn: deedDate ?? undefined,
      enteredOn: registerEntry?.enteredOn ?? completedOn,
      fiscalYearEnd: coreData.fiscalYearEnd ?? USUAL_FISCAL_YEAR_END,
      city: coreData.city,
      owesCapital: people ? owesCapital(people) : false,
    },
  };
}

/** Whether somebody has paid less than their whole contribution before the entry. */
const owesCapital = ({ participants }: People): boolean =>
  participants.some(({ shareholder }) => (shareholder?.due ?? 'full') !== 'full');

/** Ids of entered companies in which an account takes part, the newest first. */
export async function enteredCompaniesOf(
  db: Database,
  accountId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('projections.foundations')
    .select('id')
    .where(isWithin({ accountId }, 'id'))
    .where('status', '=', completed)
    .orderBy('since', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of these accounts, those that take part in a company that was entered after an instant. */
export async function withCompanies(
  db: Database,
  accountIds: readonly string[],
  since: Date,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('projections.participations as part')
    .innerJoin('projections.foundations as company', 'company.id', 'part.foundation_id')
    .select('part.account_id')
    .where(sql<SqlBool>`part.account_id = any(${accountIds}::uuid[])`)
    .where('part.ended_at', 'is', null)
    .where('company.status', '=', completed)
    .where('company.since', '>', since)
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

/** Ids of companies that were entered after an instant, page by page. */
export async function enteredCompanies(
  db: Database,
  since: Date,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<string[]> {
  const found = db
    .selectFrom('projections.foundations')
    .select('id')
    .where('status', '=', completed)
    .where('since', '>', since)
    .orderBy('id')
    .limit(limit);
  const rows = await (after ? found.where('id', '>', after) : found).execute();
  return rows.map(({ id }) => id);
}
