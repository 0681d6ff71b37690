import type { CrawledPage } from './crawled-page.ts';

/** An address that a page names, and one of the pages that do. */
export interface Named {
  /** Path and query on this site, without the anchor. */
  path: string;
  anchor: string | undefined;
  from: string;
}

/** Addresses that lead to another host, mail or telephone. */
const leadsAway = /^(?:[a-z][\w+.-]*:|\/\/)/i;

/** Links of a page to this site, wherever they are: in the text, in the head, in forms. */
export function linksOf({ $, path }: CrawledPage, site: string): Named[] {
  const hrefs = [
    ...$('a[href], area[href], link[rel=canonical], link[rel=alternate]')
      .toArray()
      .map(({ attribs }) => attribs.href ?? ''),
    ...$('form[method=get], form:not([method])')
      .toArray()
      .map(({ attribs }) => attribs.action ?? ''),
  ];
  return hrefs.flatMap((href) => {
    const { origin, pathname, search, hash } = new URL(href, site + path);
    if (origin !== site) return [];
    const anchor = hash ? decodeURIComponent(hash.slice(1)) : undefined;
    return [{ path: pathname + search, anchor, from: path }];
  });
}

const inStyle = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url]) => url ?? '');

/** Files that a style sheet loads, such as fonts. */
export async function filesOfSheet(path: string, site: string): Promise<Named[]> {
  const css = await (await fetch(site + path)).text();
  return inStyle(css)
    .filter((address) => !address.startsWith('data:'))
    .map((address) => fileAt(address, path, site));
}

/** Files that a page loads: scripts, pictures, styles and fonts. */
export function filesOf({ $, scripts, styles, path }: CrawledPage, site: string): Named[] {
  const attributes = ['src', 'poster', 'data', 'background'].flatMap((name) =>
    $.root()
      .find(`[${name}]`)
      .toArray()
      .map(({ attribs }) => attribs[name]),
  );
  const sets = $('[srcset], [imagesrcset]')
    .toArray()
    .flatMap(({ attribs }) => (attribs.srcset ?? attribs.imagesrcset ?? '').split(','))
    .map((candidate) => candidate.trim().split(/\s+/)[0]);
  const addresses = [
    ...scripts.map(({ src }) => src),
    ...attributes,
    ...sets,
    ...$('link:not([rel=canonical], [rel=alternate])')
      .toArray()
      .map(({ attribs }) => attribs.href),
    ...inStyle(styles),
    ...$('[style]')
      .toArray()
      .flatMap(({ attribs }) => inStyle(attribs.style ?? '')),
  ];
  return addresses
    .filter((address) => address !== undefined && !address.startsWith('data:'))
    .map((address = '') => fileAt(address, path, site));
}

/** Pictures that other sites show with a link to the page. */
export const picturesOf = ({ $, path }: CrawledPage, site: string): Named[] =>
  $('meta[property="og:image"]')
    .toArray()
    .map(({ attribs }) => fileAt(attribs.content ?? '', path, site));

function fileAt(address: string, from: string, site: string): Named {
  const url = new URL(address, site + from);
  const path = url.origin === site ? url.pathname + url.search : url.href;
  return { path, anchor: undefined, from };
}

/** Links to other hosts that are not encrypted. */
export const plainLinks = ({ $, path }: CrawledPage, site: string): string[] =>
  $('a[href]')
    .toArray()
    .map(({ attribs }) => attribs.href ?? '')
    .filter((href) => leadsAway.test(href) && !/^(https:|mailto:|tel:)/.test(href))
    .filter((href) => new URL(href, site + path).origin !== site);
