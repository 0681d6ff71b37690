import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { locales, pathTo } from '#domain/site/paths.ts';
import { site } from '../support/running/addresses.ts';

const pageAt = async (path: string) => load(await (await fetch(site + path)).text());

test.each(['login', 'register'] as const)('the styles of /%s/ stand in its head', async (name) => {
  const $ = await pageAt(pathTo(name, 'de'));
  expect($('head style[data-emotion]').length).toBeGreaterThan(5);
  expect($('body style').length).toBe(0);
});

test.each(locales)(
  'what a figure is called stands in it, and nowhere deeper (%s)',
  async (locale) => {
    const $ = await pageAt(pathTo('home', locale));
    const parents = $('figcaption').map((_index, { parent }) => (parent as { name?: string }).name);
    expect(new Set(parents.get())).toEqual(new Set(['figure']));
  },
);
