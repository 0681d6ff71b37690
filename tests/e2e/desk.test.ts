import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '#database/connection.ts';
import { dayIn } from '#demo/days.ts';
import { coreData, payloads } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import { contentList } from '#domain/desk/lists/content.ts';
import { taskNames } from '#domain/desk/names.ts';
import { bringTo, takeTo } from '#ops/driver/journey.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { staffPath } from '#web/staff-pages.ts';
import { atWork, openTab } from '../support/browser/console-pages.ts';
import { type SiteCast, siteCast } from '../support/browser/people.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import { addEarlyConsultant, twoMeetings } from '../support/browser/two-meetings.ts';
import {
  beforeLogin,
  databaseUrl,
  field,
  mailWeb,
  open,
  pattern,
  site,
  type Visitor,
} from '../support/browser/visitor.ts';
import { listTexts } from '../support/texts.ts';

let cast: SiteCast;
let database: Connection;
let journey: Awaited<ReturnType<typeof bringTo>>;
beforeAll(async () => {
  cast = await siteCast();
  database = connect(databaseUrl);
  journey = await bringTo(cast, 'documents-pending');
});
afterAll(() => database?.close());

const commandsOf = (who: Visitor) =>
  who.page.getByRole('region', { name: who.consoleTexts.foundation.commands });
const dialogOf = (who: Visitor) => who.page.getByRole('dialog');

test('members get no further than the login, and stay logged in to their own area', async () => {
  const who = await loggedIn('founder@example.com', { expected: [beforeLogin] });
  const { login, errors } = who.consoleTexts;
  const { session } = who.texts;
  await who.page.goto(`${site}/admin/foundations/`);
  await field(who.page, session.email).fill('founder@example.com');
  await field(who.page, session.password).fill(PASSWORD);
  await who.page.getByRole('button', { name: login.submit }).click();
  await who.page.getByText(errors.NO_ACCESS.title, { exact: true }).waitFor();
  const cookies = await who.context.cookies();
  expect(cookies.filter(({ name }) => name.includes('session_token'))).toEqual([]);
  await open(who, 'dashboard');
  expect(new URL(who.page.url()).pathname).toBe('/app/');
});

test('documents are added by staff, who find the foundation by its number, and go back from the lawyer', async () => {
  const { foundationId } = journey;
  const staff = await atWork('staff');
  const { commands, status } = staff.consoleTexts;
  await staff.page.keyboard.press('/');
  await dialogOf(staff).getByRole('combobox').waitFor();
  await staff.page.keyboard.type(foundationId.slice(0, 8));
  await staff.page.keyboard.press('Enter');
  await staff.page.waitForURL(({ pathname }) => pathname === staffPath('foundation', foundationId));
  await openTab(staff, 'foundation-documents');
  await commandsOf(staff).waitFor();
  await staff.page.keyboard.press('d');
  const file = { name: 'satzung_2.pdf', mimeType: 'application/pdf', buffer: pdf('Satzung') };
  await dialogOf(staff).locator('input[type=file]').setInputFiles(file);
  await dialogOf(staff).getByRole('button', { name: commands['add-document'].submit }).click();
  const documents = staff.page.getByRole('main').getByRole('listitem');
  await documents.getByText('Satzung 2').first().waitFor();

  await takeTo(cast, journey, 'review-pending');
  const lawyer = await atWork('lawyer');
  const { page } = lawyer;
  const link = page.locator(`a[href*="${foundationId}"]`);
  const row = page.getByRole('listitem').filter({ has: link });
  await row.getByText(taskNames['review-pending'].de).waitFor();
  await page.locator(`main a[href*="${foundationId}"]`).first().press('Enter');
  await commandsOf(lawyer).waitFor();
  // Read anew: the next time that nobody asks for is half a minute away.
  const listening = page.waitForResponse(`${site}/api/changes`);
  await page.reload();
  expect((await listening).status()).toBe(200);
  const corrected = { ...(payloads['correct-core-data'] as object), city: 'Buxtehude' };
  const path = `/foundations/${foundationId}/commands/correct-core-data`;
  expect((await cast.founder.send(path, corrected)).status).toBe(200);
  await page.getByText('Buxtehude').first().waitFor({ timeout: 10_000 });

  await page.keyboard.press('z');
  await page.locator('textarea[name=reason]').fill('Der Sitz fehlt.');
  // The end of the tab does not lose what was typed.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const leaving = await asked;
  await leaving.dismiss();
  expect(leaving.type()).toBe('beforeunload');
  const { submit } = commands['request-document-changes'];
  await dialogOf(lawyer).getByRole('button', { name: submit }).click();
  await page.getByText('Der Sitz fehlt.').first().waitFor();
  await staff.page.getByRole('heading', { name: status['documents-pending'] }).waitFor();
});

test('a colleague named in a note finds it below the bell, sees who else has the case open, and sets herself a task', async () => {
  const { foundationId } = journey;
  const lawyer = await atWork('lawyer');
  const { staffCommunication, staffNotices, common } = lawyer.texts;
  const communication = staffPath('foundation-communication', foundationId);
  await lawyer.page.goto(site + communication);
  const note = field(lawyer.page, staffCommunication.compose.text);
  await note.pressSequentially('@Nele');
  await lawyer.page.getByRole('button', { name: '@Nele Hartmann' }).waitFor();
  await note.press('Enter');
  await note.pressSequentially('sieh dir den Sitz an');
  expect(await note.inputValue()).toBe('@Nele Hartmann sieh dir den Sitz an');
  await lawyer.page.getByRole('button', { name: staffCommunication.compose.writeNote }).click();
  await lawyer.page.getByRole('listitem').getByText('sieh dir den Sitz an').waitFor();

  const staff = await atWork('staff');
  const { unreadNotices_one: one, unreadNotices_other: several } = common.app;
  const bell = staff.page.getByRole('button', { name: pattern(one) });
  await bell.or(staff.page.getByRole('button', { name: pattern(several) })).click();
  await dialogOf(staff).getByRole('link', { name: staffNotices.all }).press('Enter');
  await staff.page.getByRole('heading', { level: 1, name: common.app.notices }).waitFor();
  const main = staff.page.getByRole('main');
  await main.getByRole('link', { name: staffNotices.kinds.mentioned }).first().press('Enter');
  await staff.page.waitForURL(({ pathname }) => pathname === communication);
  await staff.page.getByText('hat das auch offen').waitFor();

  const { own } = staff.texts.staffTasks.tasks;
  await staff.page.keyboard.press('+');
  await field(dialogOf(staff), own.text).pressSequentially('Nach dem Sitz fragen');
  await staff.page.keyboard.press('Enter');
  await staff.page.getByText(own.done, { exact: true }).waitFor();
  await staff.page.keyboard.press('a');
  const reminder = staff.page.getByRole('link', { name: 'Nach dem Sitz fragen', exact: true });
  await reminder.waitFor();
  await staff.page.goto(`${site}/admin/?show=mine&kind=own&by=case`);
  await reminder.waitFor();
  const all = staff.page.getByRole('main').getByRole('listitem');
  expect(await all.filter({ hasText: taskNames['documents-pending'].de }).count()).toBe(0);

  const { views } = staff.texts.staffList;
  await staff.page.getByRole('button', { name: views.save, exact: true }).press('Enter');
  await field(dialogOf(staff), views.name).fill('Meine Zettel');
  await dialogOf(staff).getByLabel(views.own, { exact: true }).press('Space');
  await field(dialogOf(staff), views.name).press('Enter');
  await staff.page.getByText(views.saved, { exact: true }).waitFor();
  await staff.page.goto(`${site}/admin/?show=team`);
  const view = staff.page.getByRole('button', { name: 'Meine Zettel' }).first();
  await view.press('Enter');
  await staff.page.waitForURL(({ searchParams }) => searchParams.get('kind') === 'own');
  await reminder.waitFor();
  // Whether or not anything waits for the lawyer.
  const viewsRead = lawyer.page.waitForResponse(/\/api\/admin\/views\?list=tasks/);
  await lawyer.page.goto(`${site}/admin/`);
  expect(await (await viewsRead).text()).not.toContain('Meine Zettel');
  await view.press('Delete');
  await dialogOf(staff).getByRole('button', { name: views.remove, exact: true }).press('Enter');
  await staff.page.getByText(views.removed, { exact: true }).waitFor();

  const asked = { audience: 'law-firm', text: 'Darf ich schon mieten?' };
  const sent = await cast.founder.send(`/foundations/${foundationId}/messages`, asked);
  expect(sent.status).toBe(200);
  await lawyer.page.goto(`${site}/admin/`);
  const task = lawyer.page.getByRole('listitem').filter({
    hasText: taskNames['question-of-law'].de,
    has: lawyer.page.locator(`a[href*="${foundationId}"]`),
  });
  await task.getByRole('link').first().click();
  const messages = staffPath('foundation-messages', foundationId);
  await lawyer.page.waitForURL(({ pathname }) => pathname === messages);

  // Whoever looks after a case finds what is known of its notary.
  const opened = staffPath('foundation', foundationId);
  await staff.page.goto(site + opened);
  const notary = coreData.preferredNotary.name;
  await staff.page.getByRole('main').getByRole('link', { name: notary }).click();
  await staff.page.getByRole('heading', { level: 1, name: notary }).waitFor();
  await staff.page.getByRole('main').locator(`a[href="${opened}"]`).waitFor();
  const { answers, notary: words } = staff.texts.staffNotaries;
  await staff.page.getByText(answers.why).waitFor();
  await staff.page.getByRole('link', { name: words.back }).click();
  await staff.page.getByRole('row').filter({ hasText: notary }).first().waitFor();
});

test('who stands in for somebody is entered and ended by keyboard, and the day’s digest ordered', async () => {
  const staff = await atWork('staff');
  const { page } = staff;
  const { page: words } = staff.texts.staffStandIns;
  await page.goto(site + staffPath('stand-ins'));
  await page.getByRole('button', { name: words.enter }).press('Enter');
  const dialog = dialogOf(staff);
  const standIn = field(dialog, words.standIn);
  await standIn.focus();
  await page.keyboard.type('Tom');
  // Later than any test here works.
  await field(dialog, words.from).fill(dayIn(30));
  await field(dialog, words.until).fill(dayIn(33));
  await field(dialog, words.until).press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: /^Tom .* vertritt Nele Hartmann/ });
  await row.getByRole('button').press('Enter');
  await page.getByText(words.ended, { exact: true }).waitFor();
  await row.waitFor({ state: 'detached' });

  const { staffDigest, staff: desk } = staff.texts;
  await page.getByRole('button', { name: /Nele Hartmann/ }).press('Enter');
  await page.getByRole('menuitem', { name: desk.digest.menu }).press('Enter');
  const wanted = dialog.getByRole('switch', { name: staffDigest.wanted });
  await wanted.press('Space');
  await page.getByText(staffDigest.on, { exact: true }).waitFor();
  expect(await wanted.isChecked()).toBe(true);
  await wanted.press('Space');
  await page.getByText(staffDigest.off, { exact: true }).waitFor();
});

test('an absence rebooks two people', async () => {
  const name = `Early ${randomUUID().slice(0, 8)}`;
  const id = await addEarlyConsultant(database.db, name);
  const { day, emails } = await twoMeetings(database.db, id);
  const staff = await atWork('staff');
  const { page } = staff;
  const { area, absence, rebookings, move } = staff.consoleTexts;
  await page.getByRole('link', { name: new RegExp(`^${area.calendar}`) }).click();
  await page.getByRole('button', { name: absence.enter }).click();
  const dialog = dialogOf(staff);
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
  const movesFirst = panel.getByRole('button', { name: /verschieben$/ }).first();
  await movesFirst.press('Enter');
  await field(dialog, move.slot).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: move.submit, exact: true }).press('Enter');
  await panel.getByText('1 von 2 umgebucht').waitFor();
  await database.db
    .updateTable('consultants')
    .set({ paused_at: new Date() })
    .where('id', '=', id)
    .execute();
});

test('content in two languages goes live, written with the keyboard alone', async () => {
  const staff = await atWork('staff');
  const { page, texts } = staff;
  const { editor, fields, languages } = texts.staffContent;
  const list = listTexts(contentList, 'de');
  const headingOf = async (path: string) =>
    /<h1[^>]*>([^<]*)/.exec(await (await fetch(site + path)).text())?.[1];
  await page.getByRole('link', { name: texts.staff.area.content, exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: list.title }).waitFor();
  await field(page.getByRole('main'), list.search).fill('category-business-insurance');
  const row = page.locator('main tbody tr');
  await expect.poll(() => row.count()).toBe(1);
  await row.getByRole('link').press('Enter');
  const titleIn = (locale: 'de' | 'en') =>
    field(page.getByRole('group', { name: languages[locale] }), fields.title);
  const before = [await titleIn('de').inputValue(), await titleIn('en').inputValue()];
  const publish = async ([german = '', english = '']: string[]) => {
    await titleIn('de').fill(german);
    await titleIn('en').fill(english);
    await titleIn('en').press('Enter');
    await expect.poll(() => headingOf('/business-insurance/')).toBe(german);
    await expect.poll(() => headingOf('/en/business-insurance/')).toBe(english);
  };
  await publish(['Versicherungen, neu gefasst', 'Insurance, rewritten']);
  await page.getByText(editor.published).waitFor();
  await publish(before);
});
