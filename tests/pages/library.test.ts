import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales, pathTo } from '#domain/site/paths.ts';
import { templateCategories } from '#domain/templates/categories.ts';
import type { CrawledPage } from '../support/crawl/crawled-page.ts';
import { databaseUrl } from '../support/running/addresses.ts';
import {
  headings,
  linksNamed,
  memberReader,
  navigation,
  type Reader,
  reader,
} from '../support/running/reader.ts';
import { spaced, textsOf } from '../support/texts.ts';

const ARTICLE = 'news-e-invoice-2027';
const TEMPLATE = 'founders-agreement';
const UNAPPROVED = 'seminar-e-invoicing';

/** Other tests share the catalogue, so the course is sold again afterwards. */
async function teach(mode: 'live' | 'recorded') {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update products set sold = $1, teaching_mode = $2 where id = $3', [
    mode === 'live',
    mode,
    UNAPPROVED,
  ]);
  await client.end();
}

beforeAll(() => teach('recorded'));
afterAll(() => teach('live'));

const coursesOf = ({ $ }: CrawledPage) => $('main ul > li:has(h2)');

describe.each(locales)('in %s', (locale) => {
  const texts = textsOf(locale);
  let member: Reader;
  beforeAll(async () => {
    member = await memberReader(locale);
  });

  test('the menu leads to partners, templates and the academy', async () => {
    const menuOf = ({ $ }: CrawledPage) => navigation($, texts.common.mainMenu);
    const settings = await member.read(pathTo('settings', locale));
    const titles = {
      partners: texts.memberPartners.title,
      templates: texts.templates.title,
      academy: texts.academy.title,
    };
    for (const name of ['partners', 'templates', 'academy'] as const) {
      const entry = texts.common.app[name];
      const address = linksNamed(settings.$, entry, menuOf(settings)).attr('href');
      const page = await member.read(address ?? '');
      expect(page.path).toBe(pathTo(name, locale));
      expect(headings(page.$)).toEqual([titles[name]]);
      expect(linksNamed(page.$, entry, menuOf(page)).attr('aria-current')).toBe('page');
    }
  });

  test('news lead to their text with sources, and back', async () => {
    const news = await member.read(pathTo('news', locale));
    expect(news.$('main article').length).toBeGreaterThanOrEqual(12);
    const address = pathTo('news-article', locale, { id: ARTICLE });
    expect(news.$(`main a[href="${address}"]`).length).toBeGreaterThan(0);
    const article = await member.read(address);
    expect(headings(article.$, 2)).toContain(texts.sharedContent.sources);
    const back = linksNamed(article.$, texts.news.back).attr('href');
    expect(headings((await member.read(back ?? '')).$)).toEqual([texts.news.title]);
    const missing = await member.read(pathTo('news-article', locale, { id: 'missing' }));
    expect(missing.status).toBe(404);
    expect(missing.texts.map(({ text }) => text)).toContain(texts.errors.notFound.title);
  });

  test('the academy is filtered by its address', async () => {
    const { filter, empty, results_other: results } = texts.academy;
    const chosenIn = ({ $ }: CrawledPage) =>
      $('main [aria-current=true]')
        .toArray()
        .map((chip) => spaced($(chip).text()));
    const path = pathTo('academy', locale);
    const whole = await member.read(path);
    const all = coursesOf(whole).length;
    expect(all).toBeGreaterThanOrEqual(12);
    expect(coursesOf(whole).first().find('[aria-hidden=true]').first().text()).toMatch(/^\d+[A-Z]/);
    const seminars = await member.read(linksNamed(whole.$, filter.seminar).attr('href') ?? '');
    expect(seminars.path).toBe(`${path}?type=seminar`);
    expect(chosenIn(seminars)).toContain(filter.seminar);
    const count = coursesOf(seminars).length;
    expect(count).toBeLessThan(all);
    const said = spaced(seminars.$('main [role=status]').text());
    expect(said).toBe(results.replace('{{count}}', String(count)));
    const coaching = await member.read(`${path}?type=coaching&category=marketing`);
    expect(coursesOf(coaching).length).toBeGreaterThan(0);
    expect(coursesOf(coaching).length).toBeLessThan(all - count);
    expect(chosenIn(coaching)[0]).toBe(filter.coaching);
    const nothing = await member.read(`${path}?type=coaching&category=accounting`);
    expect(headings(nothing.$, 2)).toContain(empty.title);
    const again = await member.read(linksNamed(nothing.$, empty.all).attr('href') ?? '');
    expect(coursesOf(again)).toHaveLength(all);
  });

  test('a course without the approval it needs says so, and leads to its page', async () => {
    const academy = await member.read(pathTo('academy', locale));
    const address = pathTo('product', locale, { id: UNAPPROVED });
    const course = coursesOf(academy).filter(`:has(a[href="${address}"])`);
    expect(spaced(course.text())).toContain(texts.catalogue.notSoldReasons['approval-missing']);
    const product = await member.read(address);
    expect(product.status).toBe(200);
    expect(headings(product.$)).toHaveLength(1);
  });

  test('all four files of a template are downloaded', async () => {
    const page = await member.read(pathTo('templates', locale));
    const names = Object.values(templateCategories).map((name) => name[locale]);
    expect(headings(page.$, 2)).toEqual(expect.arrayContaining(names));
    const words = page.texts.map(({ text }) => text);
    expect(words).toContain(texts.templates.notice.text);
    expect(words).toContain(texts.templates.binding);
    for (const file of ['de.pdf', 'de.docx', 'en.pdf', 'en.docx']) {
      const link = page.$(`a[href="/api/templates/${TEMPLATE}/${file}"]`);
      expect(link.attr('download'), file).toBeDefined();
      expect((await member.ask(link.attr('href') ?? '')).status).toBe(200);
    }
  });
});

test('visitors are asked to log in first', async () => {
  for (const name of ['news', 'academy', 'partners', 'templates'] as const) {
    const { path } = await reader().read(pathTo(name, 'de'));
    expect(path.startsWith(pathTo('login', 'de')), path).toBe(true);
  }
});
