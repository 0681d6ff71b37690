import { request as ask } from 'node:http';
import { load } from 'cheerio';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { sampleOperator, sampleSender } from '#domain/site/operator.ts';
import { defaultLocale, feeds, localeOf, locales, paths } from '#domain/site/paths.ts';
import { webPlugin } from '#web/server/plugin.ts';
import { crawl, parsePage } from '../support/crawl/crawled-page.ts';
import { titleOf } from '../support/crawl/rules.ts';
import { readSitemap } from '../support/crawl/sitemap.ts';
import { site } from '../support/running/addresses.ts';
import { textsOf } from '../support/texts.ts';

const listed = await readSitemap();

describe('robots.txt', () => {
  test('names the sitemap and closes nothing that is in it', async () => {
    const answer = await fetch(`${site}/robots.txt`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const lines = (await answer.text()).split('\n').map((line) => line.split(/:\s*(.*)/, 2));
    const valuesOf = (name: string) =>
      lines.filter(([key]) => key === name).map(([, value = '']) => value);
    expect(valuesOf('User-agent')).toEqual(['*']);
    expect(valuesOf('Sitemap')).toEqual([`${site}/sitemap.xml`]);
    const closed = valuesOf('Disallow');
    expect(closed).toEqual(expect.arrayContaining(['/app/', '/en/app/', '/api/']));
    expect(listed.filter(({ path }) => closed.some((one) => path.startsWith(one)))).toEqual([]);
  });
});

describe.each(locales)('the feed in %s', (locale) => {
  test('links itself, the blog and articles of the sitemap by whole addresses', async () => {
    const answer = await fetch(site + feeds[locale]);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const $ = load(await answer.text(), { xml: true });
    expect($('channel > language').text()).toBe(locale);
    expect($('channel > link').text()).toBe(site + paths.blog[locale]);
    expect($('channel > atom\\:link[rel=self]').attr('href')).toBe(site + feeds[locale]);
    const known = new Set(listed.map(({ path }) => site + path));
    const items = $('channel > item').toArray();
    expect(items.length).toBeGreaterThan(20);
    expect(new Set(items.map((item) => $(item).find('link').text())).size).toBe(items.length);
    for (const item of items) {
      const link = $(item).find('link').text();
      expect(link).toContain(site + paths.blog[locale]);
      expect(known.has(link), link).toBe(true);
      expect($(item).find('guid').text()).toBe(link);
      expect($(item).find('title').text()).not.toBe('');
      const date = Date.parse($(item).find('pubDate').text());
      expect(date).toBeGreaterThan(Date.parse('2025-01-01'));
      expect(date).toBeLessThan(Date.now());
    }
  });
});

/** What the page says that stands for a page that is not there, or failed. */
function errorPage({ $, texts }: ReturnType<typeof parsePage>) {
  return {
    lang: $('html').attr('lang'),
    title: titleOf($),
    robots: $('meta[name=robots]')
      .toArray()
      .map(({ attribs }) => attribs.content),
    headings: $('h1')
      .toArray()
      .map((heading) => $(heading).text()),
    words: texts.map(({ text }) => text),
    button: $('main a').attr('href'),
    found: $('link[rel=canonical], link[rel=alternate][hreflang]').length,
  };
}

describe('an address without a page', () => {
  test.each([
    '/gibt-es-nicht/',
    '/gibt/es/hier/nicht/',
    '/en/there-is-none/',
    '/en/lost/',
    '/blog/gibt-es-nicht/',
    '/en/blog/tax/there-is-none/',
    '/gmbh/gibt-es-nicht/',
    // The slug of the other language.
    '/en/blog/accounting/eroeffnungsbilanz-der-gmbh/',
    '/services/gibt-es-nicht/',
    '/en/services/there-is-none/',
    '/partner/gibt-es-nicht/',
    '/en/partner/there-is-none/',
    '/wp-login.php',
    '/services/%00/',
    '/en/services/%E0%A4%A/',
  ])('%s', async (path) => {
    const page = await crawl(site, path);
    const locale = localeOf(path);
    const { notFound } = textsOf(locale).errors;
    expect(page.status).toBe(404);
    expect(errorPage(page)).toMatchObject({
      lang: locale,
      title: `404 · ${notFound.title}`,
      robots: ['noindex'],
      headings: ['404'],
      button: paths.home[locale],
      found: 0,
    });
    expect(errorPage(page).words).toEqual(
      expect.arrayContaining([notFound.title, notFound.description, textsOf(locale).errors.goHome]),
    );
  });

  test.each([
    ['/en/blog/no-such-category/', 'Page Not Found: /en/blog/no-such-category/'],
    ['/no/such/page/at-all/', 'Page not found: /no/such/page/at-all/'],
  ])('names it to a script that asks for %s', async (path, message) => {
    expect(await (await fetch(`${site}${path}_.data`)).text()).toContain(message);
  });

  test('is called as the specification wants it', () => {
    expect(textsOf(defaultLocale).errors.notFound.title).toBe('Seite nicht gefunden');
  });
});

describe('when the API does not answer', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  test.each([
    ['de', '/blog/'],
    ['en', '/en/services/'],
  ] as const)('a page in %s says so and leads home, and is not kept', async (locale, path) => {
    // On a busy machine the site takes longer to load than plugins usually may.
    app = Fastify({ pluginTimeout: 60_000, routerOptions: { ignoreTrailingSlash: true } });
    let asked = 0;
    app.get('/api/*', async (_request, reply) => {
      asked += 1;
      return reply.code(503).send({ errors: [{ message: 'down', extensions: {} }] });
    });
    await app.register(webPlugin, {
      publicUrl: 'http://localhost',
      apiBase: '/api',
      operator: sampleOperator,
      mailFrom: sampleSender,
      tagManager: undefined,
      development: false,
    });
    for (const _ of [1, 2]) {
      asked = 0;
      const answer = await app.inject(path);
      expect(asked).toBeGreaterThan(0);
      const page = parsePage(path, answer.statusCode, answer.body);
      const { unavailable } = textsOf(locale).errors;
      expect(page.status).toBe(503);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(errorPage(page)).toMatchObject({
        lang: locale,
        title: `503 · ${unavailable.title}`,
        robots: ['noindex'],
        headings: ['503'],
        button: paths.home[locale],
      });
      expect(errorPage(page).words).toContain(unavailable.description);
    }
  });
});

/** Sends the path as it is; fetch would tidy it up. */
const answerTo = (path: string, method = 'GET') =>
  new Promise<[status: number | undefined, location: string | undefined]>((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const request = ask({ hostname, port, path, method, agent: false }, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers.location]);
    });
    request.on('error', reject).end();
  });

describe('the final slash', () => {
  const withoutSlash = listed
    .filter(({ path }) => path !== paths.home.de)
    .filter((_, index) => index % 10 === 0)
    .map(({ path }) => path.replace(/\/$/, ''));

  test('is added to every page, with the query as it was', async () => {
    for (const path of ['/en', ...withoutSlash]) {
      expect(await answerTo(path)).toEqual([301, `${path}/`]);
    }
    const query = '?q=a%20b&q=%C3%BC&r=/x?y=1&empty=';
    expect(await answerTo(`/suche${query}`)).toEqual([301, `/suche/${query}`]);
    expect(await answerTo('/login?a=b?c')).toEqual([301, '/login/?a=b?c']);
    expect(await answerTo('/en/search?', 'HEAD')).toEqual([301, '/en/search/?']);
  });

  test('is not added to files, forms and the start page', async () => {
    for (const path of ['/', '/robots.txt', '/sitemap.xml', '/favicon.svg', '/build.json']) {
      expect(await answerTo(path), path).toEqual([200, undefined]);
    }
    for (const path of ['/assets/none.js', '/none.png', '/assets/none.js?a']) {
      expect((await answerTo(path))[1], path).toBeUndefined();
    }
    expect((await answerTo('/kontakt', 'POST'))[0]).not.toBe(301);
  });

  test.each([
    '//evil.example',
    '//evil',
    '/\\evil',
    '\\\\evil',
    '/%5Cevil',
    '/.//evil',
    '//evil/%2e%2e',
  ])('leads to no other host from %s', async (path) => {
    const [, location] = await answerTo(path);
    const target = new URL(location ?? '/', `${site}/`);
    expect(target.origin).toBe(site);
  });
});
