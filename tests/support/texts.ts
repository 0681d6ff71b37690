import type { ResourceNamespaceMap } from 'i18next';
import type { DeskList, Words } from '#domain/desk/lists.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { Same } from '#web/kit/texts/same.ts';
import { shared as german } from '#web/kit/texts/texts.de.ts';
import { shared as english } from '#web/kit/texts/texts.en.ts';
import { areaOf, isStaffPage, tabOf } from '#web/staff-pages.ts';

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

/** What a list of the desk says in a language, in one object: filters and heads by their names. */
export function listTexts<List extends DeskList>(list: List, locale: Locale) {
  const { name, filters, columns, nothing, empty, emptyAtFirst, other } = list;
  if (!isStaffPage(name)) throw new Error(`There is no page of ${name}`);
  const said = <Name extends PropertyKey>(words: Readonly<Record<string, Words>>) =>
    Object.fromEntries(
      Object.entries(words).map(([key, { [locale]: text }]) => [key, text]),
    ) as Record<Name, string>;
  return {
    ...said<keyof List['columns']>(columns),
    ...said<keyof List['filters']>(filters),
    title: tabOf(name)?.[locale] ?? textsOf(locale).staff.area[areaOf(name)],
    rows: other[locale],
    nothing: nothing[locale],
    empty: empty[locale],
    emptyAtFirst: emptyAtFirst?.[locale] ?? '',
    reset: textsOf(locale).staffList.reset,
  };
}
