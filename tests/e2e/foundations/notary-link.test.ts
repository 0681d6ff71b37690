import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf } from '#demo/pdf.ts';
import { pathTo } from '#domain/site/paths.ts';
import { bringTo, type Journey, notaryEmail, takeTo } from '#ops/driver/journey.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { withSite } from '#tests/support/browser/with-site.ts';
import {
  chooseFile,
  linkIn,
  openLink,
  sayDayOfDeed,
  uploadAsNotary,
} from '../../support/browser/notary-page.ts';
import { type SiteCast } from '../../support/browser/people.ts';
import {
  field,
  hydrated,
  inOrder,
  mailWeb,
  pattern,
  type Visitor,
  visitor,
} from '../../support/browser/visitor.ts';
import { loggedInReader } from '../../support/running/reader.ts';
import { spaced } from '../../support/texts.ts';

let browser: Browser;
let cast: SiteCast;

withSite((opened) => {
  ({ browser, cast } = opened);
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
    notary = await visitor(browser, 'notary', { expected: [/^404 POST .+\/upload$/] });
    otherTab = { ...notary, page: await notary.context.newPage() };
  });
  afterAll(() => notary?.context.close());
  inOrder(() => [notary, otherTab]);

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
    expect(notary.troubles()).toEqual([]);
  });

  test('say thanks once they are used, after a reload and in another browser too', async () => {
    await notary.page.reload();
    await thanks(notary).waitFor();
    expect(await notary.page.locator('input[type=file]').count()).toBe(0);
    const colleague = await visitor(browser, 'colleague', {
      expected: [/^410 POST .+\/exchange$/],
    });
    const { used } = colleague.texts.uploadLinks;
    await openLink(colleague, first.link);
    await colleague.page.getByRole('heading', { level: 1, name: pattern(used.at) }).waitFor();
    await colleague.page.getByText(used.text).waitFor();
    expect([...notary.troubles(), ...colleague.troubles()]).toEqual([]);
    await colleague.context.close();
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
    expect(notary.troubles()).toEqual([]);
  });
});

test('a link ends with the foundation: the page says so, and nothing is stored', async () => {
  const { journey, companyName, link } = await atTheNotary('Abbruch Werkzeugbau UG');
  const { foundationId } = journey;
  const expected = [/^404 POST .+\/upload$/, /^410 POST .+\/exchange$/];
  const notary = await visitor(browser, 'notary', { expected });
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
  expect(notary.troubles()).toEqual([]);
  await notary.context.close();
});
