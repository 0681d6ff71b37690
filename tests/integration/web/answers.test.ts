import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { pathTo } from '#domain/site/paths.ts';
import { cachedPages } from '#web/pages.ts';
import type { Handler } from '#web/server/build.ts';
import type { Services } from '#web/server/services.ts';
import { addSite } from '#web/server/site.ts';
import { siteOptions } from '../../support/site-options.ts';

const text = 'seven steps to a company '.repeat(400);
const html = (nonce: string | undefined) =>
  `<p>${text}</p><script${nonce ? ` nonce="${nonce}"` : ''}>start()</script>`;

let app: FastifyInstance;
let asked: { path: string; services: Services }[];
afterEach(() => app.close());

/** The site around a handler that answers every page alike. */
async function site(
  publicUrl = siteOptions.publicUrl,
  answer?: (path: string, services: Services) => Response,
) {
  asked = [];
  const handle: Handler = async (request, services) => {
    const { pathname, search } = new URL(request.url);
    asked.push({ path: pathname + search, services });
    if (answer) return answer(pathname, services);
    if (pathname === '/__manifest') {
      const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
      return Response.json({ routes: text }, { headers });
    }
    return new Response(html(services.nonce), { headers: { 'content-type': 'text/html' } });
  };
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 } });
  await app.register((scope) => addSite(scope, { ...siteOptions, publicUrl }, handle, cachedPages));
  await app.ready();
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const policyOf = (headers: Record<string, unknown>) =>
  String(headers['content-security-policy']).split(';');

describe('compression and caching', () => {
  test('a dynamic page is compressed with the best encoding the browser accepts', async () => {
    await site();
    const brotli = await get('/app/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain(text);

    const gzip = await get('/app/', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toContain(text);

    const plain = await get('/app/');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toContain(text);
    expect(plain.headers['cache-control']).toBe('no-store');
  });

  test('the data of a page is compressed, a tiny answer is not', async () => {
    await site(undefined, (path) => {
      const headers = { 'content-type': 'text/x-script' };
      return new Response(path === '/app/_.data' ? text : 'small', { headers });
    });
    const large = await get('/app/_.data', { 'accept-encoding': 'br' });
    expect(large.headers['content-encoding']).toBe('br');
    const small = await get('/en/app/_.data', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBeUndefined();
    expect(small.body).toBe('small');
  });

  test('a cached page is rendered once and answers 304 while it has not changed', async () => {
    await site();
    const first = await get('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe(html(undefined));
    const etag = String(first.headers.etag);
    const again = await get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers.vary).toBe('accept-encoding');
    expect(asked.length).toBe(1);
  });

  test('10,000 spellings of one address are one page in the cache', async () => {
    await site();
    const letters = [...'agb'];
    const spelled = (bits: number) =>
      letters.map((letter, index) =>
        (bits >> index) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
      );
    for (let variant = 0; variant < 10_000; variant += 1) {
      const answer = await get(`/${spelled(variant).join('')}/?v=${variant}`);
      if (answer.statusCode !== 200) throw new Error(`${variant}: ${answer.statusCode}`);
    }
    expect(asked.length).toBe(1);
  });

  test('a page with parameters is cached under its parameters, however they are spelled', async () => {
    await site();
    const spellings = ['/blog/tax/vat/', '/blog/t%61x/v%61t/', '/%62log/tax/vat/?a=b'];
    for (const url of [...spellings, '/blog/tax/other/', '/blog/law/vat/']) await get(url);
    const paths = asked.map(({ path }) => path);
    expect(paths).toEqual(['/blog/tax/vat/', '/blog/tax/other/', '/blog/law/vat/']);
    const slash = await get('/blog/tax/a%2Fb/');
    expect([slash.statusCode, asked.at(-1)?.path]).toEqual([200, '/blog/tax/a%2Fb/']);
  });

  test('the data of a page is never taken from the cache', async () => {
    await site(undefined, (path) => new Response(path));
    await get('/blog/tax/');
    expect((await get('/blog/tax/_.data')).body).toBe('/blog/tax/_.data');
    expect((await get('/tax/_.data')).body).toBe('/tax/_.data');
  });

  test('a page of the app is not taken for a category', async () => {
    await site();
    for (const path of ['/login/', '/en/register/', '/app/']) {
      expect((await get(path)).headers['cache-control'], path).toBe('no-store');
    }
    expect((await get('/gmbh/')).headers['cache-control']).toBe('no-cache');
  });

  test('a page that does not exist is not cached', async () => {
    await site(undefined, () => new Response('nothing', { status: 404 }));
    const answers = [await get('/blog/tax/none/'), await get('/blog/tax/none/')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(answers[1]?.headers['cache-control']).toBe('no-store');
  });

  test('a query that the page answers is rendered for the request, any other is not', async () => {
    await site();
    const page = pathTo('found-now', 'en');
    await get(page);
    await get(`${page}?utm_source=letter`);
    expect(asked.map(({ path }) => path)).toEqual([page]);
    for (const query of ['?form=gmbh', '?utm_source=letter&funds=below-12500']) {
      const answer = await get(page + query);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(asked.at(-1)?.path).toBe(page + query);
    }
    await get(`${pathTo('home', 'en')}?form=gmbh`);
    expect(asked.at(-1)?.path).toBe(pathTo('home', 'en'));
  });

  test('the manifest of the router is compressed, not redirected, and sets no cookie', async () => {
    await site();
    const url = '/__manifest?paths=%2Fen%2F&version=1';
    const answer = await get(url, { 'accept-encoding': 'br', cookie: 'locale=en' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(asked.at(-1)?.path).toBe(url);
    expect(asked.at(-1)?.services.nonce).toBeUndefined();
  });

  test('the entrance leads a reader who chose English to it, but no crawler', async () => {
    await site();
    const chosen = { cookie: 'a=b; locale=en', 'user-agent': 'Mozilla/5.0 Firefox/153.0' };
    for (const [from, to] of [
      ['/', '/en/'],
      ['/?utm_source=letter', '/en/?utm_source=letter'],
    ] as const) {
      const { statusCode, headers } = await get(from, chosen);
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([
        302,
        to,
        'no-store',
      ]);
    }
    const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect((await get('/', { ...chosen, 'user-agent': crawler })).statusCode).toBe(200);
    expect((await get('/', { ...chosen, cookie: 'locale=de' })).statusCode).toBe(200);
    expect((await get('/agb/', chosen)).statusCode).toBe(200);
  });

  test.each([
    ['//en/', '/en/'],
    ['/Services/?Q=A', '/services/?Q=A'],
    ['/EN/Services', '/en/services/'],
    ['//evil.example/', '/evil.example/'],
    ['/kontakt//', '/kontakt/'],
    ['/Suche/%C3%9Cber', '/suche/%C3%9Cber/'],
  ])('%s has one address, %s', async (url, address) => {
    await site();
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, address]);
  });

  test('files keep their capitals', async () => {
    await site();
    expect((await get('/assets/Foo-AbC.js')).statusCode).not.toBe(301);
  });
});

describe('methods of pages', () => {
  test.each(['PUT', 'PATCH', 'DELETE'] as const)(
    '%s is refused, with what is allowed',
    async (method) => {
      await site();
      for (const url of ['/services/', '/app/']) {
        const { statusCode, headers } = await app.inject({ method, url });
        expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
      }
      const { statusCode, headers } = await app.inject({ method, url: '/no/such/page/' });
      expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    },
  );

  test('OPTIONS says what is allowed', async () => {
    await site();
    const { statusCode, headers, body } = await app.inject({ method: 'OPTIONS', url: '/app/' });
    expect([statusCode, headers.allow, body]).toEqual([204, 'GET, HEAD, POST, OPTIONS', '']);
  });

  test('a page without a form refuses what is posted, and says what it allows', async () => {
    await site(undefined, () => new Response('Method Not Allowed', { status: 405 }));
    const { statusCode, headers } = await app.inject({ method: 'POST', url: '/services/' });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('files for machines', () => {
  test.each(['/robots.txt', '/.well-known/security.txt', '/site.webmanifest'])(
    '%s answers 304 while it has not changed',
    async (url) => {
      await site();
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(200);
      const again = await get(url, { 'if-none-match': String(headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );

  test('whoever finds a weakness learns whom to tell, in a file that does not grow old', async () => {
    await site('https://siebenschritt.example');
    const { body, headers } = await get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2)),
    );
    expect(fields).toMatchObject({
      Contact: `mailto:${siteOptions.operator.email}`,
      Canonical: 'https://siebenschritt.example/.well-known/security.txt',
    });
    const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
    expect(days > 120 && days < 365).toBe(true);
  });
});

describe('the headers of the site', () => {
  test('a dynamic page allows its scripts by nonce, a cached page by hash', async () => {
    await site();
    const own = await get('/app/');
    const nonce = asked.at(-1)?.services.nonce;
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(policyOf(own.headers)).toEqual([
      // Firefox judges by it what is fetched ahead; all else is said below.
      "default-src 'self'",
      ...['child', 'frame', 'media', 'object', 'worker'].map((what) => `${what}-src 'none'`),
      `script-src 'self' 'nonce-${nonce}'`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
    expect((await get('/app/')).headers['content-security-policy']).not.toContain(nonce);

    const cached = await get('/');
    expect(policyOf(cached.headers)[1]).toMatch(/^script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='$/);
  });

  test('a public page takes its style sheets from files of the site alone', async () => {
    await site();
    const policy = policyOf((await get('/')).headers);
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
  });

  test('check 30: every answer has the security headers', async () => {
    await site();
    for (const url of ['/', '/app/', '/robots.txt', '/login']) {
      const fallback = url === '/app/' ? "default-src 'self'" : "default-src 'none'";
      expect((await get(url)).headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringContaining(fallback),
      });
    }
  });

  test('check 30: so do errors, which say nothing of what failed', async () => {
    await site(undefined, () => {
      throw new Error('secret words of the database');
    });
    const big = 'x'.repeat(300_000);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answers = [
      await get('/app/'),
      await app.inject({ method: 'POST', url: '/app/', payload: big, headers: form }),
      await app.inject({ method: 'PUT', url: '/app/' }),
      await get('/api/nothing'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 413, 405, 404]);
    for (const { headers, body } of answers.slice(0, 2)) {
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body).not.toContain('secret');
    }
  });

  test('HTTPS is enforced if the site uses it', async () => {
    await site('https://siebenschritt.example');
    const { headers } = await get('/app/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(policyOf(headers)).toContain('upgrade-insecure-requests');
    await app.close();
    await site();
    const plain = await get('/app/');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(policyOf(plain.headers)).not.toContain('upgrade-insecure-requests');
  });

  test('upload pages send no referrer and are not indexed', async () => {
    await site();
    const { headers } = await get(pathTo('notary-certificate', 'de', { id: '1' }));
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('cookies of the site', () => {
  test('reading a page sets no cookie, cached or not', async () => {
    await site();
    for (const path of ['/', '/en/', '/login/', '/en/register/']) {
      expect((await get(path)).headers['set-cookie'], path).toBeUndefined();
    }
  });

  test('the last value wins if an answer sets a cookie twice', async () => {
    await site('http://localhost:3000', (_path, { session }) => {
      session.start({ access_token: 'a', refresh_token: 'r', expires: 900_000 });
      session.forget();
      return new Response('page');
    });
    const { cookies } = await get('/app/');
    const ours = cookies.filter(({ name }) => name.startsWith('__Host-'));
    expect(ours).toHaveLength(3);
    expect(ours).toEqual(
      ours.map(({ name }) =>
        expect.objectContaining({ name, maxAge: 0, secure: true, path: '/', sameSite: 'Lax' }),
      ),
    );
    const open = ours.filter(({ httpOnly }) => !httpOnly).map(({ name }) => name);
    expect(open).toEqual(['__Host-expires']);
  });

  test('check 29: a form posted from another site is refused', async () => {
    await site();
    const before = asked.length;
    const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' };
    const answer = await app.inject({ method: 'POST', url: '/logout/', headers, payload: 'x' });
    expect(answer.statusCode).toBe(403);
    expect(asked.length).toBe(before);
  });
});
