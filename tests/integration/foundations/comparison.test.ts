import { expect, test } from 'vitest';
import { renderPdf } from '#modules/shared/pdf/pdf.ts';
import { outcomeOf, type Someone } from '../../support/api.ts';
import { pdfOfLetters, pdfOfYears, pdfWithoutText } from '../../support/bad-pdfs.ts';
import { bringTo, command, multipart, withCast } from '../../support/foundation-api.ts';
import { rowsOf } from '../../support/rows.ts';

const { api, people } = await withCast();
const { founder, staff, lawyer } = people;

const contract = (city: string, ...more: string[]): Promise<Buffer> =>
  renderPdf({
    title: 'Gesellschaftsvertrag',
    language: 'de',
    createdAt: new Date('2026-11-22T09:00:00Z'),
    content: ['§ 1 Firma und Sitz', `Der Sitz der Gesellschaft ist ${city}.`, ...more].map(
      (text) => ({ text, margin: [0, 0, 0, 20] }),
    ),
  });

/** @returns its id */
async function add(id: string, file: Buffer, replaces?: string): Promise<string> {
  const fields = { title: 'Gesellschaftsvertrag', ...(replaces && { replaces }) };
  const { body, headers } = multipart({ fields, file });
  const answer = await api.call('POST', `/foundations/${id}/documents`, {
    ...staff,
    body,
    headers,
  });
  expect(outcomeOf(answer)).toBe(200);
  await api.caughtUp();
  return answer.json().data.documentId;
}

const compare = (id: string, before: string, after: string, who: Someone = founder) => {
  const query = new URLSearchParams({ from: before, to: after });
  return api.call('GET', `/foundations/${id}/comparison?${query}`, { bearer: who.bearer });
};
const compared = async (...asked: Parameters<typeof compare>) => {
  const answer = await compare(...asked);
  expect(outcomeOf(answer)).toBe(200);
  return answer.json().data;
};

const id = await bringTo(api, people, 'documents-pending');
const first = await add(id, await contract('Köln'));
const second = await add(id, await contract('Bonn', '§ 2 Dauer'), first);

test('two versions are compared as text, once the founder sees both', async () => {
  const { data } = (await api.call('GET', `/foundations/${id}`, staff)).json();
  const versions = data.documents.map((one: { previous: string | null }) => one.previous);
  expect(versions).toEqual([null, first]);
  for (const member of [staff, lawyer]) {
    expect(await compared(id, first, second, member)).toEqual({
      state: 'compared',
      whole: true,
      changes: 2,
      rows: [
        { same: '§ 1 Firma und Sitz' },
        {
          before: [
            { text: 'Der Sitz der Gesellschaft ist ', changed: false },
            { text: 'Köln.', changed: true },
          ],
          after: [
            { text: 'Der Sitz der Gesellschaft ist ', changed: false },
            { text: 'Bonn.', changed: true },
          ],
        },
        { before: [], after: [{ text: '§ 2 Dauer', changed: true }] },
      ],
    });
  }
  expect(outcomeOf(await compare(id, first, second))).toEqual([403, 'FORBIDDEN']);
  expect(outcomeOf(await command(api, id, 'submit-documents-for-review', staff))).toBe(200);
  await api.caughtUp();
  const { changes } = await compared(id, first, second);
  expect(changes).toBe(2);
  const downloads = await rowsOf(
    api.connection.db,
    'audit_log',
    { action: 'download', actor_id: founder.id },
    'target_id',
  );
  expect(new Set(downloads.map(({ target_id }) => target_id))).toEqual(new Set([first, second]));
});

test('of one person there is one at a time: the next has to come back', async () => {
  const asked = await Promise.all([
    compare(id, first, second, lawyer),
    compare(id, first, second, lawyer),
    compare(id, first, second, staff),
  ]);
  const statuses = asked.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([200, 200, 429]);
  const refused = asked.find(({ statusCode }) => statusCode === 429);
  expect(refused?.headers['retry-after']).toBe('2');
});

test('nobody else may, and no document of another formation is let in', async () => {
  const forbidden = [403, 'FORBIDDEN'];
  const stranger = await api.someone('member');
  expect(outcomeOf(await compare(id, first, second, stranger))).toEqual(forbidden);
  expect(
    (await api.call('GET', `/foundations/${id}/comparison?from=${first}&to=${second}`)).statusCode,
  ).toBe(403);
  const other = await bringTo(api, { ...people, founder: stranger }, 'documents-pending');
  const foreign = await add(other, await contract('Köln'));
  expect(outcomeOf(await compare(id, foreign, second, staff))).toEqual(forbidden);
  expect(outcomeOf(await compare(id, first, foreign, staff))).toEqual(forbidden);
  expect(outcomeOf(await compare(other, first, foreign, staff))).toEqual(forbidden);
  expect(outcomeOf(await compare(id, first, 'no id', staff))).toEqual(forbidden);
});

test('one that was withdrawn is compared by the team alone', async () => {
  const body = { documentId: second, reason: 'Falsche Gesellschaft' };
  expect(outcomeOf(await command(api, id, 'withdraw-document', staff, { body }))).toBe(200);
  await api.caughtUp();
  expect(outcomeOf(await compare(id, first, second))).toEqual([403, 'FORBIDDEN']);
  expect((await compared(id, first, second, lawyer)).changes).toBe(2);
});

test('what has no text, too much of it, or takes for ever, says so', async () => {
  const drafting = await bringTo(api, people, 'documents-pending');
  const written = await add(drafting, await contract('Köln'));
  const scan = await add(drafting, pdfWithoutText());
  expect(await compared(drafting, written, scan, staff)).toEqual({ state: 'no-text' });
  const long = await add(drafting, pdfOfLetters());
  const beginning = await compared(drafting, long, long, staff);
  expect(beginning).toMatchObject({ state: 'compared', whole: false, changes: 0 });
  const endless = await add(drafting, pdfOfYears());
  expect(await compared(drafting, written, endless, staff)).toEqual({ state: 'unreadable' });
});
