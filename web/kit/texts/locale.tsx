import { I18nextProvider } from 'react-i18next';
import { Outlet, useMatches } from 'react-router';
import type { Locale } from '#domain/site/paths.ts';
import { addTexts, createI18n, type TextsByNamespace } from './i18n.ts';

/** The `handle` of a texts file: texts by namespace. */
interface TextsHandle {
  texts: TextsByNamespace;
}

/** The layout that sets the language of its pages. It collects the texts of all matched routes. */
export function localeLayout(locale: Locale, shared: TextsByNamespace) {
  const i18n = createI18n(locale, shared);
  return function LocaleLayout() {
    for (const { handle } of useMatches()) {
      if (holdsTexts(handle)) addTexts(i18n, handle.texts);
    }
    return (
      <I18nextProvider i18n={i18n}>
        <Outlet />
      </I18nextProvider>
    );
  };
}

const holdsTexts = (handle: unknown): handle is TextsHandle =>
  typeof handle === 'object' && handle !== null && 'texts' in handle;
