import type { Database } from '#database/connection.ts';
import type { People } from '#domain/foundations/people/people.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import type { CoreData } from '#domain/foundations/steps/core-data-schema.ts';
import { type FoundationDetails, nothingYet } from '../foundation-details.ts';

/** What contributions follow from. */
export interface ContributionFacts {
  status: Status;
  people: People;
  coreData: CoreData | null;
  /** Such as `2026-12-03`. */
  deedDate: string | null;
}

/** @returns undefined for an unknown id */
export async function contributionFactsOf(
  db: Database,
  id: string,
): Promise<ContributionFacts | undefined> {
  const row = await db
    .selectFrom('projections.foundations')
    .select(['status', 'details'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const known = row.details as Partial<FoundationDetails>;
  const { people, coreData, deedDate } = { ...nothingYet, ...known };
  return { status: row.status as Status, people, coreData, deedDate };
}
