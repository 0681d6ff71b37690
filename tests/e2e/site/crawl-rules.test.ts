import Fastify, { type FastifyInstance } from 'fastify';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headScript } from '#web/site/head.ts';
import { openBrowser } from '../../support/browser/visitor.ts';
import { parsePage } from '../../support/crawl/crawled-page.ts';
import { filesOf, linksOf, plainLinks } from '../../support/crawl/links.ts';
import { look } from '../../support/crawl/look.ts';
import { type RuleName, rules } from '../../support/crawl/rules.ts';

const origin = 'https://site.example';
const path = '/blog/tax/article/';
const description = 'Sixty letters and more that say what a reader finds on this page.';
const data =
  '{"@context":"https://schema.org","@graph":[{"@type":"Article"},{"@type":"BreadcrumbList"}]}';

/** A page without faults. */
const good = `<!doctype html><html lang="de"><head><title>Titel</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${origin}${path}">
<meta property="og:title" content="Titel"><meta property="og:description" content="Text">
<meta property="og:type" content="article"><meta property="og:url" content="${origin}${path}">
<meta property="og:image" content="${origin}/og.png"><meta property="og:locale" content="de_DE">
<script>${headScript}</script><script type="module" src="/assets/site-abc.js"></script>
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
    ['ships no framework, only the module of the site', headScript, 'window.__context = {}'],
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

describe('what a browser finds', () => {
  let browser: Browser;
  let app: FastifyInstance;
  let site: string;

  const start =
    "<script>document.documentElement.dataset.started = '';" +
    "const mark = () => { document.documentElement.dataset.colorScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' };" +
    "mark(); matchMedia('(prefers-color-scheme: dark)').addEventListener('change', mark)</script>";
  const bodies: Record<string, string> = {
    '/good/': '<p>Text</p>',
    '/wide/': '<p style="width:400px">Text</p>',
    '/hidden/': '<style>body{overflow-x:hidden}</style><p>Text</p>',
    '/pale/': '<p style="color:#bbb">Text</p>',
    '/pale-at-night/':
      '<style>@media (prefers-color-scheme: dark){p{color:#bbb}}</style><p>Text</p>',
    '/folded/': '<details><summary>More</summary><p style="color:#bbb">Text</p></details>',
    '/loud/': '<p>Text</p><script>console.warn("look out")</script>',
    '/failing/': '<p>Text</p><script>undefinedThing()</script>',
    '/missing/': '<p>Text</p><img src="/none.png" alt="none">',
    '/foreign/': '<p>Text</p><img src="http://127.0.0.1:9/x.png" alt="none">',
  };

  beforeAll(async () => {
    browser = await openBrowser();
    app = Fastify();
    for (const [address, body] of Object.entries(bodies)) {
      app.get(address, (_request, reply) =>
        reply
          .type('text/html')
          .send(
            `<!doctype html><html lang="de"><meta name="viewport" content="width=device-width"><title>T</title><body style="background:#fff"><main><h1>T</h1>${body}</main>${start}`,
          ),
      );
    }
    app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
    site = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });

  test.each([
    ['/good/', []],
    ['/wide/', [/at 360 px: scrolls to 4\d\d px/]],
    ['/hidden/', [/overflow is hidden/]],
    ['/pale/', [/light: color-contrast/, /dark: color-contrast/]],
    ['/pale-at-night/', [/dark: color-contrast/]],
    ['/folded/', [/light: color-contrast/]],
    ['/loud/', [/console: look out/]],
    ['/failing/', [/error: .*undefinedThing/]],
    ['/missing/', [/404: .*none\.png/]],
    ['/foreign/', [/foreign: /, /failed: /]],
  ])('%s', async (address, expected) => {
    const page = await browser.newPage();
    const faults = await look(page, site, address);
    await page.close();
    if (expected.length === 0) expect(faults).toEqual([]);
    for (const pattern of expected) expect(faults).toContainEqual(expect.stringMatching(pattern));
  });
});
