import { createHash } from 'node:crypto';
import { compressed } from './compression.ts';
import { type Prepared, prepare } from './prepared.ts';

export interface StyleSheets {
  /** Adds the styles of a page; they count once the sheets are published. */
  learn(html: string, route: string): void;
  /** Gives the sheets with everything learned their addresses. True if something has changed. */
  publish(): Promise<boolean>;
  /** The page with links to sheets in place of the styles that are in them. */
  link(html: string): string;
  /** The sheet for an address; one of another build or process gets the present sheet. */
  at(path: string): Prepared | undefined;
}

export const sheetPath = '/styles/:name';
const pathOf = (name: string, hash: string) => sheetPath.replace(':name', `${name}.${hash}.css`);

/** Rules on this many routes are shared by all pages. */
const sharedFrom = 3;
const shared = 'site';
/** Rules of two routes are few: a page would load a sheet of which it needs little. */
const inPages = '';
/** Fewer characters are not worth a request: they stay in the page. */
const smallestSheet = 10_000;

/** Of the fonts and of MUI: each with the rules of one element, or with global ones. */
const styleElement = /<style data-(?:emotion|precedence)="[^>]*>([\s\S]*?)<\/style>/g;

interface Sheet {
  path: string;
  current: Prepared;
  /** For other addresses, which may stand for other rules at another time. */
  other: Prepared;
}

/**
 * MUI writes the rules a page needs into the page, about 150 kB. This collects them in one sheet for
 * all public pages and one for what only one route has. Rules stay in the order of the pages:
 * global ones come first, and no element has two classes of MUI's, so the order of the others does
 * not matter.
 */
export function createStyleSheets(): StyleSheets {
  const routesOf = new Map<string, Set<string>>();
  let size = 0;
  let sheets = new Map<string, Sheet>();
  let sheetOf = new Map<string, Sheet>();

  const learn = (html: string, route: string) => {
    for (const [, rules = ''] of html.matchAll(styleElement)) {
      const routes = routesOf.get(rules) ?? new Set();
      if (!routes.has(route)) size += 1;
      routesOf.set(rules, routes.add(route));
    }
  };
  const publish = async () => {
    const learned = size;
    const groups = Map.groupBy(routesOf, ([, routes]) => {
      const [route = shared] = routes;
      if (routes.size >= sharedFrom) return shared;
      return routes.size === 1 ? route : inPages;
    });
    const made = new Map<string, Sheet>();
    const places = new Map<string, Sheet>();
    for (const [name, group] of groups) {
      const rules = group.map(([rule]) => rule);
      const text = rules.join('\n');
      if (name === inPages || (name !== shared && text.length < smallestSheet)) continue;
      const sheet = await createSheet(name, text);
      made.set(name, sheet);
      for (const rule of rules) places.set(rule, sheet);
    }
    sheets = made;
    sheetOf = places;
    return learned;
  };
  let published = 0;

  return {
    learn,
    publish: async () => {
      if (size === published) return false;
      published = await publish();
      return true;
    },
    link: (html) => {
      if (sheetOf.size === 0) return html;
      const own = new Set<string>();
      for (const [, rules = ''] of html.matchAll(styleElement)) {
        const sheet = sheetOf.get(rules);
        if (sheet) own.add(sheet.path);
      }
      let links = [...own].map((path) => `<link rel="stylesheet" href="${path}"/>`).join('');
      return html.replace(styleElement, (style, rules: string) => {
        if (!sheetOf.has(rules)) return style;
        const instead = links;
        links = '';
        return instead;
      });
    },
    at: (path) => {
      const name = /^\/styles\/([\w-]+)\./.exec(path)?.[1] ?? '';
      const sheet = sheets.get(name);
      return sheet?.path === path ? sheet.current : sheet?.other;
    },
  };
}

async function createSheet(name: string, text: string): Promise<Sheet> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  const bodies = await compressed(text);
  const answer = (caching: string) =>
    prepare(bodies, `"${hash}"`, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  return {
    path: pathOf(name, hash),
    current: answer('public, max-age=31536000, immutable'),
    other: answer('no-cache'),
  };
}
