import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '#database/connection.ts';
import { dateOf } from '#domain/slots/berlin-days.ts';
import { bookMeeting } from '#modules/meetings/book.ts';
import { addConsultant } from '#modules/slots/consultants.ts';
import { loadFreeSlots } from '#modules/slots/free-slots.ts';
import { mailWhere } from '#scripts/driver/mails.ts';
import { atWork } from '../../support/browser/console-pages.ts';
import { newMember } from '../../support/browser/people.ts';
import { databaseUrl, field, openBrowser, pattern } from '../../support/browser/visitor.ts';
import { mailWeb } from '../../support/running/addresses.ts';

let browser: Browser;
let database: Connection;
beforeAll(async () => {
  browser = await openBrowser();
  database = connect(databaseUrl);
});
afterAll(async () => {
  await database?.close();
  await browser?.close();
});

/** Early in the morning, when nobody else is there. @returns its day and the two addresses */
async function twoMeetings(consultantId: string) {
  const { db } = database;
  const now = new Date();
  const all = await loadFreeSlots(db, 'strategy-meeting', now.toISOString());
  const own = all.filter(({ consultant }) => consultant.id === consultantId);
  const day = dateOf(own.at(-1)?.startsAt ?? '');
  const [first, second] = own.filter(({ startsAt }) => dateOf(startsAt) === day);
  const book = async (startsAt = '') => {
    const email = await newMember();
    const { id: accountId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const wish = { commandId: randomUUID(), startsAt, language: 'de' } as const;
    await bookMeeting(db, 'no-link-is-used', { ...wish, booker: { accountId, email } }, now);
    return email;
  };
  return { day, emails: [await book(first?.startsAt), await book(second?.startsAt)] };
}

test('an absence rebooks two people', async () => {
  const name = `Early ${randomUUID().slice(0, 8)}`;
  const hours = { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: 300, closes: 420 };
  const id = await addConsultant(database.db, { name, kind: 'coach', ...hours });
  const { day, emails } = await twoMeetings(id);
  const staff = await atWork(browser, 'staff');
  const { page } = staff;
  const { area, absence, rebookings, move } = staff.consoleTexts;
  await page.getByRole('link', { name: new RegExp(`^${area.calendar}`) }).click();
  await page.getByRole('button', { name: absence.enter }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, absence.who).selectOption({ label: name });
  await field(dialog, absence.from).fill(day);
  await field(dialog, absence.until).fill(day);
  await dialog.getByRole('button', { name: absence.submit, exact: true }).press('Enter');
  const panel = page.getByRole('region', { name: pattern(rebookings.absentOn, { name }) });
  await panel.getByText('0 von 2 umgebucht').waitFor();
  await panel.getByRole('button', { name: /^2 Personen/ }).press('Enter');
  for (const email of emails) {
    const mail = await mailWhere(
      mailWeb,
      ({ to, subject }) => to.includes(email) && subject.startsWith('Bitte wähle eine andere Zeit'),
    );
    expect(mail.text).toContain('tut uns leid');
  }
  await panel
    .getByRole('button', { name: /verschieben$/ })
    .first()
    .press('Enter');
  await field(dialog, move.slot).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: move.submit, exact: true }).press('Enter');
  await panel.getByText('1 von 2 umgebucht').waitFor();
  await database.db
    .updateTable('consultants')
    .set({ paused_at: new Date() })
    .where('id', '=', id)
    .execute();
  expect(staff.troubles()).toEqual([]);
});
