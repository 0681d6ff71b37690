import type { Locale } from './paths.ts';

/** What we write to somebody in: German unless they prefer English. */
export const localeOfTag = (tag: string): Locale => (/^en(-|$)/i.test(tag) ? 'en' : 'de');
