import { parse } from 'content-disposition';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeOf, withApi } from '../../support/api.ts';

let bearer: string;

const api = await withApi();
beforeAll(async () => {
  const { email } = await api.person();
  bearer = (await api.logIn(email)).access_token;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  api.call('GET', path, { bearer, headers });
const english = { 'accept-language': 'en' };

describe('templates', () => {
  test('are listed by category with all their files, in the language of the caller', async () => {
    const { data, meta } = (await get('/templates')).json();
    expect(meta.total).toBe(data.length);
    const one = data.find(({ id }: { id: string }) => id === 'founders-agreement');
    expect(one).toMatchObject({
      category: 'company',
      title: 'Gründervereinbarung vor der Gründung',
      form: expect.stringContaining('§ 40 UrhG'),
    });
    expect(
      one.files.map(({ file, binding }: { file: string; binding: boolean }) => [file, binding]),
    ).toEqual([
      ['de.pdf', true],
      ['de.docx', true],
      ['en.pdf', false],
      ['en.docx', false],
    ]);
    const answer = await get('/templates?category=company&limit=1&offset=1', english);
    expect(answer.json().data).toHaveLength(1);
    expect(answer.json().meta.total).toBeGreaterThan(1);
    expect(answer.headers['content-language']).toBe('en');
  });

  test('say what is in them and what is to be filled in', async () => {
    const { data } = (await get('/templates/founders-agreement', english)).json();
    expect(data.sections[0]).toBe('Project and purpose');
    expect(data.sections.length).toBeGreaterThan(5);
    expect(data.placeholders.length).toBeGreaterThan(5);
    expect(data.sources).toContain('§§ 2, 15 GmbHG');
  });

  test('do not exist under other names', async () => {
    for (const path of [
      '/templates/missing',
      '/templates/missing/de.pdf',
      '/templates/founders-agreement/fr.pdf',
      '/templates/founders-agreement/de.odt',
      '/templates/founders-agreement/de.md',
      '/templates/..%2F..%2Fconfig/de.pdf',
    ]) {
      const answer = await get(path);
      expect([answer.statusCode, codeOf(answer)], path).toEqual([404, 'NOT_FOUND']);
    }
    expect((await get('/templates?category=other')).statusCode).toBe(400);
  });
});

describe('the file of a template', () => {
  test.each([
    ['de.pdf', 'application/pdf', 'Gründervereinbarung vor der Gründung.pdf'],
    [
      'en.docx',
      /^application\/vnd\.openxmlformats.*document$/,
      "Founders' agreement before the formation.docx",
    ],
  ])('%s comes under its type and its title', async (file, type, name) => {
    const answer = await get(`/templates/founders-agreement/${file}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(type);
    const { type: way, parameters } = parse(String(answer.headers['content-disposition']));
    expect([way, parameters.filename]).toEqual(['attachment', name]);
    const forOldPrograms = name.replaceAll('ü', 'ue').replaceAll('’', "'");
    const disposition = String(answer.headers['content-disposition']);
    expect(disposition).toContain(`filename="${forOldPrograms}"`);
    expect(answer.headers).toMatchObject({
      'content-language': file.slice(0, 2),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    const begin = answer.rawPayload.subarray(0, 4).toString('latin1');
    expect(begin).toBe(file.endsWith('pdf') ? '%PDF' : 'PK\u0003\u0004');
    if (file.endsWith('docx'))
      expect(unzipSync(answer.rawPayload)).toHaveProperty('word/document.xml');
  });

  test('is not sent again while it is the same', async () => {
    const path = '/templates/founders-agreement/de.docx';
    const { etag } = (await get(path)).headers;
    const again = await get(path, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await get('/templates/founders-agreement/en.docx', {
      'if-none-match': String(etag),
    });
    expect(other.statusCode).toBe(200);
  });

  test('is for members only', async () => {
    const answer = await api.call('GET', '/templates/founders-agreement/de.pdf');
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'FORBIDDEN']);
  });
});
