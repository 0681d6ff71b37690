import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { statuses } from '#domain/foundations/statuses.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { pdf } from '#scripts/demo/pdf.ts';
import { bringTo, type Journey, takeTo } from '#scripts/driver/journey.ts';
import { loggedIn } from '#tests/support/browser/sessions.ts';
import { withSite } from '#tests/support/browser/with-site.ts';
import { barriersInBothModes } from '../../support/browser/barriers.ts';
import { type SiteCast } from '../../support/browser/people.ts';
import { field, open, pattern, type Visitor } from '../../support/browser/visitor.ts';

const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerke GmbH';

let browser: Browser;
let founder: Visitor;
let cast: SiteCast;

withSite(async (opened) => {
  ({ browser, cast } = opened);
  founder = await loggedIn(browser, cast.founderEmail, { name: 'founder' });
});

const faults = () => barriersInBothModes(founder.page, 'best-practice');

const spill = () =>
  founder.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const reachable = statuses.filter(
  (status) => status !== 'consultation-pending' && status !== 'cancelled',
);

describe('the member area is accessible', () => {
  let journey: Journey | undefined;
  test.each(reachable)('the page of a foundation at %s', async (status) => {
    if (journey) await takeTo(cast, journey, status);
    else journey = await bringTo(cast, status);
    const id = journey.foundationId;
    await open(founder, 'foundation', { id });
    expect(await faults()).toEqual([]);
    await founder.page.setViewportSize({ width: 320, height: 780 });
    expect(await spill()).toBeLessThanOrEqual(0);
    await founder.page.setViewportSize({ width: 1_280, height: 900 });
    expect(founder.troubles()).toEqual([]);
  });

  test.each(['dashboard', 'foundations'] as const)('the %s', async (page) => {
    await open(founder, page);
    expect(await faults()).toEqual([]);
  });
});

test('a proposed appointment: date and duration on one line, map, costs, four questions', async () => {
  const { foundationId: id } = await bringTo(cast, 'notary-appointment-confirmation-pending');
  const { page, texts } = founder;
  const words = texts.foundations.appointment;
  await open(founder, 'foundation', { id });
  const duration = page.locator('time').getByText(words.duration);
  const tops = await duration.evaluate((element) => {
    const time = element.closest('time');
    const date = document.createRange();
    if (time?.firstChild) date.selectNodeContents(time.firstChild);
    const line = date.getBoundingClientRect();
    return [line.bottom, element.getBoundingClientRect().bottom, line.height];
  });
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 99))).toBeLessThan(6);
  expect(tops[2]).toBeLessThan(30);
  await page.getByText(/^Antworte bis \S+, \d+\.\s+\S+, sonst /).waitFor();
  const map = page.getByRole('link', { name: words.map });
  expect(await map.getAttribute('href')).toContain('query=Domkloster+4');
  expect(await map.getAttribute('rel')).toContain('noreferrer');
  await page.getByText(pattern(words.costs)).waitFor();
  const columns = (width: number) =>
    page.setViewportSize({ width, height: 900 }).then(() =>
      page
        .getByRole('region', {
          name: texts.sharedFoundations.status['notary-appointment-confirmation-pending'].title,
        })
        .locator('dl > div')
        .evaluateAll((answers) => answers.map((one) => one.getBoundingClientRect().left)),
    );
  const wide = await columns(1_280);
  expect([wide.length, new Set(wide).size]).toEqual([4, 2]);
  expect([wide[0], wide[1]]).toEqual([wide[2], wide[3]]);
  expect(new Set(await columns(360)).size).toBe(1);
  await page.setViewportSize({ width: 1_280, height: 900 });
  expect(founder.troubles()).toEqual([]);
});

test('the first field comes before the explanations on a phone', async () => {
  const { foundationId: id } = await bringTo(cast, 'start-pending');
  const { page, texts } = founder;
  await page.setViewportSize({ width: 360, height: 780 });
  await open(founder, 'foundation', { id });
  const first = await field(page, texts.foundations.coreData.companyName).boundingBox();
  const explanations = await page.locator('dl').first().boundingBox();
  expect(first?.y).toBeLessThan(780);
  expect(first?.y).toBeLessThan(explanations?.y ?? 0);
  await page.setViewportSize({ width: 1_280, height: 900 });
});

test('the law firm and how to reach it, while it drafts and reviews', async () => {
  const { phone = '', email = '' } = sampleOperator.lawFirm;
  const journey = await bringTo(cast, 'documents-pending');
  for (const status of ['documents-pending', 'review-pending'] as const) {
    await takeTo(cast, journey, status);
    await open(founder, 'foundation', { id: journey.foundationId });
    const { page } = founder;
    expect(await page.getByRole('link', { name: phone }).getAttribute('href')).toMatch(/^tel:\+49/);
    expect(await page.getByRole('link', { name: email }).getAttribute('href')).toMatch(/^mailto:/);
    await page.getByText(/^Voraussichtlich bis \S+, \d+\.\s+\S+, danach /).waitFor();
  }
});

test('what the bank wants to see, amount and payment reference', async () => {
  const { page, texts } = founder;
  const words = texts.foundations;
  const journey = await bringTo(cast, 'bank-account-pending');
  const { foundationId: id } = journey;
  await open(founder, 'foundation', { id });
  await page.getByText(words.bankAccount.wants).waitFor();
  await takeTo(cast, journey, 'share-capital-payment-pending');
  await open(founder, 'foundation', { id });
  await page.getByText(pattern(words.bankConfirmation.hintAmount)).waitFor();
  await page.getByText(/^Verwendungszweck: Stammkapital Muster Werkzeugbau UG/).waitFor();
});

test('nothing overflows on a phone, with a long name and 14 documents', async () => {
  const { foundationId: id } = await bringTo(cast, 'documents-pending', longName);
  for (let number = 1; number <= 14; number += 1) {
    const title = `Anlage ${number} zum Gesellschaftsvertrag`;
    const path = `/foundations/${id}/documents`;
    expect((await cast.staff.upload(path, { title }, pdf(title))).status).toBe(200);
  }
  const submit = `/foundations/${id}/commands/submit-documents-for-review`;
  expect((await cast.staff.send(submit, {})).status).toBe(200);
  await founder.page.setViewportSize({ width: 360, height: 800 });
  await open(founder, 'foundation', { id });
  expect(await spill()).toBe(0);
  await founder.page.getByText(/^Alle 14 /).click();
  const rows = founder.page.locator('section[aria-labelledby=documents] li a');
  expect(await rows.count()).toBe(14);
  expect(await spill()).toBe(0);
  for (const page of ['dashboard', 'foundations'] as const) {
    await open(founder, page);
    expect(await spill(), page).toBe(0);
  }
});
