import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayIn } from '#demo/days.ts';
import { pdf } from '#demo/pdf.ts';
import { berlinInstant } from '#domain/days/berlin-instant.ts';
import type { Audience } from '#domain/messages/messages.ts';
import { appointmentDate, spokenDay } from '#domain/site/formats.ts';
import { type Journey, notaryEmail } from '#ops/driver/journey.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { staffPath } from '#web/staff-pages.ts';
import { noticeOf, settleAsFounder } from '../support/browser/case-pages.ts';
import { arrive, type Clerk } from '../support/browser/clerk.ts';
import { approveDocuments, atWork, openTask } from '../support/browser/console-pages.ts';
import {
  acceptDocuments,
  nameNotary,
  objectToDate,
  openBankAccount,
  releaseFirm,
  releaseNotary,
  stationOf,
  uploadBankStatement,
} from '../support/browser/founder-pages.ts';
import { inOrder } from '../support/browser/in-order.ts';
import { openLink } from '../support/browser/notary-page.ts';
import { newMember, type SiteCast, siteCast } from '../support/browser/people.ts';
import { invite, joinAsMember, openInvitation, stands } from '../support/browser/people-pages.ts';
import {
  backInRoom,
  isTurn,
  offerDates,
  openRoom,
  press,
  reportCourtAdvance,
  roomLink,
  uploadDeed,
  uploadExtract,
} from '../support/browser/room-pages.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import { fits } from '../support/browser/stage.ts';
import { foundedWithEllen } from '../support/browser/two-founders.ts';
import {
  field,
  hydrated,
  mailWeb,
  open,
  pattern,
  site,
  type Visitor,
  visitor,
} from '../support/browser/visitor.ts';

const companyName = `Zwiegespräch ${randomUUID().slice(0, 8)} UG (haftungsbeschränkt)`;

let cast: SiteCast;
let journey: Journey;
let ellenEmail: string;
let lead: Visitor;
let ellen: Visitor;
let lawyer: Visitor;
let notary: Visitor;
let clerk: Clerk;
let room: string;

beforeAll(async () => {
  cast = await siteCast();
  ellenEmail = await newMember('en');
  journey = await foundedWithEllen(cast, companyName, ellenEmail);
  // Links are looked up when they come into sight, which may be while there is no connection.
  const offline = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch manifest patches/];
  lead = await loggedIn(cast.founderEmail, { name: 'lead', phone: true, expected: offline });
  ellen = await visitor('ellen', { phone: true, locale: 'en' });
  lawyer = await atWork('lawyer');
  notary = await visitor('notary', { expected: [/^404 GET \/api\/rooms\/[\w-]+$/] });
  clerk = await arrive('staff@example.com');
});

const inMain = ({ page }: Visitor) => page.locator('main');
const shown = (who: Visitor, text: string) =>
  inMain(who).getByRole('listitem').filter({ hasText: text });
const openCase = (who: Visitor) => open(who, 'foundation', { id: journey.foundationId });

/** Writes in the thread that is open. */
async function write(who: Visitor, text: string): Promise<void> {
  const { field: label, send } = who.texts.sharedMessages;
  await field(who.page, label).fill(text);
  await inMain(who).getByRole('button', { name: send, exact: true }).click();
}

/** Another thread of the conversation that is open, once it says that there is something new. */
async function openNew(who: Visitor, audience: Audience): Promise<void> {
  const { threads, unread } = who.texts.sharedMessages;
  const name = new RegExp(`^${threads[audience].name}.*${unread.replace('{{count}}', '\\d+')}`);
  await inMain(who).getByRole('link', { name }).click();
}

async function openFromCase(who: Visitor): Promise<void> {
  const { messages } = who.texts.foundations.page;
  await openCase(who);
  const card = who.page.getByRole('region', { name: messages.title });
  await card.getByRole('link').click();
  await field(who.page, who.texts.sharedMessages.field).waitFor();
  await hydrated(who.page);
}

/** Found by its number, by keyboard. */
async function searchCase({ who, keys }: Clerk): Promise<void> {
  const { foundationId } = journey;
  await keys.press('/');
  await who.page.getByRole('dialog').getByRole('combobox').waitFor();
  await keys.type(foundationId.slice(0, 8));
  await who.page.getByRole('option').first().waitFor();
  await keys.press('Enter');
  await who.page.waitForURL(({ pathname }) => pathname === staffPath('foundation', foundationId));
}

/** A tab of the case that is open, by keyboard. */
async function toTab({ who, keys }: Clerk, tab: 'foundation-documents' | 'foundation-messages') {
  await keys.tabTo(who.consoleTexts.foundation.tabs[tab]);
  await keys.press('Enter');
  await who.page.waitForURL(({ pathname }) => pathname === staffPath(tab, journey.foundationId));
}

/** Opens the dialog of a command by its key and confirms it, by keyboard. */
async function command(
  { who, keys }: Clerk,
  key: string,
  name: 'add-document' | 'submit-documents-for-review',
  fill: (dialog: ReturnType<Visitor['page']['getByRole']>) => Promise<void> = async () => {},
): Promise<void> {
  await keys.press(key);
  const dialog = who.page.getByRole('dialog');
  await dialog.getByRole('heading', { name: who.consoleTexts.commandName[name] }).waitFor();
  await fill(dialog);
  await keys.tabTo(who.consoleTexts.commands[name].submit);
  await keys.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}

describe('a formation by messages and room alone', () => {
  inOrder();

  test('one of two founders on phones invites the other, who joins by the link', async () => {
    await openCase(lead);
    await invite(lead, 'Ellen Hart');
    await openInvitation(ellen, ellenEmail);
    await joinAsMember(ellen, journey.foundationId, ellenEmail);
    await releaseFirm(ellen);
    await fits(ellen);
    await stands(lead, 'Ellen Hart', lead.texts.foundations.people.card.joined);
  });

  const question = 'Darf ich vor dem Notartermin schon eine Rechnung schreiben?';
  const answer = 'Das fragen wir lieber die Kanzlei.';

  test('what is written without a connection is sent once it is back', async () => {
    const { sharedMessages: words } = lead.texts;
    await openFromCase(lead);
    await lead.page.getByText(words.empty.title).waitFor();
    await lead.context.setOffline(true);
    await write(lead, question);
    await lead.page.getByText(words.waiting).waitFor();
    await lead.context.setOffline(false);
    await shown(lead, question).waitFor();
    await fits(lead);
    // Whoever has the page open reads at once, and gets no mail.
    await openCase(lead);
  });

  test('the clerk answers by keyboard, and hands the question of law over with one key', async () => {
    const { who, keys } = clerk;
    const { sharedMessages: words, sharedReplies } = who.texts;
    await keys.press('g');
    const listed = who.page.locator(`a[href="/admin/foundations/${journey.foundationId}/show"]`);
    const row = who.page.getByRole('row').filter({ has: listed });
    await row.getByTitle(who.consoleTexts.foundations.messages_one).waitFor();
    await searchCase(clerk);
    await toTab(clerk, 'foundation-messages');
    await shown(who, question).waitFor();
    // What is prepared for the law firm is not offered here, and a text with a gap does not go out.
    await keys.tabTo(sharedReplies.label);
    const prepared = who.page.getByLabel(sharedReplies.label);
    expect(await prepared.innerText()).not.toContain('Die Kanzlei ruft an');
    // The letter that its name begins with takes the text over, and the gap is what is typed over next.
    await keys.press('W', 'Control+Enter');
    await who.page.getByText(sharedReplies.left).waitFor();
    await keys.replace(answer);
    await keys.press('Control+Enter');
    await shown(who, answer).waitFor();
    expect(await shown(who, question).count()).toBe(1);
    await keys.tabTo(words.handOver, 'Shift+Tab');
    await keys.press('w');
    await shown(who, 'an die Kanzlei weitergegeben').waitFor();
    // Our team reads neither the thread nor that it has one.
    const thread = words.threads['law-firm'].name;
    expect(await inMain(who).getByText(thread, { exact: true }).count()).toBe(0);
  });

  test('the law firm answers with a file, and both founders read everything', async () => {
    const mail = await mailWhere(
      mailWeb,
      ({ to, subject }) => to === cast.founderEmail && subject.includes('neue Nachricht'),
    );
    expect(mail.text).not.toContain(answer);
    const link = new RegExp(`${site}/app/foundation/${journey.foundationId}/messages/\\S*`);
    await lead.page.goto(link.exec(mail.text)?.[0] ?? expect.fail(mail.text));
    await hydrated(lead.page);
    await shown(lead, answer).waitFor();

    const { sharedMessages: words, sharedReplies } = lawyer.texts;
    const page = staffPath('foundation-messages', journey.foundationId);
    await lawyer.page.goto(`${site}${page}?to=law-firm`);
    await field(lawyer.page, words.field).waitFor();
    const ofFirm = lawyer.page.getByLabel(sharedReplies.label);
    await ofFirm
      .getByRole('option', { name: 'Die Kanzlei ruft an' })
      .waitFor({ state: 'attached' });
    expect(await ofFirm.innerText()).not.toContain('Wir klären das noch');
    await shown(lawyer, question).waitFor();
    await lawyer.page.locator('input[type=file]').setInputFiles({
      name: 'Merkblatt.pdf',
      mimeType: 'application/pdf',
      buffer: pdf('Merkblatt'),
    });
    await inMain(lawyer).getByText('Merkblatt.pdf').waitFor();
    await write(lawyer, 'Ja, mit dem Zusatz „i. G.“.');
    await shown(lawyer, 'i. G.').waitFor();

    // The open page finds out by itself, and the other thread says what is new in it.
    await openNew(lead, 'law-firm');
    const file = shown(lead, 'i. G.').getByRole('link');
    const got = await lead.context.request.get(`${site}${await file.getAttribute('href')}`);
    expect(got.headers()['content-type']).toBe('application/pdf');
    await fits(lead);

    await open(ellen, 'dashboard');
    const { messages_other: several } = ellen.texts.sharedFoundations.card;
    await inMain(ellen)
      .getByRole('link', { name: pattern(several) })
      .click();
    for (const text of [question, answer]) await shown(ellen, text).waitFor();
    await openNew(ellen, 'law-firm');
    await shown(ellen, 'i. G.').getByRole('link').waitFor();
    await openCase(ellen);
  });

  test('the clerk lays drafts before both by keyboard; they accept, and the lawyer approves', async () => {
    const title = 'Gesellschaftsvertrag';
    const file = { name: `${title}.pdf`, mimeType: 'application/pdf', buffer: pdf(title) };
    await toTab(clerk, 'foundation-documents');
    await command(clerk, 'd', 'add-document', async (dialog) => {
      await dialog.locator('input[type=file]').setInputFiles(file);
      await dialog.getByText(file.name).waitFor();
    });
    await inMain(clerk.who).getByText(title).first().waitFor();
    await command(clerk, 'v', 'submit-documents-for-review');
    await openCase(lead);
    for (const who of [lead, ellen]) await acceptDocuments(who);
    await stands(lead, 'Ellen Hart', lead.texts.foundations.people.card.accepted);
    await openTask(lawyer, journey.foundationId);
    await approveDocuments(lawyer);
    await stationOf(lead, 'notary-unnamed').waitFor();
  });

  test('a notary whom one names and both release opens the room by link and code', async () => {
    const { foundationId } = journey;
    await nameNotary(lead, 'Notariat am Dom', notaryEmail(foundationId));
    for (const who of [lead, ellen]) await releaseNotary(who);
    room = await roomLink(foundationId);
    await openRoom(notary, foundationId, room);
    await isTurn(notary, 'propose');
    const { documents } = notary.texts.rooms;
    await press(notary, documents.showSheet);
    await notary.page.getByText('Ellen Hart').first().waitFor();
    await notary.page.getByText('Musterstraße 12').first().waitFor();
    const draft = notary.page.getByRole('link', { name: /^Gesellschaftsvertrag herunterladen$/ });
    const href = (await draft.getAttribute('href')) ?? '';
    const got = await notary.context.request.get(new URL(href, room).href);
    expect(got.headers()['content-type']).toBe('application/pdf');
  });

  test('of three dates of the notary one founder objects to the first, the other chooses the second', async () => {
    const days = [dayIn(20), dayIn(21), dayIn(22)] as const;
    await offerDates(
      notary,
      days.map((day) => [day, '10:30']),
    );
    await isTurn(notary, 'chosen');
    const mail = await mailWhere(
      mailWeb,
      ({ to, subject }) => to === ellenEmail && subject.startsWith('3 notary dates'),
    );
    const link = new RegExp(`${site}/en/app/foundation/${journey.foundationId}/`);
    await ellen.page.goto(link.exec(mail.text)?.[0] ?? expect.fail(mail.text));
    await hydrated(ellen.page);
    await objectToDate(ellen, 0, 'I am abroad that week.');
    await fits(ellen);
    await open(lead, 'dashboard');
    const spoken = days.map((day) => spokenDay(day, 'de', new Date().toISOString()));
    await inMain(lead)
      .getByText(pattern(`{{a}}${spoken.join('{{b}} oder ')}{{c}}`))
      .first()
      .waitFor();
    await openCase(lead);
    await lead.page.getByText('Ellen Hart kann nicht: I am abroad that week.').waitFor();
    await fits(lead);
    const { chooseOne } = lead.texts.foundations.appointment.dates;
    const choice = lead.page.getByRole('button', { name: pattern(chooseOne) });
    expect(await choice.count()).toBe(3);
    await choice.nth(1).click();
    await stationOf(lead, 'foundation-certificate-pending').waitFor();
    await backInRoom(notary, room, 'deed');
    const agreed = berlinInstant(days[1], '10:30') ?? '';
    await notary.page.getByText(appointmentDate(agreed, 'de')).waitFor();
  });

  test('a founder answers what the notary asks in the room, and the deed comes with its number', async () => {
    const { questions } = notary.texts.rooms;
    const asked = 'Wer vertritt die Gesellschaft?';
    await field(notary.page, questions.field).fill(asked);
    await press(notary, questions.send);
    await notary.page.getByRole('listitem').filter({ hasText: asked }).waitFor();
    await openFromCase(ellen);
    await openNew(ellen, 'notary');
    await shown(ellen, asked).waitFor();
    await write(ellen, 'Mia Vogt represents it alone.');
    await backInRoom(notary, room, 'deed');
    await notary.page.getByText('Mia Vogt represents it alone.').waitFor();
    await uploadDeed(notary, 'UVZ 1234/2026');
    await isTurn(notary, 'waiting');
  });

  test('the notary reports what the court wants, the lead settles it, and the entry completes the case', async () => {
    await openCase(ellen);
    await openBankAccount(lead, 'Beispielbank');
    await uploadBankStatement(lead);
    await stationOf(lead, 'register-record-pending').waitFor();
    await backInRoom(notary, room, 'extract');
    await reportCourtAdvance(notary, '150 Euro, Kassenzeichen 4711');
    await noticeOf(lead, 'court-advance').getByText('Kassenzeichen 4711').waitFor();
    await fits(lead);
    await settleAsFounder(lead, 'court-advance');
    await noticeOf(lead, 'court-advance').waitFor({ state: 'hidden' });
    await backInRoom(notary, room, 'extract');
    await uploadExtract(notary, 'HRB 4711');
    await isTurn(notary, 'completed');
    await stationOf(lead, 'completed').waitFor();
    await stationOf(ellen, 'completed').waitFor();
    await ellen.page
      .getByText(/HRB 4711/)
      .first()
      .waitFor();
    await fits(ellen);
  });

  test('the room that the notary has closed asks for a code again', async () => {
    const { close, states, door } = notary.texts.rooms;
    await press(notary, close);
    await notary.page.getByRole('heading', { name: states.closed.title, exact: true }).waitFor();
    await openLink(notary, room);
    await notary.page.getByRole('button', { name: door.send }).waitFor();
  });
});
