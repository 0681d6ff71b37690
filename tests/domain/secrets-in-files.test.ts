import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseConfig } from '#config';
import { withFiles } from '../../environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'siebenschritt-secrets-'));
const file = join(folder, 'token-secret');
writeFileSync(file, 'from a file, 32 characters or so\n');
afterAll(() => rmSync(folder, { recursive: true }));
const names = ['TOKEN_SECRET', 'LINK_SECRET'];

test('a variable may stand in a file, whose last line break does not count', () => {
  const env = withFiles({ TOKEN_SECRET_FILE: file, LINK_SECRET: 'a value' }, names);
  expect(env).toMatchObject({
    TOKEN_SECRET: 'from a file, 32 characters or so',
    LINK_SECRET: 'a value',
  });
});

test('other files of the environment are left alone', () => {
  expect(withFiles({ SSL_CERT_FILE: file }, names)).toEqual({ SSL_CERT_FILE: file });
});

test('a file that is not there, or beside a value, is refused by name', () => {
  const missing = { TOKEN_SECRET_FILE: join(folder, 'missing') };
  expect(() => withFiles(missing, names)).toThrow('TOKEN_SECRET_FILE: cannot be read (ENOENT)');
  const twice = { TOKEN_SECRET: 'x', TOKEN_SECRET_FILE: file };
  expect(() => withFiles(twice, names)).toThrow('TOKEN_SECRET: is given twice');
});

const secret = 'x'.repeat(32);
const needed = {
  DATABASE_URL: 'postgres://localhost/x',
  TOKEN_SECRET: secret,
  LINK_SECRET: secret,
  PERSON_KEY_SECRET: secret,
};
const parse = (env: Record<string, string>) => parseConfig({ ...needed, ...env });

test('an object store is one address', () => {
  expect(parse({}).objectStore).toBeUndefined();
  const FILES_URL = 's3://key:a%2Fb@store:7070/our-files?region=eu-central-1&tls=off';
  expect(parse({ FILES_URL }).objectStore).toEqual({
    endpoint: 'http://store:7070',
    region: 'eu-central-1',
    bucket: 'our-files',
    credentials: { accessKeyId: 'key', secretAccessKey: 'a/b' },
  });
  const ofMachine = parse({ FILES_URL: 's3://s3.example/our-files?region=eu' }).objectStore;
  expect(ofMachine).toMatchObject({ endpoint: 'https://s3.example', credentials: undefined });
});

test.each([
  'https://store/our-files?region=eu',
  's3://store/our-files',
  's3://store/?region=eu',
  's3://key@store/our-files?region=eu',
  's3://store/a/b?region=eu',
])('%s is no object store', (FILES_URL) => {
  expect(() => parse({ FILES_URL })).toThrow('FILES_URL: has to be s3://');
});

test('the scanner listens on a socket or at an address', () => {
  expect(parse({ CLAMD_SOCKET: '/run/clamd.ctl' }).clamd).toEqual({ socket: '/run/clamd.ctl' });
  expect(parse({ CLAMD_SOCKET: 'clamav:3310' }).clamd).toEqual({ host: 'clamav', port: 3310 });
  expect(() => parse({ CLAMD_SOCKET: 'clamav' })).toThrow('CLAMD_SOCKET: is the path');
});
