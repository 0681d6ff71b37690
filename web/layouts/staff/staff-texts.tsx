import { createInstance } from 'i18next';
import type { I18nProvider } from 'ra-core';
import { initReactI18next } from 'react-i18next';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { defaultLocale, type Locale, locales } from '#domain/site/paths.ts';

type ConsoleTexts = Record<string, unknown> & { language: Record<Locale, string>; line: object };

/** One i18next instance for ra-core's hooks and for the components shared with the site. */
export function createI18n(texts: Record<Locale, ConsoleTexts>) {
  const i18n = createInstance().use(initReactI18next);
  void i18n.init({
    lng: defaultLocale,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: {
      // The shared line looks its texts up in a namespace of its own.
      de: { line: texts.de.line, translation: fixSpacesIn(texts.de) },
      en: { line: texts.en.line, translation: fixSpacesIn(texts.en) },
    },
  });
  // i18next is typed with the site's keys, which the console's are not part of.
  const text = i18n.t as unknown as (key: string, words: object) => string;

  const i18nProvider: I18nProvider = {
    translate(key, options: { _?: string; smart_count?: number } & Record<string, unknown> = {}) {
      const { _: fallback, smart_count: count, ...values } = options;
      const words = count === undefined ? values : { count, ...values };
      if (fallback !== undefined && !i18n.exists(key, words)) return fallback;
      return text(key, words);
    },
    async changeLocale(locale: string) {
      await i18n.changeLanguage(locale);
      document.documentElement.lang = locale;
    },
    getLocale: () => i18n.language,
    getLocales: () => locales.map((locale) => ({ locale, name: texts[locale].language[locale] })),
  };
  return { i18n, i18nProvider };
}
