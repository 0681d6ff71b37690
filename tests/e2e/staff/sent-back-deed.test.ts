import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { pdf } from '#scripts/demo/pdf.ts';
import { bringTo, type Cast, notaryEmail } from '#scripts/driver/journey.ts';
import { mailWhere } from '#scripts/driver/mails.ts';
import { atWork, openInConsole } from '#tests/support/browser/console-pages.ts';
import { linkIn, openLink, uploadAsNotary } from '#tests/support/browser/notary-page.ts';
import { field, mailWeb, visitor } from '#tests/support/browser/visitor.ts';
import { withSite } from '#tests/support/browser/with-site.ts';

let browser: Browser;
let cast: Cast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

const statusOf = async (foundationId: string): Promise<string> =>
  (await cast.founder.get(`/foundations/${foundationId}`)).body.data.status;

test('a deed is sent back, and a new one by a new link leads on to where the case was', async () => {
  const { foundationId } = await bringTo(cast, 'share-capital-payment-pending');
  const known = ({ to, text }: { to: string; text: string }) =>
    to === notaryEmail(foundationId) && text.includes('/certificate');
  const first = linkIn(await mailWhere(mailWeb, known), foundationId, 'certificate');

  const staff = await atWork(browser, 'staff');
  const { commands, status } = staff.consoleTexts;
  const words = commands['send-back-file'];
  await openInConsole(staff, foundationId);
  await staff.page.getByRole('button', { name: words.button, exact: true }).click();
  const dialog = staff.page.getByRole('dialog');
  await field(dialog, words.reason).selectOption('wrong-document');
  await dialog.getByRole('button', { name: words.submit, exact: true }).click();
  await staff.page
    .getByRole('heading', { name: status['foundation-certificate-pending'] })
    .waitFor();

  const isNew = (mail: { to: string; text: string }) =>
    known(mail) && linkIn(mail as never, foundationId, 'certificate') !== first;
  const again = linkIn(await mailWhere(mailWeb, isNew), foundationId, 'certificate');
  const notary = await visitor(browser, 'notary');
  await openLink(notary, again);
  await uploadAsNotary(notary, 'certificate', pdf('Die richtige Urkunde'));
  await expect.poll(() => statusOf(foundationId)).toBe('share-capital-payment-pending');
  await staff.page
    .getByRole('heading', { name: status['share-capital-payment-pending'] })
    .waitFor();
  expect([...staff.troubles(), ...notary.troubles()]).toEqual([]);
  await Promise.all([staff.context.close(), notary.context.close()]);
});
