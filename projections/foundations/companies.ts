import type { Database } from '#database/connection.ts';
import { dateOf } from '#domain/days/berlin-days.ts';
import type { DutyFacts } from '#domain/duties/duties.ts';
import { ERASED } from '#domain/erased.ts';
import type { People } from '#domain/foundations/people/people.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { USUAL_FISCAL_YEAR_END } from '#domain/foundations/steps/core-data-schema.ts';
import type { RegisterEntry } from '#domain/register-entry.ts';
import type { FoundationDetails } from '../foundation-details.ts';

const completed = 'completed' satisfies Status;

/** A company that is entered, as its duties are about it. */
export interface EnteredCompany {
  foundationId: string;
  founderId: string;
  companyName: string;
  entry: RegisterEntry;
  capitalCents: number;
  businessAddress: { street: string; zip: string; city: string } | null;
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
    entry: registerEntry ?? {},
    capitalCents: coreData.shareCapitalCents,
    businessAddress: coreData.businessAddress ?? null,
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
