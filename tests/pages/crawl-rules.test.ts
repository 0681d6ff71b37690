import { describe, expect, test } from 'vitest';
import { headScript } from '#web/site/head.ts';
import { parsePage } from '../support/crawl/crawled-page.ts';
import { filesOf, linksOf, plainLinks } from '../support/crawl/links.ts';
import { type RuleName, rules } from '../support/crawl/rules.ts';

const origin = 'https://site.example';
const path = '/blog/tax/article/';
const description = 'Sixty letters and more that say what a reader finds on this page.';
const data =
  '{"@context":"https://schema.org","@graph":[{"@type":"Article","publisher":{"logo":{}}},{"@type":"BreadcrumbList"}]}';

/** A page without faults. */
const good = `<!doctype html><html lang="de"><head><title>Titel</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${origin}${path}">
<meta property="og:title" content="Titel"><meta property="og:description" content="Text">
<meta property="og:type" content="article"><meta property="og:url" content="${origin}${path}">
<meta property="og:image" content="${origin}/og.png"><meta property="og:locale" content="de_DE">
<script>${headScript()}</script><script type="module" src="/assets/site-abc.js"></script>
<link rel="stylesheet" href="/assets/style-Ab-12_xY.css">
<script type="application/ld+json">${data}</script></head>
<body><a href="#content">Zum Inhalt</a><main id="content"><h1>Titel</h1><p>Text</p></main>
<footer>Fuß</footer></body></html>`;

const parse = (html: string) => parsePage(path, 200, html);

test('a page without faults passes every rule', () => {
  const faults = Object.values(rules).flatMap((rule) => rule(parse(good), origin));
  expect(faults).toEqual([]);
});

describe('a fault breaks its rule', () => {
  test.each<[RuleName, string | RegExp, string]>([
    ['has one heading of the first level', '<p>Text</p>', '<h1>Text</h1>'],
    ['has one heading of the first level', '<h1>Titel</h1>', '<h2>Titel</h2>'],
    ['says its language', 'lang="de"', 'lang="en"'],
    ['names itself as canonical, once', `canonical" href="${origin}`, `canonical" href="`],
    ['names itself as canonical, once', /<link rel="canonical".*>/, ''],
    ['has a title and a description', /<title>.*<\/title>/, ''],
    ['has a title and a description', '</title>', '</title><title>Zwei</title>'],
    ['has a title and a description', description, 'Short.'],
    ['has a title and a description', '<title>Titel', `<title>${'Titel '.repeat(12)}`],
    ['may be indexed', '</title>', '</title><meta name="robots" content="noindex">'],
    ['can be shared, with a picture', /<meta property="og:image".*?>/, ''],
    ['can be shared, with a picture', 'de_DE', 'en_GB'],
    ['has no text that was not translated or filled in', '<p>Text', '<p>common.menu.login'],
    ['has no text that was not translated or filled in', '<p>Text', '<p>common:menu.login'],
    ['has no text that was not translated or filled in', '<p>Text', '<p title="{{name}}">Text'],
    ['has no text that was not translated or filled in', '<p>Text', '<p>Für undefined'],
    ['has no empty heading, link, button or label', '<p>Text', '<a href="/"></a><p>Text'],
    ['has ids of its own', '<p>Text', '<p id="content">Text'],
    ['ships no framework, only the module of the site', 'site-abc.js', 'entry.client-abc.js'],
    ['ships no framework, only the module of the site', headScript(), 'window.__context = {}'],
    [
      'ships no framework, only the module of the site',
      '</title>',
      '</title><link rel="modulepreload" href="/a.js">',
    ],
    ['has its styles in one sheet of the build', 'style-Ab-12_xY', 'style'],
    ['has its styles in one sheet of the build', /<link rel="stylesheet".*>/, ''],
    [
      'has its styles in one sheet of the build',
      '</title>',
      '</title><link rel="stylesheet" href="/assets/home-Ab-12_xY.css">',
    ],
    ['has its styles in one sheet of the build', '<p>Text', '<style>p{}</style><p>Text'],
    ['has the structured data of its kind', '"Article"', '"Thing"'],
    ['has the structured data of its kind', '{"@context"', '{"@context'],
    ['describes products with their offer, and publishers with a logo', '"logo":{}', '"name":""'],
    [
      'describes products with their offer, and publishers with a logo',
      '"BreadcrumbList"',
      '"Product"',
    ],
    ['gives no role to what has it anyway', '<p>Text', '<table role="table"></table><p>Text'],
    ['has a skip link, a main and landmarks once', 'id="content"', 'id="main"'],
  ])('%s: %s → %s', (name, part, instead) => {
    const broken = good.replace(part, () => instead);
    expect(broken).not.toBe(good);
    expect(rules[name](parse(broken), origin)).not.toEqual([]);
  });

  test('answers 200', () => {
    expect(rules['answers 200'](parsePage(path, 301, good))).toEqual(['301']);
  });
});

test('links and files of a page are found wherever they are named', () => {
  const page =
    parse(`<a href="/a/?b=c#d">a</a><a href="../e/">e</a><a href="https://other.example">o</a>
    <a href="http://plain.example">p</a><form action="/f/"></form><img src="/g.png" srcset="/h.png 2x">
    <script src="https://other.example/i.js"></script><link rel="icon" href="/j.svg">
    <style>@font-face{src:url("/k.woff2")}</style><p style="background:url(/l.png)">l</p>`);
  expect(linksOf(page, origin).map(({ path: to, anchor }) => [to, anchor])).toEqual([
    ['/a/?b=c', 'd'],
    ['/blog/tax/e/', undefined],
    ['/f/', undefined],
  ]);
  expect(plainLinks(page, origin)).toEqual(['http://plain.example']);
  const files = ['/g.png', '/h.png', '/j.svg', '/k.woff2', '/l.png', 'https://other.example/i.js'];
  expect(new Set(filesOf(page, origin).map(({ path: file }) => file))).toEqual(new Set(files));
});
