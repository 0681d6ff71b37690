import type { Database } from '#database/connection.ts';
import type { EnteredCompany } from '#domain/duties/company.ts';
import { followedFrom, type Occurrence, occurrencesOn } from '#domain/duties/occurrences.ts';
import { followedSince } from './followed.ts';
import { tickedKeys } from './ticks.ts';

/** Duties of a company that are shown on a day, whatever was said of them. */
export async function dutiesOf(
  db: Database,
  { foundationId, completedOn, facts }: EnteredCompany,
  today: string,
): Promise<Occurrence[]> {
  const seenOn = (await followedSince(db, foundationId)) ?? today;
  return occurrencesOn(today, facts, followedFrom(completedOn, seenOn));
}

/** Those of which nobody has said that they are done or do not apply. */
export async function openDutiesOf(
  db: Database,
  company: EnteredCompany,
  today: string,
): Promise<Occurrence[]> {
  const ticked = await tickedKeys(db, company.foundationId);
  return (await dutiesOf(db, company, today)).filter(({ key }) => !ticked.has(key));
}
