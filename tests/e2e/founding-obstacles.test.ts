import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayIn, workingDayIn } from '#demo/days.ts';
import { pdf } from '#demo/pdf.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import type { ObstacleKind } from '#domain/foundations/obstacles.ts';
import {
  bringTo,
  notaryEmail as emailOfNotary,
  type Journey,
  takeTo,
} from '#ops/driver/journey.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import {
  isOutOfTheWay,
  isShownTo,
  isToldTo,
  noticeOf,
  type Report,
  reportAsFounder,
  reportAsTeam,
  settleAsFounder,
} from '../support/browser/case-pages.ts';
import { atWork, proposeAppointment, showInConsole } from '../support/browser/console-pages.ts';
import {
  confirmAppointment,
  openBankAccount,
  stationOf,
  timelineOf,
} from '../support/browser/founder-pages.ts';
import { inOrder } from '../support/browser/in-order.ts';
import { isRevoked, mailedLink, openLink, uploadAsNotary } from '../support/browser/notary-page.ts';
import { type SiteCast, siteCast } from '../support/browser/people.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import {
  beginningWith,
  field,
  mailWeb,
  open,
  type Visitor,
  visitor,
} from '../support/browser/visitor.ts';

const locale = 'en';
const companyName = `Winding Road ${randomUUID().slice(0, 8)} GmbH`;

let cast: SiteCast;
let journey: Journey;
let founder: Visitor;
let staff: Visitor;
let notary: Visitor;
let notaryEmail: string;

beforeAll(async () => {
  cast = await siteCast(locale);
  [founder, staff, notary] = await Promise.all([
    loggedIn(cast.founderEmail, { name: 'founder', locale }),
    atWork('staff', [], locale),
    visitor('notary'),
  ]);
  journey = await bringTo(cast, 'notary-appointment-pending', companyName);
  notaryEmail = emailOfNotary(journey.foundationId);
  await Promise.all([
    open(founder, 'foundation', { id: journey.foundationId }),
    showInConsole(staff, journey.foundationId),
  ]);
});

/** Where the pages of founder and team follow, before anybody acts on them. */
async function takenTo(target: Parameters<typeof takeTo>[2]): Promise<void> {
  await takeTo(cast, journey, target);
  const { status } = staff.consoleTexts;
  await stationOf(founder, target).waitFor();
  await staff.page.getByRole('heading', { level: 2, name: status[target], exact: true }).waitFor();
}

/** On both pages and in a mail to the founder. */
async function isKnown(report: Report): Promise<void> {
  await Promise.all([
    isToldTo(founder, report),
    isShownTo(staff, report),
    mailWhere(mailWeb, isMailOf(report.kind)),
  ]);
}

const isMailOf =
  (kind: ObstacleKind) =>
  ({ to, subject }: { to: string; subject: string }) =>
    to === cast.founderEmail && subject === obstacleNames[kind][locale];

describe('a formation in whose way five things get, in English', () => {
  inOrder();

  test('the notary declines, and the founder names another', async () => {
    const { page, texts } = founder;
    const { coreData, notaryForm, page: words } = texts.foundations;
    const report = { kind: 'notary-declined', note: 'They only do family law.' } as const;
    await reportAsFounder(founder, report);
    await isKnown(report);
    const notice = noticeOf(founder, report.kind);
    await notice.getByRole('button', { name: words.data.change }).click();
    const form = page.getByRole('dialog', { name: words.data.notary });
    await field(form, coreData.notaryName).fill('Notariat am Hafen');
    await form.getByRole('button', { name: notaryForm.submit }).click();
    await isOutOfTheWay(founder, staff, report.kind);
  });

  test('the deed is not completed, its link is dead, and a new date leads to a deed', async () => {
    await takenTo('foundation-certificate-pending');
    const first = await mailedLink(journey.foundationId, 'certificate');
    const report = { kind: 'deed-not-completed', note: 'One of them was ill.' } as const;
    await reportAsTeam(staff, report);
    await isKnown(report);
    await isRevoked(first);
    const at = { date: workingDayIn(14), time: '10:30', place: 'Hafenstraße 1, 50667 Köln' };
    await proposeAppointment(staff, { notaryName: 'Notariat am Hafen', notaryEmail, ...at });
    await isOutOfTheWay(founder, staff, report.kind);
    await confirmAppointment(founder);
    await openLink(notary, await mailedLink(journey.foundationId, 'certificate', first));
    await uploadAsNotary(notary, 'certificate', pdf('Deed'));
    await stationOf(founder, 'bank-account-pending').waitFor();
  });

  test('the bank refuses after all, and another takes the company', async () => {
    await takenTo('share-capital-payment-pending');
    const report = { kind: 'bank-refused', note: 'They want no holding.' } as const;
    await reportAsFounder(founder, report);
    await isKnown(report);
    const { page, texts } = founder;
    const { accounts, sheet } = texts.foundations.bankAccount;
    const others = page.getByRole('region', { name: accounts.others, exact: true });
    await others.getByRole('heading', { level: 4, name: 'Uferbank', exact: true }).waitFor();
    await others.getByText(accounts.note).waitFor();
    await page.getByRole('link', { name: sheet.pdf, exact: true }).waitFor();
    await openBankAccount(founder, 'Another Bank');
    await isOutOfTheWay(founder, staff, report.kind);
    await stationOf(founder, 'share-capital-payment-pending').waitFor();
  });

  test('the court wants two things, of which the more urgent comes first', async () => {
    await takenTo('register-record-pending');
    const advance = { kind: 'court-advance', note: '72 AR 4711', dueOn: dayIn(20) } as const;
    const order = { kind: 'interim-order', note: 'No address.', dueOn: dayIn(10) } as const;
    await reportAsFounder(founder, advance);
    await isKnown(advance);
    await reportAsTeam(staff, order);
    await isKnown(order);
    const { page, texts } = founder;
    const { title_other: title } = texts.foundations.obstacles;
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    const notices = page.getByRole('heading', { level: 3 }).filter({ hasText: /advance|order/ });
    const names = [order, advance].map(({ kind }) => obstacleNames[kind][locale]);
    expect(await notices.allTextContents()).toEqual(names);
    await staff.page.getByText(beginningWith(`${staff.consoleTexts.waitingFor.staff}, `)).waitFor();
    await settleAsFounder(founder, advance.kind);
    await isOutOfTheWay(founder, staff, advance.kind);
    await isToldTo(founder, order);
  });

  test('the extract completes the formation, and with it what was still open', async () => {
    await openLink(notary, await mailedLink(journey.foundationId, 'register'));
    await uploadAsNotary(notary, 'register', pdf('Extract'));
    await stationOf(founder, 'completed').waitFor();
    await isOutOfTheWay(founder, staff, 'interim-order');
    const told = (await timelineOf(founder)).getByRole('listitem');
    await expect.poll(() => told.count()).toBe(story.length);
    const { foundationId: id } = journey;
    const { body } = await cast.founder.get(`/foundations/${id}/timeline`);
    expect(body.data.map(({ type }: { type: EventType }) => type)).toEqual(story);
  });
});

const story: EventType[] = [
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
  'DocumentAdded',
  'DocumentsSubmittedForReview',
  'DocumentsAccepted',
  'DocumentsApproved',
  'ObstacleReported',
  'NotaryNamed',
  'ObstacleResolved',
  'NotaryAppointmentProposed',
  'NotaryAppointmentConfirmed',
  'ObstacleReported',
  'NotaryAppointmentProposed',
  'ObstacleResolved',
  'NotaryAppointmentConfirmed',
  'FoundationCertificateReceived',
  'BankAccountOpened',
  'ObstacleReported',
  'BankAccountOpened',
  'ObstacleResolved',
  'BankConfirmationReceived',
  'ObstacleReported',
  'ObstacleReported',
  'ObstacleResolved',
  'RegisterExtractReceived',
  'FoundationCompleted',
  'ObstacleResolved',
];
