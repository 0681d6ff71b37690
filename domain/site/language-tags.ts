import type { Locale } from './paths.ts';

/** The language in which we write to a person: German unless they prefer English. */
export const localeOfTag = (tag: string): Locale => (/^en(-|$)/i.test(tag) ? 'en' : 'de');
