import { load } from 'cheerio';
import { site } from '../running/addresses.ts';

/** An address of the sitemap, as a path, with the pages it names as its translations. */
export interface Listed {
  path: string;
  /** Paths by language, and `x-default`. */
  alternates: Record<string, string>;
}

/** @throws Error when it lists an address of another site */
export async function readSitemap(): Promise<Listed[]> {
  const answer = await fetch(`${site}/sitemap.xml`);
  const $ = load(await answer.text(), { xml: true });
  return $('urlset > url')
    .toArray()
    .map((url) => {
      const links = $(url).find('xhtml\\:link[rel=alternate]').toArray();
      const alternates = links.map((link) => [
        $(link).attr('hreflang') ?? '',
        pathOf($(link).attr('href') ?? ''),
      ]);
      return {
        path: pathOf($(url).find('loc').text()),
        alternates: Object.fromEntries(alternates),
      };
    });
}

function pathOf(address: string): string {
  if (!address.startsWith(`${site}/`)) throw new Error(`The sitemap lists ${address}.`);
  return address.slice(site.length);
}
