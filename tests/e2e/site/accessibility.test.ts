import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bringTo, notaryEmail } from '#ops/driver/journey.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { barriers, barriersInBothModes } from '../../support/browser/barriers.ts';
import { linkIn, openLink } from '../../support/browser/notary-page.ts';
import { siteCast } from '../../support/browser/people.ts';
import { loggedIn } from '../../support/browser/sessions.ts';
import {
  mailWeb,
  open,
  openBrowser,
  type Visitor,
  visitor,
} from '../../support/browser/visitor.ts';

let browser: Browser;
let link: string;
let foundationId: string;
let founderEmail: string;

beforeAll(async () => {
  browser = await openBrowser();
  const cast = await siteCast();
  ({ foundationId } = await bringTo(cast, 'foundation-certificate-pending'));
  founderEmail = cast.founderEmail;
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

describe('text twice as large', () => {
  let large: Browser;
  beforeAll(async () => {
    large = await openBrowser('--blink-settings=defaultFontSize=32');
  });
  afterAll(() => large?.close());

  const publicPages = ['home', 'services', 'blog', 'register'] as const;
  test.each(publicPages)('%s fits, and the labels of the line stay apart', async (page) => {
    const reader = await visitor(large, 'reader');
    await open(reader, page);
    await fitsWithLabelsApart(reader);
    await reader.context.close();
  });

  test('the member area fits, and the labels of the line stay apart', async () => {
    const founder = await loggedIn(large, founderEmail, { name: 'founder' });
    for (const page of ['dashboard', 'foundations', 'partners', 'products', 'settings'] as const) {
      await open(founder, page);
      await fitsWithLabelsApart(founder);
    }
    await open(founder, 'foundation', { id: foundationId });
    await fitsWithLabelsApart(founder);
    await founder.context.close();
  });

  async function fitsWithLabelsApart({ page, texts }: Visitor) {
    for (const width of [1_280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const rootSize = await page.evaluate(
        () => getComputedStyle(document.documentElement).fontSize,
      );
      expect(rootSize).toBe('32px');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([page.url(), wide]).toEqual([page.url(), width]);
      for (const line of await page.getByRole('list', { name: texts.line.label }).all()) {
        const gaps = await line.evaluate((list) => {
          const labels = [...list.querySelectorAll('li > div')]
            .filter((label) => label.clientWidth > 1)
            .map((label) => (label.firstElementChild ?? label).getBoundingClientRect());
          return labels.slice(1).map(({ left }, index) => left - (labels[index]?.right ?? 0));
        });
        expect(gaps.filter((gap) => gap < 4)).toEqual([]);
      }
    }
  }
});
