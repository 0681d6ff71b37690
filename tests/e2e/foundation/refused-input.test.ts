import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pdf } from '#scripts/demo/pdf.ts';
import { bringTo, packageOrder } from '#scripts/driver/journey.ts';
import { logIn as overHttp } from '#scripts/driver/people.ts';
import { PASSWORD } from '#scripts/driver/system.ts';
import { loggedIn, member } from '#tests/support/browser/sessions.ts';
import { withSite } from '#tests/support/browser/with-site.ts';
import {
  fillCoreData,
  orderPackage,
  stationOf,
  submitCoreData,
} from '../../support/browser/founder-pages.ts';
import { type SiteCast } from '../../support/browser/people.ts';
import { field, open, site, type Visitor } from '../../support/browser/visitor.ts';

let browser: Browser;
let cast: SiteCast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

async function founderAt(status: Parameters<typeof bringTo>[1], expected: RegExp[] = []) {
  const { foundationId } = await bringTo(cast, status);
  const founder = await loggedIn(browser, cast.founderEmail, { name: 'founder', expected });
  await open(founder, 'foundation', { id: foundationId });
  return { founder, foundationId };
}

const pageOf = async (foundationId: string) =>
  (await cast.founder.get(`/foundations/${foundationId}`)).body.data;

describe('the form for the company data', () => {
  test('drops nothing: text that is too long, and an address without a name', async () => {
    const { founder } = await founderAt('start-pending');
    const { page, texts } = founder;
    const words = texts.foundation.coreData;
    await fillCoreData(founder, {
      companyName: 'Vollständig',
      city: 'Kiel',
      legalForm: 'gmbh',
      shareCapital: '25.000',
      notaryEmail: 'notariat@example.com',
    });
    const description = field(page, words.description);
    const long = 'Werkzeuge. '.repeat(600).trim();
    await description.fill(long);
    await page.getByText(`${long.length} / 5000`).waitFor();
    await page.getByText(words.legalFormInName.gmbh).waitFor();
    await submitCoreData(founder);
    await page.getByText(texts.member.problem.NOTARY_WITHOUT_NAME).waitFor();
    await page.getByText(texts.forms.problems.TOO_LONG).waitFor();
    expect(await description.inputValue()).toBe(long);

    await description.fill('Werkzeuge, die man gern in die Hand nimmt.');
    await field(page, words.notaryName).fill('Notariat am Dom');
    await submitCoreData(founder);
    await stationOf(founder, 'order-pending').waitFor();
    expect(founder.troubles()).toEqual([]);
    await founder.context.close();
  });
});

describe('booking the consultation', () => {
  const firstTime = ({ page, texts }: Visitor) =>
    page
      .getByRole('radiogroup', { name: texts.foundation.consultation.slots })
      .getByRole('radio')
      .first();

  test('a time that somebody else has booked is given up, and another one can be chosen', async () => {
    const { founder, foundationId } = await founderAt('consultation-appointment-select-pending');
    const { page, texts } = founder;
    await orderPackage(founder);
    await stationOf(founder, 'consultation-appointment-select-pending').waitFor();
    const words = texts.foundation.consultation;
    await page.getByRole('radio', { name: words.types.online }).check();
    const startsAt = await firstTime(founder).inputValue();
    await firstTime(founder).check();
    // The one about the order.
    await page.locator('[data-toast]').waitFor({ state: 'detached' });
    // Until no consultant is free at this time.
    for (let answer = 200; answer === 200; ) {
      const { foundationId: other } = await bringTo(
        cast,
        'consultation-appointment-select-pending',
      );
      await cast.founder.send(`/foundations/${other}/commands/order-package`, packageOrder);
      const path = `/foundations/${other}/commands/book-consultation`;
      answer = (await cast.founder.send(path, { type: 'online', startsAt })).status;
    }
    const book = page.getByRole('button', { name: words.book, exact: true });
    await book.click();
    await page.getByText(texts.member.refusal.SLOT_TAKEN).waitFor();
    await page.locator(`input[value="${startsAt}"]`).waitFor({ state: 'detached' });
    expect(await page.getByText(/^Gewählt:/).count()).toBe(0);
    expect(await page.locator('[data-toast]').count()).toBe(0);
    await book.click();
    await page.getByText(words.choose).waitFor();
    await firstTime(founder).check();
    await book.click();
    await stationOf(founder, 'consultation-pending').waitFor();
    expect((await pageOf(foundationId)).consultation.startsAt).not.toBe(startsAt);
    expect(founder.troubles()).toEqual([]);
    await founder.context.close();
  });

  test('by phone takes a number, which can be kept in the account', async () => {
    const { who: founder, email } = await member(browser, { name: 'founder' });
    const { page, texts } = founder;
    const words = texts.foundation.consultation;
    await open(founder, 'dashboard');
    await page.getByRole('button', { name: texts.member.start, exact: true }).click();
    await stationOf(founder, 'start-pending').waitFor();
    await fillCoreData(founder, {
      companyName: 'Anruf Werkzeugbau UG (haftungsbeschränkt)',
      city: 'Köln',
      legalForm: 'ug',
      shareCapital: '5.000',
    });
    await submitCoreData(founder);
    await stationOf(founder, 'order-pending').waitFor();
    await orderPackage(founder);
    await stationOf(founder, 'consultation-appointment-select-pending').waitFor();
    await firstTime(founder).check();
    const number = field(page, words.number);
    await number.fill('abc');
    const book = page.getByRole('button', { name: words.book, exact: true });
    await book.click();
    await page.getByText(texts.forms.problems.NOT_A_PHONE).waitFor();
    await number.fill('0221 123456');
    await page.getByRole('checkbox', { name: words.keepNumber }).check();
    await book.click();
    await stationOf(founder, 'consultation-pending').waitFor();
    const person = await overHttp(site, email, PASSWORD);
    expect((await person.get('/users/me?fields=phone')).body.data).toEqual({
      phone: '0221 123456',
    });
    expect(founder.troubles()).toEqual([]);
    await founder.context.close();
  });
});

describe('a bank statement that is refused', () => {
  test('is named as damaged, and only another file can help', async () => {
    const { founder } = await founderAt('share-capital-payment-pending', [/^415 POST /]);
    const { page, texts } = founder;
    const words = texts.foundation.upload;
    const input = page.locator('input[type=file]');
    const mimeType = 'application/pdf';
    const damaged = Buffer.from('%PDF-1.7\nhello\n%%EOF');
    await input.setInputFiles({ name: 'kaputt.pdf', mimeType, buffer: damaged });
    await page.getByRole('button', { name: words.start }).click();
    await page.getByText(words.problem.damaged).waitFor();
    expect(await page.getByRole('button', { name: words.again }).count()).toBe(0);
    await page.getByRole('button', { name: words.chooseOther }).waitFor();
    await input.setInputFiles({ name: 'konto.pdf', mimeType, buffer: pdf('Konto') });
    await page.getByRole('button', { name: words.start }).click();
    await stationOf(founder, 'register-record-pending').waitFor();
    expect(founder.troubles()).toEqual([]);
    await founder.context.close();
  });
});
