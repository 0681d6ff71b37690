import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#domain/site/paths.ts';

const dictionaries: Record<Locale, string> = { de: 'german', en: 'english' };

/**
 * Searches for all words, each as a beginning: "Marke" finds "Markenanmeldung". Without words it finds nothing.
 */
export function prefixQuery(text: string, locale: Locale): RawBuilder<unknown> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`to_tsquery(${dictionaries[locale]}::regconfig, ${query})`;
}
