import { subDays } from 'date-fns/subDays';
import { subYears } from 'date-fns/subYears';
import type { Database } from '#database/connection.ts';
import { dateOf, minuteOf } from '#domain/days/berlin-days.ts';
import { DUTY_YEARS, reminderOn } from '#domain/duties/occurrences.ts';
import { openDutiesOf } from '#modules/duties/company-duties.ts';
import { follow, followedAmong, remind, toLookAt } from '#modules/duties/followed.ts';
import { enteredCompanies, enteredCompany } from '#projections/foundations/companies.ts';
import { Attempts } from './attempts.ts';
import type { Cursor } from './repair.ts';

/** Minutes on the clock in Berlin from which reminders of a day go out. */
const FROM = 8 * 60;
const BATCH = 500;

/**
 * Reminds of duties of companies, once a day from the morning on; a day on which no worker ran is made up for with
 * the newest reminder of each duty. Companies are followed from when they are first seen, and nobody is reminded
 * within 24 hours of that.
 *
 * @returns the number of mails
 */
export async function remindOfDuties(db: Database, now: Date, cursor: Cursor): Promise<number> {
  await followEntered(db, now, cursor);
  const instant = now.toISOString();
  if (minuteOf(instant) < FROM) return 0;
  const day = dateOf(instant);
  const looks = new Attempts();
  let mails = 0;
  const seenBefore = subDays(now, 1);
  for (const company of await toLookAt(db, day, { seenBefore, limit: BATCH })) {
    await looks.of(async () => {
      if (await remindOf(db, company, day)) mails += 1;
    });
  }
  looks.end();
  return mails;
}

/** Begins to follow companies that are entered, some with each scan: those of before the release, too. */
async function followEntered(db: Database, now: Date, cursor: Cursor): Promise<void> {
  const page = await enteredCompanies(db, subYears(now, DUTY_YEARS), {
    limit: BATCH,
    after: cursor.afterId,
  });
  cursor.afterId = page.length < BATCH ? undefined : page.at(-1);
  const followed = await followedAmong(db, page);
  await follow(
    db,
    page.filter((id) => !followed.has(id)),
    now,
  );
}

/** Reminds of what the duties of one company have reached on a day. @returns whether there is a mail */
export async function remindOf(
  db: Database,
  { foundationId, seenOn }: { foundationId: string; seenOn: string },
  day: string,
): Promise<boolean> {
  const company = await enteredCompany(db, foundationId);
  const duties = company ? await openDutiesOf(db, company, day) : [];
  const reached = duties.flatMap((duty) => {
    const number = reminderOn(day, duty, seenOn);
    return number === undefined ? [] : [{ key: duty.key, number }];
  });
  return remind(db, { foundationId, day }, reached);
}
