import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calculate, calculatorQuery, readCalculator } from '#domain/pricing/calculator.ts';
import { type FormationCase, formationCosts } from '#domain/pricing/fees.ts';
import { money, wholeEuros } from '#domain/site/formats.ts';
import { type Locale, locales, paths, pathTo } from '#domain/site/paths.ts';
import * as foundNowPage from '#web/features/found-now/found-now.tsx';
import { Teaser } from '#web/features/home/teaser.tsx';
import { readPlanned } from '#web/shared/foundations/planned.ts';
import { start as startCalculator } from '#web/site/islands/calculator.ts';
import { start as startLegalForm } from '#web/site/islands/legal-form.ts';
import { showPage } from '../support/components/app.tsx';
import { appears, button, valueOf } from '../support/components/controls.ts';
import { stubApi } from '../support/mock/api.ts';
import { textsOf } from '../support/texts.ts';

const ug = { articles: 'model-protocol', shareCapitalCents: 50_000, shareholders: 1 } as const;
const gmbhOfTwo: FormationCase = {
  articles: 'own-articles',
  shareCapitalCents: 2_500_000,
  shareholders: 2,
};

/** Pages keep some words on one line, with spaces of their own. */
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');

const total = () => document.querySelector<HTMLElement>('[data-total]');
const seen = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());

/** At the fields, or where the button leads. */
const refusedIn = (part: 'form' | '[data-answer]') =>
  seen(`[data-island=calculator] ${part} [data-refusal]`).map((one) => one.dataset.refusal);

/** The page as the server answers a query. */
async function open(locale: Locale, query = '') {
  const path = paths['found-now'][locale];
  await showPage(foundNowPage, { path, address: path + query }, { api: stubApi({}), locale });
  await expect.poll(total).not.toBeNull();
}

/** The page with the code of one of its forms. */
async function openIsland(locale: Locale, name: 'calculator' | 'legal-form', query = '') {
  await open(locale);
  history.replaceState(null, '', pathTo('found-now', locale) + query);
  const island = document.querySelector<HTMLElement>(`[data-island=${name}]`);
  if (!island) throw new Error(`The page has no ${name}.`);
  const start = name === 'calculator' ? startCalculator : startLegalForm;
  start(island);
  return { island, status: () => plain(island.querySelector('[role=status]')?.textContent) };
}

/** Presses the button below the result; the page stays. */
function startedWith(island: HTMLElement): void {
  const link = island.querySelector<HTMLAnchorElement>('[data-start]');
  expect(link?.checkVisibility()).toBe(true);
  link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link?.click();
}

describe.each(locales)('the costs as the server answers, %s', (locale) => {
  const words = textsOf(locale).foundNow;
  const say = (formation: FormationCase) => wholeEuros(formationCosts(formation).total, locale);

  test('costs are named position by position', async () => {
    await open(locale);
    expect(total()?.textContent).toBe(say(ug));
    await open(locale, '?form=gmbh&capital=25.000&shareholders=2&articles=own-articles');
    expect(total()?.textContent).toBe(say(gmbhOfTwo));
    const fees = seen('[data-position]').map(({ dataset, lastElementChild }) => [
      dataset.position,
      lastElementChild?.textContent,
    ]);
    expect(fees).toEqual(
      formationCosts(gmbhOfTwo).positions.map(({ name, feeCents }) => [
        name,
        money(feeCents, locale),
      ]),
    );
    expect(valueOf(page.getByLabelText(words.calculator.capital))).toBe('25.000');
    expect(button(words.calculator.submit).element().closest('form')?.method).toBe('get');
  });

  test('what is not possible is refused with its reason, and keeps what was typed', async () => {
    for (const [query, refusal] of [
      ['?form=ug&capital=25000', 'UG_CAPITAL_TOO_HIGH'],
      ['?form=gmbh&capital=24999', 'GMBH_CAPITAL_TOO_LOW'],
      ['?form=ug&capital=500&shareholders=4&articles=model-protocol', 'MODEL_PROTOCOL_TOO_MANY'],
      ['?form=ug&capital=%3Cscript%3E', 'CAPITAL_NOT_A_NUMBER'],
    ] as const) {
      await open(locale, query);
      expect(refusedIn('form')).toEqual([refusal]);
      expect(refusedIn('[data-answer]')).toEqual([refusal]);
      const { refusals } = words.calculator;
      expect(plain(seen('[data-refusal]')[0]?.textContent)).toBe(plain(refusals[refusal]));
      expect(total()?.checkVisibility()).toBe(false);
    }
    expect(valueOf(page.getByLabelText(words.calculator.capital))).toBe('<script>');
    const wrong = [...document.querySelectorAll('[aria-invalid]')];
    expect(wrong.map((one) => one.getAttribute('name'))).toEqual(['capital']);
  });
});

describe.each(locales)('other forms as the server answers, %s', (locale) => {
  const words = textsOf(locale).foundNow;

  test('the answers on the legal form bring reasons for both sides', async () => {
    const { incomplete, verdicts, reasons } = words.legalForm;
    const isSeen = (text: string) =>
      page
        .getByText(text, { exact: true })
        .elements()
        .some((one) => one.checkVisibility());
    for (const query of ['', '?funds=below-12500']) {
      await open(locale, query);
      expect(isSeen(incomplete)).toBe(true);
    }
    const rest = 'kind=no&finance=yes&profits=keep&founders=alone&image=no';
    await open(locale, `?funds=below-12500&${rest}`);
    await appears(page.getByRole('heading', { name: verdicts['only-ug'].title }));
    expect(isSeen(reasons['finance:yes'])).toBe(true);
    expect(isSeen(reasons['funds:below-12500'])).toBe(true);
    expect(isSeen(reasons['funds:from-25000'])).toBe(false);
    expect(isSeen(incomplete)).toBe(false);
  });

  test('the short form of the home page asks for what the answer needs', async () => {
    await showPage({ default: Teaser }, { path: '/' }, { api: stubApi({}), locale });
    const { costs } = textsOf(locale).home.teaser;
    await page.getByLabelText(costs.forms.gmbh, { exact: true }).click();
    await page.getByLabelText(costs.counts['2'], { exact: true }).click();
    const form = button(costs.action).element().closest('form') as HTMLFormElement;
    const { pathname, hash } = new URL(form.action);
    expect([form.method, pathname, hash]).toEqual(['get', pathTo('found-now', locale), '#kosten']);
    const fields = new FormData(form);
    const input = readCalculator({ get: (name) => fields.get(name)?.toString() ?? null });
    expect(calculate(input)).toMatchObject({ costs: { total: formationCosts(gmbhOfTwo).total } });
  });
});

describe.each(locales)('while somebody types, %s', (locale) => {
  const { href } = location;
  afterEach(() => history.replaceState(null, '', href));

  test('the calculator recalculates, says so and keeps the address', async () => {
    const words = textsOf(locale).foundNow.calculator;
    const say = (formation: FormationCase) => wholeEuros(formationCosts(formation).total, locale);
    const { island, status } = await openIsland(locale, 'calculator');
    await page.getByLabelText(words.shareholders).fill('2');
    expect(total()?.textContent).toBe(say({ ...ug, shareholders: 2 }));
    await page.getByLabelText(words.capital).fill('25000');
    expect(refusedIn('form')).toEqual(['UG_CAPITAL_TOO_HIGH']);
    expect(total()?.checkVisibility()).toBe(false);
    await expect.poll(status).toBe(plain(words.refusals.UG_CAPITAL_TOO_HIGH));

    // With the keyboard: the arrow chooses the other form, and what was not chosen follows.
    const chosen = page.getByLabelText(words.forms.ug, { exact: true }).element();
    (chosen as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(total()?.textContent).toBe(say(gmbhOfTwo));
    const own = page.getByLabelText(words.articlesKinds['own-articles']);
    expect((own.element() as HTMLInputElement).checked).toBe(true);
    await expect.poll(status).toBe(plain(words.said.replace('{{total}}', say(gmbhOfTwo))));
    const input = {
      form: 'gmbh',
      capital: '25000',
      shareholders: '2',
      articles: 'own-articles',
    } as const;
    expect(location.search).toBe(`?${calculatorQuery(input)}`);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.hasAttribute('data-answer')).toBe(true);
    startedWith(island);
    expect(readPlanned()).toEqual({
      legalForm: 'gmbh',
      shareCapital: '25000',
      totalShareholders: 'two',
    });
  });
});

describe.each(locales)('while somebody answers, %s', (locale) => {
  const { href } = location;
  afterEach(() => history.replaceState(null, '', href));

  test('the reasons appear once all questions are answered', async () => {
    const { questions, incomplete, verdicts } = textsOf(locale).foundNow.legalForm;
    const { island, status } = await openIsland(locale, 'legal-form', '?utm_source=x#rechtsform');
    const answers = [
      questions.funds.answers['from-25000'],
      questions.kind.answers.no,
      questions.finance.answers.yes,
      questions.profits.answers['pay-out'],
      questions.founders.answers.few,
      questions.image.answers.yes,
    ];
    const unfinished = () => island.querySelector<HTMLElement>('[data-incomplete]');
    expect(plain(unfinished()?.textContent)).toBe(plain(incomplete));
    const open = () => seen('[data-open]').map(({ dataset }) => dataset.open);
    expect(open()).toEqual([]);
    for (const [index, answer] of answers.entries()) {
      expect(unfinished()?.checkVisibility()).toBe(true);
      if (index > 0) expect(open()).toEqual(Object.keys(questions).slice(index));
      const name = Object.keys(questions)[index];
      const labels = [...island.querySelectorAll(`label:has([name=${name}])`)];
      const choice = labels.findLast((label) => plain(label.textContent).includes(plain(answer)));
      if (!choice) throw new Error(`No choice says ${answer}.`);
      await page.elementLocator(choice).click();
    }
    const { title } = verdicts.gmbh;
    expect(seen('[data-verdict] h3').map(({ textContent }) => plain(textContent))).toEqual([
      plain(title),
    ]);
    expect(unfinished()?.checkVisibility()).toBe(false);
    const query = new URLSearchParams(location.search);
    expect([query.get('utm_source'), query.get('image')]).toEqual(['x', 'yes']);
    await expect.poll(status).toContain(plain(title));
    startedWith(island);
    expect(readPlanned()).toEqual({ legalForm: 'gmbh' });
  });
});

describe.each(locales)('the calculator, %s', (locale) => {
  const words = textsOf(locale).foundNow.calculator;
  const { href } = location;
  afterEach(() => history.replaceState(null, '', href));

  test('a form that was chosen before the code came is followed as well', async () => {
    await open(locale);
    await page.getByLabelText(words.forms.gmbh, { exact: true }).click();
    const island = document.querySelector<HTMLElement>('[data-island=calculator]');
    if (island) startCalculator(island);
    expect(valueOf(page.getByLabelText(words.capital))).toBe('25000');
    expect(refusedIn('form')).toEqual([]);
  });

  test('each wrong field says what is wrong with it', async () => {
    await openIsland(locale, 'calculator');
    await page.getByLabelText(words.articlesKinds['model-protocol']).click();
    await page.getByLabelText(words.shareholders).fill('4');
    await page.getByLabelText(words.capital).fill('abc');
    expect(refusedIn('form')).toEqual(['CAPITAL_NOT_A_NUMBER', 'MODEL_PROTOCOL_TOO_MANY']);
    const capital = page.getByLabelText(words.capital).element();
    const described = capital.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
    expect(plain(document.getElementById(described)?.innerText)).toBe(
      plain(words.refusals.CAPITAL_NOT_A_NUMBER),
    );
  });
});
