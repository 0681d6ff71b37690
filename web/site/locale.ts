import { rememberLocale } from '../kit/texts/locale-cookie.ts';

/** Remembers the language that was chosen in the language switch. */
export function startLocale(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-locale]') : null;
    if (link?.dataset.locale) rememberLocale(link.dataset.locale);
  });
}
