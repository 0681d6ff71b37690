import { brand } from '#domain/site/brand.ts';
import { defaultLocale, type Locale, locales, pathTo, picturePath } from '#domain/site/paths.ts';
import { pages } from '../../pages.ts';
import { type Here, pathIn, usePage } from '../texts/use-page.ts';
import { useSiteData } from './site-data.ts';

/**
 * Canonical link and links to the other language, for search engines; address, language and picture
 * of the page, for sites that show a link to it.
 */
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
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={page.locale === 'en' ? 'en_GB' : 'de_DE'} />
      <meta property="og:type" content={page.name === 'article' ? 'article' : 'website'} />
      {/* Indexed pages are public, which only the server renders. */}
      {import.meta.env.SSR && pages[page.name].indexed && (
        <>
          <meta property="og:image" content={site.publicUrl + pictureOf(page)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {original && <link rel="alternate" hrefLang="x-default" href={original} />}
    </>
  );
}

/** Only pages from the cache have a picture of their own. */
function pictureOf(page: Here): string {
  const own = pages[page.name].cached && pathIn(page, page.locale);
  return picturePath(own || pathTo('home', page.locale));
}
