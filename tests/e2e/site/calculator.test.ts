import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calculatorQuery } from '#domain/pricing/calculator.ts';
import { type FormationCase, formationCosts } from '#domain/pricing/fees.ts';
import { money, wholeEuros } from '#domain/site/formats.ts';
import { pathTo } from '#domain/site/paths.ts';
import { open, openBrowser, pressToLeave, site, visitor } from '../../support/browser/visitor.ts';
import { textsOf } from '../../support/texts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const ug = { articles: 'model-protocol', shareCapitalCents: 50_000, shareholders: 1 } as const;
const gmbhOfTwo: FormationCase = {
  articles: 'own-articles',
  shareCapitalCents: 2_500_000,
  shareholders: 2,
};

const locale = 'de';

const total = (page: Page) => page.locator('[data-total]');
const shownFees = (page: Page) =>
  page
    .locator('[data-position]:visible')
    .evaluateAll((rows: HTMLElement[]) =>
      rows.map((row) => [row.dataset.position, row.lastElementChild?.textContent]),
    );

describe('without script', () => {
  const words = textsOf(locale).foundNow;
  const say = (formation: FormationCase) => wholeEuros(formationCosts(formation).total, locale);
  const withoutScript = async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site + pathTo('found-now', locale));
    return page;
  };

  test('the form is answered by the server, position by position', async () => {
    const page = await withoutScript();
    expect(await total(page).textContent()).toBe(say(ug));
    await page.getByLabel(words.calculator.forms.gmbh, { exact: true }).check();
    await page.getByLabel(words.calculator.capital).fill('25.000');
    await page.getByLabel(words.calculator.shareholders).fill('2');
    await page.getByLabel(words.calculator.articlesKinds['own-articles']).check();
    await pressToLeave(page, words.calculator.submit);
    const { search, hash, pathname } = new URL(page.url());
    expect([pathname, hash]).toEqual([pathTo('found-now', locale), '#kosten']);
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      form: 'gmbh',
      capital: '25.000',
      shareholders: '2',
      articles: 'own-articles',
    });
    expect(await total(page).textContent()).toBe(say(gmbhOfTwo));
    expect(await shownFees(page)).toEqual(
      formationCosts(gmbhOfTwo).positions.map(({ name, feeCents }) => [
        name,
        money(feeCents, locale),
      ]),
    );
    expect(await page.getByLabel(words.calculator.capital).inputValue()).toBe('25.000');
    await page.context().close();
  });

  test('the short form of the home page leads to the answer', async () => {
    const page = await withoutScript();
    await page.goto(site + pathTo('home', locale));
    const { costs } = textsOf(locale).home.teaser;
    await page.getByLabel(costs.forms.gmbh, { exact: true }).check();
    await page.getByLabel(costs.counts['2'], { exact: true }).check();
    await pressToLeave(page, costs.action);
    expect(new URL(page.url()).pathname).toBe(pathTo('found-now', locale));
    expect(await total(page).textContent()).toBe(say(gmbhOfTwo));
    await page.context().close();
  });
});

describe('with script', () => {
  test('typing recalculates, says so and keeps the address', async () => {
    const who = await visitor(browser, 'calculating', { locale });
    const { page } = who;
    const words = who.texts.foundNow.calculator;
    await open(who, 'found-now');
    await started(page);
    let documents = 0;
    page.on('request', (request) => {
      documents += Number(request.isNavigationRequest());
    });
    const say = (formation: FormationCase) => wholeEuros(formationCosts(formation).total, locale);

    await page.getByLabel(words.shareholders).fill('2');
    expect(await total(page).textContent()).toBe(say({ ...ug, shareholders: 2 }));
    await page.getByLabel(words.capital).fill('25000');
    expect(await page.getByText(words.refusals.UG_CAPITAL_TOO_HIGH).last().isVisible()).toBe(true);
    expect(await total(page).isVisible()).toBe(false);
    await status(page).filter({ hasText: words.refusals.UG_CAPITAL_TOO_HIGH }).waitFor();

    // With the keyboard: the arrow chooses the other form, and what was not chosen follows.
    await page.getByLabel(words.forms.ug, { exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await total(page).textContent()).toBe(say(gmbhOfTwo));
    expect(await page.getByLabel(words.articlesKinds['own-articles']).isChecked()).toBe(true);
    const said = words.said.replace('{{total}}', say(gmbhOfTwo));
    await status(page).filter({ hasText: said }).waitFor();
    expect(new URL(page.url()).search).toBe(
      `?${calculatorQuery({ form: 'gmbh', capital: '25000', shareholders: '2', articles: 'own-articles' })}`,
    );
    await page.keyboard.press('Enter');
    expect(await page.locator('[data-answer]:focus').count()).toBe(1);
    expect(documents).toBe(0);

    await page.reload();
    expect(await total(page).textContent()).toBe(say(gmbhOfTwo));
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });
});

const status = (page: Page) => page.locator('[data-island=calculator] [role=status]');

/** The island has loaded once it has followed a change. */
async function started(page: Page): Promise<void> {
  const shareholders = page.locator('[data-island=calculator] [name=shareholders]');
  await expect
    .poll(async () => {
      await shareholders.fill('3');
      return new URL(page.url()).searchParams.get('shareholders');
    })
    .toBe('3');
}
