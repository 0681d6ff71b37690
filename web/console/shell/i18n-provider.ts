import { createInstance } from 'i18next';
import type { I18nProvider } from 'react-admin';
import { initReactI18next } from 'react-i18next';
import { de } from '../i18n/de.ts';
import { deCommands } from '../i18n/de-commands.ts';
import { en } from '../i18n/en.ts';
import { enCommands } from '../i18n/en-commands.ts';
import { reactAdmin } from '../i18n/react-admin.ts';

export const consoleLocales = ['de', 'en'] as const;

/** One instance for react-admin's hooks and for the components shared with the site. */
export const i18n = createInstance().use(initReactI18next);
void i18n.init({
  lng: 'de',
  initAsync: false,
  interpolation: { escapeValue: false },
  resources: {
    de: { line: de.line, translation: { ...de, ...deCommands, ra: reactAdmin.de } },
    en: { line: en.line, translation: { ...en, ...enCommands, ra: reactAdmin.en } },
  },
});

/** The keys of the site are typed for i18next; the console's own are none of them. */
const text = (key: string, words: object) =>
  (i18n.t as unknown as (key: string, words: object) => string)(key, words);

/** React-admin's texts through i18next, like the rest of the site. German unless switched. */
export const i18nProvider: I18nProvider = {
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
  getLocales: () => consoleLocales.map((locale) => ({ locale, name: de.language[locale] })),
};
