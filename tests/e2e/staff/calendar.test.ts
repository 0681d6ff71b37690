import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '#database/connection.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { atWork } from '../../support/browser/console-pages.ts';
import { addEarlyConsultant, twoMeetings } from '../../support/browser/two-meetings.ts';
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

test('an absence rebooks two people', async () => {
  const name = `Early ${randomUUID().slice(0, 8)}`;
  const id = await addEarlyConsultant(database.db, name);
  const { day, emails } = await twoMeetings(database.db, id);
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
  await dialog.getByRole('button', { name: /^2 E-Mails senden/ }).press('Enter');
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
