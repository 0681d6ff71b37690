import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pdf } from '#scripts/demo/pdf.ts';
import { bringTo } from '#scripts/driver/journey.ts';
import { PASSWORD } from '#scripts/driver/system.ts';
import { endSession, loggedIn, logInAgain } from '#tests/support/browser/sessions.ts';
import { withSite } from '#tests/support/browser/with-site.ts';
import { fillCoreData, stationOf, submitCoreData } from '../../support/browser/founder-pages.ts';
import { type SiteCast } from '../../support/browser/people.ts';
import { field, hydrated, open } from '../../support/browser/visitor.ts';

const company = {
  companyName: 'Entwurf Keramik UG (haftungsbeschränkt)',
  city: 'Kiel',
  legalForm: 'ug',
  shareCapital: '5.000',
} as const;

/** What the API and the action answer to somebody whose session has ended. */
const refused = /^(401|403|503) (GET|POST) /;

let browser: Browser;
let cast: SiteCast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

async function founderAt(status: Parameters<typeof bringTo>[1]) {
  const { foundationId } = await bringTo(cast, status);
  const founder = await loggedIn(browser, cast.founderEmail, {
    name: 'founder',
    expected: [refused],
  });
  await open(founder, 'foundation', { id: foundationId });
  return { founder, foundationId };
}

/** As after a password change on another device: the cookies are gone. */
describe('the form for the company data', () => {
  test('keeps what was typed over a reload and over the end of the session', async () => {
    const { founder } = await founderAt('start-pending');
    const { page, texts } = founder;
    const words = texts.foundation.coreData;
    await fillCoreData(founder, company);
    await page.reload();
    await hydrated(page);
    const name = field(page, words.companyName);
    await page.getByRole('button', { name: texts.member.draft.discard }).waitFor();
    expect(await name.inputValue()).toBe(company.companyName);

    await endSession(founder);
    await page.reload();
    await hydrated(page);
    await page.getByText(texts.account.login.draftKept).waitFor();
    await field(page, texts.account.email).fill(cast.founderEmail);
    await field(page, texts.account.password).fill(PASSWORD);
    await page.getByRole('button', { name: texts.account.login.submit, exact: true }).click();
    await stationOf(founder, 'start-pending').waitFor();
    expect(await name.inputValue()).toBe(company.companyName);
    expect(await field(page, words.totalShareholders).inputValue()).toBe('two');
    expect(await page.locator('input[name=legalForm][value=ug]').isChecked()).toBe(true);

    await submitCoreData(founder);
    await stationOf(founder, 'order-pending').waitFor();
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('draft')),
    );
    expect(left).toEqual([]);
    expect(founder.troubles()).toEqual([]);
    await founder.context.close();
  });

  test('asks to log in above the page when the session has ended, and goes on', async () => {
    const { founder } = await founderAt('start-pending');
    const { page, texts } = founder;
    await fillCoreData(founder, company);
    await endSession(founder);
    await submitCoreData(founder);
    await logInAgain(founder);
    const name = field(page, texts.foundation.coreData.companyName);
    expect(await name.inputValue()).toBe(company.companyName);
    await submitCoreData(founder);
    await stationOf(founder, 'order-pending').waitFor();
    expect(founder.troubles()).toEqual([]);
    await founder.context.close();
  });

  test('is forgotten by the browser at logout', async () => {
    const { founder } = await founderAt('start-pending');
    const { page, texts } = founder;
    await field(page, texts.foundation.coreData.companyName).fill('Geheim UG');
    const kept = () =>
      page.evaluate(
        () => Object.keys(localStorage).filter((key) => key.startsWith('draft')).length,
      );
    expect(await kept()).toBe(1);
    await page.getByRole('button', { name: texts.common.app.userMenu }).first().click();
    await page.getByRole('button', { name: texts.common.app.logout }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await kept()).toBe(0);
    await founder.context.close();
  });
});

test('a bank statement stays chosen when the session has ended', async () => {
  const { founder } = await founderAt('share-capital-payment-pending');
  const { page, texts } = founder;
  const buffer = pdf('Konto');
  const file = { name: 'kontoauszug.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await endSession(founder);
  await page.getByRole('button', { name: texts.foundation.upload.start }).click();
  await logInAgain(founder);
  await page.getByText('kontoauszug.pdf', { exact: true }).waitFor();
  await page.getByRole('button', { name: texts.foundation.upload.again }).click();
  await stationOf(founder, 'register-record-pending').waitFor();
  expect(founder.troubles()).toEqual([]);
  await founder.context.close();
});

describe('a dialog with text in it', () => {
  test('asks before it closes, and then keeps the text or gives it up', async () => {
    const { founder } = await founderAt('notary-appointment-confirmation-pending');
    const { page, texts } = founder;
    const { dialog: words, reject } = texts.foundation.appointment;
    const { discard, close } = texts.common.dialog;
    await page.getByRole('button', { name: reject }).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await field(dialog, words.reason).fill('Da bin ich verreist.');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: discard.keep }).click();
    expect(await field(dialog, words.reason).inputValue()).toBe('Da bin ich verreist.');
    await dialog.getByRole('button', { name: close }).click();
    await dialog.getByRole('button', { name: discard.confirm }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(founder.troubles()).toEqual([]);
    await founder.context.close();
  });

  test('says what has changed since it was opened, and sends only after that', async () => {
    const { founder, foundationId } = await founderAt('review-pending');
    const { page, texts } = founder;
    const { review } = texts.foundation;
    await page.getByRole('button', { name: review.open }).click();
    const dialog = page.getByRole('dialog', { name: review.title });
    await field(dialog, review.reason).fill('Im § 2 fehlt der Vertrieb.');
    const named = await cast.founder.send(`/foundations/${foundationId}/commands/name-notary`, {
      name: 'Notarin Dr. Ganz Neu',
    });
    expect(named.status).toBe(200);
    const submit = dialog.getByRole('button', { name: review.submit });
    await submit.click();
    await dialog.getByText(texts.forms.refusal.CHANGED_MEANWHILE.title).waitFor();
    await dialog
      .getByRole('listitem')
      .getByText(/Notariat/)
      .waitFor();
    expect(await field(dialog, review.reason).inputValue()).toBe('Im § 2 fehlt der Vertrieb.');
    await submit.click();
    await dialog.waitFor({ state: 'hidden' });
    const { body } = await cast.founder.get(`/foundations/${foundationId}`);
    expect(body.data.changesRequested.reason).toBe('Im § 2 fehlt der Vertrieb.');
    expect(founder.troubles()).toEqual([]);
    await founder.context.close();
  });
});
