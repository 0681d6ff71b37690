const yearInSeconds = 365 * 24 * 60 * 60;

/** A choice is remembered only once it is made: reading a page sets no cookie (§ 25 TDDDG). */
export function rememberLocale(locale: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store API yet.
  document.cookie = `locale=${locale}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax`;
}
