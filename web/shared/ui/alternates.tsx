import { defaultLocale, type Locale, locales } from '#domain/site/paths.ts';
import { pathIn, usePage } from '../i18n/use-page.ts';
import { useSiteData } from './site-data.ts';

/** Canonical link and links to the other language, for search engines. */
export function Alternates() {
  const page = usePage();
  const site = useSiteData();
  if (!page || !site) return null;
  const address = (locale: Locale) => {
    const path = pathIn(page, locale);
    return path && site.publicUrl + path;
  };
  const canonical = address(page.locale);
  const original = address(defaultLocale);
  return (
    <>
      {canonical && <link rel="canonical" href={canonical} />}
      {locales.map((locale) => {
        const href = address(locale);
        return href && <link key={locale} rel="alternate" hrefLang={locale} href={href} />;
      })}
      {original && <link rel="alternate" hrefLang="x-default" href={original} />}
    </>
  );
}
