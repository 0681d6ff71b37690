import { describe, expect, test } from 'vitest';
import { parseConfig } from '#config';

const secret = 'x'.repeat(32);
const needed = {
  DATABASE_URL: 'postgres://localhost/x',
  TOKEN_SECRET: secret,
  LINK_SECRET: secret,
  PERSON_KEY_SECRET: secret,
};
const apiBaseOf = (API_BASE?: string) =>
  parseConfig({ ...needed, ...(API_BASE !== undefined && { API_BASE }) }).apiBase;

describe('where the site finds the API', () => {
  test.each([
    [undefined, '/api'],
    ['', '/api'],
    ['/api/', '/api'],
    ['http://api.internal:3000/api/', 'http://api.internal:3000/api'],
    ['https://api.example', 'https://api.example'],
  ])('%s is %s', (given, base) => {
    expect(apiBaseOf(given)).toBe(base);
  });

  test.each(['api', '//evil.example/api', 'ftp://api.example', 'http://', '/a b'])(
    '%s is refused',
    (given) => {
      expect(() => apiBaseOf(given)).toThrow('API_BASE: is a path or an http(s) address');
    },
  );
});
