import { useLocaleState } from 'ra-core';
import type { Locale } from '#domain/site/paths.ts';

/** The console's language, which staff choose apart from the site's. */
export function useLocale(): Locale {
  const [locale] = useLocaleState();
  return locale === 'en' ? 'en' : 'de';
}
