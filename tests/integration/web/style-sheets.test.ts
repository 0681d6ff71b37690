import { expect, test } from 'vitest';
import { createStyleSheets } from '#web/server/style-sheets.ts';

const fonts = '<style data-precedence="first" data-href="fonts">@font-face{}</style>';
const style = (name: string, rules: string) => `<style data-emotion="css ${name}">${rules}</style>`;
const global = style('-global g', 'body{margin:0}');
const page = (...styles: string[]) =>
  `<html><head>${fonts}</head><body>${global}${styles.join('<p>text</p>')}</body></html>`;

const red = style('a', '.css-a{color:red}');
const blue = style('b', '.css-b{color:blue}');
/** Large enough for a sheet of its own. */
const largeRules = `.css-c{background:url(${'c'.repeat(10_000)})}`;
const large = style('c', largeRules);

const samples = [
  ['home', page(red, blue, large)],
  ['article', page(red, blue)],
  ['contact', page(red)],
] as const;

async function published() {
  const sheets = createStyleSheets();
  for (const [route, html] of samples) sheets.learn(html, route);
  await sheets.publish();
  return sheets;
}

const addresses = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(([, path = '']) => path);

test('a page keeps its styles until the sheets are published', () => {
  const sheets = createStyleSheets();
  for (const [route, html] of samples) sheets.learn(html, route);
  expect(sheets.link(samples[0][1])).toBe(samples[0][1]);
  expect(sheets.at('/styles/site.any.css')).toBeUndefined();
});

test('afterwards a page has a link in its head, in place of what is in the sheet', async () => {
  const sheets = await published();
  const html = sheets.link(page(red));
  const [path = ''] = addresses(html);
  expect(path).toMatch(/^\/styles\/site\.[\w-]{16}\.css$/);
  expect(html).toBe(
    `<html><head><link rel="stylesheet" href="${path}"/></head><body></body></html>`,
  );
});

test('the shared sheet has what three routes have, once and in the order of the pages', async () => {
  const sheets = await published();
  const [path = ''] = addresses(sheets.link(page(red)));
  const rules = sheets.at(path)?.bodies.identity.toString().split('\n');
  expect(rules).toEqual(['@font-face{}', 'body{margin:0}', '.css-a{color:red}']);
});

test('what one route has gets a sheet of its own, after the shared one', async () => {
  const sheets = await published();
  const html = sheets.link(page(red, large));
  const [first, second = ''] = addresses(html);
  expect(first).toMatch(/^\/styles\/site\./);
  expect(second).toMatch(/^\/styles\/home\./);
  expect(sheets.at(second)?.bodies.identity.toString()).toContain(largeRules);
  expect(html).not.toContain('<style');
});

test('few rules, and those of two routes, stay in the page after the link', async () => {
  const sheets = createStyleSheets();
  for (const route of ['home', 'article', 'contact']) sheets.learn(page(red), route);
  sheets.learn(page(red, blue), 'contact');
  for (const route of ['home', 'article']) sheets.learn(page(red, large), route);
  await sheets.publish();
  const html = sheets.link(page(red, blue, large));
  expect(addresses(html)).toHaveLength(1);
  expect(html).toContain(blue);
  expect(html).toContain(largeRules);
  expect(html).not.toContain('.css-a');
  expect(html.indexOf('<link')).toBeLessThan(html.indexOf('.css-b'));
});

test('a sheet is immutable under its own address, not under others', async () => {
  const sheets = await published();
  const [path = ''] = addresses(sheets.link(page(red)));
  const caching = (at: string) => {
    const head = sheets.at(at)?.heads.br ?? [];
    return head[head.indexOf('cache-control') + 1];
  };
  expect(caching(path)).toBe('public, max-age=31536000, immutable');
  const earlier = '/styles/site.of-an-earlier-one.css';
  expect(caching(earlier)).toBe('no-cache');
  expect(sheets.at(earlier)?.bodies).toBe(sheets.at(path)?.bodies);
  expect(sheets.at('/styles/nothing.hash.css')).toBeUndefined();
});

test('a sheet that has learned more gets another address', async () => {
  const sheets = await published();
  const [path] = addresses(sheets.link(page(red)));
  expect(await sheets.publish()).toBe(false);
  sheets.learn(page(red, blue), 'search');
  expect(await sheets.publish()).toBe(true);
  expect(addresses(sheets.link(page(red)))).not.toContain(path);
});
