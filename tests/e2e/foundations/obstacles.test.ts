import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { dayIn, workingDayIn } from '#demo/days.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import {
  type ObstacleKind,
  obstacleKinds,
  obstacles,
  type Reporter,
} from '#domain/foundations/obstacles.ts';
import { isLater, type Unfinished } from '#domain/foundations/statuses.ts';
import { bringTo, type Journey, notaryEmail, takeTo } from '#ops/driver/journey.ts';
import {
  isOutOfTheWay,
  isShownTo,
  isToldTo,
  noticeOf,
  type Report,
  reportAsFounder,
  reportAsTeam,
  resolveAsTeam,
  settleAsFounder,
} from '../../support/browser/case-pages.ts';
import {
  addDocument,
  atWork,
  issue,
  proposeAppointment,
  showInConsole,
} from '../../support/browser/console-pages.ts';
import {
  openBankAccount,
  stationOf,
  uploadBankStatement,
} from '../../support/browser/founder-pages.ts';
import type { SiteCast } from '../../support/browser/people.ts';
import { loggedIn } from '../../support/browser/sessions.ts';
import {
  beginningWith,
  field,
  open,
  pattern,
  type Visitor,
} from '../../support/browser/visitor.ts';
import { withSite } from '../../support/browser/with-site.ts';

interface Walk {
  /** Where the case stands when something gets in the way. */
  at: Unfinished;
  by: Reporter;
  note: string;
  dueOn?: string;
  /** What has to have happened before. */
  before?: () => Promise<unknown>;
  resolve: () => Promise<unknown>;
  /** Where the case stands once it is out of the way. */
  then: Unfinished;
}

let browser: Browser;
let cast: SiteCast;
let founder: Visitor;
let staff: Visitor;
let lawyer: Visitor;
/** The foundation on the pages, until a walk that began on it has failed. */
let shown: { journey: Journey; status: Unfinished } | undefined;

withSite((opened) => {
  ({ browser, cast } = opened);
});

beforeAll(async () => {
  [founder, staff, lawyer] = await Promise.all([
    loggedIn(browser, cast.founderEmail, { name: 'founder' }),
    atWork(browser, 'staff'),
    atWork(browser, 'lawyer'),
  ]);
});

/** Each from the report to what takes it out of the way; one foundation meets them all in order. */
const walks: Record<ObstacleKind, Walk> = {
  'person-unreachable': {
    at: 'documents-pending',
    by: 'staff',
    note: 'Der zweite Gesellschafter geht nicht ans Telefon.',
    resolve: () => resolveAsTeam(staff, 'person-unreachable'),
    then: 'documents-pending',
  },
  'name-objected': {
    at: 'review-pending',
    by: 'lawyer',
    note: 'In Köln gibt es eine Muster Werkzeuge GmbH.',
    resolve: renameCompany,
    then: 'documents-pending',
  },
  'notary-declined': {
    at: 'notary-appointment-confirmation-pending',
    by: 'founder',
    note: 'Das Notariat gründet keine Gesellschaften.',
    resolve: nameOtherNotaryFromDashboard,
    then: 'notary-appointment-pending',
  },
  'notary-silent': {
    at: 'notary-appointment-pending',
    by: 'staff',
    note: 'Zweimal angerufen, niemand ruft zurück.',
    before: () => sendAsStaff('ask-notary', { by: 'phone' }),
    resolve: () => settleAsFounder(founder, 'notary-silent'),
    then: 'notary-appointment-pending',
  },
  'documents-returned': {
    at: 'notary-appointment-pending',
    by: 'staff',
    note: 'Der Notar möchte den Gegenstand anders gefasst haben.',
    resolve: () => issue(staff, 'submit-documents-for-review'),
    then: 'review-pending',
  },
  'deed-not-completed': {
    at: 'foundation-certificate-pending',
    by: 'founder',
    note: 'Ein Ausweis war abgelaufen.',
    resolve: proposeAgain,
    then: 'notary-appointment-confirmation-pending',
  },
  'bank-refused': {
    at: 'share-capital-payment-pending',
    by: 'founder',
    note: 'Die Bank nimmt keine Holding.',
    resolve: () => openBankAccount(founder, 'Andere Bank'),
    then: 'share-capital-payment-pending',
  },
  'capital-short': {
    at: 'share-capital-payment-pending',
    by: 'staff',
    note: 'Es fehlen 12 Euro.',
    resolve: () => uploadBankStatement(founder, 'Alles eingezahlt'),
    then: 'register-record-pending',
  },
  'capital-early': {
    at: 'register-record-pending',
    by: 'lawyer',
    note: 'Eine Einlage kam am Tag vor der Urkunde.',
    resolve: () => uploadBankStatement(founder, 'Noch einmal eingezahlt'),
    then: 'register-record-pending',
  },
  'capital-wrong-payer': {
    at: 'register-record-pending',
    by: 'founder',
    note: 'Meine Mutter hat überwiesen.',
    resolve: () => uploadBankStatement(founder, 'Selbst eingezahlt'),
    then: 'register-record-pending',
  },
  'court-advance': {
    at: 'register-record-pending',
    by: 'founder',
    note: 'Aktenzeichen 72 AR 4711',
    dueOn: dayIn(20),
    resolve: payTheCourt,
    then: 'register-record-pending',
  },
  'interim-order': {
    at: 'register-record-pending',
    by: 'staff',
    note: 'Die Geschäftsanschrift fehlt.',
    dueOn: dayIn(30),
    resolve: addWhatTheCourtWants,
    then: 'register-record-pending',
  },
  'registration-refused': {
    at: 'register-record-pending',
    by: 'lawyer',
    note: 'Das Gericht hält den Gegenstand für unzulässig.',
    resolve: () => resolveAsTeam(lawyer, 'registration-refused'),
    then: 'register-record-pending',
  },
};

test.each(obstacleKinds)('%s is reported, told to everybody and resolved', async (kind) => {
  const { at, by, before, resolve, then, ...told } = walks[kind];
  const journey = await stand(at);
  await before?.();
  const report: Report = { kind, ...told };
  const { ball } = obstacles[kind];
  if (by === 'lawyer') await showInConsole(lawyer, current);
  if (by === 'founder') await reportAsFounder(founder, report);
  else await reportAsTeam(by === 'staff' ? staff : lawyer, report);
  const { title_one: title } = founder.texts.foundations.obstacles;
  await founder.page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
  await isToldTo(founder, report);
  await isShownTo(staff, report);
  await staff.page.getByText(beginningWith(`${staff.consoleTexts.waitingFor[ball]}, `)).waitFor();

  await resolve();
  await isOutOfTheWay(founder, staff, kind);
  await stationOf(founder, then).waitFor();
  await standsInConsole(staff, then);
  // A page that nobody looks at would be read again after every change.
  await lawyer.page.goto('about:blank');
  shown = { journey, status: then };
  for (const who of [founder, staff, lawyer]) expect(who.troubles(), who.name).toEqual([]);
});

/** Takes the foundation on the pages further, or begins another where that one is past it. */
async function stand(at: Unfinished): Promise<Journey> {
  const known = shown;
  shown = undefined;
  const ahead = known && !isLater(known.status, at);
  const journey = ahead ? known.journey : await bringTo(cast, at);
  if (ahead) await takeTo(cast, journey, at);
  else {
    await Promise.all([
      open(founder, 'foundation', { id: journey.foundationId }),
      showInConsole(staff, journey.foundationId),
    ]);
  }
  current = journey.foundationId;
  await stationOf(founder, at).waitFor();
  await standsInConsole(staff, at);
  return journey;
}

/** The foundation of this walk. */
let current = '';

const standsInConsole = ({ page, consoleTexts }: Visitor, status: Unfinished) =>
  page.getByRole('heading', { level: 2, name: consoleTexts.status[status], exact: true }).waitFor();

async function sendAsStaff(command: CommandName, body: object): Promise<void> {
  const path = `/foundations/${current}/commands/${command}`;
  expect((await cast.staff.send(path, body)).status).toBe(200);
  await staff.page.getByText(beginningWith(`${staff.consoleTexts.waitingFor.notary}, `)).waitFor();
}

async function renameCompany(): Promise<void> {
  const { page, coreData } = founder.texts.foundations;
  const { correct } = page.data;
  const notice = noticeOf(founder, 'name-objected');
  await notice.getByRole('button', { name: correct, exact: true }).click();
  const form = founder.page.getByRole('dialog', { name: correct });
  await field(form, coreData.companyName).fill('Zangenwerk UG (haftungsbeschränkt)');
  await form.getByRole('button', { name: coreData.correct }).click();
  await founder.page.getByRole('heading', { level: 1, name: 'Zangenwerk' }).waitFor();
}

/** The dashboard leads to what has to be settled. */
async function nameOtherNotaryFromDashboard(): Promise<void> {
  const { page, texts } = founder;
  const { coreData, notaryForm, page: words } = texts.foundations;
  await open(founder, 'dashboard');
  await page.getByRole('link', { name: texts.sharedFoundations.card.settle }).first().click();
  const notice = noticeOf(founder, 'notary-declined');
  await notice.getByRole('button', { name: words.data.change }).click();
  const form = page.getByRole('dialog', { name: words.data.notary });
  await field(form, coreData.notaryName).fill('Notariat am Markt');
  await form.getByRole('button', { name: notaryForm.submit }).click();
  await page.getByText('Notariat am Markt', { exact: true }).waitFor();
}

async function proposeAgain(): Promise<void> {
  await proposeAppointment(staff, {
    notaryName: 'Notariat am Markt',
    notaryEmail: notaryEmail(current),
    date: workingDayIn(14),
    time: '10:30',
    place: 'Markt 1, 50667 Köln',
  });
}

/** The notice that had the focus is gone: it goes on to the station. */
async function payTheCourt(): Promise<void> {
  await settleAsFounder(founder, 'court-advance');
  const focused = () => founder.page.evaluate(() => document.activeElement?.id);
  await expect.poll(focused).toBe('station');
}

/** Nobody reviews it any more, so the founder sees it at once. */
async function addWhatTheCourtWants(): Promise<void> {
  const title = 'Nachtrag zur Anmeldung';
  await addDocument(staff, title);
  const { download } = founder.texts.foundations.page.documents;
  await founder.page.getByRole('link', { name: pattern(download, { title }) }).waitFor();
}
