import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#domain/site/paths.ts';

const dictionaries: Record<Locale, string> = { de: 'german', en: 'english' };

/**
 * All words, each as a beginning: "Marke" finds "Markenanmeldung".
 * @returns undefined when there is no word to look for
 */
export function prefixQuery(text: string, locale: Locale): RawBuilder<unknown> | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`to_tsquery(${dictionaries[locale]}::regconfig, ${query})`;
}
