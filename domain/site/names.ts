import type { Locale } from './paths.ts';

/** What codes are called, in both languages: by screens, files, mails and the Temporal UI alike. */
export type Names<Code extends string> = Readonly<Record<Code, Readonly<Record<Locale, string>>>>;

/** The names in one language, as the texts of pages hold them. */
export const namesIn = <Code extends string>(names: Names<Code>, locale: Locale) =>
  Object.fromEntries(
    Object.entries<Names<string>[string]>(names).map(([code, name]) => [code, name[locale]]),
  ) as Readonly<Record<Code, string>>;

export const languageNames: Names<Locale> = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
};
