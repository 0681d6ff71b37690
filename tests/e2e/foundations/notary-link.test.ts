import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pdf } from '#scripts/demo/pdf.ts';
import { bringTo, notaryEmail } from '#scripts/driver/journey.ts';
import { mailWhere } from '#scripts/driver/mails.ts';
import { loggedIn } from '#tests/support/browser/sessions.ts';
import { withSite } from '#tests/support/browser/with-site.ts';
import { chooseFile, linkIn, openLink, uploadAsNotary } from '../../support/browser/notary-page.ts';
import { type SiteCast } from '../../support/browser/people.ts';
import {
  field,
  hydrated,
  mailWeb,
  open,
  pattern,
  type Visitor,
  visitor,
} from '../../support/browser/visitor.ts';

let browser: Browser;
let cast: SiteCast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

/** A foundation whose notary has just received the first link. */
async function atTheNotary(companyName: string) {
  const { foundationId } = await bringTo(cast, 'foundation-certificate-pending', companyName);
  const mail = await mailWhere(mailWeb, ({ to }) => to === notaryEmail(foundationId));
  return { foundationId, companyName, link: linkIn(mail, foundationId, 'certificate') };
}

const statusOf = async (foundationId: string): Promise<string> =>
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
  const zone = page.getByText(texts.uploadLinks.drop, { exact: true });
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await zone.dispatchEvent(event, { dataTransfer: data });
  }
}

describe('the link in the mail to the notary', () => {
  test('accepts a dropped file, and still says thanks after a reload', async () => {
    const { foundationId, companyName, link } = await atTheNotary('Abwurf Werkzeugbau UG');
    const notary = await visitor(browser, 'notary');
    const { page, texts } = notary;
    await openLink(notary, link);
    await page.getByRole('heading', { level: 1, name: companyName }).waitFor();
    // The tab keeps the token.
    await page.reload();
    await hydrated(page);
    await page.getByRole('heading', { level: 1, name: companyName }).waitFor();
    await drop(notary, 'urkunde.pdf', pdf('Urkunde'));
    await page.getByText('urkunde.pdf', { exact: true }).waitFor();
    const words = texts.uploadLinks.purposes['foundation-certificate'];
    await page.getByRole('button', { name: words.button, exact: true }).click();
    await thanks(notary).waitFor();
    expect(await statusOf(foundationId)).toBe('bank-account-pending');
    await page.reload();
    await thanks(notary).waitFor();
    expect(await page.locator('input[type=file]').count()).toBe(0);
    expect(notary.troubles()).toEqual([]);
    await notary.context.close();
  });

  test('two companies in two tabs do not get mixed up', async () => {
    const first = await atTheNotary('Erste Werkzeugbau UG');
    const second = await atTheNotary('Zweite Werkzeugbau UG');
    const notary = await visitor(browser, 'notary');
    const other = { ...notary, page: await notary.context.newPage() };
    await openLink(notary, first.link);
    await openLink(other, second.link);
    await other.page.getByRole('heading', { level: 1, name: second.companyName }).waitFor();
    await uploadAsNotary(notary, 'certificate', pdf('Erste'));
    expect(await statusOf(first.foundationId)).toBe('bank-account-pending');
    expect(await statusOf(second.foundationId)).toBe('foundation-certificate-pending');
    await uploadAsNotary(other, 'certificate', pdf('Zweite'));
    expect(await statusOf(second.foundationId)).toBe('bank-account-pending');
    expect(notary.troubles()).toEqual([]);
    await notary.context.close();
  });

  test('still works after its cookie has expired, for a reload and for the upload', async () => {
    const { foundationId, companyName, link } = await atTheNotary('Geduld Werkzeugbau UG');
    const notary = await visitor(browser, 'notary', { expected: [/^404 POST .+\/upload$/] });
    const { page, context } = notary;
    const heading = page.getByRole('heading', { level: 1, name: companyName });
    await openLink(notary, link);
    await heading.waitFor();
    await context.clearCookies();
    await page.reload();
    await hydrated(page);
    await heading.waitFor();
    await context.clearCookies();
    await uploadAsNotary(notary, 'certificate', pdf('Urkunde'));
    expect(await statusOf(foundationId)).toBe('bank-account-pending');
    expect(notary.troubles()).toEqual([]);
    await context.close();
  });

  test('a used link says thanks, in another browser too', async () => {
    const { link } = await atTheNotary('Danke Werkzeugbau UG');
    const notary = await visitor(browser, 'notary');
    await openLink(notary, link);
    await uploadAsNotary(notary, 'certificate', pdf('Urkunde'));
    const colleague = await visitor(browser, 'colleague', {
      expected: [/^410 POST .+\/exchange$/],
    });
    const { used } = colleague.texts.uploadLinks;
    await openLink(colleague, link);
    await colleague.page.getByRole('heading', { level: 1, name: pattern(used.at) }).waitFor();
    await colleague.page.getByText(used.text).waitFor();
    expect([...notary.troubles(), ...colleague.troubles()]).toEqual([]);
    await notary.context.close();
    await colleague.context.close();
  });

  test('two files at once are refused, and a file dropped beside the zone opens nothing', async () => {
    const { companyName, link } = await atTheNotary('Zwei Dateien Werkzeugbau UG');
    const notary = await visitor(browser, 'notary');
    const { page, texts } = notary;
    await openLink(notary, link);
    const heading = page.getByRole('heading', { level: 1, name: companyName });
    await heading.waitFor();
    const zone = page.getByText(texts.uploadLinks.drop, { exact: true });
    const two = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      for (const name of ['a.pdf', 'b.pdf']) transfer.items.add(new File(['%PDF-1.7'], name));
      return transfer;
    });
    await zone.dispatchEvent('drop', { dataTransfer: two });
    await page.getByText(texts.uploadLinks.problem.severalFiles).waitFor();
    const prevented = await heading.evaluate((element) => {
      const event = new DragEvent('drop', { bubbles: true, cancelable: true });
      return !element.dispatchEvent(event);
    });
    expect(prevented).toBe(true);
    expect(notary.troubles()).toEqual([]);
    await notary.context.close();
  });

  test('ends with the foundation: the page says so, and nothing is stored', async () => {
    const { foundationId, companyName, link } = await atTheNotary('Abbruch Werkzeugbau UG');
    const expected = [/^404 POST .+\/(upload|exchange)$/];
    const notary = await visitor(browser, 'notary', { expected });
    const { page, texts } = notary;
    await openLink(notary, link);
    await page.getByRole('heading', { level: 1, name: companyName }).waitFor();
    const path = `/foundations/${foundationId}/commands/cancel-foundation`;
    await cast.founder.send(path, { reason: 'Wir gründen doch nicht.' });
    await drop(notary, 'urkunde.pdf', pdf('Urkunde'));
    const words = texts.uploadLinks.purposes['foundation-certificate'];
    await page.getByRole('button', { name: words.button, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: texts.uploadLinks.invalid.title }).waitFor();
    const { body } = await cast.founder.get(`/foundations/${foundationId}`);
    expect(body.data.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['draft']);
    expect(notary.troubles()).toEqual([]);
    await notary.context.close();
  });

  test('says on paper whose appointment it is, where and when, and not on the screen', async () => {
    const { companyName, link } = await atTheNotary('Papier Werkzeugbau UG');
    const notary = await visitor(browser, 'notary');
    const { page, texts } = notary;
    await openLink(notary, link);
    await page.getByRole('heading', { level: 1, name: companyName }).waitFor();
    const { founder, place } = texts.uploadLinks.onPaper;
    const facts = page.locator('dl');
    expect(await facts.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    const printed = await facts.innerText();
    expect(printed).toContain(founder);
    expect(printed).toMatch(/Donnerstag, 7\.\s+März 2030, 10:30\s+Uhr/);
    expect(printed).toMatch(new RegExp(`${place}\\s+Domkloster 4, 50667 Köln`));
    expect(notary.troubles()).toEqual([]);
    await notary.context.close();
  });

  test('asks for the entry beside the extract, and the founder reads it', async () => {
    const { foundationId } = await bringTo(cast, 'register-record-pending', 'Eintrag UG');
    const leads = new RegExp(`/${foundationId}/register/?#t=`);
    const mail = await mailWhere(
      mailWeb,
      ({ to, text }) => to === notaryEmail(foundationId) && leads.test(text),
    );
    const notary = await visitor(browser, 'notary');
    const { page, texts } = notary;
    const { entry, purposes } = texts.uploadLinks;
    await openLink(notary, linkIn(mail, foundationId, 'register'));
    const file = { name: 'auszug.pdf', mimeType: 'application/pdf', buffer: pdf('Auszug') };
    await chooseFile(notary, file);
    await field(page, entry.enteredOn).fill('2099-01-01');
    await field(page, entry.registerNumber).fill('GnR 7');
    const send = page.getByRole('button', { name: purposes['register-extract'].button });
    await send.click();
    await page.getByText(entry.problem.ENTRY_IN_THE_FUTURE).waitFor();
    await page.getByText(entry.problem.NOT_A_REGISTER_NUMBER).waitFor();
    expect(await statusOf(foundationId)).toBe('register-record-pending');
    await field(page, entry.enteredOn).fill('2026-11-19');
    await field(page, entry.registerNumber).fill('hrb 123456');
    await field(page, entry.registerCourt).fill('Köln');
    await send.click();
    await thanks(notary).waitFor();
    const founder = await loggedIn(browser, cast.founderEmail, { name: 'founder' });
    await open(founder, 'foundation', { id: foundationId });
    await founder.page
      .getByText(/^Eingetragen am 19\.\s+November 2026, HRB\s+123456, Amtsgericht Köln$/)
      .waitFor();
    expect([...notary.troubles(), ...founder.troubles()]).toEqual([]);
    await notary.context.close();
    await founder.context.close();
  });
});
