import { adviseLegalForm, isComplete, readAnswers } from '#domain/pricing/legal-form-advice.ts';
import { questionNames } from '#domain/pricing/queries.ts';
import { focusAnswer, keepQuery, sayLater, show } from './results.ts';

/** Shows the reasons as soon as all questions are answered, on what the server has rendered. */
export function start(element: HTMLElement): void {
  const form = element.querySelector('form');
  if (!form) return;
  const say = sayLater(element);
  const update = () => {
    const data = new FormData(form);
    const answers = readAnswers({ get: (name) => data.get(name)?.toString() ?? null });
    keepQuery(questionNames, new URLSearchParams(answers));
    const advice = isComplete(answers) ? adviseLegalForm(answers) : undefined;
    const shown: readonly (string | undefined)[] = advice
      ? [...advice.for.ug, ...advice.for.gmbh]
      : [];
    show(element, '[data-incomplete]', () => advice === undefined);
    show(element, '[data-reasons]', () => advice !== undefined);
    show(element, '[data-verdict]', ({ verdict }) => verdict === advice?.verdict);
    show(element, '[data-reason]', ({ reason }) => shown.includes(reason));
    say(element.querySelector('[data-verdict]:not([hidden])')?.textContent ?? '');
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    update();
    focusAnswer(element);
  });
  form.addEventListener('input', update);
}
