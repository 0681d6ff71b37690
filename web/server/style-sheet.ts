import { createHash } from 'node:crypto';
import { compressed } from './compression.ts';
import { type Prepared, prepare } from './prepared.ts';

export interface StyleSheet {
  /** Adds the styles of a page; they count once the sheet is published. */
  learn(html: string): void;
  /** Gives the sheet with everything learned an address. True if it has changed. */
  publish(): Promise<boolean>;
  /** The page with a link to the sheet in place of the styles that are in it. */
  link(html: string): string;
  /** The sheet for an address; one of another build or process gets the present sheet. */
  at(path: string): Prepared | undefined;
}

export const sheetPath = '/styles/:name';

/** Of the fonts and of MUI: each with the rules of one element, or with global ones. */
const styleElement = /<style data-(?:emotion|precedence)="[^>]*>([\s\S]*?)<\/style>/g;

/**
 * MUI writes the rules a page needs into the page, about 100 kB. This collects those of all public
 * pages in one file. Rules stay in the order of the pages: global ones come first, and no element
 * has two classes of MUI's, so the order of the others does not matter.
 */
export function createStyleSheet(): StyleSheet {
  const learned = new Set<string>();
  let published: ReadonlySet<string> = new Set();
  let path = '';
  let answers: { current: Prepared; other: Prepared } | undefined;

  return {
    learn: (html) => {
      for (const [, rules = ''] of html.matchAll(styleElement)) learned.add(rules);
    },
    publish: async () => {
      if (learned.size === published.size) return false;
      const rules = new Set(learned);
      const text = [...rules].join('\n');
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
      const bodies = await compressed(text);
      const headersWith = (caching: string) => ({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': caching,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      const etag = `"${hash}"`;
      answers = {
        current: prepare(bodies, etag, headersWith('public, max-age=31536000, immutable')),
        other: prepare(bodies, etag, headersWith('no-cache')),
      };
      published = rules;
      path = sheetPath.replace(':name', `${hash}.css`);
      return true;
    },
    link: (html) => {
      if (!answers) return html;
      const element = `<link rel="stylesheet" href="${path}"/>`;
      let linked = false;
      return html.replace(styleElement, (style, rules: string) => {
        if (!published.has(rules)) return style;
        if (linked) return '';
        linked = true;
        return element;
      });
    },
    at: (asked) => (asked === path ? answers?.current : answers?.other),
  };
}
