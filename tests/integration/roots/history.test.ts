import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'mupdf';
import { expect, test } from 'vitest';
import { eventTexts } from '#domain/foundations/event-texts.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { requireOwnStore } from '#event-store/identity.ts';
import { makeDailyRoot } from '#workflows/worker/daily/daily-roots.ts';
import { bringTo, withCast } from '../../support/foundation-api.ts';
import { storeOf } from '../../upgrade/fill.ts';

const { api, people } = await withCast();
const { founder, staff, lawyer } = people;

/** What the verifier says of a history, given the root of the day. */
async function verified(history: string, root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'history-'));
  const file = join(folder, 'history.json');
  await writeFile(file, history);
  const args = ['scripts/roots/verify-history.mjs', file, `2026-11-25=${root}`];
  const said = execFileSync(process.execPath, args, { encoding: 'utf8' });
  await rm(folder, { recursive: true });
  return said;
}

test('a founder downloads the whole history, and nobody else of the members', async () => {
  const id = await bringTo(api, people, 'documents-pending');
  const { db } = api.connection;
  const address = 'postgres://db/siebenschritt';
  const store = storeOf(api);
  await requireOwnStore(db, store, { store: address, database: address });
  await makeDailyRoot({ db, events: store }, new Date('2026-11-25T01:00:00Z'));
  await api.caughtUp();
  const path = `/foundations/${id}/history`;
  const answer = await api.call('GET', path, { bearer: founder.bearer });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-disposition']).toContain(`verlauf-${id}.json`);
  const history = answer.json();
  // What is stored is sealed; beside it stands what the founder may read.
  expect(JSON.stringify(history.events)).toContain('$sealed');
  expect(JSON.stringify(history.readable)).not.toContain('$sealed');
  const read = history.readable.map(({ type }: { type: string }) => type);
  expect(read).toContain('CoreDataSubmitted');
  expect(read).not.toContain('OwnerAssigned');

  const { data } = (await api.call('GET', '/roots')).json();
  expect(data).toEqual([expect.objectContaining({ day: '2026-11-25', previous: null })]);
  expect(await verified(answer.body, data[0].root)).toContain('none changed');

  const printed = await api.call('GET', `${path}/pdf?language=en`, { bearer: founder.bearer });
  expect(printed.headers['content-disposition']).toContain(`verlauf-${id}.pdf`);
  const pdf = new PDFDocument(printed.rawPayload);
  const text = pdf.loadPage(0).toStructuredText('preserve-whitespace').asText();
  expect(text).toContain(`History of company formation ${fileNumber(id)}`);
  expect(text).toContain(eventTexts.CoreDataSubmitted.en.label);
  expect(text.replaceAll(/\s/g, '')).toContain(history.events.at(-1).metadata.hash);
  const [attached] = Object.values(pdf.getEmbeddedFiles());
  if (!attached) throw new Error('Nothing is attached.');
  const json = Buffer.from(pdf.getEmbeddedFileContents(attached)?.asUint8Array() ?? []);
  expect(JSON.parse(json.toString())).toEqual(history);
  expect(await verified(json.toString(), data[0].root)).toContain('none changed');

  const stranger = await api.someone('member');
  for (const one of [path, `${path}/pdf`]) {
    expect((await api.call('GET', one, { bearer: stranger.bearer })).statusCode).toBe(403);
    // There are prices in it.
    expect((await api.call('GET', one, { bearer: lawyer.bearer })).statusCode).toBe(403);
  }
  expect((await api.call('GET', path, { bearer: staff.bearer })).statusCode).toBe(200);
  expect((await api.call('GET', path)).statusCode).toBe(403);
});

test('a printed history is made once for each revision, and one at a time for each person', async () => {
  const eva = await api.someone('member');
  const cast = { ...people, founder: eva };
  const ids = [
    await bringTo(api, cast, 'start-pending'),
    await bringTo(api, cast, 'start-pending'),
  ];
  await api.caughtUp();
  const print = (id: string | undefined) =>
    api.call('GET', `/foundations/${id}/history/pdf?language=en`, { bearer: eva.bearer });
  const both = await Promise.all(ids.map(print));
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
  const [one, same] = await Promise.all([print(ids[0]), print(ids[0])]);
  expect([one?.statusCode, same?.statusCode]).toEqual([200, 200]);
  expect(one?.rawPayload.equals(same?.rawPayload ?? Buffer.alloc(0))).toBe(true);
});
