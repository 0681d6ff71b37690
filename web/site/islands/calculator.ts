import {
  type CalculatorInput,
  calculate,
  calculatorQuery,
  readCalculator,
  refusals,
  usualCapital,
} from '#domain/pricing/calculator.ts';
import { type FormationCosts, positionNames } from '#domain/pricing/fees.ts';
import { plannedByCosts } from '#domain/pricing/planned.ts';
import { calculatorFields } from '#domain/pricing/queries.ts';
import { money, wholeEuros } from '#domain/site/formats.ts';
import {
  focusAnswer,
  keepAtStart,
  keepQuery,
  pageLocale,
  sayLater,
  setText,
  show,
} from './results.ts';

/** Calculates while somebody types, on the rows and refusals that the server has rendered. */
export function start(element: HTMLElement): void {
  const form = element.querySelector('form');
  if (!form) return;
  const say = sayLater(element);
  const chosen = new Set<string>();
  const update = () => {
    const input = inputOf(form);
    keepQuery(calculatorFields, calculatorQuery(input));
    say(showResult(element, input));
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    update();
    focusAnswer(element);
  });
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) {
      chosen.add(target.name);
      if (target.name === 'form') followForm(form, chosen);
    }
    update();
  });
  keepAtStart(element, () => plannedByCosts(inputOf(form)));
  // Something may have been chosen or typed already, or restored by the browser.
  if (!fieldOf(form, 'articles')?.defaultChecked) chosen.add('articles');
  if (!fieldOf(form, 'form')?.defaultChecked) followForm(form, chosen);
  showResult(element, inputOf(form));
}

const inputOf = (form: HTMLFormElement): CalculatorInput => {
  const data = new FormData(form);
  return readCalculator({ get: (name) => data.get(name)?.toString() ?? null });
};

/** What was not chosen yet becomes what is usual for the other form. */
function followForm(form: HTMLFormElement, chosen: ReadonlySet<string>): void {
  const usual = readCalculator({
    get: (name) =>
      name === 'form' || name === 'shareholders' ? (fieldOf(form, name)?.value ?? null) : null,
  });
  const capital = fieldOf(form, 'capital');
  const isUsual = Object.values<string>(usualCapital).includes(capital?.value ?? '');
  if (capital && isUsual) capital.value = usual.capital;
  const articles = form.querySelector<HTMLInputElement>(
    `[name=articles][value="${usual.articles}"]`,
  );
  if (articles && !chosen.has('articles')) articles.checked = true;
}

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name=${name}]:is(:checked, :not([type=radio]))`);

/** @returns what to announce */
function showResult(element: HTMLElement, input: CalculatorInput): string {
  const result = calculate(input);
  const refused: readonly string[] = result.ok ? [] : result.refused;
  const wrong = result.ok ? [] : result.refused.map((refusal) => refusals[refusal]);
  for (const name of ['capital', 'shareholders'] as const) {
    const field = element.querySelector(`input[name=${name}]`);
    if (wrong.includes(name)) field?.setAttribute('aria-invalid', 'true');
    else field?.removeAttribute('aria-invalid');
  }
  show(element, '[data-result]', () => result.ok);
  show(element, '[data-refused]', () => !result.ok);
  show(element, '[data-refusal]', ({ refusal = '' }) => refused.includes(refusal));
  if (!result.ok) {
    const said = refused.map((refusal) => element.querySelector(`[data-refusal=${refusal}]`));
    return said.map((each) => each?.textContent ?? '').join(' ');
  }
  showCosts(element, result.costs);
  const total = wholeEuros(result.costs.total, pageLocale());
  const sentence = element.querySelector<HTMLElement>('[data-said]')?.dataset.said ?? '';
  return sentence.replace('{{total}}', total);
}

const amountNames = [
  'outlays',
  'notaryVat',
  'notary',
  'courtEntry',
  'courtAvailability',
  'court',
] as const;

function showCosts(element: HTMLElement, costs: FormationCosts): void {
  const locale = pageLocale();
  setText(element, '[data-total]', wholeEuros(costs.total, locale));
  for (const name of amountNames) {
    setText(element, `[data-amount=${name}]`, money(costs[name], locale));
  }
  for (const name of positionNames) {
    const row = element.querySelector<HTMLElement>(`[data-position=${name}]`);
    const position = costs.positions.find((one) => one.name === name);
    if (!row) continue;
    row.hidden = position === undefined;
    if (!position) continue;
    setText(row, '[data-value]', wholeEuros(position.valueCents, locale));
    setText(row, '[data-fee]', money(position.feeCents, locale));
  }
}
