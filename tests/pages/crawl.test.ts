import pLimit from 'p-limit';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultLocale, locales, pathTo } from '#domain/site/paths.ts';
import { type CrawledPage, crawl, templateOf } from '../support/crawl/crawled-page.ts';
import {
  filesOf,
  filesOfSheet,
  linksOf,
  type Named,
  picturesOf,
  plainLinks,
} from '../support/crawl/links.ts';
import { descriptionOf, type RuleName, rules, titleOf } from '../support/crawl/rules.ts';
import { type Listed, readSitemap } from '../support/crawl/sitemap.ts';
import { site } from '../support/running/addresses.ts';

/** Every page of the sitemap, asked once. A browser sees the first of each template. */
let listed: Listed[];
let pages: CrawledPage[];
/** More would wait for each other in the server. */
const atOnce = pLimit(4);

beforeAll(async () => {
  listed = await readSitemap();
  pages = await Promise.all(listed.map(({ path }) => atOnce(crawl, site, path)));
});

const linesOf = (faultsOf: (page: CrawledPage) => string[]) =>
  pages.flatMap((page) => faultsOf(page).map((fault) => `${page.path}: ${fault}`));

describe('the sitemap', () => {
  test('is one file of at least 120 addresses, each once', () => {
    const paths = listed.map(({ path }) => path);
    expect(paths.length).toBeGreaterThanOrEqual(120);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    expect(paths.filter((path) => path.startsWith('/en/blog/')).length).toBeGreaterThan(24);
  });

  test('names each page in both languages, and both name each other', () => {
    const byPath = new Map(listed.map((one) => [one.path, one]));
    const wrong = listed.filter(({ path, alternates }) => {
      const { de = '', en = '' } = alternates;
      const pair = byPath.get(path === de ? en : de)?.alternates;
      const complete = Object.keys(alternates).sort().join() === 'de,en,x-default';
      const right =
        (path === de && !de.startsWith('/en/')) || (path === en && en.startsWith('/en/'));
      const back = pair?.de === de && pair.en === en;
      return !complete || !right || !back || alternates['x-default'] !== alternates[defaultLocale];
    });
    expect(wrong).toEqual([]);
  });
});

describe('every page of the sitemap', () => {
  test.each(Object.keys(rules) as RuleName[])('%s', (name) => {
    expect(linesOf((page) => rules[name](page, site))).toEqual([]);
  });

  test('has a title and a description that no other page of its language has', () => {
    for (const valueOf of [titleOf, descriptionOf]) {
      const same = Map.groupBy(pages, ({ locale, $ }) => `${locale}: ${valueOf($)}`);
      const shared = [...same].filter(([, those]) => those.length > 1);
      expect(shared.map(([value, those]) => [value, ...those.map(({ path }) => path)])).toEqual([]);
    }
  });

  test('names the same translations as the sitemap', () => {
    const byPath = new Map(listed.map((one) => [one.path, one.alternates]));
    const wrong = linesOf(({ $, path }) => {
      const links = $('link[rel=alternate][hreflang]').toArray();
      const named = Object.fromEntries(
        links.map(({ attribs }) => [attribs.hreflang, attribs.href?.replace(site, '')]),
      );
      const same = JSON.stringify(named) === JSON.stringify(byPath.get(path));
      return same && links.length === 3 ? [] : [JSON.stringify(named)];
    });
    expect(wrong).toEqual([]);
  });

  test('shares no sentence with its translation', () => {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const wrong = listed.flatMap(({ path, alternates }) => {
      const { de = '', en = '' } = alternates;
      if (path !== en) return [];
      const german = new Set(byPath.get(de)?.texts.map(({ text }) => text));
      const english = byPath.get(en)?.texts.filter(({ lang }) => lang === 'en') ?? [];
      const same = english.filter(({ text }) => isSentence(text) && german.has(text));
      return same.map(({ text }) => `${en}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  test('links to pages that answer, and to anchors that are there', async () => {
    const links = pages.flatMap((page) => linksOf(page, site));
    expect(linesOf((page) => plainLinks(page, site))).toEqual([]);
    expect(await deadLinks(links)).toEqual([]);
  });

  test('loads only files of this site, and all of them are there', async () => {
    const files = pages.flatMap((page) => filesOf(page, site));
    // Each is drawn when it is asked for first, so only those of one page of each template.
    const drawn = [...Map.groupBy(pages, ({ path }) => templateOf(path)).values()].flatMap(
      ([page]) => (page ? picturesOf(page, site) : []),
    );
    const sheets = [...new Set(files.map(({ path }) => path))].filter((path) =>
      path.endsWith('.css'),
    );
    expect(files.length).toBeGreaterThan(pages.length);
    const fonts = await Promise.all(sheets.map((sheet) => filesOfSheet(sheet, site)));
    expect(await deadFiles([...files, ...drawn, ...fonts.flat()])).toEqual([]);
    expect(fonts.flat().length).toBeGreaterThan(0);
  });
});

test('pages beside the sitemap have their styles in the same sheet', async () => {
  const paths = locales.flatMap((locale) => [
    `${pathTo('search', locale)}?q=gmbh`,
    pathTo('newsletter-order', locale),
    pathTo('meeting-appointment', locale),
    `${pathTo('home', locale)}nowhere/at/all/`,
  ]);
  const others = await Promise.all(paths.map((path) => atOnce(crawl, site, path)));
  const rule = rules['has its styles in one sheet of the build'];
  expect(others.flatMap((page) => rule(page))).toEqual([]);
  const sheets = [...pages, ...others].map(({ $ }) => $('link[rel=stylesheet]').attr('href'));
  const [sheet = '', ...more] = new Set(sheets);
  expect(more).toEqual([]);
  const { headers } = await fetch(site + sheet);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

/** Names and addresses have few words that begin with a small letter. */
const isSentence = (text: string) =>
  (text.match(/(?<![\p{L}\d.@-])\p{Ll}{2,}/gu) ?? []).length >= 3;

async function deadLinks(links: Named[]): Promise<string[]> {
  const answers = new Map(pages.map((page) => [page.path, page]));
  const others = new Set(links.map(({ path }) => path).filter((path) => !answers.has(path)));
  const asked = await Promise.all([...others].map((path) => atOnce(crawl, site, path)));
  for (const page of asked) answers.set(page.path, page);
  const dead = links.flatMap(({ path, anchor, from }) => {
    const page = answers.get(path);
    if (!page || !isThere(page)) return [`${path} answers ${page?.status}, linked from ${from}`];
    const missing = anchor !== undefined && page.$(`[id="${anchor}"]`).length === 0;
    return missing ? [`${path} has no #${anchor}, linked from ${from}`] : [];
  });
  return firstOfEach(dead);
}

/** The member area sends strangers to the login. */
const isThere = ({ path, status }: CrawledPage) =>
  status === 200 ||
  (status === 302 && locales.some((locale) => path.startsWith(memberArea[locale])));
const memberArea = { de: '/app/', en: '/en/app/' };

async function deadFiles(files: Named[]): Promise<string[]> {
  const paths = [...new Set(files.map(({ path }) => path))];
  const faults = await Promise.all(paths.map((path) => atOnce(faultOfFile, path)));
  const byPath = new Map(paths.map((path, index) => [path, faults[index]]));
  const dead = files.flatMap(({ path, from }) => {
    const fault = byPath.get(path);
    return fault === undefined ? [] : [`${path} ${fault}, named by ${from}`];
  });
  return firstOfEach(dead);
}

async function faultOfFile(path: string): Promise<string | undefined> {
  if (!path.startsWith('/')) return 'is on another host';
  const answer = await fetch(site + path, { redirect: 'manual' });
  await answer.body?.cancel();
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200) return `answers ${answer.status}`;
  return type.startsWith('text/html') ? 'is a page, not a file' : undefined;
}

/** Of links in every footer, the first page is enough. */
function firstOfEach(lines: string[]): string[] {
  return [...Map.groupBy(lines, (line) => line.split(', ')[0]).values()].map(
    ([first = '', ...more]) => (more.length ? `${first} and ${more.length} more` : first),
  );
}
