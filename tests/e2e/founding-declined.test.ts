import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { workingDayIn } from '#demo/days.ts';
import { coreData } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import { dutyTitles, titleOf } from '#domain/duties/names.ts';
import type { NoticeKind } from '#domain/notices/notices.ts';
import {
  bringTo,
  clearForDrafts,
  notaryEmail as emailOfNotary,
  type Journey,
  packageOrder,
  sayWhoFounds,
  takeTo,
} from '#ops/driver/journey.ts';
import { allMails, type CaughtMail, mailWhere } from '#ops/driver/mails.ts';
import type { Person } from '#ops/driver/people.ts';
import { fillIn } from '#web/kit/texts/fill-in.ts';
import { checkBills, filledContract, orderAs, payIn } from '../support/browser/company-pages.ts';
import { openTask, requestChanges } from '../support/browser/console-pages.ts';
import {
  declineConsultation,
  nameNotary,
  rejectAppointment,
  stationOf,
} from '../support/browser/founder-pages.ts';
import { inOrder } from '../support/browser/in-order.ts';
import { heading } from '../support/browser/marketplace.ts';
import {
  linkIn,
  openLink,
  switchLanguage,
  uploadAsNotary,
} from '../support/browser/notary-page.ts';
import { type SiteCast, siteCast } from '../support/browser/people.ts';
import { remindersOver, spaced, titleOfKey } from '../support/browser/reminders.ts';
import { logIn } from '../support/browser/sessions.ts';
import {
  appointmentOf,
  assemble,
  fits,
  lawyerEmail,
  type Stage,
  standsAt,
  unexpectedMails,
} from '../support/browser/stage.ts';
import {
  addressOf,
  beginningWith,
  mailWeb,
  open,
  pattern,
  type Visitor,
} from '../support/browser/visitor.ts';

const companyName = `Sample Tools ${randomUUID().slice(0, 8)} UG (haftungsbeschränkt)`;
const reason = 'The registered office is missing in section 2 of the articles.';
const CAPITAL_CENTS = 100_000;
const billing = {
  name: 'Mia Vogt',
  street: 'Domkloster 4',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
};

let cast: SiteCast;
let journey: Journey;
let stage: Stage;
let lawyer: Visitor;
let notary: Visitor;
let founderEmail: string;
let notaryEmail: string;
let certificateMail: CaughtMail;
let registerMail: CaughtMail;
let completedMail: CaughtMail | undefined;

beforeAll(async () => {
  cast = await siteCast('en');
  ({ founderEmail } = cast);
  ({ stage, lawyer, notary } = await assemble('en', true));
  journey = await bringTo(cast, 'start-pending', companyName);
  Object.assign(stage, { companyName, foundationId: journey.foundationId });
  notaryEmail = emailOfNotary(journey.foundationId);
  await logIn(stage.founder, founderEmail);
});

/** What the other journey walks in the browser goes over HTTP here. */
async function send(person: Person, command: string, body: object): Promise<void> {
  const path = `/foundations/${journey.foundationId}/commands/${command}`;
  expect((await person.send(path, body)).status).toBe(200);
}

const proposeOn = (date: string) =>
  send(cast.staff, 'propose-notary-appointment', {
    notaryName: 'Notariat am Dom',
    notaryEmail,
    startsAt: `${date}T15:30:00.000Z`,
    place: 'Domkloster 4, Köln',
  });

const mailsOfFounder = (...subjects: RegExp[]) =>
  subjects.map((subject) => ({ to: founderEmail, subject }));
const mailsOfNotary = (...subjects: RegExp[]) =>
  subjects.map((subject) => ({ to: notaryEmail, subject }));
const toReview = { to: lawyerEmail, subject: /^Unterlagen warten auf deine Prüfung$/ };
const ready = /^Your formation documents are ready for review$/;
const proposed = /^Notary appointment on .+: does it suit you\?$/;
const certificateLink =
  /^Gründungsurkunde .+: Ihr Link zum Hochladen \(Aktenzeichen G-[0-9A-F]{8}\)$/;

/** What is new is under the bell, until one has said that all is read. */
async function bellTells(kind: NoticeKind): Promise<void> {
  const { founder } = stage;
  const { page, texts } = founder;
  const { notices, common } = texts;
  await open(founder, 'dashboard');
  await page.getByRole('button', { name: /^\d+ new notification/ }).click();
  const panel = page.getByRole('dialog', { name: notices.title });
  await panel.getByText(notices.kinds[kind]).first().waitFor();
  await panel.getByRole('button', { name: notices.allRead }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: common.app.notices, exact: true }).click();
  await panel.getByRole('link', { name: notices.showAll }).click();
  await page.locator('main').getByText(notices.kinds[kind]).first().waitFor();
  await open(founder, 'foundation', { id: journey.foundationId });
}

describe('what a founder of a UG does otherwise, alone, on a phone and in English', () => {
  inOrder();

  test('documents-pending: the talk is declined, which takes a confirmation', async () => {
    const { preferredNotary: _none, ...company } = coreData;
    await send(cast.founder, 'submit-core-data', {
      ...company,
      companyName,
      totalShareholders: 'alone',
      shareCapitalCents: CAPITAL_CENTS,
    });
    await sayWhoFounds(cast.founder, journey);
    await send(cast.founder, 'order-package', { ...packageOrder, billing });
    await clearForDrafts(cast, journey);
    await open(stage.founder, 'foundation', { id: journey.foundationId });
    await declineConsultation(stage.founder);
    await standsAt(stage, {
      status: 'documents-pending',
      happened: [
        'FoundationStarted',
        'CoreDataSubmitted',
        'ParticipantStated',
        'PeopleStated',
        'ParticipantDetailsStated',
        'PackageOrdered',
        'MandateAccepted',
        'ParticipantIdentified',
        'FirmReleased',
        'ConsultationDeclined',
      ],
      mails: mailsOfFounder(
        /^Order confirmation B-/,
        /^Invoice RE-/,
        /^The law firm has accepted your mandate$/,
      ),
    });
    const past = stage.founder.texts.foundations.done['consultation-declined'];
    await stage.founder.page.getByText(past).waitFor();
  });

  test('documents-pending again: the lawyer asks for changes, the founder reads why', async () => {
    await takeTo(cast, journey, 'review-pending');
    await openTask(lawyer, stage.foundationId);
    await requestChanges(lawyer, reason);
    const mails = await standsAt(stage, {
      status: 'documents-pending',
      text: 'documents-changes',
      happened: ['DocumentAdded', 'DocumentsSubmittedForReview', 'DocumentChangesRequested'],
      mails: [...mailsOfFounder(ready, /^Your documents are being revised$/), toReview],
    });
    expect(mails[1]?.text).toContain(reason);
    const { page, texts } = stage.founder;
    const { title, by } = texts.foundations.review.requests;
    const requests = page.getByRole('region', { name: title });
    await requests.getByText(reason).waitFor();
    await requests.getByText(by.lawyer).waitFor();
    await stage.staff.page.getByText(reason).first().waitFor();
    await bellTells('documents-in-review');
  });

  test('notary-appointment-pending: the founder names a notary', async () => {
    await takeTo(cast, journey, 'notary-appointment-pending');
    const status = 'notary-appointment-pending';
    await standsAt(stage, {
      status,
      text: 'notary-unnamed',
      happened: [
        'DocumentAdded',
        'DocumentsSubmittedForReview',
        'DocumentsAccepted',
        'DocumentsApproved',
      ],
      mails: [...mailsOfFounder(ready, /^Your formation documents are approved$/), toReview],
    });
    await nameNotary(stage.founder, 'Notariat am Dom', notaryEmail);
    const focused = () => stage.founder.page.evaluate(() => document.activeElement?.id);
    await expect.poll(focused).toBe('station');
    await standsAt(stage, { status, happened: ['NotaryNamed'] });
  });

  test('notary-appointment-pending again: the founder rejects a date after a warning', async () => {
    await proposeOn(workingDayIn(10));
    await stationOf(stage.founder, 'notary-appointment-confirmation-pending').waitFor();
    await rejectAppointment(stage.founder, 'I am travelling that day.');
    await standsAt(stage, {
      status: 'notary-appointment-pending',
      happened: ['NotaryAppointmentProposed', 'NotaryAppointmentRejected'],
      mails: mailsOfFounder(proposed),
    });
    const { page, texts } = stage.founder;
    await page.getByText(pattern(texts.foundations.appointment.rejected)).waitFor();
  });

  test('bank-account-pending: the notary uploads on the English page, for the second date', async () => {
    await proposeOn(workingDayIn(14));
    await send(cast.founder, 'confirm-notary-appointment', {});
    const startsAt = await appointmentOf(stage);
    expect(startsAt.slice(0, 10)).toBe(workingDayIn(14));
    certificateMail = await mailWhere(
      mailWeb,
      ({ to, subject }) => to === notaryEmail && certificateLink.test(subject),
    );
    await openLink(notary, linkIn(certificateMail, stage.foundationId, 'certificate'));
    await switchLanguage(notary);
    await notary.page.getByRole('heading', { level: 1, name: companyName }).waitFor();
    await uploadAsNotary(notary, 'certificate', pdf('certificate'));
    await standsAt(stage, {
      status: 'bank-account-pending',
      happened: [
        'NotaryAppointmentProposed',
        'NotaryAppointmentConfirmed',
        'FoundationCertificateReceived',
      ],
      mails: [
        ...mailsOfFounder(proposed, /^The deed of formation is here: now the business account$/),
        { to: founderEmail, subject: /^Confirmed: notary appointment on /, startsAt },
        ...mailsOfNotary(certificateLink, /^Gründungsurkunde .+ ist angekommen$/),
      ],
    });
  });

  test('register-record-pending: all is paid in, and the second link goes out with the statement', async () => {
    await takeTo(cast, journey, 'share-capital-payment-pending');
    await open(stage.founder, 'contributions', { id: stage.foundationId });
    await payIn(stage.founder, 'Jana Keller', '1,000.00');
    await fits(stage.founder);
    await takeTo(cast, journey, 'register-record-pending');
    await open(stage.founder, 'foundation', { id: stage.foundationId });
    const mails = await standsAt(stage, {
      status: 'register-record-pending',
      happened: ['BankAccountOpened', 'BankConfirmationReceived'],
      mails: [
        ...mailsOfNotary(
          /^Kontoauszug zum Stammkapital der .+ liegt vor \(Aktenzeichen G-[0-9A-F]{8}\)$/,
        ),
        ...mailsOfFounder(/^Your bank statement is here$/),
      ],
    });
    registerMail = mails[0] ?? expect.fail('no mail to the notary');
  });

  test('completed: the notary uploads the extract by the second link', async () => {
    await openLink(notary, linkIn(registerMail, stage.foundationId, 'register'));
    await switchLanguage(notary);
    await uploadAsNotary(notary, 'register', pdf('extract'), 'HRB 123456');
    [completedMail] = await standsAt(stage, {
      status: 'completed',
      happened: ['RegisterExtractReceived', 'FoundationCompleted'],
      mails: [
        ...mailsOfFounder(/is in the commercial register$/),
        ...mailsOfNotary(/^Registerauszug .+ ist angekommen$/),
      ],
    });
  });

  test('the company has a page of its own: a duty is ticked off, and all papers are one file', async () => {
    const { founder, foundationId } = stage;
    const { page, texts } = founder;
    const words = texts.duties;
    await page.getByRole('link', { name: texts.foundations.completed.button }).click();
    await page.waitForURL(addressOf(founder, 'duties', { id: foundationId }));
    await heading(founder, fillIn(words.title, { company: companyName })).waitFor();
    await page.getByText(words.fraud.title).waitFor();
    const title = titleOf({ name: 'bank-name' }, 'en');
    const duty = page.getByRole('listitem').filter({ hasText: title });
    await duty.getByText(title).click();
    await duty.getByText('§ 11 (1) GmbHG').waitFor();
    await duty.getByRole('button', { name: `${words.tick.open}: ${title}` }).click();
    await duty.getByRole('combobox', { name: words.tick.document }).selectOption({ index: 1 });
    await duty.getByRole('textbox', { name: words.tick.why }).fill('The bank has confirmed it.');
    await duty.getByRole('button', { name: words.tick.save }).click();
    await page.getByText(words.tick.saved).waitFor();
    await page.reload();
    await page.getByText(`${words.list.done} (1)`).click();
    await duty.getByText('The bank has confirmed it.').waitFor();
    await duty.getByText(pattern(words.doneOn)).waitFor();

    const loading = page.waitForEvent('download');
    await page.getByRole('link', { name: words.papers.download }).click();
    const papers = unzipSync(await readFile(await (await loading).path()));
    const { SHA256SUMS: sums, ...files } = papers;
    const hashes = Object.entries(files).map(
      ([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}`,
    );
    expect(
      strFromU8(sums ?? new Uint8Array())
        .trim()
        .split('\n'),
    ).toEqual(hashes);
    expect(Object.keys(files)).toContain(`verlauf-${foundationId}.json`);
  });

  test('the mail of the entry leads to the check of bills, which tells a forged one from the court’s own', async () => {
    const { founder, foundationId } = stage;
    const check = `${addressOf(founder, 'costs', { id: foundationId })}?ask=check`;
    expect(completedMail?.text).toContain(check);
    await founder.page.goto(check);
    await checkBills(founder);
  });

  test('the company signs: a template names it whole', async () => {
    await open(stage.founder, 'duties', { id: stage.foundationId });
    await fits(stage.founder);
    const { street, zip, city } = coreData.businessAddress;
    expect(await filledContract(stage.founder, 'freelance-contract')).toContain(
      `${companyName} with its registered office in ${city}, ${street}, ${zip} ${city}, entered at the local court ` +
        '(Amtsgericht) of Köln under HRB 123456, represented by Jana Keller',
    );
  });

  test('the company pays: an order is addressed to it, and is among its costs', async () => {
    const { street, city } = coreData.businessAddress;
    await orderAs(stage.founder, `${companyName}, ${street}, ${city}`);
    for (const subject of [/^Order confirmation B-/, /^Invoice RE-/]) {
      const { read } = stage;
      const isNew = (mail: CaughtMail) =>
        mail.to === founderEmail && subject.test(mail.subject) && !read.has(mail.id);
      read.add((await mailWhere(mailWeb, isNew)).id);
    }
    await open(stage.founder, 'costs', { id: stage.foundationId });
    const { kinds, stages } = stage.founder.texts.costs;
    const ordered = stage.founder.page.getByRole('region', { name: stages.order });
    await ordered.getByText(beginningWith(kinds.order)).first().waitFor();
    await fits(stage.founder);
  });

  test('over more than two years each reminder comes once by mail, unless it is ticked off or turned off', async () => {
    const { founder, foundationId } = stage;
    const { page, texts } = founder;
    const { count, keys } = await remindersOver(foundationId, { from: 1, until: 900 });
    const years = new Set(keys.filter((key) => key.startsWith('annual-accounts-')));
    expect(years.size).toBeGreaterThan(1);
    expect(keys).not.toContain('bank-name');
    const reminders = async () =>
      (await allMails(mailWeb)).filter(
        ({ to, subject }) => to === founderEmail && subject.startsWith(`${companyName}: `),
      );
    await expect.poll(async () => (await reminders()).length, { timeout: 60_000 }).toBe(count);
    const mails = await reminders();
    for (const { id } of mails) stage.read.add(id);
    const address = addressOf(founder, 'duties', { id: foundationId });
    for (const key of keys) {
      const about = mails.filter(({ text }) =>
        ['by', 'best by'].some((by) => spaced(text).includes(`${titleOfKey(key)}: ${by} `)),
      );
      expect(about.length, key).toBe(keys.filter((one) => one === key).length);
      for (const { text } of about) expect(text).toContain(address);
    }

    await page.goto(address);
    await page.getByText(new RegExp(`^${texts.duties.list.later} `)).click();
    const accounts = new RegExp(`^${dutyTitles['annual-accounts'].en} `);
    await page.getByRole('heading', { name: accounts }).first().waitFor();
    await open(founder, 'settings');
    const { notices: saved, mails: choice } = texts.settings;
    const part = page.getByRole('region', { name: choice.title, exact: true });
    await part.getByRole('checkbox', { name: choice.optional.duties.name }).uncheck();
    await part.getByRole('button', { name: choice.submit }).click();
    await page.getByText(saved.mailsSaved.title).first().waitFor();
    const off = await remindersOver(foundationId, { from: 940, until: 1_300 });
    expect(off.count).toBeGreaterThan(0);
    await bellTells('duties-due');
  });

  test('there were no unexpected mails', async () => {
    expect(await unexpectedMails(stage, [founderEmail, notaryEmail])).toEqual([]);
  });
});
