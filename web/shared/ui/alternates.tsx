import { defaultLocale, type Locale, locales, pathTo } from '#domain/site/paths.ts';
import { usePage } from '../i18n/use-page.ts';
import { useSiteData } from './site-data.ts';

/** Canonical link and links to the other language, for search engines. */
export function Alternates() {
  const page = usePage();
  const site = useSiteData();
  if (!page || !site) return null;
  const address = (locale: Locale) => site.publicUrl + pathTo(page.name, locale, page.params);
  return (
    <>
      <link rel="canonical" href={address(page.locale)} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />
    </>
  );
}
