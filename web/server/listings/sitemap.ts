import { defaultLocale, type Locale, locales, pathTo } from '#domain/site/paths.ts';
import type { Address } from './addresses.ts';

/** Every address in each of its languages, with the other one and the day of its last change. */
export function sitemap(publicUrl: string, addresses: readonly Address[]): string {
  const urls = addresses.flatMap((address) =>
    locales.flatMap((locale) => entry(publicUrl, address, locale)),
  );
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

function entry(publicUrl: string, { name, params, changed }: Address, own: Locale): string[] {
  const url = (locale: Locale) => {
    const wanted = params[locale];
    return wanted && publicUrl + pathTo(name, locale, wanted);
  };
  const address = url(own);
  if (address === undefined) return [];
  const link = (language: string, locale: Locale) => {
    const href = url(locale);
    return href ? `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>` : '';
  };
  const links = [
    ...locales.map((locale) => link(locale, locale)),
    link('x-default', defaultLocale),
  ];
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
  return [`<url><loc>${address}</loc>${lastmod}${links.join('')}</url>`];
}

export const robots = (publicUrl: string) =>
  `User-agent: *\nDisallow: /app/\nDisallow: /en/app/\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
