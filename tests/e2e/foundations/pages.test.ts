import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { earlyStartText } from '#domain/orders/terms/early-start.ts';
import { pathTo } from '#domain/site/paths.ts';
import { bringTo, takeTo } from '#ops/driver/journey.ts';
import { loggedIn } from '#tests/support/browser/sessions.ts';
import { withSite } from '#tests/support/browser/with-site.ts';
import { fillCoreData, stationOf, submitCoreData } from '../../support/browser/founder-pages.ts';
import { type SiteCast } from '../../support/browser/people.ts';
import {
  addressOf,
  field,
  open,
  site,
  type Visitor,
  visitor,
} from '../../support/browser/visitor.ts';
import { textsOf } from '../../support/texts.ts';

const en = textsOf('en');

const company = {
  companyName: 'Nordlicht Keramik UG (haftungsbeschränkt)',
  city: 'Kiel',
  legalForm: 'ug',
  shareCapital: '5.000',
} as const;

let browser: Browser;
let founder: Visitor;
let cast: SiteCast;

withSite(async (opened) => {
  ({ browser, cast } = opened);
  founder = await loggedIn(browser, cast.founderEmail, { name: 'founder' });
});

const eventsOf = async (id: string): Promise<string[]> => {
  const { body } = await cast.founder.get(`/foundations/${id}/timeline`);
  return body.data.map(({ type }: { type: string }) => type);
};

async function openAt(status: Parameters<typeof bringTo>[1]): Promise<string> {
  const { foundationId: id } = await bringTo(cast, status, company.companyName);
  await open(founder, 'foundation', { id });
  return id;
}

describe('the forms of a foundation', () => {
  test('an incomplete form says so, marks the fields and keeps the rest', async () => {
    await openAt('start-pending');
    const { texts, page } = founder;
    await field(page, texts.foundations.coreData.companyName).fill(company.companyName);
    await submitCoreData(founder);
    await page.getByText('Bitte alle Pflichtfelder ausfüllen').waitFor();
    const city = field(page, texts.foundations.coreData.city);
    expect(await city.getAttribute('aria-invalid')).toBe('true');
    const name = field(page, texts.foundations.coreData.companyName);
    expect(await name.inputValue()).toBe(company.companyName);
  });

  test('a UG with the capital of a GmbH is explained before anything is sent', async () => {
    const id = await openAt('start-pending');
    await fillCoreData(founder, { ...company, shareCapital: '30.000' });
    await submitCoreData(founder);
    await founder.page
      .getByText(founder.texts.sharedFoundations.problem.UG_SHARE_CAPITAL)
      .waitFor();
    expect(await eventsOf(id)).toEqual(['FoundationStarted']);
  });

  test('a double click sends the core data once', async () => {
    const id = await openAt('start-pending');
    await fillCoreData(founder, company);
    const { submit } = founder.texts.foundations.coreData;
    await founder.page.getByRole('button', { name: submit }).dblclick();
    await stationOf(founder, 'order-pending').waitFor();
    const announced = founder.texts.foundations.commands['submit-core-data'];
    const announcement = founder.page.locator('p[aria-live=polite]', { hasText: announced });
    await announcement.waitFor({ state: 'attached' });
    expect(await eventsOf(id)).toEqual(['FoundationStarted', 'CoreDataSubmitted']);
  });

  test('a form keeps its input while offline and is sent once', async () => {
    const id = await openAt('start-pending');
    const { context, page, texts } = founder;
    await fillCoreData(founder, company);
    await context.setOffline(true);
    await submitCoreData(founder);
    await page.getByText(texts.forms.refusal.NETWORK.title).waitFor();
    await context.setOffline(false);
    await submitCoreData(founder);
    await stationOf(founder, 'order-pending').waitFor();
    expect(await eventsOf(id)).toEqual(['FoundationStarted', 'CoreDataSubmitted']);
  });

  test('core data can be corrected until the documents are approved', async () => {
    const id = await openAt('documents-pending');
    const { page, texts } = founder;
    await page.getByRole('button', { name: texts.foundations.page.data.correct }).click();
    const dialog = page.getByRole('dialog', { name: texts.foundations.page.data.correct });
    await field(dialog, texts.foundations.coreData.city).fill('Flensburg');
    await dialog.getByRole('button', { name: texts.foundations.coreData.correct }).click();
    await page.getByText(texts.foundations.commands['correct-core-data']).waitFor();
    await page.getByText(/^Flensburg, /).waitFor();
    expect(await eventsOf(id)).toContain('CoreDataCorrected');
  });

  test('a founder cancels a foundation only after reading what that means', async () => {
    const id = await openAt('documents-pending');
    const { page, texts } = founder;
    const words = texts.foundations.page.cancel;
    await page.getByRole('button', { name: words.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.text).waitFor();
    await dialog.getByRole('radio', { name: words.order.withdraw }).check();
    await field(dialog, words.reason).fill('Wir gründen doch nicht.');
    await dialog.getByRole('button', { name: words.submit }).click();
    await stationOf(founder, 'cancelled').waitFor();
    expect((await eventsOf(id)).slice(-2)).toEqual(['FoundationCancelled', 'OrderWithdrawn']);
  });
});

describe('the page of a foundation', () => {
  test('an unknown id shows that there is no such foundation', async () => {
    const other = await visitor(browser, 'lost', { expected: [/^403 GET/] });
    await other.context.addCookies(await founder.context.cookies());
    await open(other, 'foundation', { id: randomUUID() });
    await other.page.getByText(other.texts.foundations.page.missing.title).waitFor();
    expect(other.troubles()).toEqual([]);
    await other.context.close();
  });

  test('follows the foundation, also where nothing tells it of changes', async () => {
    const journey = await bringTo(cast, 'documents-pending', company.companyName);
    const id = journey.foundationId;
    const listening = founder.page.waitForResponse(`${site}/api/changes`);
    await open(founder, 'foundation', { id });
    expect((await listening).status()).toBe(200);
    let blocked = 0;
    await founder.page.route('**/api/changes', (route) => {
      blocked += 1;
      return route.abort();
    });
    await open(founder, 'foundation', { id });
    await expect.poll(() => blocked).toBe(1);
    await takeTo(cast, journey, 'review-pending');
    await stationOf(founder, 'review-pending').waitFor();
    await founder.page.unroute('**/api/changes');
    expect(founder.troubles()).toEqual([]);
  });

  test('works without JavaScript, from the core data to the booked talk', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.addCookies(await founder.context.cookies());
    const page = await context.newPage();
    const { foundationId: id } = await bringTo(cast, 'start-pending', company.companyName);
    await page.goto(site + pathTo('foundation', 'en', { id }));
    await withoutScript(page, company.companyName);
    const booked = [
      'FoundationStarted',
      'CoreDataSubmitted',
      'PackageOrdered',
      'ConsultationBooked',
    ];
    expect(await eventsOf(id)).toEqual(booked);
    await context.close();
  });
});

async function withoutScript(page: Page, companyName: string): Promise<void> {
  const { coreData, checkout, consultation } = en.foundations;
  const send = () => page.getByRole('button', { name: coreData.submit }).click();
  await field(page, coreData.companyName).fill(companyName);
  await send();
  await page.getByText(en.forms.refusal.MISSING.title).waitFor();
  expect(await field(page, coreData.companyName).inputValue()).toBe(companyName);
  await field(page, coreData.city).fill('Kiel');
  await page.getByRole('radio', { name: coreData.legalForms.ug }).check();
  await field(page, coreData.shareCapital).fill('5,000');
  await field(page, coreData.totalShareholders).selectOption('alone');
  await field(page, coreData.companyPurpose).fill('Pottery');
  await page.locator('textarea[name=description]').fill('Cups that are a pleasure to hold.');
  await send();
  await page.getByRole('button', { name: checkout.order }).click();
  await page.getByText(en.sharedFoundations.problem.NOT_ACCEPTED).waitFor();
  await page.getByRole('checkbox', { name: checkout.consent.terms.link }).check();
  await page.getByRole('checkbox', { name: earlyStartText.text.en }).check();
  await page.getByRole('button', { name: checkout.order }).click();
  await page.getByRole('radio', { name: consultation.types.online }).check();
  await page.locator('label:has(input[name=startsAt])').first().click();
  await page.getByRole('button', { name: consultation.book }).click();
  const { title } = en.sharedFoundations.status['consultation-pending'];
  await page.getByRole('heading', { name: title }).waitFor();
}

describe('the notary’s page', () => {
  test('a wrong link, and no link at all, look the same', async () => {
    const notary = await visitor(browser, 'notary', { expected: [/upload-links\/exchange$/] });
    const { page, texts } = notary;
    const id = randomUUID();
    const seen: (string | null)[] = [];
    for (const hash of ['', `#t=${'x'.repeat(43)}`]) {
      await page.goto('about:blank');
      await page.goto(addressOf(notary, 'notary-certificate', { id }) + hash);
      await page.getByRole('heading', { name: texts.uploadLinks.invalid.title }).waitFor();
      seen.push(await page.locator('main').textContent());
      expect(page.url()).not.toContain('t=');
    }
    expect(seen[0]).toBe(seen[1]);
    expect(notary.troubles()).toEqual([]);
    await notary.context.close();
  });
});
