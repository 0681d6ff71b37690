import type { Browser, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pdf } from '#scripts/demo/pdf.ts';
import { bringTo, notaryEmail } from '#scripts/driver/journey.ts';
import { mailWhere } from '#scripts/driver/mails.ts';
import { withSite } from '#tests/support/browser/with-site.ts';
import {
  chooseFile,
  linkIn,
  openLink,
  type UploadPage,
} from '../../support/browser/notary-page.ts';
import { type SiteCast } from '../../support/browser/people.ts';
import { loggedIn, member } from '../../support/browser/sessions.ts';
import { mailWeb, open, type Visitor, visitor } from '../../support/browser/visitor.ts';

let browser: Browser;
let cast: SiteCast;
withSite((opened) => {
  ({ browser, cast } = opened);
});

const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf(name) });

/** As the API answers to a file that only looks like a PDF. */
const refuse = (route: Route) =>
  route.fulfill({
    status: 415,
    json: { errors: [{ message: '', extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] },
  });

const toast = ({ page }: Visitor, title: string) =>
  page.locator('[data-toast]').getByText(title, { exact: true });

describe.each(['de', 'en'] as const)('what failed is said in a toast: %s', (locale) => {
  const notaryPages: [UploadPage, 'foundation-certificate-pending' | 'register-record-pending'][] =
    [
      ['certificate', 'foundation-certificate-pending'],
      ['register', 'register-record-pending'],
    ];

  test.each(notaryPages)('the upload of the notary: %s', async (page, status) => {
    const { foundationId } = await bringTo(cast, status);
    const to = notaryEmail(foundationId);
    const mail = await mailWhere(mailWeb, (sent) => sent.to === to && sent.text.includes(page));
    const notary = await visitor(browser, 'notary', { locale, expected: [/^415 POST/] });
    const { purposes } = notary.texts.notaryUpload;
    const words = purposes[page === 'register' ? 'register-extract' : 'foundation-certificate'];
    const link = linkIn(mail, foundationId, page);
    await openLink(notary, locale === 'de' ? link : link.replace('/app/', '/en/app/'));
    await notary.page.route('**/api/upload-links/upload', refuse);
    await chooseFile(notary, file('urkunde.pdf'));
    await notary.page.getByRole('button', { name: words.button, exact: true }).click();
    await toast(notary, words.failed).waitFor();
    expect(notary.troubles()).toEqual([]);
    await notary.context.close();
  });

  test('the upload of the bank statement', async () => {
    const { foundationId: id } = await bringTo(cast, 'share-capital-payment-pending');
    const options = { name: 'founder', locale, expected: [/^415 POST/] };
    const founder = await loggedIn(browser, cast.founderEmail, options);
    await open(founder, 'foundation', { id });
    const { upload, bankConfirmation } = founder.texts.foundation;
    await founder.page.route('**/api/foundations/*/bank-confirmation', refuse);
    await chooseFile(founder, file('kontoauszug.pdf'));
    await founder.page.getByRole('button', { name: upload.start, exact: true }).click();
    await toast(founder, bankConfirmation.failed).waitFor();
    expect(founder.troubles()).toEqual([]);
    await founder.context.close();
  });

  test('the start of a company without a connection, and it starts once there is one', async () => {
    const options = { name: 'offline', locale, expected: [/ERR_FAILED/] };
    const { who: founder } = await member(browser, options);
    const { page, texts } = founder;
    await open(founder, 'dashboard');
    const start = page.getByRole('button', { name: texts.member.start, exact: true });
    const post = /\/foundation\/.*\.data/;
    await page.route(post, (route) => route.abort());
    await start.click();
    await toast(founder, texts.member.failed).waitFor();
    await page.getByRole('main').getByText(texts.forms.refusal.NETWORK.title).waitFor();
    await page.unroute(post);
    await start.click();
    await page.waitForURL(/\/app\/foundation\/[0-9a-f-]{36}\/$/);
    expect(founder.troubles()).toEqual([]);
    await founder.context.close();
  });
});
