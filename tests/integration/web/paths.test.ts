import { describe, expect, test } from 'vitest';
import { localeOf, locales, pageNames, paths, pathTo } from '#domain/site/paths.ts';
import { localPath } from '#web/kit/session/guard.ts';
import { isConfidential } from '#web/page-layouts.ts';
import { encodingFor } from '#web/server/compression.ts';
import { scriptHashes } from '#web/server/headers.ts';

describe('paths', () => {
  test('every page has a unique path in both languages, English below /en/', () => {
    const all = pageNames.flatMap((name) => locales.map((locale) => paths[name][locale]));
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((path) => !path.endsWith('/'))).toEqual([]);
    for (const name of pageNames) {
      expect(localeOf(paths[name].de)).toBe('de');
      expect(localeOf(paths[name].en)).toBe('en');
    }
  });

  test('parameters are escaped and required', () => {
    expect(pathTo('foundation', 'en', { id: 'a/b' })).toBe('/en/app/foundation/a%2Fb/');
    expect(() => pathTo('foundation', 'de')).toThrow('id');
  });

  test('only the upload pages for notaries are confidential', () => {
    expect(isConfidential('/app/foundation/1/certificate/')).toBe(true);
    expect(isConfidential('/en/app/foundation/1/register')).toBe(true);
    expect(isConfidential('/app/foundation/1/')).toBe(false);
    expect(isConfidential('/register/')).toBe(false);
  });
});

describe('the redirect after a login', () => {
  test.each(['/app/', '/app/foundation/1/?a=b', '/'])('to %s is followed', (target) => {
    expect(localPath(target)).toBe(target);
  });

  test.each([
    '//evil.example',
    '/.//evil.example/',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/\\evil.example',
    '/./\\evil.example',
    '\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'app/',
    '/a\r\nset-cookie: x=1',
    '',
    null,
  ])('to %j is ignored', (target) => {
    expect(localPath(target)).toBeUndefined();
  });
});

describe('cached pages', () => {
  test('every inline script of a page is hashed, duplicates once', () => {
    const html =
      '<script>one()</script><script src="/a.js"></script><script nonce="">one()</script>';
    const hashes = scriptHashes(html);
    expect(hashes).toEqual([expect.stringMatching(/^'sha256-[A-Za-z0-9+/]{43}='$/)]);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('a browser that accepts %j gets %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});
