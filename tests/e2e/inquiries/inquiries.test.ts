import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormStamp } from '#api/contract.gen.d.ts';
import { connect } from '#database/connection.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { type Locale, type PageName, pathTo } from '#domain/site/paths.ts';
import { sectorTexts } from '#domain/site/sector-texts.ts';
import { type CaughtMail, mailWhere } from '#ops/driver/mails.ts';
import { pages } from '#web/pages.ts';
import { barriersInBothModes } from '../../support/browser/barriers.ts';
import {
  databaseUrl,
  field,
  hydrated,
  mailWeb,
  openBrowser,
  site,
} from '../../support/browser/visitor.ts';
import { type AllTexts, textsOf } from '../../support/texts.ts';

let browser: Browser;
let earlier: { stamp: string; at: number };
beforeAll(async () => {
  browser = await openBrowser();
  const { data } = (await (await fetch(`${site}/api/form-stamp`)).json()) as { data: FormStamp };
  earlier = { stamp: data.stamp, at: Date.now() };
});
afterAll(() => browser?.close());

interface Reader {
  page: Page;
  texts: AllTexts;
  locale: Locale;
  script: boolean;
  /** Documents that the browser has loaded. */
  documents: () => number;
}

const opened = new Map<string, Promise<Reader>>();

/** One browser for all tests with the same language, with or without script. */
function reader(locale: Locale, script: boolean): Promise<Reader> {
  const name = `${locale} ${script}`;
  const known = opened.get(name) ?? openReader(locale, script);
  opened.set(name, known);
  return known;
}

async function openReader(locale: Locale, script: boolean): Promise<Reader> {
  const context = await browser.newContext({
    javaScriptEnabled: script,
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return { page, texts: textsOf(locale), locale, script, documents: () => count };
}

async function open({ page, locale, script }: Reader, name: PageName): Promise<void> {
  await page.goto(site + pathTo(name, locale));
  if (!script) return;
  await hydrated(page);
  // The island loads when the form is seen.
  await page.waitForLoadState('networkidle');
}

const tag = () => randomUUID().slice(0, 8);
const anAddress = () => `mira-${tag()}@example.com`;
const mailTo = (to: string, about: string): Promise<CaughtMail> =>
  mailWhere(mailWeb, (mail) => mail.to === to && (mail.text + mail.subject).includes(about));
const button = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
/** Forms that are sent sooner are taken for those of programs. */
const MIN_FILL_MS = 2_100;

/** As if the page had been opened when these tests began. */
async function openedEarlier(page: Page): Promise<void> {
  await sleep(Math.max(0, earlier.at + MIN_FILL_MS - Date.now()));
  const stamp = page.locator('main input[name=stamp]');
  await stamp.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, earlier.stamp);
}

const readers = [
  ['de', true],
  ['de', false],
  ['en', true],
  ['en', false],
] as const;

describe.each(readers)('in %s, script: %s', (locale, script) => {
  test('a partner inquiry is corrected, sent, and answered by mail', async () => {
    const who = await reader(locale, script);
    const { page, texts } = who;
    const { partner, sent } = texts.inquiries;
    await open(who, 'become-a-partner');
    const { labels } = partner;
    const company = `Beispiel ${tag()} GmbH`;
    await field(page, labels.company).fill(company);
    await field(page, labels.email).fill('mira');
    await button(page, partner.submit).click();

    const summary = page.getByRole('alert');
    await summary.getByText(texts.forms.refusal.MISSING.title).waitFor();
    await expect.poll(() => isFocused(page, '[role=alert]')).toBe(true);
    expect(await summary.getByRole('link').allTextContents()).toEqual([
      labels.website,
      labels.sector,
      labels.services,
      labels.contactPerson,
      labels.email,
      labels.phone,
      labels.terms,
    ]);
    const email = field(page, labels.email);
    expect(await field(page, labels.company).inputValue()).toBe(company);
    expect(await email.inputValue()).toBe('mira');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    const problem = page.locator(`#${await email.getAttribute('aria-describedby')}`);
    expect(await problem.textContent()).toBe(texts.forms.problems.NOT_AN_EMAIL);
    await summary.getByRole('link', { name: labels.website }).click();
    await expect.poll(() => isFocused(page, '[name=website]')).toBe(true);

    const address = anAddress();
    await field(page, labels.website).fill('www.example.com');
    await page.getByLabel(labels.sector).selectOption({ label: sectorTexts.finance[locale] });
    await page.getByLabel(labels.services).fill('Kredite & mehr');
    await field(page, labels.contactPerson).fill('Mira Beispiel');
    await email.fill(address);
    await field(page, labels.phone).fill('+49 221 123456');
    await page.locator('input[type=checkbox]').check();
    await openedEarlier(page);
    const documents = who.documents();
    await button(page, partner.submit).click();
    await heading(page, sent.title);
    await expect.poll(() => isFocused(page, 'h1')).toBe(true);
    expect(who.documents() - documents).toBe(script ? 0 : 1);
    const team = await mailTo(sampleOperator.email, company);
    expect(team.text).toContain('Kredite & mehr');
    await mailTo(address, locale === 'de' ? 'Deine Partneranfrage' : 'your partner request');
  });

  test('a contract is withdrawn from in two steps, and the mail confirms it', async () => {
    const who = await reader(locale, script);
    const { page, texts } = who;
    const { withdrawal } = texts;
    await page.goto(site + pathTo('login', locale));
    await page.getByRole('link', { name: texts.common.footer.withdrawal }).click();
    await heading(page, withdrawal.title);
    if (script) await page.waitForLoadState('networkidle');
    await button(page, withdrawal.next).click();
    await page.getByRole('alert').getByText(texts.forms.refusal.MISSING.title).waitFor();

    const [name, email] = [`Mira ${tag()}`, anAddress()];
    const { labels } = withdrawal;
    await field(page, labels.name).fill(name);
    await field(page, labels.contract).fill('Gründungspaket Beispiel UG');
    await field(page, labels.email).fill(email);
    await button(page, withdrawal.next).click();
    await heading(page, withdrawal.steps.confirm);
    await page.getByText(name, { exact: true }).waitFor();
    await button(page, withdrawal.edit).click();
    await heading(page, withdrawal.title);
    expect(await field(page, labels.name).inputValue()).toBe(name);
    await page.getByLabel(labels.message).fill('Ohne Grund\nund ohne Eile');
    await button(page, withdrawal.next).click();
    await heading(page, withdrawal.steps.confirm);
    await button(page, withdrawal.confirm).click();
    await heading(page, withdrawal.done.title);
    const at = await page.locator('dd').last().textContent();

    const mail = await mailTo(email, locale === 'de' ? 'Eingangsbestätigung' : 'your withdrawal');
    for (const fact of [name, 'Gründungspaket Beispiel UG', 'und ohne Eile', String(at)]) {
      expect(mail.text).toContain(fact);
    }
    expect((await mailTo(sampleOperator.email, name)).text).toContain(email);
  });
});

test.each([true, false])(
  'a contact request reaches team and sender, script: %s',
  async (script) => {
    const who = await reader('en', script);
    const { page, texts } = who;
    const { contact, sent } = texts.inquiries;
    await open(who, 'contact');
    await page.getByText(sampleOperator.phone).waitFor();
    const [name, email] = [`Mira ${tag()}`, anAddress()];
    await field(page, contact.labels.name).fill(name);
    await field(page, contact.labels.email).fill(email);
    await field(page, contact.labels.message).fill('How long does it take?');
    // With the stamp of this page.
    await sleep(MIN_FILL_MS);
    await button(page, contact.submit).click();
    await heading(page, sent.title);
    await page.getByText(sent.description).waitFor();
    expect((await mailTo(sampleOperator.email, name)).text).toContain('How long does it take?');
    await mailTo(email, 'We have received your request');
  },
);

test('a form whose answer is lost is sent again by itself, and takes effect once', async () => {
  const who = await reader('en', true);
  const { page, texts } = who;
  const { contact, sent } = texts.inquiries;
  await open(who, 'contact');
  const [name, email] = [`Mira ${tag()}`, anAddress()];
  await field(page, contact.labels.name).fill(name);
  await field(page, contact.labels.email).fill(email);
  await field(page, contact.labels.message).fill('Twice?');
  await openedEarlier(page);
  let calls = 0;
  await page.route('**/en/contact/', async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    // The answer gets lost after the request has been carried out.
    await route.fetch();
    return route.abort();
  });
  await button(page, contact.submit).click();
  await heading(page, sent.title);
  expect(calls).toBe(2);
  await mailTo(email, 'We have received your request');
  await mailTo(sampleOperator.email, name);
  expect(await inquiriesOf(email)).toBe(1);
  await page.unroute('**/en/contact/');
});

async function inquiriesOf(email: string): Promise<number> {
  const { pool, close } = connect(databaseUrl);
  const stored = await pool.query(`select 1 from inquiries where content->>'email' = $1`, [email]);
  await close();
  return stored.rows.length;
}

test.each([true, false])('the footer orders the newsletter, script: %s', async (script) => {
  const who = await reader('de', script);
  const { page, texts } = who;
  const { newsletter } = texts.common.footer;
  await open(who, 'home');
  const email = anAddress();
  await page.getByLabel(newsletter.email).fill(email);
  await page.getByRole('button', { name: newsletter.submit, exact: true }).click();
  await heading(page, texts.inquiries.newsletter.sentTitle);
  const mail = await mailTo(email, 'Bitte bestätige den Newsletter');
  const link = new RegExp(`${site}/newsletter/#t=\\S+`).exec(mail.text)?.[0];
  await page.goto(String(link));
  // Only scripts see what the address holds.
  if (!script) await page.getByLabel(texts.accounts.pasteLink).fill(String(link));
  await page.getByRole('button', { name: texts.accounts.confirmNewsletter.submit }).click();
  await heading(page, texts.accounts.confirmNewsletter.done);
});

describe('on a phone', () => {
  let page: Page;
  beforeAll(async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
    page = await context.newPage();
  });
  afterAll(() => page?.context().close());

  test.each(['become-a-partner', 'contact', 'withdrawal', 'newsletter-order'] as const)(
    'a refused form is accessible and fits: %s',
    async (name) => {
      await page.goto(site + pathTo(name, 'de'));
      await hydrated(page);
      // The crawler looks at pages like this, as far as the sitemap lists them.
      if (!pages[name].indexed) expect(await barriersInBothModes(page)).toEqual([]);
      await page.waitForLoadState('networkidle');
      await page.locator('main button[type=submit]').first().click();
      await page.getByRole('alert').waitFor();
      expect(await barriersInBothModes(page)).toEqual([]);
      expect(await spill(page)).toBeLessThanOrEqual(0);
    },
  );
});

const spill = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const isFocused = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element === document.activeElement);
