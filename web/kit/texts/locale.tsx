import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Outlet, useMatches } from 'react-router';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { Texts } from './use-i18n.ts';

/** The `handle` of a texts file: texts by namespace. */
interface TextsHandle {
  texts: Record<string, object>;
}

/**
 * The layout that sets the language of its pages. It collects the texts of all matched routes.
 * Texts never change, so requests can share the instance.
 */
export function localeLayout(locale: Locale, shared: Texts) {
  const i18n = createInstance().use(initReactI18next);
  i18n.init({
    lng: locale,
    ns: Object.keys(shared),
    defaultNS: 'common',
    resources: { [locale]: fixSpacesIn(shared) },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return function LocaleLayout() {
    for (const { handle } of useMatches()) {
      if (!holdsTexts(handle)) continue;
      for (const [namespace, texts] of Object.entries(handle.texts)) {
        if (i18n.hasResourceBundle(locale, namespace)) continue;
        i18n.addResourceBundle(locale, namespace, fixSpacesIn(texts));
      }
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
