import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { today } from '#demo/days.ts';
import { type Audience, type AuthorRole, audiences } from '#domain/messages/messages.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { askErasure, findErasure } from '#modules/erasures/erasures.ts';
import { localFileStore } from '#modules/files/file-store.ts';
import { invoiceFiles } from '#modules/invoices/pdfs.ts';
import { everyMessageOf } from '#modules/messages/read-messages.ts';
import { readerOf } from '#modules/messages/readings.ts';
import { begin, eraseNow } from '#workflows/activities/erasure/erasure.ts';
import { gather } from '#workflows/activities/erasure/exported.ts';
import { type RetentionDeps, retentionJobs } from '#workflows/worker/daily/retention.ts';
import { LINK_SECRET } from '../../support/api.ts';
import { plantMessage } from '../../support/erasures/plant-messages.ts';
import { withFoundationApi } from '../../support/foundation-api.ts';
import { anOrder, aProduct } from '../../support/orders/orders.ts';
import { addRows, changeRows, rowOf, rowsOf } from '../../support/rows.ts';
import type { Stage } from '../../support/stage.ts';
import { storeFoundation } from '../../support/stored.ts';

/** Who says something in which thread. */
const said: [Audience, AuthorRole][] = [
  ['team', 'lead'],
  ['team', 'co-founder'],
  ['team', 'staff'],
  ['law-firm', 'lead'],
  ['law-firm', 'co-founder'],
  ['law-firm', 'lawyer'],
  ['notary', 'lead'],
  ['notary', 'co-founder'],
  ['notary', 'staff'],
  ['notary', 'lawyer'],
  ['notary', 'notary'],
];
const wordOf = (audience: Audience, role: AuthorRole) => `${audience} by ${role}`;
const every = said.map(([audience, role]) => wordOf(audience, role)).toSorted();
const without = (...gone: string[]) => every.filter((one) => !gone.includes(one));

const api = await withFoundationApi();
const { db } = api.connection;
const dataDir = await mkdtemp(join(tmpdir(), 'threads-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Whatever was erased is in the memory of no such keys. */
const keys = () => new PersonKeys(db, api.deps.config.personKeySecret);
const files = localFileStore(dataDir);
const depsAt = (now = new Date().toISOString()) => ({
  db,
  events: api.events,
  keys: keys(),
  files,
  exportFiles: localFileStore(dataDir, 'exports'),
  invoiceFiles: invoiceFiles(api.deps.config),
  identificationCopies: localFileStore(dataDir, 'identifications'),
  linkSecret: LINK_SECRET,
  erasureLedger: join(dataDir, 'erasures'),
  now: () => new Date(now),
});

/** A company that is entered, in whose threads everybody has written, each with a file. */
async function talkedOver() {
  const people = { lead: await api.person(), coFounder: await api.person() };
  const { id } = await storeFoundation(api.events, api.keys, 'completed', people.lead.id);
  await api.caughtUp();
  const part = { foundation_id: id, participant_id: randomUUID(), role: 'co-founder' } as const;
  await addRows(db, 'projections.participations', { ...part, account_id: people.coFounder.id });
  const stage = { dependencies: { db, keys: keys(), files } } as unknown as Stage;
  for (const [audience, role] of said) {
    const own = { lead: people.lead.id, 'co-founder': people.coFounder.id } as const;
    const accountId = role in own ? own[role as keyof typeof own] : randomUUID();
    const author = { id: accountId, role, reader: readerOf(accountId, role) };
    const sealedBy = role === 'co-founder' ? accountId : people.lead.id;
    const word = (what: string) => (what === 'message' ? wordOf(audience, role) : what);
    await plantMessage(stage, { foundationId: id, audience, author, sealedBy, word });
  }
  return { id, ...people };
}

/** What can still be read, and of which messages the files are still there. */
async function left(id: string) {
  const all = await everyMessageOf({ db, keys: keys() }, id, { audiences, limit: 100 });
  const words = all.flatMap(({ text }) => text ?? []).toSorted();
  const withFile = all.filter((message) => message.files.length > 0);
  const stored = withFile.map((message) => wordOf(message.audience, message.authorRole));
  for (const { files: attached } of withFile) {
    for (const file of attached) await buffer(await files.read(file.id));
  }
  return { words, files: stored.toSorted() };
}

async function asked(personId: string): Promise<string> {
  const erasure = await askErasure(db, { personId, askedBy: 'person' }, new Date());
  if (typeof erasure === 'string') throw new Error(erasure);
  return erasure.id;
}

async function erase(personId: string) {
  const id = await asked(personId);
  expect(await begin(depsAt(), id)).toBe('begun');
  const { kept } = (await findErasure(db, id)) ?? { kept: [] };
  await eraseNow(depsAt(), id);
  return kept;
}

async function endWhatHasEnded(now: string) {
  const deps = depsAt(now) as unknown as RetentionDeps;
  for (const { name, run } of retentionJobs(deps)) if (name === 'kept classes') await run();
}

const copyOf = async (personId: string) => {
  const found = new Map<string, string>();
  for await (const { path, content } of gather(depsAt(), personId)) {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(await content());
    found.set(path.replace(/^formations\/[^/]+\//, ''), bytes.toString('latin1'));
  }
  return found;
};
const attachedIn = (copy: Map<string, string>) =>
  [...copy].filter(([path]) => path.startsWith('messages/'));
const saidIn = (copy: Map<string, string>) => {
  const all = JSON.parse(copy.get('messages.json') ?? '[]') as { text: string; by: string }[];
  return all.map(({ text }) => text).toSorted();
};

describe('a copy of data', () => {
  test('has all threads with their files for who takes part, one’s own alone for who has left', async () => {
    const { id, lead, coFounder } = await talkedOver();
    for (const person of [lead, coFounder]) {
      const copy = await copyOf(person.id);
      expect(saidIn(copy)).toEqual(every);
      expect(attachedIn(copy)).toHaveLength(every.length);
      for (const [, bytes] of attachedIn(copy)) expect(bytes).toMatch(/^%PDF/);
    }
    const part = { foundation_id: id, account_id: coFounder.id };
    await changeRows(db, 'projections.participations', part, { ended_at: new Date() });
    const copy = await copyOf(coFounder.id);
    expect(saidIn(copy)).toEqual(every.filter((one) => one.endsWith('co-founder')));
    expect(attachedIn(copy)).toHaveLength(3);
    const stranger = await api.person();
    expect([...(await copyOf(stranger.id)).keys()]).not.toContain('messages.json');
  });
});

describe('erasing', () => {
  test('a co-founder takes their words and files to team and notary, and nothing of anybody else', async () => {
    const { id, coFounder } = await talkedOver();
    expect(await left(id)).toEqual({ words: every, files: every });
    const kept = await erase(coFounder.id);
    expect(kept.map((one) => one.class)).toEqual(['law-firm-file']);
    const stays = without('team by co-founder', 'notary by co-founder');
    expect(await left(id)).toEqual({ words: stays, files: stays });
    const { until } = kept[0] ?? { until: '' };
    await endWhatHasEnded(`${until}T12:00:00.000Z`);
    expect(await left(id)).toEqual({ words: stays, files: stays });
    await endWhatHasEnded(`${Number(until.slice(0, 4)) + 1}-01-01T12:00:00.000Z`);
    const last = every.filter((one) => !one.endsWith('co-founder'));
    expect(await left(id)).toEqual({ words: last, files: last });
  });

  test('the lead takes what the team and the notary said to them too, and leaves the co-founder’s', async () => {
    const { id, lead } = await talkedOver();
    const kept = await erase(lead.id);
    expect(kept.map((one) => one.class)).toEqual(['law-firm-file']);
    const byCoFounder = every.filter((one) => one.endsWith('co-founder'));
    const ofFirm = every.filter((one) => one.startsWith('law-firm'));
    const stays = [...new Set([...byCoFounder, ...ofFirm])].toSorted();
    expect(await left(id)).toEqual({ words: stays, files: stays });
    // § 50 (1) BRAO: six years from the end of the year in which the mandate ended, and then no longer.
    const { until } = kept[0] ?? { until: '' };
    await endWhatHasEnded(`${until}T22:00:00.000Z`);
    expect(await left(id)).toEqual({ words: stays, files: stays });
    await endWhatHasEnded(`${Number(until.slice(0, 4)) + 1}-01-01T12:00:00.000Z`);
    expect(await left(id)).toEqual({ words: byCoFounder, files: byCoFounder });
  });

  test('leaves none of the erased words or files anywhere, and rows of rooms and readings neither', async () => {
    const { id, lead, coFounder } = await talkedOver();
    const roomId = randomUUID();
    const at = new Date();
    await addRows(db, 'notary_rooms', { id: roomId, foundation_id: id, made_at: at, ends_at: at });
    const code = { id: randomUUID(), room_id: roomId, browser: 'hash', asked_at: at };
    await addRows(db, 'room_codes', code);
    const before = await rowsOf(db, 'message_files', { foundation_id: id }, 'id', 'audience');
    await erase(coFounder.id);
    await erase(lead.id);
    await endWhatHasEnded(`${Number(today().slice(0, 4)) + 9}-01-01T12:00:00.000Z`);
    expect(await left(id)).toEqual({ words: [], files: [] });
    expect(await rowsOf(db, 'message_files', { foundation_id: id })).toEqual([]);
    for (const file of before) expect(existsSync(join(dataDir, 'files', file.id))).toBe(false);
    expect(await rowsOf(db, 'notary_rooms', { foundation_id: id })).toEqual([]);
    expect(await rowsOf(db, 'room_codes', { room_id: roomId })).toEqual([]);
    for (const { id: reader } of [lead, coFounder]) {
      expect(await rowsOf(db, 'message_readings', { reader })).toEqual([]);
    }
  });

  test('a co-founder keeps the law firm’s file where the lead’s order was the mandate, without a draft', async () => {
    const lead = await api.person();
    const coFounder = await api.person();
    const { id } = await storeFoundation(api.events, api.keys, 'cancelled', lead.id);
    await api.caughtUp();
    const part = { foundation_id: id, participant_id: randomUUID(), role: 'co-founder' } as const;
    await addRows(db, 'projections.participations', { ...part, account_id: coFounder.id });
    await api.owner.db
      .deleteFrom('projections.documents')
      .where('foundation_id', '=', id)
      .execute();
    const erasureId = await asked(coFounder.id);
    const orderId = await anOrder(db, lead.id, { productId: await aProduct(db) });
    const { gross_cents, net_cents, ...order } = await rowOf(db, 'orders', { id: orderId });
    const amounts = { gross_cents: Number(gross_cents), net_cents: Number(net_cents) };
    const ofCase = { ...order, ...amounts, id: randomUUID(), foundation_id: id };
    await addRows(api.owner.db, 'orders', ofCase);
    await begin(depsAt(), erasureId);
    const { kept } = (await findErasure(db, erasureId)) ?? {};
    expect(kept?.map((one) => one.class)).toEqual(['law-firm-file']);
  });
});
