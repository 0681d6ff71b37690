import type { Database } from '#database/connection.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import type { FoundationDetails } from '../foundation-details.ts';
import { storedRow } from './stored-row.ts';

/** What contributions follow from. */
export interface ContributionFacts
  extends Pick<FoundationDetails, 'people' | 'coreData' | 'deedDate'> {
  status: Status;
}

/** @returns undefined for an unknown id */
export async function contributionFactsOf(
  db: Database,
  id: string,
): Promise<ContributionFacts | undefined> {
  const row = await storedRow(db, id);
  if (!row) return undefined;
  const { people, coreData, deedDate } = row.details;
  return { status: row.status, people, coreData, deedDate };
}
