import { createHash } from 'node:crypto';
import { templateOf } from './crawled-page.ts';
import type { Listed } from './sitemap.ts';

const turns = 10;
const dayMs = 86_400_000;

/**
 * Which addresses a browser looks at: of every template the first page in each language, and a tenth
 * of all others. An address always belongs to the same tenth, and each day it is the turn of another
 * one; so a run shows the same all day, and after ten days everything has been seen. `CRAWL_TENTH`
 * chooses: `0` to `9`, or `all`.
 */
export function dueInBrowser(
  listed: readonly Listed[],
  chosen = process.env.CRAWL_TENTH,
): string[] {
  const tenth = chosen ?? String(Math.floor(Date.now() / dayMs) % turns);
  const seen = new Set<string>();
  return listed
    .map(({ path }) => path)
    .filter((path) => {
      const template = `${templateOf(path)} ${path.startsWith('/en/')}`;
      const isFirst = !seen.has(template);
      seen.add(template);
      return isFirst || tenth === 'all' || tenthOf(path) === tenth;
    });
}

const tenthOf = (path: string) =>
  String((createHash('sha256').update(path).digest()[0] ?? 0) % turns);
