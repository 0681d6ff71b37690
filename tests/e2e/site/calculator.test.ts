import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calculatorQuery } from '#domain/pricing/calculator.ts';
import { type FormationCase, formationCosts } from '#domain/pricing/fees.ts';
import { money, wholeEuros } from '#domain/site/formats.ts';
import { locales, pathTo } from '#domain/site/paths.ts';
import { addressOf, open, openBrowser, site, visitor } from '../../support/browser/visitor.ts';
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

const total = (page: Page) => page.locator('[data-total]');
const shownFees = (page: Page) =>
  page
    .locator('[data-position]:visible')
    .evaluateAll((rows: HTMLElement[]) =>
      rows.map((row) => [row.dataset.position, row.lastElementChild?.textContent]),
    );

describe.each(locales)('without script, %s', (locale) => {
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
    await page.getByRole('button', { name: words.calculator.submit }).click();
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

  test('what is not possible is refused with its reason, and keeps what was typed', async () => {
    const page = await withoutScript();
    for (const [query, refusal] of [
      ['?form=ug&capital=25000', 'UG_CAPITAL_TOO_HIGH'],
      ['?form=gmbh&capital=24999', 'GMBH_CAPITAL_TOO_LOW'],
      ['?form=ug&capital=500&shareholders=4&articles=model-protocol', 'MODEL_PROTOCOL_TOO_MANY'],
      ['?form=ug&capital=%3Cscript%3E', 'CAPITAL_NOT_A_NUMBER'],
    ] as const) {
      await page.goto(site + pathTo('found-now', locale) + query);
      await page.getByText(words.calculator.refusals[refusal]).waitFor();
      expect(await page.locator('[data-refusal]:visible').count(), query).toBe(1);
      expect(await total(page).isVisible()).toBe(false);
    }
    expect(await page.getByLabel(words.calculator.capital).inputValue()).toBe('<script>');
    expect(await page.locator('[aria-invalid]').getAttribute('name')).toBe('capital');
    await page.context().close();
  });

  test('the answers on the legal form bring reasons for both sides', async () => {
    const page = await withoutScript();
    const { questions, submit, incomplete, verdicts, reasons } = words.legalForm;
    await page.getByText(incomplete).waitFor();
    await page.getByLabel(questions.funds.answers['below-12500'], { exact: true }).check();
    await page.getByRole('button', { name: submit }).click();
    await page.getByText(incomplete).waitFor();
    const query = 'funds=below-12500&kind=no&finance=yes&profits=keep&founders=alone&image=no';
    await page.goto(`${site}${pathTo('found-now', locale)}?${query}`);
    await page.getByRole('heading', { name: verdicts['only-ug'].title }).waitFor();
    await page.getByText(reasons['finance:yes']).waitFor();
    await page.getByText(reasons['funds:below-12500']).waitFor();
    expect(await page.getByText(reasons['funds:from-25000']).isVisible()).toBe(false);
    expect(await page.getByText(incomplete).isVisible()).toBe(false);
    await page.context().close();
  });

  test('the short form of the home page leads to the answer', async () => {
    const page = await withoutScript();
    await page.goto(site + pathTo('home', locale));
    const { costs } = textsOf(locale).home.teaser;
    await page.getByLabel(costs.forms.gmbh, { exact: true }).check();
    await page.getByLabel(costs.counts['2'], { exact: true }).check();
    await page.getByRole('button', { name: costs.action }).click();
    expect(new URL(page.url()).pathname).toBe(pathTo('found-now', locale));
    expect(await total(page).textContent()).toBe(say(gmbhOfTwo));
    await page.context().close();
  });
});

describe.each(locales)('with script, %s', (locale) => {
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

  test('the reasons appear once all questions are answered', async () => {
    const who = await visitor(browser, 'choosing', { locale });
    const { page } = who;
    const { questions, incomplete, verdicts } = who.texts.foundNow.legalForm;
    await page.goto(`${addressOf(who, 'found-now')}?utm_source=x#rechtsform`);
    await page.waitForLoadState('networkidle');
    const answers = [
      questions.funds.answers['from-25000'],
      questions.kind.answers.no,
      questions.finance.answers.yes,
      questions.profits.answers['pay-out'],
      questions.founders.answers.few,
      questions.image.answers.yes,
    ];
    const form = page.locator('[data-island=legal-form]');
    for (const [index, answer] of answers.entries()) {
      expect(await form.getByText(incomplete).isVisible()).toBe(true);
      const name = Object.keys(questions)[index];
      const choice = form.locator(`label:has([name=${name}])`).filter({ hasText: answer });
      await choice.last().click();
    }
    await form.getByRole('heading', { name: verdicts.gmbh.title }).waitFor();
    expect(await form.getByText(incomplete).isVisible()).toBe(false);
    expect(new URL(page.url()).searchParams.get('utm_source')).toBe('x');
    expect(new URL(page.url()).searchParams.get('image')).toBe('yes');
    await form.getByRole('status').filter({ hasText: verdicts.gmbh.title }).waitFor();
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
