import type { Planned } from '#domain/pricing/planned.ts';
import { type Locale, localeOf, pathTo } from '#domain/site/paths.ts';
import { keepPlanned } from '../../shared/foundations/planned.ts';

/** Results that an island shows in markup of the server. */

/** Nobody wants to hear every digit that is typed. */
const SAY_AFTER_MS = 700;

export const pageLocale = (): Locale => localeOf(location.pathname);

/** Announces the last of many results, politely. */
export function sayLater(element: HTMLElement): (text: string) => void {
  const status = element.querySelector('[role=status]');
  let timer: ReturnType<typeof setTimeout>;
  return (text) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (status && status.textContent !== text) status.textContent = text;
    }, SAY_AFTER_MS);
  };
}

/** Shows those elements for which the condition holds and hides the others. */
export function show(
  element: HTMLElement,
  selector: string,
  condition: (data: DOMStringMap) => boolean,
): void {
  for (const each of element.querySelectorAll<HTMLElement>(selector)) {
    each.hidden = !condition(each.dataset);
  }
}

/** Where the button leads, which on phones is below the form. Firefox alone would not scroll there. */
export function focusAnswer(element: HTMLElement): void {
  const answer = element.querySelector<HTMLElement>('[data-answer]');
  if (!answer) return;
  answer.focus({ preventScroll: true });
  const { top } = answer.getBoundingClientRect();
  const isInView = top >= 0 && top < innerHeight / 2;
  if (!isInView) answer.scrollIntoView();
}

export function setText(element: HTMLElement, selector: string, text: string): void {
  const target = element.querySelector(selector);
  if (target && target.textContent !== text) target.textContent = text;
}

/** The island in which something was entered last. */
let latest: HTMLElement | undefined;

/**
 * What was entered waits for the first form once somebody leaves for the registration: by the button below the result,
 * or, after something was entered, by any other link of the page.
 */
export function keepAtStart(element: HTMLElement, planned: () => Planned): void {
  element.addEventListener('input', () => {
    latest = element;
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isOwn = link !== null && 'start' in link.dataset && element.contains(link);
    const isOther =
      link?.pathname === pathTo('register', pageLocale()) &&
      !('start' in link.dataset) &&
      latest === element;
    if (isOwn || isOther) keepPlanned(planned());
  });
}

/** Puts the island's fields into the address, so that it can be sent on; others stay. */
export function keepQuery(fields: readonly string[], query: URLSearchParams): void {
  const url = new URL(location.href);
  for (const field of fields) url.searchParams.delete(field);
  for (const [field, value] of query) url.searchParams.set(field, value);
  history.replaceState(history.state, '', url);
}
