import { subDays } from 'date-fns/subDays';
import { subYears } from 'date-fns/subYears';
import { inPages } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import { dateOf, minuteOf } from '#domain/days/berlin-days.ts';
import { DUTY_YEARS, followedFrom, occurrencesOn, reminderOn } from '#domain/duties/occurrences.ts';
import {
  follow,
  followedAmong,
  lastFollowedAt,
  remind,
  toLookAt,
} from '#modules/duties/followed.ts';
import { tickedKeys } from '#modules/duties/ticks.ts';
import { enteredCompanies, enteredCompany } from '#projections/foundations/companies.ts';
import { Attempts } from './attempts.ts';

/** Minutes on the clock in Berlin from which reminders of a day go out. */
const FROM = 8 * 60;
const BATCH = 500;
/** How late read models may tell of an entry, at the most. */
const BEHIND_DAYS = 90;

/**
 * Reminds of duties of companies, once a day from the morning on; a day on which no worker ran is made up for with
 * the newest reminder of each duty. Companies are followed from when they are first seen, and nobody is reminded
 * within 24 hours of that.
 *
 * @returns the number of mails
 */
export async function remindOfDuties(db: Database, now: Date): Promise<number> {
  await followEntered(db, now);
  const instant = now.toISOString();
  if (minuteOf(instant) < FROM) return 0;
  const day = dateOf(instant);
  const seenBefore = subDays(now, 1);
  const looks = new Attempts();
  let mails = 0;
  for (const company of await toLookAt(db, day, { seenBefore, limit: BATCH })) {
    await looks.of(async () => {
      if (await remindOf(db, company, day)) mails += 1;
    });
  }
  looks.end();
  return mails;
}

/** Companies that have been entered since the last look, and on the day of the release all there are. */
async function followEntered(db: Database, now: Date): Promise<void> {
  const last = await lastFollowedAt(db);
  const since = last ? subDays(last, BEHIND_DAYS) : subYears(now, DUTY_YEARS);
  const pages = inPages<string>(BATCH, (after) =>
    enteredCompanies(db, since, { limit: BATCH, after }),
  );
  for await (const page of pages) {
    const followed = await followedAmong(db, page);
    await follow(
      db,
      page.filter((id) => !followed.has(id)),
      now,
    );
  }
}

async function remindOf(
  db: Database,
  { foundationId, seenOn }: { foundationId: string; seenOn: string },
  day: string,
): Promise<boolean> {
  const company = await enteredCompany(db, foundationId);
  const ticked = await tickedKeys(db, foundationId);
  const { completedOn, facts } = company ?? {};
  const duties =
    facts && completedOn ? occurrencesOn(day, facts, followedFrom(completedOn, seenOn)) : [];
  const reached = duties.flatMap((duty) => {
    const number = ticked.has(duty.key) ? undefined : reminderOn(day, duty, seenOn);
    return number === undefined ? [] : [{ key: duty.key, number }];
  });
  return remind(db, { foundationId, day }, reached);
}
