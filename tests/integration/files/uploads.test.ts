import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { pdf } from '#demo/pdf.ts';
import { MAX_UPLOAD_BYTES } from '#domain/files/limits.ts';
import { outcomeOf } from '../../support/api.ts';
import { badPdfs, soundPdfs } from '../../support/bad-pdfs.ts';
import {
  addDocument,
  bringTo,
  command,
  confirmPayment,
  filesOf,
  multipart,
  withCast,
} from '../../support/foundation-api.ts';

const { api, people } = await withCast();
const id = await bringTo(api, people, 'documents-pending');

const storedFiles = () => filesOf(api);

const post = (form: { body: unknown; headers?: Record<string, string> }) =>
  api.call('POST', `/foundations/${id}/documents`, { ...form, bearer: people.staff.bearer });

const download = (documentId: string, { bearer } = people.founder) =>
  api.call('GET', `/foundations/${id}/documents/${documentId}`, { bearer });

describe('A file that is not a harmless PDF', () => {
  const messages = new Map<string, string>();

  test.each(badPdfs)('check 37: %s is refused (%s) and not stored', async (_what, reason, file) => {
    const before = storedFiles();
    const answer = await addDocument(api, id, people.staff, { file });
    expect(outcomeOf(answer)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const { message, extensions } = answer.json().errors[0];
    expect(message.includes('not a PDF')).toBe(reason === 'not-a-pdf');
    expect(extensions.reason).toBe(reason);
    messages.set(reason, message);
    expect(storedFiles()).toEqual(before);
  });

  test('check 37: every reason has its own message', () => {
    expect(messages.size).toBe(new Set(badPdfs.map(([, reason]) => reason)).size);
    expect(new Set(messages.values()).size).toBe(messages.size);
  });

  test('check 37: one byte over 20 MB is refused, naming the limit, and not stored', async () => {
    const file = Buffer.alloc(MAX_UPLOAD_BYTES + 1, ' ');
    pdf().copy(file);
    const before = storedFiles();
    const answer = await addDocument(api, id, people.staff, { file });
    expect(outcomeOf(answer)).toEqual([413, 'CONTENT_TOO_LARGE']);
    expect(answer.json().errors[0].message).toContain('20 MB');
    const { body, headers } = multipart({ fields: { title: 'x' }, file });
    const chunked = await api.app.inject({
      method: 'POST',
      url: `/api/foundations/${id}/documents`,
      headers: { ...headers, authorization: `Bearer ${people.staff.bearer}` },
      payload: Readable.from([body]),
    });
    expect(outcomeOf(chunked)).toEqual([413, 'CONTENT_TOO_LARGE']);
    expect(storedFiles()).toEqual(before);
  });

  test.each([
    ['before its first part', 'x', '--x\r\n\r\n--x'],
    ['in a field', 'x', '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nVer'],
    [
      'in the file',
      'x',
      `--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nV\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7`,
    ],
    ['nowhere, with a boundary of 300 characters', 'x'.repeat(300), `--${'x'.repeat(300)}--`],
  ])(
    'check 33: a form that breaks off %s is refused and nothing is stored',
    async (_, mark, body) => {
      const before = storedFiles();
      const answer = await post({
        body,
        headers: { 'content-type': `multipart/form-data; boundary=${mark}` },
      });
      expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
      expect(storedFiles()).toEqual(before);
    },
  );

  test('a form without a file or a title is refused and names which one is missing', async () => {
    const noFile = await post(multipart({ fields: { title: 'Vertrag' } }));
    expect(noFile.statusCode).toBe(400);
    expect(noFile.json().errors[0].extensions.fields).toEqual(['file']);
    const noTitle = await post(multipart({ file: pdf() }));
    expect(noTitle.json().errors[0].extensions.fields).toEqual(['title']);
    expect((await post({ body: { title: 'Vertrag' } })).statusCode).toBe(415);
  });
});

describe('A document', () => {
  test('check 38: downloads unchanged under a safe name, for founders once it is released', async () => {
    const file = pdf('Gesellschaftsvertrag');
    const fileName = '../../x<y>\u202e Satzung Müller "neu".pdf.pdf';
    const answer = await addDocument(api, id, people.staff, { file, fileName });
    expect(outcomeOf(answer)).toBe(200);
    const { documentId } = answer.json().data;
    await api.caughtUp();
    expect((await download(documentId)).statusCode).toBe(403);
    const draft = await download(documentId, people.lawyer);
    expect(draft.rawPayload.equals(file)).toBe(true);

    await command(api, id, 'submit-documents-for-review', people.staff);
    await api.caughtUp();
    const released = await download(documentId);
    expect(released.statusCode).toBe(200);
    expect(released.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': String(file.length),
    });
    const { 'content-disposition': disposition } = released.headers;
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''/);
    expect(disposition).not.toMatch(/[/\\<>]|%E2%80%AE|\.pdf\.pdf/);
    expect(disposition).toContain('M%C3%BCller');
    expect((await api.call('GET', `/foundations/${id}/documents/${documentId}`)).statusCode).toBe(
      403,
    );
  });

  test('shows staff that no virus scanner looked at it', async () => {
    const page = await api.call('GET', `/foundations/${id}`, people.staff);
    expect(page.json().data.documents[0].scan).toBe('not-configured');
  });

  test('sent in the wrong status is refused before anything is stored', async () => {
    const before = storedFiles();
    const answer = await addDocument(api, id, people.staff);
    expect(outcomeOf(answer)).toEqual([409, 'NOT_ALLOWED_NOW']);
    expect(answer.json().errors[0].extensions.status).toBe('review-pending');
    const early = await confirmPayment(api, id, people.founder);
    expect(outcomeOf(early)).toEqual([409, 'NOT_ALLOWED_NOW']);
    expect(storedFiles()).toEqual(before);
  });

  test('sent twice with the same key is stored once; another file with that key is refused', async () => {
    const other = await bringTo(api, people, 'documents-pending');
    const key = randomUUID();
    const first = await addDocument(api, other, people.staff, { key });
    const count = storedFiles().length;
    const again = await addDocument(api, other, people.staff, { key });
    expect(again.json()).toEqual(first.json());
    const changed = await addDocument(api, other, people.staff, { key, file: pdf('anders') });
    expect(outcomeOf(changed)).toEqual([422, 'UNPROCESSABLE_CONTENT']);
    expect(storedFiles()).toHaveLength(count);
    const parallel = randomUUID();
    const both = await Promise.all(
      [1, 2].map(() => addDocument(api, other, people.staff, { key: parallel })),
    );
    expect(both.map(outcomeOf)).toEqual([200, 200]);
    expect(both[0]?.json()).toEqual(both[1]?.json());
    expect(storedFiles()).toHaveLength(count + 1);
  });
});

describe('The bank confirmation', () => {
  test('is accepted while no worker runs, and takes effect once one is back', async () => {
    const paid = await bringTo(api, people, 'share-capital-payment-pending');
    const key = randomUUID();
    api.setWorker('down');
    const answer = await confirmPayment(api, paid, people.founder, { key });
    expect(answer.statusCode).toBe(202);
    expect(answer.json().data).toEqual({ commandId: key, state: 'received' });
    const asking = () => api.call('GET', `/foundations/${paid}/commands/${key}`, people.founder);
    expect((await asking()).json().data).toEqual({ state: 'pending' });
    api.setWorker('up');
    const again = await confirmPayment(api, paid, people.founder, { key });
    expect(outcomeOf(again)).toBe(200);
    expect((await asking()).json().data.state).toBe('accepted');
  });

  test('gets a 503 while Temporal is away, and can be sent again', async () => {
    const paid = await bringTo(api, people, 'share-capital-payment-pending');
    const key = randomUUID();
    api.setWorker('temporal-away');
    const answer = await confirmPayment(api, paid, people.founder, { key });
    api.setWorker('up');
    expect(outcomeOf(answer)).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(outcomeOf(await confirmPayment(api, paid, people.founder, { key }))).toBe(200);
    const { revision } = (await confirmPayment(api, paid, people.founder, { key })).json().data;
    expect(await api.events.read(`foundation-${paid}`)).toHaveLength(revision + 1);
  });
});

let drafting: Promise<string> | undefined;
const fresh = () => {
  drafting ??= bringTo(api, people, 'documents-pending');
  return drafting;
};
test.each(soundPdfs)('check 37: a PDF %s is taken and kept byte for byte', async (_what, file) => {
  const id = await fresh();
  const answer = await addDocument(api, id, people.staff, { file });
  expect(outcomeOf(answer), answer.body).toBe(200);
  await api.caughtUp();
  const { documentId } = answer.json().data;
  const path = `/foundations/${id}/documents/${documentId}`;
  const { rawPayload } = await api.call('GET', path, { bearer: people.staff.bearer });
  expect(rawPayload.equals(file)).toBe(true);
});
