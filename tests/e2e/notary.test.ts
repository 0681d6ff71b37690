import { beforeAll, describe, expect, test } from 'vitest';
import { pdf } from '#demo/pdf.ts';
import { eventTexts } from '#domain/foundations/event-texts.ts';
import { fileTexts, sentBackTexts } from '#domain/foundations/file-texts.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { pathTo } from '#domain/site/paths.ts';
import { bringTo, type Journey, notaryEmail, takeTo } from '#ops/driver/journey.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { atWork, dialogOf, showInConsole, submit } from '../support/browser/console-pages.ts';
import { stationOf, timelineOf } from '../support/browser/founder-pages.ts';
import { inOrder } from '../support/browser/in-order.ts';
import {
  chooseFile,
  linkIn,
  mailedLink,
  openLink,
  sayDayOfDeed,
  uploadAsNotary,
} from '../support/browser/notary-page.ts';
import { type SiteCast, siteCast } from '../support/browser/people.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import {
  field,
  hydrated,
  mailWeb,
  open,
  pattern,
  type Visitor,
  visitor,
} from '../support/browser/visitor.ts';
import { loggedInReader } from '../support/running/reader.ts';
import { spaced } from '../support/texts.ts';

let cast: SiteCast;
beforeAll(async () => {
  cast = await siteCast();
});

/** A foundation whose notary has just received the first link. */
async function atTheNotary(companyName: string) {
  const journey = await bringTo(cast, 'foundation-certificate-pending', companyName);
  const { foundationId } = journey;
  const mail = await mailWhere(mailWeb, ({ to }) => to === notaryEmail(foundationId));
  return { journey, companyName, link: linkIn(mail, foundationId, 'certificate') };
}

const statusOf = async ({ foundationId }: Journey): Promise<string> =>
  (await cast.founder.get(`/foundations/${foundationId}`)).body.data.status;

const thanks = ({ page, texts }: Visitor) =>
  page.getByText(texts.uploadLinks.received, { exact: true });

/** Drops a file on the page, as if dragged from the desktop. */
async function drop({ page, texts }: Visitor, name: string, content: Buffer): Promise<void> {
  const bytes = [...content];
  const data = await page.evaluateHandle(
    ([fileName, numbers]) => {
      const transfer = new DataTransfer();
      const file = new File([new Uint8Array(numbers)], fileName, { type: 'application/pdf' });
      transfer.items.add(file);
      return transfer;
    },
    [name, bytes] as const,
  );
  const zone = page.getByText(texts.uploadLinks.file.drop, { exact: true });
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await zone.dispatchEvent(event, { dataTransfer: data });
  }
}

const titled = ({ page }: Visitor, companyName: string) =>
  page.getByRole('heading', { level: 1, name: companyName }).waitFor();

async function reloaded(who: Visitor, companyName: string): Promise<void> {
  await who.page.reload();
  await hydrated(who.page);
  await titled(who, companyName);
}

describe('the links in the mails to a notary', () => {
  let notary: Visitor;
  let otherTab: Visitor;
  let first: Awaited<ReturnType<typeof atTheNotary>>;
  let second: typeof first;
  beforeAll(async () => {
    first = await atTheNotary('Erste Werkzeugbau UG');
    second = await atTheNotary('Zweite Werkzeugbau UG');
    notary = await visitor('notary', { expected: [/^404 POST .+\/upload$/] });
    otherTab = { ...notary, page: await notary.context.newPage() };
  });
  inOrder();

  test('in two tabs do not get mixed up, also when a file is dropped after a reload', async () => {
    await openLink(notary, first.link);
    await titled(notary, first.companyName);
    await openLink(otherTab, second.link);
    await titled(otherTab, second.companyName);
    // The tab keeps the token.
    await reloaded(notary, first.companyName);
    await drop(notary, 'urkunde.pdf', pdf('Urkunde'));
    await notary.page.getByText('urkunde.pdf', { exact: true }).waitFor();
    const words = notary.texts.uploadLinks.purposes['foundation-certificate'];
    await sayDayOfDeed(notary);
    await notary.page.getByRole('button', { name: words.button, exact: true }).click();
    await thanks(notary).waitFor();
    expect(await statusOf(first.journey)).toBe('bank-account-pending');
    expect(await statusOf(second.journey)).toBe('foundation-certificate-pending');
    await uploadAsNotary(otherTab, 'certificate', pdf('Zweite'));
    expect(await statusOf(second.journey)).toBe('bank-account-pending');
  });

  test('say thanks once they are used, after a reload and in another browser too', async () => {
    await notary.page.reload();
    await thanks(notary).waitFor();
    expect(await notary.page.locator('input[type=file]').count()).toBe(0);
    const colleague = await visitor('colleague', {
      expected: [/^410 POST .+\/exchange$/],
    });
    const { used } = colleague.texts.uploadLinks;
    await openLink(colleague, first.link);
    await colleague.page.getByRole('heading', { level: 1, name: pattern(used.at) }).waitFor();
    await colleague.page.getByText(used.text).waitFor();
  });

  test('work after their cookie has expired, and the founder reads of the entry', async () => {
    const { journey, companyName } = first;
    const { foundationId } = journey;
    await takeTo(cast, journey, 'register-record-pending');
    const leads = new RegExp(`/${foundationId}/register/?#t=`);
    const mail = await mailWhere(
      mailWeb,
      ({ to, text }) => to === notaryEmail(foundationId) && leads.test(text),
    );
    const { page, texts, context } = notary;
    const { entry, purposes } = texts.uploadLinks;
    await openLink(notary, linkIn(mail, foundationId, 'register'));
    await titled(notary, companyName);
    await context.clearCookies();
    await reloaded(notary, companyName);
    const file = { name: 'auszug.pdf', mimeType: 'application/pdf', buffer: pdf('Auszug') };
    await chooseFile(notary, file);
    await field(page, entry.enteredOn).fill('2026-11-19');
    await field(page, entry.registerNumber).fill('hrb 123456');
    await field(page, entry.registerCourt).fill('Köln');
    await context.clearCookies();
    await page.getByRole('button', { name: purposes['register-extract'].button }).click();
    await thanks(notary).waitFor();
    const founder = await loggedInReader(cast.founderEmail, 'de');
    const read = await founder.read(pathTo('foundation', 'de', { id: foundationId }));
    expect(read.texts.map(({ text }) => spaced(text))).toContain(
      'Eingetragen am 19. November 2026, HRB 123456, Amtsgericht Köln',
    );
  });
});

test('a link ends with the foundation: the page says so, and nothing is stored', async () => {
  const { journey, companyName, link } = await atTheNotary('Abbruch Werkzeugbau UG');
  const { foundationId } = journey;
  const expected = [/^404 POST .+\/upload$/, /^410 POST .+\/exchange$/];
  const notary = await visitor('notary', { expected });
  const { page, texts } = notary;
  await openLink(notary, link);
  await page.getByRole('heading', { level: 1, name: companyName }).waitFor();
  const path = `/foundations/${foundationId}/commands/cancel-foundation`;
  await cast.founder.send(path, { reason: 'Wir gründen doch nicht.' });
  await drop(notary, 'urkunde.pdf', pdf('Urkunde'));
  const words = texts.uploadLinks.purposes['foundation-certificate'];
  await sayDayOfDeed(notary);
  await page.getByRole('button', { name: words.button, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: texts.uploadLinks.revoked.title }).waitFor();
  const { body } = await cast.founder.get(`/foundations/${foundationId}`);
  expect(body.data.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['draft']);
});

describe('a file that came in wrong', () => {
  let journey: Journey;
  let staff: Visitor;
  let notary: Visitor;
  beforeAll(async () => {
    [journey, staff, notary] = await Promise.all([
      bringTo(cast, 'share-capital-payment-pending'),
      atWork('staff'),
      visitor('notary'),
    ]);
  });
  inOrder();

  /** The newest file, which the dialog offers first. */
  async function sendBack(reason: 'wrong-document' | 'incomplete', says: string[]): Promise<void> {
    const command = 'send-back-file';
    const words = staff.consoleTexts.commands[command];
    const dialog = await dialogOf(staff, command);
    await field(dialog, words.reason).selectOption(reason);
    for (const text of says) await dialog.getByText(text).waitFor();
    await submit(staff, command, dialog);
  }

  const standsAt = (status: Status) =>
    staff.page
      .getByRole('heading', { level: 2, name: staff.consoleTexts.status[status] })
      .waitFor();

  test('a deed is sent back, and a new one by a new link leads on to where the case was', async () => {
    const { foundationId } = journey;
    const first = await mailedLink(foundationId, 'certificate');
    await showInConsole(staff, foundationId);
    await sendBack('wrong-document', [staff.consoleTexts.commands['send-back-file'].link]);
    await standsAt('foundation-certificate-pending');

    await openLink(notary, await mailedLink(foundationId, 'certificate', first));
    await uploadAsNotary(notary, 'certificate', pdf('Die richtige Urkunde'));
    await standsAt('share-capital-payment-pending');
  });

  test('an extract is sent back after completion, and a new one completes the case again', async () => {
    await takeTo(cast, journey, 'completed');
    const { foundationId } = journey;
    const first = await mailedLink(foundationId, 'register');
    await standsAt('completed');
    const { link, reopens } = staff.consoleTexts.commands['send-back-file'];
    await sendBack('incomplete', [link, reopens]);
    await standsAt('register-record-pending');

    const founder = await loggedIn(cast.founderEmail, { name: 'founder' });
    await open(founder, 'foundation', { id: foundationId });
    await stationOf(founder, 'register-record-pending').waitFor();
    const timeline = await timelineOf(founder);
    await timeline.getByText(eventTexts.FoundationReopened.de.sentence).waitFor();
    await timeline.getByText(sentBackTexts.incomplete.de).waitFor();
    const told = founder.page.getByRole('alert').filter({ hasText: sentBackTexts.incomplete.de });
    await told.getByText(fileTexts['register-extract'].de).waitFor();

    await openLink(notary, await mailedLink(foundationId, 'register', first));
    await uploadAsNotary(notary, 'register', pdf('Der vollständige Auszug'));
    await stationOf(founder, 'completed').waitFor();
    expect(await told.count()).toBe(0);
    await standsAt('completed');
  });
});
