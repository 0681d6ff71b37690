import { type Locale, type PageName, pathTo } from '#domain/site/paths.ts';

/** The URL of a page in the reader's language; the console is the same for every language. */
export type Address = (page: PageName | 'console', id?: string) => string;

/** @param publicUrl origin of the site, without a trailing slash */
export const addressesIn =
  (publicUrl: string, language: Locale): Address =>
  (page, id) =>
    `${publicUrl}${page === 'console' ? '/admin/' : pathTo(page, language, { id })}`;

/** A token in the fragment never reaches a server or its logs. */
export const withFragment = (address: string, token: string) => `${address}#t=${token}`;
