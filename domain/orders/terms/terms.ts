import type { Locale } from '../../site/paths.ts';
import { german } from './de.ts';
import { english } from './en.ts';

/** The terms of every order, for the page and for the confirmation of an order. */
export const terms: Record<Locale, typeof german> = { de: german, en: english };
