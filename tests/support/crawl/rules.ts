import { LONGEST_TITLE } from '#domain/site/brand.ts';
import type { PageName } from '#domain/site/paths.ts';
import { headScript } from '#web/site/head.ts';
import { textsOf } from '../texts.ts';
import { type CrawledPage, templateOf } from './crawled-page.ts';

/** What is wrong with a page, one line each. */
type Rule = (page: CrawledPage, site: string) => string[];

/** What every page has to be. `$` holds no scripts and no styles. */
export const rules = {
  'answers 200': ({ status }) => (status === 200 ? [] : [`${status}`]),

  'has one heading of the first level': ({ $ }) => {
    const headings = $('h1').length;
    return headings === 1 ? [] : [`${headings} headings`];
  },

  'says its language': ({ $, locale }) => {
    const lang = $('html').attr('lang');
    return lang === locale ? [] : [`lang=${lang}`];
  },

  'names itself as canonical, once': ({ $, path }, site) => {
    const links = $('link[rel=canonical]').toArray();
    const named = links.map(({ attribs }) => attribs.href);
    return named.length === 1 && named[0] === site + path ? [] : [`canonical ${named}`];
  },

  'has a title and a description': ({ $ }) => {
    const faults: string[] = [];
    if ($('title').not('svg title').length !== 1) faults.push('not one title');
    if ($('meta[name=description]').length !== 1) faults.push('not one description');
    const title = titleOf($);
    if (!title.trim()) faults.push('an empty title');
    if (title.length > LONGEST_TITLE) faults.push(`title of ${title.length}: ${title}`);
    if ((descriptionOf($) ?? '').length < 50) faults.push(`description "${descriptionOf($)}"`);
    return faults;
  },

  'may be indexed': ({ $ }) =>
    /noindex/i.test($('meta[name=robots]').attr('content') ?? '') ? ['noindex'] : [],

  'can be shared, with a picture': ({ $, path, locale }, site) => {
    const property = (name: string) => $(`meta[property="og:${name}"]`).attr('content');
    const faults = ['title', 'description', 'type', 'url', 'image', 'locale']
      .filter((name) => !property(name))
      .map((name) => `no og:${name}`);
    const url = property('url');
    if (url !== undefined && url !== site + path) faults.push(`og:url ${url}`);
    const spoken = property('locale');
    if (spoken !== undefined && !spoken.startsWith(locale)) faults.push(`og:locale ${spoken}`);
    return faults;
  },

  'has no text that was not translated or filled in': ({ texts, locale }) => {
    const bad = /\bundefined\b|\bNaN\b|\[object |Invalid Date|\{\{|\}\}|\$\{/;
    return texts.flatMap(({ text }) => {
      const found = bad.exec(text)?.[0] ?? keysIn(text, locale)[0];
      return found === undefined ? [] : [`${found} in "${text.slice(0, 80)}"`];
    });
  },

  'has no empty heading, link, button or label': ({ $ }) =>
    $('h1, h2, h3, h4, h5, h6, a, button, label, summary, th, li, option, figcaption')
      .toArray()
      .filter((element) => {
        const node = $(element);
        const named = node.find('[aria-label], [alt]').addBack('[aria-label], [aria-labelledby]');
        return !node.text().trim() && named.length === 0 && node.find('input').length === 0;
      })
      .map((element) => `empty ${$.html(element).slice(0, 120)}`),

  'has ids of its own': ({ $ }) => {
    const ids = $('[id]')
      .toArray()
      .map(({ attribs }) => attribs.id ?? '');
    return ids.filter((id, index) => !id || ids.indexOf(id) !== index).map((id) => `#${id} again`);
  },

  'ships no framework, only the module of the site': ({ scripts, $ }) => {
    const inert = /^(application\/ld\+json|speculationrules)$/;
    const running = scripts.filter(({ type }) => !inert.test(type ?? ''));
    const faults = running
      .filter(({ src, text }) => (src === undefined ? text !== headScript() : !ownModule.test(src)))
      .map(({ src, text }) => `script ${src ?? text.slice(0, 80)}`);
    if (running.filter(({ src }) => src).length !== 1) faults.push('not one module');
    if ($('link[rel=modulepreload]').length > 0) faults.push('preloads modules');
    return faults;
  },

  'has its styles in one sheet of the build': ({ styles, $ }) => {
    const sheets = $('link[rel=stylesheet]')
      .toArray()
      .map(({ attribs }) => attribs.href ?? '');
    const faults = sheets.filter((href) => !ownSheet.test(href)).map((href) => `sheet ${href}`);
    if (sheets.length !== 1) faults.push(`${sheets.length} sheets`);
    if (styles) faults.push(`styles in the page: ${styles.slice(0, 80)}`);
    return faults;
  },

  'has the structured data of its kind': ({ path, scripts }) => {
    const data = scripts.filter(({ type }) => type === 'application/ld+json');
    const missing = (structuredData[templateOf(path)] ?? [])
      .filter((type) => !data.some(({ text }) => text.includes(`"@type":"${type}"`)))
      .map((type) => `no ${type}`);
    return [...missing, ...data.flatMap(({ text }) => faultsOfData(text))];
  },

  'describes products with their offer, and publishers with a logo': ({ scripts }) => {
    const things = scripts
      .filter(({ type }) => type === 'application/ld+json')
      .flatMap(({ text }) => thingsIn(text));
    return things.flatMap((thing) => {
      if (thing['@type'] === 'Product' && !thing.offers) return ['a Product without offers'];
      if (thing['@type'] === 'Article' && !thing.publisher?.logo)
        return ['a publisher without logo'];
      return [];
    });
  },

  'gives no role to what has it anyway': ({ $ }) =>
    [
      'table[role=table]',
      'tr[role=row]',
      'td[role=cell]',
      'th[role=columnheader]',
      '[role=rowgroup]',
    ]
      .filter((selector) => $(selector).length > 0)
      .map((selector) => `${$(selector).length} × ${selector}`),

  'has a skip link, a main and landmarks once': ({ $ }) =>
    ['main#content', 'body a[href="#content"]', 'footer']
      .filter((selector) => $(selector).length !== 1)
      .map((selector) => `${$(selector).length} × ${selector}`),
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** What search engines are told of a page, by its template. */
const structuredData: Partial<Record<PageName, string[]>> = {
  home: ['Organization', 'FAQPage'],
  service: ['BreadcrumbList'],
  partner: ['BreadcrumbList'],
  blog: ['BreadcrumbList'],
  'blog-category': ['BreadcrumbList'],
  article: ['Article', 'BreadcrumbList'],
  category: ['BreadcrumbList'],
  'content-page': ['Article', 'BreadcrumbList'],
};

const ownSheet = /^\/assets\/[\w-]+-[\w-]{8}\.css$/;
const ownModule = /^\/assets\/site-[\w-]+\.js$/;

export const titleOf = ($: CrawledPage['$']) => $('head title').text();
export const descriptionOf = ($: CrawledPage['$']) => $('meta[name=description]').attr('content');

interface Described {
  '@type'?: string;
  '@graph'?: Described[];
  offers?: object;
  publisher?: { logo?: object };
}

/** None, where it cannot be read: another rule says so. */
function thingsIn(text: string): Described[] {
  try {
    const data = JSON.parse(text) as Described;
    return data['@graph'] ?? [data];
  } catch {
    return [];
  }
}

function faultsOfData(text: string): string[] {
  try {
    const data: unknown = JSON.parse(text);
    const things = Array.isArray(data) ? data : [data];
    return things
      .filter(
        (thing) =>
          thing['@context'] !== 'https://schema.org' || !(thing['@type'] ?? thing['@graph']),
      )
      .map((thing) => `no type: ${JSON.stringify(thing).slice(0, 80)}`);
  } catch (error) {
    return [String(error)];
  }
}

/** Keys of texts that stand where the text should be, `common:menu.faq` or `menu.faq`. */
function keysIn(text: string, locale: CrawledPage['locale']): string[] {
  const tokens = text.match(/[a-z][\w-]*(?:[:.][a-z][\w-]*)+/gi) ?? [];
  return tokens.filter((token) => keysOf(textsOf(locale)).has(token.replace(':', '.')));
}

let keys: Set<string> | undefined;

/** With and without the namespace; both languages have the same. */
function keysOf(texts: object): Set<string> {
  if (keys) return keys;
  const all = new Set<string>();
  const collect = (value: object, before: string[]) => {
    for (const [name, inner] of Object.entries(value)) {
      const path = [...before, name];
      if (path.length > 1) all.add(path.join('.'));
      if (path.length > 2) all.add(path.slice(1).join('.'));
      if (inner !== null && typeof inner === 'object') collect(inner, path);
    }
  };
  collect(texts, []);
  keys = all;
  return all;
}
