import {
  adviseLegalForm,
  isComplete,
  openQuestions,
  readAnswers,
} from '#domain/pricing/legal-form-advice.ts';
import { plannedByAnswers } from '#domain/pricing/planned.ts';
import { questionNames } from '#domain/pricing/queries.ts';
import { focusAnswer, keepAtStart, keepQuery, sayLater, show } from './results.ts';

/** Shows the reasons as soon as all questions are answered, on what the server has rendered. */
export function start(element: HTMLElement): void {
  const form = element.querySelector('form');
  if (!form) return;
  const say = sayLater(element);
  const given = () => {
    const data = new FormData(form);
    return readAnswers({ get: (name) => data.get(name)?.toString() ?? null });
  };
  const update = () => {
    const answers = given();
    keepQuery(questionNames, new URLSearchParams(answers));
    const advice = isComplete(answers) ? adviseLegalForm(answers) : undefined;
    const shown: readonly (string | undefined)[] = advice
      ? [...advice.for.ug, ...advice.for.gmbh]
      : [];
    show(element, '[data-incomplete]', () => advice === undefined);
    const open: readonly string[] = openQuestions(answers);
    show(element, '[data-open-list]', () => open.length > 0);
    show(element, '[data-open]', ({ open: name = '' }) => open.includes(name));
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
  keepAtStart(element, () => {
    const answers = given();
    return isComplete(answers) ? plannedByAnswers(answers, adviseLegalForm(answers).verdict) : {};
  });
}
