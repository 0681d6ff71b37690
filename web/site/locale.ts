import { rememberLocale } from '../kit/texts/locale-cookie.ts';

/** Remembers the language that was chosen in the language switch, or in the hint. */
export function startLocale(): void {
  const hint = document.querySelector<HTMLElement>('[data-english-hint]');
  const chosen = document.cookie.split('; ').some((cookie) => cookie.startsWith('locale='));
  if (hint && !chosen && !navigator.languages.some((one) => /^de\b/i.test(one))) {
    hint.hidden = false;
  }
  document.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[data-locale]') : null;
    if (!choice?.dataset.locale) return;
    rememberLocale(choice.dataset.locale);
    if (hint) hint.hidden = true;
  });
}
