import { afterAll, expect, test } from 'vitest';
import { toFileError } from '#api/http/file-errors.ts';
import { Overloaded } from '#modules/shared/concurrency.ts';
import { outcomeOf } from '../../support/api.ts';
import { addDocument, bringTo, filesOf, withCast } from '../../support/foundation-api.ts';
import { fakeClamd } from '../../support/servers/fake-clamd.ts';

const clamd = await fakeClamd();
afterAll(() => clamd.close());
const { api, people } = await withCast({ CLAMD_SOCKET: clamd.socket });
const id = await bringTo(api, people, 'documents-pending');

test('a clean file is stored, and staff can see that it was scanned', async () => {
  clamd.answer('stream: OK');
  const answer = await addDocument(api, id, people.staff, { fileName: 'a.pdf' });
  expect(outcomeOf(answer)).toBe(200);
  await api.caughtUp();
  const page = await api.call('GET', `/foundations/${id}`, people.staff);
  expect(page.json().data.documents).toMatchObject([{ scan: 'clean', fileName: 'a.pdf' }]);
});

test('an infected file is refused and not stored', async () => {
  const before = filesOf(api);
  clamd.answer('stream: Eicar-Test-Signature FOUND');
  const answer = await addDocument(api, id, people.staff);
  expect(outcomeOf(answer)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  expect(answer.json().errors[0].extensions.reason).toBe('infected');
  expect(filesOf(api)).toEqual(before);
});

test('nothing is stored while the scanner is unreachable', async () => {
  const before = filesOf(api);
  clamd.close();
  const answer = await addDocument(api, id, people.staff);
  expect(outcomeOf(answer)).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(answer.headers['retry-after']).toBe('30');
  expect(filesOf(api)).toEqual(before);
});

test('too many checks at once are a reason to retry soon, not a fault of the file', () => {
  expect(toFileError(new Overloaded())).toMatchObject({ status: 503, retryAfterSeconds: 2 });
});
