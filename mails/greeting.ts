import type { Locale } from '#domain/site/paths.ts';

interface Greeted {
  language: Locale;
  /** Null for who is not addressed by name. */
  name: string | null | undefined;
}

const greetWith =
  (words: Record<Locale, string>) =>
  ({ language, name }: Greeted): string =>
    name ? `${words[language]} ${name},` : `${words[language]},`;

/** Members and visitors, whom the texts address as „du“. */
export const greet = greetWith({ de: 'Hallo', en: 'Hello' });

/** The law firm's lawyers; notaries have a form of their own. */
export const greetLawyer = greetWith({ de: 'Guten Tag', en: 'Hello' });
