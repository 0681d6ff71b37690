import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { today } from '#demo/days.ts';
import { keyOf, participantKey } from '#domain/erasures/classes.ts';
import { enteredIn, replaceLines } from '#modules/contributions/lines.ts';
import type { FoundationDetails } from '#projections/foundation-details.ts';
import { hostile } from '../../domain/contributions/hostile.ts';
import { booking86, camt, mt940, ntry, stmt, utf8 } from '../../domain/contributions/samples.ts';
import type { Someone } from '../../support/api.ts';
import { bringTo, command, multipart, withCast } from '../../support/foundation-api.ts';
import { notariesOf } from '../../support/rooms.ts';
import { addRows, changeRows, rowOf, rowsOf } from '../../support/rows.ts';

const { api, people } = await withCast();
const { db } = api.connection;
const { founder, staff, lawyer } = people;

const DEED = '2026-11-20';
const TODAY = today();

let mia: Someone;
let id: string;
let jana: string;
let miaId: string;

/** A GmbH of two who pay a half each, after its deed. */
async function caseOfTwo() {
  const foundationId = await bringTo(api, people, 'bank-account-pending');
  await api.caughtUp();
  const { details } = await rowOf(db, 'projections.foundations', { id: foundationId }, 'details');
  const known = details as unknown as FoundationDetails;
  const [lead] = known.people.participants;
  if (!lead || !known.coreData) throw new Error('There is nobody.');
  const shareholder = { shareEuros: [12_500], due: 'half' };
  const other = { ...lead, participantId: randomUUID(), firstName: 'Mia', lastName: 'Schulte' };
  const participants = [
    { ...lead, shareholder },
    { ...other, accountId: mia.id, shareholder },
  ];
  const changed = {
    ...known,
    deedDate: DEED,
    coreData: { ...known.coreData, legalForm: 'gmbh', shareCapitalCents: 2_500_000 },
    people: { ...known.people, articles: 'own', participants },
  };
  const values = { details: JSON.stringify(changed) };
  await changeRows(db, 'projections.foundations', { id: foundationId }, values as never);
  await addRows(db, 'projections.participations', {
    foundation_id: foundationId,
    account_id: mia.id,
    participant_id: other.participantId,
    role: 'co-founder',
  });
  return { foundationId, lead: lead.participantId, other: other.participantId };
}

beforeAll(async () => {
  mia = await api.someone('member');
  ({ foundationId: id, lead: jana, other: miaId } = await caseOfTwo());
});

const get = ({ bearer }: Someone, of = id) =>
  api.call('GET', `/foundations/${of}/contributions`, { bearer });
const dataFor = async (who: Someone, of = id) => (await get(who, of)).json().data;
const put = ({ bearer }: Someone, body: object, of = id) =>
  api.call('PUT', `/foundations/${of}/contributions/lines`, { bearer, body });
const read = ({ bearer }: Someone, bytes: Uint8Array, of = id) => {
  const { body, headers } = multipart({ file: Buffer.from(bytes), fileName: 'umsaetze.xml' });
  return api.call('POST', `/foundations/${of}/contributions/read`, { bearer, body, headers });
};
const codeOf = (answer: { json(): { errors: [{ extensions: { code: string } }] } }) =>
  answer.json().errors[0].extensions.code;

const paid = (participantId: string, over: object = {}) => ({
  bookedOn: '2026-11-21',
  amountCents: 625_000,
  payer: participantId === jana ? 'JANA KELLER' : 'Mia Schulte',
  participantId,
  ...over,
});
/** The lines of the share capital among the costs: whose, due, paid, and when. */
const capitalFor = async ({ bearer }: Someone, of = id): Promise<unknown[][]> => {
  const answer = await api.call('GET', `/foundations/${of}/costs`, { bearer });
  const { lines } = answer.json().data;
  return lines
    .filter(({ kind }: { kind: string }) => kind === 'capital')
    .map((line: Record<string, unknown>) =>
      ['participantId', 'amountCents', 'paidCents', 'paidOn'].map((name) => line[name]),
    );
};
const revision = async (of = id) => (await dataFor(founder, of)).revision;

test('the second shareholder pays a day early and three cents short, and puts it right', async () => {
  const before = await dataFor(founder);
  expect(before).toMatchObject({ notBefore: DEED, offered: false, revision: 0, mayEnter: 'all' });
  const early = paid(miaId, { bookedOn: '2026-11-19', amountCents: 624_997 });
  const answer = await put(founder, { lines: [paid(jana), early], revision: 0 });
  expect(answer.statusCode, answer.body).toBe(200);
  const [first, second] = answer.json().data.shareholders;
  expect(first).toMatchObject({ name: 'Jana Keller', expectedCents: 625_000, state: 'complete' });
  expect(second).toMatchObject({
    name: 'Mia Schulte',
    state: 'early',
    missingCents: 3,
    lines: [{ findings: [{ code: 'early', days: 1 }] }],
  });
  expect(await capitalFor(founder)).toEqual([
    [jana, 625_000, 625_000, '2026-11-21'],
    [miaId, 625_000, 0, undefined],
  ]);
  const lines = [paid(jana), paid(miaId)];
  const mended = await put(founder, { lines, revision: 1 });
  expect(mended.json().data.shareholders[1].state).toBe('complete');
  // All money of the case says the same, to everybody who may look at it.
  for (const who of [founder, mia]) {
    expect((await capitalFor(who))[1]).toEqual([miaId, 625_000, 625_000, '2026-11-21']);
  }
});

describe('whose payments are changed', () => {
  test('a co-founder’s own by herself, all by the lead, none by anybody else', async () => {
    const lines = [paid(miaId)];
    const seen = await revision();
    const own = await put(mia, { lines, revision: seen });
    expect(own.statusCode, own.body).toBe(200);
    expect(own.json().data).toMatchObject({ mayEnter: 'own', participantId: miaId });
    expect(own.json().data.shareholders[0].lines).toHaveLength(1);
    const next = seen + 1;
    for (const body of [
      { lines: [paid(jana)], revision: next },
      { lines, revision: next, offered: true },
    ]) {
      const refused = await put(mia, body);
      expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'LEAD_ONLY']);
    }
    const stranger = await api.someone('member');
    for (const who of [stranger, staff, lawyer]) {
      expect((await put(who, { lines, revision: next })).statusCode).toBe(403);
      expect((await read(who, utf8('x'))).statusCode).toBe(403);
    }
    expect((await get(stranger)).statusCode).toBe(403);
    expect((await get(staff)).statusCode).toBe(403);
    const refused = await read(mia, utf8('x'));
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'LEAD_ONLY']);
  });

  test('nobody overwrites what they have not seen, and a repetition changes nothing', async () => {
    const seen = await revision();
    const lines = [paid(jana), paid(miaId, { payer: 'Mia S.' })];
    const all = await Promise.all([1, 2, 3].map(() => put(founder, { lines, revision: seen })));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await revision()).toBe(seen + 1);
    const late = await put(mia, { lines: [], revision: seen });
    expect([late.statusCode, codeOf(late)]).toEqual([412, 'CHANGED_MEANWHILE']);
  });

  test.each([
    ['a day that is still to come', { bookedOn: '2099-01-01' }],
    ['a day long before any founding', { bookedOn: '0001-01-01' }],
    ['no day', { bookedOn: '2026-02-30' }],
    ['nothing', { amountCents: 0 }],
    ['less than nothing', { amountCents: -1 }],
    ['a part of a cent', { amountCents: 0.5 }],
    ['no payer', { payer: ' ' }],
    ['somebody without a share', { participantId: randomUUID() }],
  ])('%s is refused', async (_what, over) => {
    const answer = await put(founder, { lines: [paid(jana, over)], revision: await revision() });
    expect(answer.statusCode, answer.body).toBe(400);
  });

  test('more than 100 payments are refused, and bodies without end', async () => {
    const lines = Array.from({ length: 101 }, () => paid(jana));
    expect((await put(founder, { lines, revision: 0 })).statusCode).toBe(400);
    const endless = [paid(jana, { payer: 'a'.repeat(5_000_000) })];
    expect((await put(founder, { lines: endless, revision: 0 })).body).toContain('too large');
    // What a co-founder enters leaves the lead able to add and change.
    const seen = await revision();
    const all = lines.slice(1);
    const whole = await put(founder, { lines: all, revision: seen });
    expect(whole.statusCode, whole.body).toBe(200);
    const own = (count: number) => ({
      lines: Array.from({ length: count }, () => paid(miaId)),
      revision: seen + 1,
    });
    const full = await put(mia, own(1));
    expect([full.statusCode, codeOf(full)]).toEqual([409, 'TOO_MANY_PAYMENTS']);
    expect((await put(mia, own(0))).statusCode).toBe(200);
  });

  test('before the deed nobody pays', async () => {
    const early = await bringTo(api, people, 'review-pending');
    await api.caughtUp();
    const refused = await put(founder, { lines: [], revision: 0 }, early);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'NOT_ALLOWED_NOW']);
    expect(await dataFor(founder, early)).toMatchObject({ mayEnter: 'nothing', notBefore: null });
  });
});

test('the notary sees in the room what is offered, of those who have released the notary', async () => {
  const { done, look, opened, roomOf } = notariesOf(api);
  await done(command(api, id, 'release-notary', founder));
  await api.caughtUp();
  const roomId = await roomOf(id);
  const cookies = await opened(roomId);
  const inRoom = async () => (await done(look(roomId, cookies))).json().data.contributions;
  const lines = [paid(jana), paid(miaId)];
  const offer = async (offered: boolean) =>
    expect((await put(founder, { lines, revision: await revision(), offered })).statusCode).toBe(
      200,
    );
  await offer(false);
  expect(await inRoom()).toBeNull();
  await offer(true);
  const shown = await inRoom();
  expect(shown).toMatchObject([{ name: 'Jana Keller', paidCents: 625_000 }]);
  expect(shown).toHaveLength(1);
  expect(shown[0].lines).toMatchObject([{ payer: 'JANA KELLER', bookedOn: '2026-11-21' }]);
  expect(JSON.stringify(shown)).not.toContain('Schulte');
  // The room is for reading: a notary enters no payment and has none read.
  for (const [method, call] of [
    ['PUT', 'lines'],
    ['POST', 'read'],
  ] as const) {
    const path = `/foundations/${id}/contributions/${call}`;
    const answer = await api.call(method, path, { cookies, body: { lines: [], revision: 0 } });
    expect(answer.statusCode, answer.body).toBe(403);
  }
});

test('the law firm sees payments once they are offered', async () => {
  await put(founder, { lines: [paid(jana)], revision: await revision(), offered: false });
  expect((await dataFor(lawyer)).shareholders[0].lines).toEqual([]);
  await put(founder, { lines: [paid(jana)], revision: await revision(), offered: true });
  const shown = await dataFor(lawyer);
  expect(shown).toMatchObject({ offered: true, mayEnter: 'nothing', participantId: null });
  expect(shown.shareholders[0].lines).toMatchObject([{ payer: 'JANA KELLER' }]);
});

/** Tables, files and logs that hold a word, as text or as bytes. */
async function placesOf(word: string): Promise<string[]> {
  const written = [word, Buffer.from(word).toString('hex'), Buffer.from(word).toString('base64')];
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    `.execute(db);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(`${schema}.${name}`)} as t
      where t::text like any(${written.map((one) => `%${one}%`)})`.execute(db);
    if (rows.length > 0) found.push(`${schema}.${name}`);
  }
  const { dataDir } = api.deps.config;
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile())) {
    const path = join(file.parentPath, file.name);
    if (path.includes(word) || (await readFile(path)).includes(word)) found.push(path);
  }
  if (api.logged().includes(word)) found.push('logs');
  return found;
}

describe('a statement', () => {
  const CANARY = 'Kanarienvogel';
  const bytes = () =>
    utf8(
      camt(
        stmt(
          [
            ntry({ day: TODAY, amount: '6250.00', payer: 'KELLER, JANA', words: CANARY }),
            ntry({ day: TODAY, amount: '6250.00', payer: `${CANARY} Vogel`, words: 'Mia Schulte' }),
            ntry({ day: TODAY, amount: '1.00', payer: CANARY }),
          ].join(''),
        ),
      ),
    );

  test('is read with a suggestion whose each payment is', async () => {
    const answer = await read(founder, bytes());
    expect(answer.statusCode, answer.body).toBe(200);
    const { lines, format } = answer.json().data;
    expect(format).toBe('camt');
    expect(lines.map(({ suggestion }: { suggestion: unknown }) => suggestion)).toEqual([
      { participantId: jana, by: 'payer' },
      { participantId: miaId, by: 'reference' },
      null,
    ]);
  });

  test.each([
    ['CAMT.053', bytes()],
    [
      'MT940',
      utf8(mt940(booking86('2611211121CR6250,00N166NONREF', `166?20${CANARY}?32KELLER, JANA`))),
    ],
    ['CSV', utf8(`Datum;Name;Zweck;Betrag\n21.11.2026;KELLER, JANA;${CANARY};6250,00`)],
  ])('of %s nothing is kept that was not chosen', async (_format, file) => {
    const { lines } = (await read(founder, file)).json().data;
    const [{ bookedOn, amountCents, payer }] = lines;
    const chosen = { bookedOn, amountCents, payer, participantId: jana };
    const taken = await put(founder, { lines: [chosen], revision: await revision() });
    expect(taken.statusCode, taken.body).toBe(200);
    // What is sealed holds day, amount and payer of what was chosen, and nothing else.
    const { lines: kept } = await enteredIn({ db, keys: api.keys }, id);
    expect(kept).toEqual([chosen]);
    expect(await placesOf(CANARY)).toEqual([]);
    // The search would find it.
    expect(await placesOf(founder.email)).not.toEqual([]);
  });

  test('is refused or read while the API answers everybody else', async () => {
    const slow = ['5 MB of a DTD', 'payments of one entry without end', 'columns', 'words of 5 MB'];
    const files = hostile.filter(([what]) => slow.includes(what));
    expect(files).toHaveLength(slow.length);
    const begun = performance.now();
    let waiting = files.length;
    const reads = files.map(async ([, make]) => {
      const answer = await read(founder, make());
      waiting -= 1;
      return answer.statusCode;
    });
    const others = [];
    while (waiting > 0) {
      const asked = performance.now();
      expect((await get(mia)).statusCode).toBe(200);
      others.push(performance.now() - asked);
    }
    expect((await Promise.all(reads)).toSorted()).toEqual([200, 200, 415, 415]);
    // Others are answered all along, not one after all files.
    expect(others.length).toBeGreaterThan(5);
    expect(Math.max(...others)).toBeLessThan((performance.now() - begun) / 2);
  });

  test.each([
    ['a PDF', utf8('%PDF-1.7'), 'not-a-statement'],
    ['an entity', utf8('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'entities'],
    ['nothing', utf8(' '), 'empty'],
  ])('%s is refused with its reason', async (_what, file, reason) => {
    const answer = await read(founder, file);
    expect(answer.statusCode, answer.body).toBe(415);
    expect(answer.json().errors[0].extensions.reason).toBe(reason);
  });

  test('more than 5 MB are refused', async () => {
    expect((await read(founder, new Uint8Array(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
  });
});

test('payments are sealed under the key of the participant, and end with it', async () => {
  const other = await caseOfTwo();
  const lines = [
    paid(jana, { participantId: other.lead }),
    paid(miaId, { participantId: other.other }),
  ];
  await put(founder, { lines, revision: 0 }, other.foundationId);
  const rows = await rowsOf(db, 'contribution_lines', { foundation_id: other.foundationId });
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/KELLER|Schulte|625000/);
  await api.keys.erase(keyOf(participantKey(other.foundationId, other.other), 'formation'));
  // Other processes may read it for a minute.
  const deps = { db, keys: api.keys };
  const left = await enteredIn(deps, other.foundationId);
  expect(left.lines.map(({ participantId }) => participantId)).toEqual([other.lead]);
  const change = { foundationId: other.foundationId, whose: 'all', lines, revision: 1 } as const;
  expect(await replaceLines(deps, change, new Date())).toBe('erased');
});
