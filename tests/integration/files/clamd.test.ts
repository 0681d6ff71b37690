import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '#demo/pdf.ts';
import { outcomeOf } from '../../support/api.ts';
import { pdfWithStream } from '../../support/bad-pdfs.ts';
import {
  addDocument,
  bringTo,
  type Cast,
  cast,
  exchange,
  type FoundationApi,
  filesOf,
  startFoundationApi,
  uploadByLink,
} from '../../support/foundation-api.ts';
import { type Clamd, eicar, ownClamd } from '../../support/servers/clamd.ts';

let clamd: Clamd;
let api: FoundationApi;
let people: Cast;
let id: string;
const infected = pdfWithStream(eicar);

beforeAll(async () => {
  clamd = await ownClamd();
  await clamd.start();
  api = await startFoundationApi({ CLAMD_SOCKET: clamd.socket });
  people = await cast(api);
  id = await bringTo(api, people, 'documents-pending');
}, 10 * 60_000);
afterAll(async () => {
  await clamd.stop();
  await api.close();
});

const documents = async () => {
  await api.caughtUp();
  return (await api.call('GET', `/foundations/${id}`, people.staff)).json().data.documents;
};

test('check 39: a PDF with the EICAR string has nothing else that is wrong with it', async () => {
  expect(infected.includes(eicar)).toBe(true);
  const unscanned = await startFoundationApi();
  const others = await cast(unscanned);
  const foundation = await bringTo(unscanned, others, 'documents-pending');
  const answer = await addDocument(unscanned, foundation, others.staff, { file: infected });
  expect(outcomeOf(answer)).toBe(200);
  await unscanned.close();
});

test('check 39: a real clamd lets a clean PDF through', async () => {
  const answer = await addDocument(api, id, people.staff, { file: pdf(), fileName: 'a.pdf' });
  expect(outcomeOf(answer)).toBe(200);
  expect(await documents()).toMatchObject([{ scan: 'clean', fileName: 'a.pdf' }]);
});

test('check 39: a PDF with the EICAR string is refused, not stored, and its sender is told', async () => {
  const before = filesOf(api);
  const answer = await addDocument(api, id, people.staff, { file: infected });
  expect(outcomeOf(answer)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  expect(answer.json().errors[0].extensions.reason).toBe('infected');
  expect(filesOf(api)).toEqual(before);
  expect(await documents()).toHaveLength(1);
});

test('check 39: a PDF of a notary with the EICAR string is refused, and the link stays open', async () => {
  const foundation = await bringTo(api, people, 'foundation-certificate-pending');
  const { token } = await api.link(foundation, 'foundation-certificate');
  const { cookies } = await exchange(api, token);
  const refused = await uploadByLink(api, cookies, { file: infected });
  expect(refused.json().errors[0].extensions.reason).toBe('infected');
  expect(outcomeOf(await uploadByLink(api, cookies))).toBe(200);
});

test('check 39: without an answer of the scanner an upload gets 503, and succeeds later', async () => {
  const before = filesOf(api);
  await clamd.stop();
  for (const file of [pdf('Ausfall'), infected]) {
    const answer = await addDocument(api, id, people.staff, { file });
    expect(outcomeOf(answer)).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(answer.headers['retry-after']).toBe('30');
  }
  expect(filesOf(api)).toEqual(before);
  expect(await documents()).toHaveLength(1);
  await clamd.start();
  expect(outcomeOf(await addDocument(api, id, people.staff, { file: pdf('Danach') }))).toBe(200);
});

test('check 39: a file that the scanner finds too long to look at is not released either', async () => {
  await clamd.stop();
  await clamd.start({ streamMaxLength: '1K' });
  const before = filesOf(api);
  const long = pdfWithStream(Buffer.alloc(300_000, 'a'));
  const answer = await addDocument(api, id, people.staff, { file: long });
  expect(outcomeOf(answer)).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(filesOf(api)).toEqual(before);
});
