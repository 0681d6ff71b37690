import { beforeAll, expect, test } from 'vitest';
import { pdf } from '#demo/pdf.ts';
import { bringTo, type Journey } from '#ops/driver/journey.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { staffPath } from '#web/staff-pages.ts';
import { atWork, rowOf } from '../support/browser/console-pages.ts';
import { type SiteCast, siteCast } from '../support/browser/people.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import { field, hydrated, mailWeb, open, site, type Visitor } from '../support/browser/visitor.ts';

let cast: SiteCast;
let journey: Journey;

beforeAll(async () => {
  cast = await siteCast();
  journey = await bringTo(cast, 'consultation-appointment-select-pending');
});

const inMain = ({ page }: Visitor) => page.locator('main');
const write = async (who: Visitor, text: string) =>
  field(who.page, who.texts.sharedMessages.field).fill(text);
const press = (who: Visitor, name: string) =>
  inMain(who).getByRole('button', { name, exact: true }).first().click();
const shown = (who: Visitor, text: string) =>
  inMain(who).getByRole('listitem').filter({ hasText: text });

async function openDesk(who: Visitor, thread = 'team'): Promise<void> {
  await who.page.goto(
    `${site}${staffPath('foundation-messages', journey.foundationId)}?to=${thread}`,
  );
  await field(who.page, who.texts.sharedMessages.field).waitFor();
}

test('founder and clerk talk in the case, and a question of law goes to the law firm', async () => {
  const { foundationId: id } = journey;
  const founder = await loggedIn(cast.founderEmail, {
    name: 'founder',
    phone: true,
    expected: [/ERR_INTERNET_DISCONNECTED/],
  });
  const { sharedMessages: words, foundations } = founder.texts;
  await open(founder, 'foundation', { id });
  const card = founder.page.getByRole('region', { name: foundations.page.messages.title });
  await card.getByRole('link', { name: foundations.page.messages.write }).click();
  await hydrated(founder.page);

  // Without a connection nothing is lost, not even with the page, and what was written is sent once.
  const question = 'Darf ich vor dem Notartermin schon eine Rechnung schreiben?';
  await founder.page.getByText(words.empty.title).waitFor();
  await write(founder, question);
  await founder.context.setOffline(true);
  await press(founder, words.send);
  await founder.page.getByText(words.waiting).waitFor();
  await founder.context.setOffline(false);
  await shown(founder, question).waitFor();
  // Whoever has the page open reads at once, and gets no mail.
  await open(founder, 'foundation', { id });

  const staff = await atWork('staff');
  const row = await rowOf(staff, id);
  await row.getByTitle(staff.consoleTexts.foundations.messages_one).waitFor();
  await openDesk(staff);
  expect(await shown(staff, question).count()).toBe(1);
  // What is prepared for the law firm is not offered here, and a text with a gap does not go out.
  const prepared = staff.page.getByLabel(staff.texts.sharedReplies.label);
  await prepared
    .getByRole('option', { name: 'Die Kanzlei ruft an' })
    .waitFor({ state: 'detached' });
  await prepared.selectOption({ label: 'Wir klären das noch' });
  await press(staff, words.send);
  await staff.page.getByText(staff.texts.sharedReplies.left).waitFor();
  await write(staff, 'Das fragen wir lieber die Kanzlei.');
  await staff.page.keyboard.press('Control+Enter');
  await shown(staff, 'Das fragen wir lieber die Kanzlei.').waitFor();
  const mail = await mailWhere(
    mailWeb,
    ({ to, subject }) => to === cast.founderEmail && subject.includes('neue Nachricht'),
  );
  expect(mail.text).not.toContain('Kanzlei.');
  expect(mail.text).toContain(`/app/foundation/${id}/messages/`);

  await open(founder, 'dashboard');
  const { messages_one: oneNew } = founder.texts.sharedFoundations.card;
  await inMain(founder).getByRole('link', { name: oneNew, exact: true }).click();
  await shown(founder, 'Das fragen wir lieber die Kanzlei.').waitFor();
  await staff.page.locator('h1').first().click();
  await staff.page.keyboard.press('w');
  await shown(staff, 'an die Kanzlei weitergegeben').waitFor();
  // Our team reads neither the thread nor that it has one.
  const thread = words.threads['law-firm'].name;
  expect(await inMain(staff).getByText(thread, { exact: true }).count()).toBe(0);

  const lawyer = await atWork('lawyer');
  await openDesk(lawyer, 'law-firm');
  const ofFirm = lawyer.page.getByLabel(lawyer.texts.sharedReplies.label);
  await ofFirm.getByRole('option', { name: 'Die Kanzlei ruft an' }).waitFor({ state: 'attached' });
  expect(await ofFirm.getByRole('option', { name: 'Wir klären das noch' }).count()).toBe(0);
  await shown(lawyer, question).waitFor();
  await write(lawyer, 'Ja, mit dem Zusatz „i. G.“.');
  await lawyer.page.locator('input[type=file]').setInputFiles({
    name: 'Merkblatt.pdf',
    mimeType: 'application/pdf',
    buffer: pdf('Merkblatt'),
  });
  await inMain(lawyer).getByText('Merkblatt.pdf').waitFor();
  await press(lawyer, words.send);
  await shown(lawyer, 'i. G.').waitFor();

  // The open page finds out by itself, and the other thread says what is new in it.
  const toFirm = inMain(founder).getByRole('link', {
    name: new RegExp(`^${words.threads['law-firm'].name}`),
  });
  await expect.poll(() => toFirm.innerText(), { timeout: 25_000 }).toContain('neu');
  await toFirm.click();
  await shown(founder, 'i. G.').waitFor();
  const file = shown(founder, 'i. G.').getByRole('link');
  const answer = await founder.context.request.get(`${site}${await file.getAttribute('href')}`);
  expect(answer.headers()['content-type']).toBe('application/pdf');
});
