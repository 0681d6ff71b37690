import type { ResourceNamespaceMap } from 'i18next';
import type { Locale } from '#domain/site/paths.ts';
import type { Same } from '#web/kit/texts/same.ts';
import { shared as german } from '#web/kit/texts/texts.de.ts';
import { shared as english } from '#web/kit/texts/texts.en.ts';

export type AllTexts = Same<ResourceNamespaceMap>;

type TextsFiles = Record<string, { handle?: { texts: object } }>;

const pages = {
  de: import.meta.glob('/web/**/texts.de.ts', { eager: true }) as TextsFiles,
  en: import.meta.glob('/web/**/texts.en.ts', { eager: true }) as TextsFiles,
};

const together = (shared: object, files: TextsFiles) =>
  Object.assign({}, shared, ...Object.values(files).map(({ handle }) => handle?.texts)) as AllTexts;

const texts: Record<Locale, AllTexts> = {
  de: together(german, pages.de),
  en: together(english, pages.en),
};

/** Every text of the site in a language, whichever page loads it. */
export const textsOf = (locale: Locale): AllTexts => texts[locale];

/** Pages keep some words on one line. */
export const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
