import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import type { Locale } from '#domain/site/paths.ts';
import type { Texts } from './texts.ts';

/** A layout that gives its pages one language; the instance never changes, so requests share it. */
export function localeLayout(locale: Locale, texts: Texts) {
  const i18n = createInstance().use(initReactI18next);
  i18n.init({
    lng: locale,
    resources: { [locale]: { translation: texts } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return function LocaleLayout() {
    return (
      <I18nextProvider i18n={i18n}>
        <Outlet />
      </I18nextProvider>
    );
  };
}
