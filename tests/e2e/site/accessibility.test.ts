import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringTo, notaryEmail } from '#scripts/driver/journey.ts';
import { mailWhere } from '#scripts/driver/mails.ts';
import { barriers, barriersInBothModes } from '../../support/browser/barriers.ts';
import { linkIn, openLink } from '../../support/browser/notary-page.ts';
import { siteCast } from '../../support/browser/people.ts';
import { loggedIn } from '../../support/browser/sessions.ts';
import { mailWeb, open, openBrowser, visitor } from '../../support/browser/visitor.ts';

let browser: Browser;
let link: string;

beforeAll(async () => {
  browser = await openBrowser();
  const { foundationId } = await bringTo(await siteCast(), 'foundation-certificate-pending');
  const mail = await mailWhere(mailWeb, ({ to }) => to === notaryEmail(foundationId));
  link = linkIn(mail, foundationId, 'certificate');
});

afterAll(() => browser?.close());

// Pages of foundations and the console are checked in their own tests.
test.each([
  'home',
  'found-now',
  'login',
  'register',
  'password-forgotten',
  'password-reset',
  'verify',
  'invite',
  'confirm-email',
  'newsletter-confirm',
  'newsletter-end',
] as const)('%s is accessible', async (page) => {
  const somebody = await visitor(browser, 'somebody');
  await open(somebody, page);
  expect(await barriersInBothModes(somebody.page)).toEqual([]);
  expect(somebody.troubles()).toEqual([]);
  await somebody.context.close();
});

test('the dashboard is accessible', async () => {
  const founder = await loggedIn(browser, 'founder@example.com', { name: 'founder' });
  await open(founder, 'dashboard');
  await founder.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await barriersInBothModes(founder.page)).toEqual([]);
  await founder.context.close();
});

test.each(['light', 'dark'] as const)(
  "the notary's page is accessible, %s",
  async (colorScheme) => {
    const notary = await visitor(browser, 'notary', { colorScheme });
    await openLink(notary, link);
    await notary.page.locator('input[type=file]').waitFor({ state: 'attached' });
    expect(await barriers(notary.page)).toEqual([]);
    await notary.context.close();
  },
);
