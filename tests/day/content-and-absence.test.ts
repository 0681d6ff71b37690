import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '#database/connection.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { arrive, type Clerk } from '../support/browser/clerk.ts';
import { addEarlyConsultant, twoMeetings } from '../support/browser/two-meetings.ts';
import { field, pattern, site } from '../support/browser/visitor.ts';
import { databaseUrl, mailWeb } from '../support/running/addresses.ts';

const figures: string[] = [];
let database: Connection;
let nele: Clerk;

beforeAll(async () => {
  database = connect(databaseUrl);
  nele = await arrive('staff@example.com');
});
afterAll(async () => {
  await database?.close();
  console.log(figures.join('\n'));
});

const headingOf = async (path: string) =>
  /<h1[^>]*>([^<]*)/.exec(await (await fetch(site + path)).text())?.[1];

test('content in two languages goes live', async () => {
  const { keys, who } = nele;
  const { editor, fields } = who.texts.staffContent;
  const title = field(who.page, fields.title);
  await keys.press('Control+k');
  await who.page.getByRole('combobox').waitFor();
  await keys.type('category-business-insurance');
  await keys.press('Enter');
  await title.first().waitFor();
  const before = [await title.nth(0).inputValue(), await title.nth(1).inputValue()];
  const publish = async ([german = '', english = '']: readonly string[]) => {
    await title.first().waitFor();
    const pressed = await keys.counting(async () => {
      await keys.tabTo(fields.title);
      await keys.replace(german);
      await keys.press('Tab');
      await keys.tabTo(fields.title);
      await keys.replace(english);
      await keys.press('Enter');
    });
    const from = performance.now();
    await expect.poll(() => headingOf('/business-insurance/')).toBe(german);
    await expect.poll(() => headingOf('/en/business-insurance/')).toBe(english);
    return { pressed, ms: Math.round(performance.now() - from) };
  };
  const { pressed, ms } = await publish(['Versicherungen, neu gefasst', 'Insurance, rewritten']);
  figures.push(`content in two languages: ${pressed} keys, on the site after ${ms} ms`);
  await who.page.getByText(editor.published).waitFor();
  await who.page.reload();
  await publish(before);
});

test('an absence rebooks two people', async () => {
  const { keys, who } = nele;
  const { page, consoleTexts } = who;
  const { area, absence, rebookings, move } = consoleTexts;
  const name = `Zofia ${randomUUID().slice(0, 8)}`;
  const id = await addEarlyConsultant(database.db, name);
  const { day, emails } = await twoMeetings(database.db, id);
  const dialog = page.getByRole('dialog');
  const panel = page.getByRole('region', { name: pattern(rebookings.absentOn, { name }) });
  const moveNext = async (towards: 'Tab' | 'Shift+Tab') => {
    await keys.tabTo(/verschieben$/, towards);
    await keys.press('Enter');
    await field(dialog, move.slot).waitFor();
    await keys.tabTo(move.slot);
    await keys.press('ArrowDown');
    await keys.tabTo(move.submit);
    await keys.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
  };
  const pressed = await keys.counting(async () => {
    await keys.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await keys.type(area.calendar);
    await keys.press('Enter');
    await page.getByRole('button', { name: absence.enter }).waitFor();
    await keys.tabTo(absence.enter);
    await keys.press('Enter');
    await dialog.waitFor();
    await keys.tabTo(absence.who);
    await keys.type(name);
    await keys.tabTo(absence.from);
    await keys.typeDay(day);
    await keys.tabTo(absence.until);
    await keys.typeDay(day);
    await keys.press('Enter');
    await panel.getByText('0 von 2 umgebucht').waitFor();
    await keys.tabInto(panel);
    await keys.tabTo(/^2 Personen/);
    await keys.press('Enter');
    // The mails are shown first, and go out with the first choice.
    await dialog
      .getByText(/tut uns leid/)
      .first()
      .waitFor();
    await keys.press('1');
    await dialog.waitFor({ state: 'hidden' });
    for (const email of emails) {
      await mailWhere(
        mailWeb,
        ({ to, subject }) =>
          to.includes(email) && subject.startsWith('Bitte wähle eine andere Zeit'),
      );
    }
    await moveNext('Tab');
    await panel.getByText('1 von 2 umgebucht').waitFor();
    // Whoever has another time stands below those who still wait, and has the focus.
    await moveNext('Shift+Tab');
    await panel.getByText('2 von 2 umgebucht').waitFor();
  });
  figures.push(`an absence, two people asked by mail and moved: ${pressed} keys`);
  const paused = { paused_at: new Date() };
  await database.db.updateTable('consultants').set(paused).where('id', '=', id).execute();
});

test('no page showed an error', () => {
  expect(nele.who.troubles()).toEqual([]);
});
