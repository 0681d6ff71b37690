import type { Locale } from '../../site/paths.ts';
import { german } from './de.ts';
import { english } from './en.ts';

export type Country = keyof typeof german;

/**
 * Names and their order are written down: what browsers and servers call a country differs with the data
 * they come with, and a page that reads otherwise in the browser than it was sent does not start.
 */
export const countryNames: Record<Locale, Readonly<Record<Country, string>>> = {
  de: german,
  en: english,
};

/** Where invoices may go. */
export const billingCountries = Object.keys(german) as [Country, ...Country[]];
