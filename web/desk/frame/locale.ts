import { defaultLocale, type Locale, locales } from '#domain/site/paths.ts';
import { usePreference } from '../preference.ts';

/** The language of the team's pages, which everybody chooses, whatever the address. */
export function useStaffLocale(): [locale: Locale, choose: (locale: Locale) => void] {
  const [chosen, choose] = usePreference('locale');
  return [locales.find((known) => known === chosen) ?? defaultLocale, choose];
}
