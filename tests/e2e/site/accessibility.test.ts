import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bringTo, notaryEmail } from '#scripts/driver/journey.ts';
import { mailWhere } from '#scripts/driver/mails.ts';
import { barriers } from '../../support/browser/barriers.ts';
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
describe.each(['light', 'dark'] as const)('accessibility, %s', (colorScheme) => {
  const publicPages = [
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
  ] as const;
  test.each(publicPages)('%s', async (page) => {
    const somebody = await visitor(browser, 'somebody', { colorScheme });
    await open(somebody, page);
    expect(await barriers(somebody.page)).toEqual([]);
    expect(somebody.troubles()).toEqual([]);
    await somebody.context.close();
  });

  test('dashboard', async () => {
    const founder = await loggedIn(browser, 'founder@example.com', {
      name: 'founder',
      colorScheme,
    });
    await open(founder, 'dashboard');
    await founder.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await barriers(founder.page)).toEqual([]);
    await founder.context.close();
  });

  test("the notary's page", async () => {
    const notary = await visitor(browser, 'notary', { colorScheme });
    await openLink(notary, link);
    await notary.page.locator('input[type=file]').waitFor({ state: 'attached' });
    expect(await barriers(notary.page)).toEqual([]);
    await notary.context.close();
  });
});
