import { connect } from '#database/connection.ts';
import { dayIn, today } from '#demo/days.ts';
import type { DutyName } from '#domain/duties/duties.ts';
import { titleOf } from '#domain/duties/names.ts';
import { follow } from '#modules/duties/followed.ts';
import { remindOf } from '#workflows/worker/duties.ts';
import { rowsOf } from '../rows.ts';
import { databaseUrl } from './visitor.ts';

/** The words of a mail, whose lines break anywhere. */
export const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What a duty is called in English, by its key. */
export function titleOfKey(key: string): string {
  const [, name, year] = /^(.*?)(?:-(\d{4}))?$/.exec(key) ?? [];
  return titleOf({ name: name as DutyName, ...(year && { year: Number(year) }) }, 'en');
}

/** Days ahead, on each of which two workers look at once. @returns the number of mails, and what they remind of */
export async function remindersOver(
  foundationId: string,
  { from, until }: { from: number; until: number },
): Promise<{ count: number; keys: string[] }> {
  const { db, close } = connect(databaseUrl);
  await follow(db, [foundationId], new Date());
  const company = { foundationId, seenOn: today() };
  let count = 0;
  for (let ahead = from; ahead < until; ahead += ahead < 40 ? 1 : 5) {
    const day = dayIn(ahead);
    const told = await Promise.all([1, 2].map(() => remindOf(db, company, day)));
    count += told.filter(Boolean).length;
  }
  const rows = await rowsOf(db, 'duty_reminders', { foundation_id: foundationId });
  await close();
  return { count, keys: rows.map(({ key }) => key) };
}
