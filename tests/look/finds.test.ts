import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser/visitor.ts';
import { look } from '../support/crawl/look.ts';

describe('what a browser finds', () => {
  let app: FastifyInstance;
  let site: string;

  const start = '<script type="module" src="/assets/site-abc.js"></script>';
  const module =
    "document.documentElement.dataset.started = '';" +
    "const mark = () => { document.documentElement.dataset.colorScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' };" +
    "mark(); matchMedia('(prefers-color-scheme: dark)').addEventListener('change', mark)";
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
    '/heavy/': '<p>Text</p><script src="/assets/framework.js"></script>',
    '/islands/': '<div data-island="a">Text</div><script src="/assets/site-more.js"></script>',
    '/foreign/': '<p>Text</p><img src="http://127.0.0.1:9/x.png" alt="none">',
  };

  beforeAll(async () => {
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
    for (const name of ['site-abc', 'site-more', 'framework']) {
      app.get(`/assets/${name}.js`, (_request, reply) =>
        reply.type('text/javascript').send(name === 'site-abc' ? module : ''),
      );
    }
    app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
    site = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
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
    ['/heavy/', [/scripts: \/assets\/framework\.js/, /scripts: 2 of them/]],
    ['/islands/', []],
    ['/foreign/', [/foreign: /, /failed: /]],
  ])('%s', async (address, expected) => {
    const page = await (await openBrowser()).newPage();
    const faults = await look(page, site, address);
    await page.close();
    if (expected.length === 0) expect(faults).toEqual([]);
    for (const pattern of expected) expect(faults).toContainEqual(expect.stringMatching(pattern));
  });
});
