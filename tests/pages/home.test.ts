import { beforeAll, describe, expect, test } from 'vitest';
import { formationCosts } from '#domain/pricing/fees.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import { locales, pathTo } from '#domain/site/paths.ts';
import type { CrawledPage } from '../support/crawl/crawled-page.ts';
import { site } from '../support/running/addresses.ts';
import { reader } from '../support/running/reader.ts';
import { spaced, textsOf } from '../support/texts.ts';

describe.each(locales)('the home page, %s', (locale) => {
  let page: CrawledPage;
  beforeAll(async () => {
    page = await reader().read(pathTo('home', locale));
  });

  test('has all sections in the order of the specification', () => {
    const { $ } = page;
    const { home } = textsOf(locale);
    const titles = [
      home.hero.title,
      home.howItWorks.title,
      home.offer.title,
      home.additional.title,
      home.partners.title,
      home.universities.title,
      home.faq.title,
      home.legalForm.title,
      home.comparison.title,
      home.testimonials.title,
      home.community.title,
      home.price.title,
    ];
    const shown = $('main :is(h1, h2)')
      .toArray()
      .map((heading) => spaced($(heading).text()));
    expect(shown.filter((title) => titles.includes(title))).toEqual(titles);
    expect(spaced($('main').text())).toContain(home.partners.lead);
    expect($('main details').length).toBeGreaterThanOrEqual(5);
  });

  test('offers what the catalogue has', () => {
    const links = page
      .$('main a[href^="/"]')
      .toArray()
      .map(({ attribs }) => attribs.href ?? '');
    const below = (name: 'services' | 'community') => pathTo(name, locale);
    expect(links.filter((link) => link.startsWith(below('services'))).length).toBeGreaterThan(10);
    expect(links.filter((link) => /\/partner\//.test(link)).length).toBeGreaterThanOrEqual(6);
    expect(links).toContain(below('community'));
  });

  test('states the totals of the fee table', async () => {
    const html = await (await fetch(site + pathTo('home', locale))).text();
    const total = (articles: 'model-protocol' | 'own-articles', shareCapitalCents: number) =>
      wholeEuros(formationCosts({ articles, shareCapitalCents, shareholders: 1 }).total, locale);
    for (const amount of [total('model-protocol', 50_000), total('own-articles', 2_500_000)]) {
      // Hero, question and table.
      expect(html.split(amount).length - 1, amount).toBeGreaterThanOrEqual(3);
    }
  });

  test('tells search engines who we are and what is asked', () => {
    const data = page.scripts.filter(({ type }) => type === 'application/ld+json');
    const things = data.flatMap(({ text }) => JSON.parse(text)['@graph'] ?? []);
    expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'FAQPage']);
    expect(things[1].mainEntity).toHaveLength(5);
  });
});
