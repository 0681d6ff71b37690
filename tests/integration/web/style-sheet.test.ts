import { expect, test } from 'vitest';
import { createStyleSheet } from '#web/server/style-sheet.ts';

const fonts = '<style data-precedence="first" data-href="fonts">@font-face{}</style>';
const style = (name: string, rules: string) => `<style data-emotion="css ${name}">${rules}</style>`;
const global = style('-global g', 'body{margin:0}');
const page = (...styles: string[]) =>
  `<html><head>${fonts}</head><body>${global}${styles.join('<p>text</p>')}</body></html>`;

const one = page(style('a', '.css-a{color:red}'), style('b', '.css-b{color:blue}'));
const two = page(style('b', '.css-b{color:blue}'), style('c', '.css-c{color:tan}'));

async function published(...pages: string[]) {
  const sheet = createStyleSheet();
  for (const html of pages) sheet.learn(html);
  await sheet.publish();
  const path = /href="(\/styles\/[\w-]+\.css)"/.exec(sheet.link(one))?.[1] ?? '';
  return { sheet, path };
}

test('a page keeps its styles until the sheet is published', () => {
  const sheet = createStyleSheet();
  sheet.learn(one);
  expect(sheet.link(one)).toBe(one);
  expect(sheet.at('/styles/any.css')).toBeUndefined();
});

test('afterwards a page has one link in place of what is in the sheet', async () => {
  const { sheet, path } = await published(one, two);
  const html = '<link rel="stylesheet" href="PATH"/></head><body><p>text</p></body></html>';
  expect(sheet.link(one)).toBe(`<html><head>${html.replace('PATH', path)}`);
  expect(sheet.link(two)).toBe(sheet.link(one));
});

test('the sheet has every rule once, in the order of the pages', async () => {
  const { sheet, path } = await published(one, two);
  expect(sheet.at(path)?.bodies.identity.toString().split('\n')).toEqual([
    '@font-face{}',
    'body{margin:0}',
    '.css-a{color:red}',
    '.css-b{color:blue}',
    '.css-c{color:tan}',
  ]);
});

test('what only one page has stays in it, after the link', async () => {
  const { sheet } = await published(one);
  const html = sheet.link(two);
  expect(html).toContain(style('c', '.css-c{color:tan}'));
  expect(html).not.toContain('.css-b');
  expect(html.indexOf('<link')).toBeLessThan(html.indexOf('.css-c'));
});

test('the sheet is immutable under its own address, not under others', async () => {
  const { sheet, path } = await published(one);
  const caching = (at: string) => {
    const head = sheet.at(at)?.heads.br ?? [];
    return head[head.indexOf('cache-control') + 1];
  };
  expect(caching(path)).toBe('public, max-age=31536000, immutable');
  expect(caching('/styles/of-an-earlier-build.css')).toBe('no-cache');
  expect(sheet.at('/styles/of-an-earlier-build.css')?.bodies).toBe(sheet.at(path)?.bodies);
});

test('a sheet that has learned more gets another address', async () => {
  const { sheet, path } = await published(one);
  expect(await sheet.publish()).toBe(false);
  sheet.learn(two);
  expect(await sheet.publish()).toBe(true);
  expect(sheet.link(one)).not.toContain(path);
});
