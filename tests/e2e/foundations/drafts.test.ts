import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringTo } from '#ops/driver/journey.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { endSession, loggedIn } from '#tests/support/browser/sessions.ts';
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

test('the form for the company data keeps what was typed over a reload and the end of the session', async () => {
  const { foundationId: id } = await bringTo(cast, 'start-pending');
  const founder = await loggedIn(browser, cast.founderEmail, {
    name: 'founder',
    expected: [refused],
  });
  await open(founder, 'foundation', { id });
  const { page, texts } = founder;
  const words = texts.foundations.coreData;
  await fillCoreData(founder, company);
  await page.reload();
  await hydrated(page);
  const name = field(page, words.companyName);
  await page.getByRole('button', { name: texts.sharedFoundations.draft.discard }).waitFor();
  expect(await name.inputValue()).toBe(company.companyName);

  await endSession(founder);
  await page.reload();
  await hydrated(page);
  await page.getByText(texts.accounts.login.draftKept).waitFor();
  await field(page, texts.accounts.email).fill(cast.founderEmail);
  await field(page, texts.accounts.password).fill(PASSWORD);
  await page.getByRole('button', { name: texts.accounts.login.submit, exact: true }).click();
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
