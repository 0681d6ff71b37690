import { type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type EnteredCompany, enteredCompanyOf } from '#domain/duties/company.ts';
import { ERASED } from '#domain/erased.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import type { FoundationDetails } from '../foundation-details.ts';
import { isWithin } from '../scope.ts';

const completed = 'completed' satisfies Status;

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
  if (!row) return undefined;
  const { coreData, people, deedDate, registerEntry, completedAt } =
    row.details as Partial<FoundationDetails>;
  return enteredCompanyOf({
    foundationId: id,
    founderId: row.founder_id,
    coreData: coreData ?? null,
    people,
    deedDate: deedDate ?? undefined,
    enteredOn: registerEntry?.enteredOn,
    completedAt: completedAt ?? row.since.toISOString(),
  });
}

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

/** Ids of companies that were entered after an instant, page by page, without those whose founder is erased. */
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
    .where(sql<SqlBool>`details #>> '{coreData,companyName}' <> ${ERASED}`)
    .orderBy('id')
    .limit(limit);
  const rows = await (after ? found.where('id', '>', after) : found).execute();
  return rows.map(({ id }) => id);
}
