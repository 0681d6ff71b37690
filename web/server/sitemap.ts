import { defaultLocale, locales, pageNames, paths } from '#domain/site/paths.ts';
import { pages } from '../pages.ts';

/** Every indexed page in both languages, each with its alternate. */
export function sitemap(publicUrl: string): string {
  const urls = pageNames
    .filter((name) => pages[name].indexed)
    .flatMap((name) => locales.map((locale) => entry(publicUrl, paths[name], locale)));
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

type Addresses = Record<(typeof locales)[number], string>;

function entry(publicUrl: string, page: Addresses, own: keyof Addresses): string {
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${path}"/>`;
  const links = locales.map((locale) => link(locale, page[locale]));
  links.push(link('x-default', page[defaultLocale]));
  return `<url><loc>${publicUrl}${page[own]}</loc>${links.join('')}</url>`;
}

export const robots = (publicUrl: string) =>
  `User-agent: *\nDisallow: /app/\nDisallow: /en/app/\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
