import { randomBytes, randomUUID, type UUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { today } from '#demo/days.ts';
import { keyOf, type RetentionClass } from '#domain/erasures/classes.ts';
import { type Kept, retentions } from '#domain/erasures/retention.ts';
import { foreign } from '#domain/foreign-text.ts';
import { classOf } from '#domain/messages/messages.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { writeOwnTask } from '#modules/desk/own-tasks.ts';
import { readLedger } from '#modules/erasures/ledger.ts';
import { writeNote } from '#modules/foundations/notes.ts';
import { readCopy } from '#modules/identification/copies.ts';
import { identificationsOf } from '#modules/identification/identifications.ts';
import { riskFileOf } from '#modules/identification/risk-files.ts';
import { receiveInquiry } from '#modules/inquiries/inquiries.ts';
import { placeOrder } from '#modules/orders/place-order.ts';
import { readModels } from '#projections/read-models/all.ts';
import { rebuild } from '#projections/rebuild.ts';
import { LIVE } from '#projections/schema.ts';
import { retentionJobs } from '#workflows/worker/daily/retention.ts';
import { PASSWORD, startApi, type TestApi } from '../../support/api.ts';
import { formCompany } from '../../support/erasures/form-company.ts';
import { findPlanted, type Hit } from '../../support/erasures/places.ts';
import { plantIdentification } from '../../support/erasures/plant-identification.ts';
import { plantThreads, saidInThreads } from '../../support/erasures/plant-messages.ts';
import { plantMoneyAndDuties } from '../../support/erasures/plant-money.ts';
import { born, listed } from '../../support/erasures/plant-people.ts';
import { aProduct, billing } from '../../support/orders/orders.ts';
import { addRows, changeRows, rowOf } from '../../support/rows.ts';
import { type Case, eventually, openCase, type People, SECRET } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const PREFIX = `kanarie${randomBytes(4).toString('hex').replaceAll(/\d/g, 'q')}`;
/** A word that nobody else writes; by its class. */
const planted = (retention: RetentionClass, what: string) => `${PREFIX}-${retention}-${what}`;

let api: TestApi;
let bearer: string;
/** Of a co-founder with an account of their own. */
let joinedBearer: string;
let example: Case;

const { stage, people: withoutWords } = await withStage({ erasure: { keysRemembered: 300 } });
/** With words planted in the accounts of both founders. */
let people: People = withoutWords;

beforeAll(async () => {
  const opened = { ...stage.database, drop: async () => undefined };
  const secrets = { LINK_SECRET: SECRET, PERSON_KEY_SECRET: SECRET };
  const { keys } = stage.dependencies;
  const env = { ...secrets, DATA_DIR: stage.dataDir, RATE_LIMITS: 'off' };
  api = await startApi(env, { keys, openEvents: (events) => keys.openEvents(events) }, opened);
  await plantEverything();
}, 300_000);
afterAll(() => api.close());

const db = () => stage.dependencies.db;

async function plantEverything(): Promise<void> {
  const profile = (what: string) => planted('profile', what);
  const { id, email } = await member(profile);
  const joined = await member((what) => profile(`joined-${what}`));
  people = {
    ...people,
    founder: { ...people.founder, id: id as UUID, email, first_name: profile('first') },
    coFounder: joined,
  };
  bearer = (await api.logIn(email)).access_token;
  joinedBearer = (await api.logIn(joined.email)).access_token;
  example = openCase(stage, people);
  await formCompany(example, planted);
  await order();
  const content = { name: profile('asks'), email, message: foreign(profile('question')) };
  const inquiry = { id: randomUUID(), kind: 'contact', language: 'de', content } as const;
  await receiveInquiry(db(), inquiry, new Date());
  const note = { kind: 'note', text: foreign(planted('formation', 'note')) } as const;
  const ofCase = { foundationId: example.foundationId, founderId: id };
  const written = { id: randomUUID(), authorId: people.staff.id, content: note };
  await writeNote(stage.dependencies, ofCase, written, new Date());
  const { foundationId } = example;
  const task = { text: planted('formation', 'own-task'), dueOn: '2026-12-01' };
  const mine = { ownerId: people.staff.id, audience: 'team', foundationId } as const;
  await writeOwnTask(db(), { id: randomUUID(), ...task, ...mine }, new Date());
  await plantThreads(stage, { foundationId, leadId: id, joinedId: joined.id, planted });
  const word = (what: string) => planted('identification', what);
  const { joined: participantId } = await listed(stage, foundationId);
  const about = { foundationId, participantId, birthDate: born.joined };
  await plantMoneyAndDuties(stage, { ...ofCase, planted });
  await plantIdentification(stage, { ...about, by: people.staff.id, word });
  await showAll();
}

async function member(word: (what: string) => string) {
  const person = await api.person();
  const names = { first_name: word('first'), last_name: word('last'), phone: word('phone') };
  await changeRows(db(), 'users', { id: person.id }, names);
  return person;
}

/** What is still known of it. */
const identified = async () => {
  const deps = { db: db(), keys: stage.dependencies.keys };
  const risk = await riskFileOf(deps, example.foundationId);
  return { all: await identificationsOf(deps, example.foundationId), risk };
};

async function order(): Promise<void> {
  const word = (what: string) => planted('invoice', what);
  const placed = await placeOrder(
    db(),
    sampleOperator,
    {
      orderId: randomUUID(),
      accountId: people.founder.id,
      language: 'de',
      lines: [{ productId: await aProduct(db()), quantity: 1 }],
      billing: { ...billing, name: word('buyer'), street: word('street') },
      terms: true,
      earlyStart: true,
      payment: 'invoice',
      expectedGrossCents: 11_900,
    },
    new Date(),
  );
  expect(placed).toHaveProperty('placed');
}

/** No part that projects is running here. */
async function showAll(): Promise<void> {
  const { events: store, keys } = stage.dependencies;
  const connection = stage.database.owner;
  await rebuild({ connection, store, open: (batch) => keys.openEvents(batch) });
}

const find = () =>
  findPlanted(
    {
      db: stage.database.owner.db,
      temporal: stage.temporal.client,
      dataDir: stage.dataDir,
      log: api.logged(),
    },
    PREFIX,
    Object.values(born),
  );

const isBirthDate = (word: string) => Object.values(born).some((day) => day === word);

/** Hits that the table of retention does not allow. */
function outOfPlace(hits: readonly Hit[], kept: readonly Pick<Kept, 'class'>[]): Hit[] {
  return hits.filter(({ place, word }) => {
    // Columns for the search hold words without their hyphens.
    const stays = kept.find((one) =>
      isBirthDate(word)
        ? one.class === 'law-firm-file'
        : plain(word).startsWith(plain(planted(one.class, ''))),
    );
    return !stays || !(retentions[stays.class].places as readonly string[]).includes(place);
  });
}

const plain = (word: string) => word.replaceAll('-', '');

/** Deletes an account as its holder asks, without waiting for its day. */
async function erased(holder: string) {
  const asked = await api.call('POST', '/users/me/erasure', { bearer: holder });
  const { id } = asked.json().data;
  await changeRows(db(), 'erasures', { id }, { due_at: new Date() });
  // As the relay does when somebody takes it back or asks again.
  await eventually(async () => {
    const handle = stage.temporal.client.workflow.getHandle(`erasure-${id}`);
    return handle.signal('erasureChanged').then(
      () => true,
      () => false,
    );
  });
  await eventually(async () => (await stateOf(id)).state === 'done', 40_000);
  return { id, kept: (await stateOf(id)).kept };
}

const stateOf = async (id: string) => rowOf(db(), 'erasures', { id });

describe('before anybody is erased', () => {
  test('the planted words are found in their places, but never in Temporal or a log', async () => {
    const hits = await find();
    const places = new Set(hits.map(({ place }) => place));
    const said = ['users', 'projections', 'files', 'files/', 'order_billing', 'inquiries'];
    for (const place of [...said, 'message_files']) {
      expect(places).toContain(place);
    }
    const words = hits.map(({ word }) => word);
    for (const word of [...Object.values(born), planted('formation', 'joined-mail')]) {
      expect(words).toContain(word);
    }
    expect(places).not.toContain('temporal');
    expect(places).not.toContain('log');
    expect(places).not.toContain('events');
  });

  test('document data and the file on risk are nowhere in clear, and whole in their module', async () => {
    const hits = await find();
    expect(hits.filter(({ word }) => word.includes('identification'))).toEqual([]);
    const { all, risk } = await identified();
    expect(all[0]?.content.document.number).toBe(planted('identification', 'number'));
    expect(risk?.reasons).toBe(planted('identification', 'reasons'));
    const { keys, identificationCopies: copies } = stage.dependencies;
    const bytes = await readCopy({ keys, copies }, all[0]?.content.copies[0]?.id ?? '');
    expect(bytes?.toString()).toContain(planted('identification', 'copy-inside'));
  });

  // Open tasks end with the case.
  test.each(readModels.filter(({ foundation, name }) => foundation && name !== 'people_tasks'))(
    'the case has rows in the read model $name, which an erasure writes anew',
    async ({ name, foundation = '' }) => {
      const { rows } = await sql`
        select from ${sql.id(LIVE, name)}
        where ${sql.id(foundation)} = ${example.foundationId}`.execute(stage.database.owner.db);
      expect(rows).not.toEqual([]);
    },
  );

  test("a copy holds all of the person's own words, files included", async () => {
    const asked = await api.call('POST', '/users/me/data-export', { bearer });
    expect(asked.statusCode).toBe(200);
    const { id } = asked.json().data;
    await eventually(async () => {
      const { data } = (await api.call('GET', '/users/me/data', { bearer })).json();
      return data.export.readyAt !== null;
    }, 50_000);
    const answer = await api.app.inject({
      url: `/api/users/me/data-export/${id}`,
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzipSync(answer.rawPayload);
    const text = Object.entries(files)
      .map(([name, bytes]) => `${name}\n${Buffer.from(bytes).toString('utf8')}`)
      .join('\n');
    const words = [
      'profile-first',
      'law-firm-file-company',
      'formation-note',
      'formation-duty',
      'invoice-buyer',
    ];
    for (const word of [
      ...words,
      'formation-obstacle',
      'formation-payer',
      'formation-bill',
      ...saidInThreads.flatMap(([audience, , mark]) => [
        `${classOf[audience]}-${mark}message`,
        `${classOf[audience]}-${mark}attached-inside`,
      ]),
      'formation-receive-register-extract-inside',
    ]) {
      expect(text).toContain(`${PREFIX}-${word}`);
    }
    expect(Object.keys(files)).toContain('account.json');
    expect(text).not.toContain(planted('identification', ''));
    const stranger = await api.person();
    const other = (await api.logIn(stranger.email)).access_token;
    const refused = await api.call('GET', `/users/me/data-export/${id}`, { bearer: other });
    expect(refused.statusCode).toBe(404);
    expect((await buffer(await stage.dependencies.exportFiles.read(id))).length).toBeGreaterThan(0);
  });
});

describe('the deletion of an account', () => {
  test('can be withdrawn until it begins', async () => {
    const asked = await api.call('POST', '/users/me/erasure', { bearer });
    expect(asked.json().data).toMatchObject({ state: 'asked', kept: [] });
    const again = await api.call('POST', '/users/me/erasure', { bearer });
    expect(again.json().data.id).toBe(asked.json().data.id);
    expect((await api.call('DELETE', '/users/me/erasure', { bearer })).statusCode).toBe(204);
    expect((await api.call('DELETE', '/users/me/erasure', { bearer })).statusCode).toBe(404);
    expect(await stateOf(asked.json().data.id)).toMatchObject({ state: 'withdrawn' });
  });

  test("a co-founder's takes what is theirs, and nothing of the lead's", async () => {
    const { kept } = await erased(joinedBearer);
    expect(kept.map(({ class: stays }) => stays)).toEqual(['law-firm-file']);
    // The lead's copy holds what the lead read, for seven days.
    const hits = (await find()).filter(({ place }) => place !== 'exports/');
    const words = hits.map(({ word }) => word);
    const gone = ['profile', 'formation'].map((one) => `${PREFIX}${one}joined`);
    expect(words.filter((word) => gone.some((one) => plain(word).startsWith(one)))).toEqual([]);
    const theirs = hits.filter(({ word }) => word === born.joined || word.includes('joined'));
    expect(outOfPlace(theirs, kept)).toEqual([]);
    // The law firm's file, and all that is the lead's.
    for (const mark of ['', 'staff-', 'notary-']) {
      expect(words).toContain(planted('formation', `${mark}attached-inside`));
    }
    for (const word of [
      'joined-attached-inside',
      'lawyer-attached-inside',
      'home',
      'joined-home',
      'joined-place',
      'joined-birthname',
      'joined-last',
    ]) {
      expect(words).toContain(planted('law-firm-file', word));
    }
    expect(words).toEqual(expect.arrayContaining(Object.values(born)));
    expect(words).toContain(planted('profile', 'first'));
    expect(words).toContain(planted('formation', 'notary'));
    expect((await identified()).all).toHaveLength(1);
    expect((await api.call('GET', '/users/me', { bearer: joinedBearer })).statusCode).toBe(401);
  });

  test('leaves nothing outside the places and classes of the table', async () => {
    const { id, kept } = await erased(bearer);
    expect(kept.map(({ class: stays }) => stays)).toEqual(['law-firm-file', 'invoice']);
    const hits = await find();
    expect(outOfPlace(hits, kept)).toEqual([]);
    // What the law keeps is there still.
    const words = hits.map(({ word }) => word);
    expect(words).toContain(planted('law-firm-file', 'company'));
    expect(words).toContain(planted('law-firm-file', 'other-last'));
    expect(words).toContain(planted('law-firm-file', 'birthname'));
    expect(words).toContain(planted('law-firm-file', 'add-document-inside'));
    expect(words).toContain(planted('law-firm-file', 'attached-inside'));
    expect(words).toContain(planted('invoice', 'buyer'));
    expect((await api.call('GET', '/users/me', { bearer })).statusCode).toBe(401);
    const login = { email: people.founder.email, password: PASSWORD };
    expect((await api.call('POST', '/auth/login', { body: login })).statusCode).toBe(401);
    const receipt = (await api.call('GET', `/erasures/${id}`)).json().data;
    expect(receipt).toMatchObject({ state: 'done', kept });
  });

  test('is in the ledger, with ids and days only', async () => {
    const { entries } = await readLedger(stage.dependencies.erasureLedger);
    const own = entries.filter(({ person }) => person === people.founder.id);
    expect(own.map(({ class: retention }) => retention).toSorted()).toEqual([
      'formation',
      'invoice',
      'law-firm-file',
      'profile',
    ]);
  });

  test('the search finds a word in any other place', async () => {
    const owner = stage.database.owner.db;
    const leak = planted('profile', 'leak');
    const row = { id: randomUUID(), mail: 'account-exists', data: JSON.stringify({ leak }) };
    await addRows(owner, 'outbox', { ...row, relayed_at: new Date() });
    expect(outOfPlace(await find(), [])).toContainEqual({ place: 'outbox', word: leak });
    await owner.deleteFrom('outbox').where('id', '=', row.id).execute();
  });

  test('identifications stay until their own day, and no longer', async () => {
    const on = async (now: string) => {
      const deps = { ...stage.dependencies, now: () => new Date(now) };
      const jobs = retentionJobs(deps).filter(({ name }) => name === 'identifications');
      for (const { run } of jobs) await run();
      return identified();
    };
    const year = Number(today().slice(0, 4)) + 5;
    const kept = await on(`${year}-12-31T12:00:00.000Z`);
    expect(kept.all).toHaveLength(1);
    expect(kept.risk).toBeDefined();
    expect(await on(`${year + 1}-01-01T12:00:00.000Z`)).toEqual({ all: [], risk: undefined });
    expect(await readdir(join(stage.dataDir, 'identifications'))).toEqual([]);
    const key = await rowOf(db(), 'person_keys', {
      person: keyOf(example.foundationId, 'identification'),
    });
    expect(key.wrapped_key).toBeNull();
  });

  test("the law firm's file goes after its last day", async () => {
    const on = async (now: string) => {
      const deps = { ...stage.dependencies, now: () => new Date(now) };
      const jobs = retentionJobs(deps).filter(({ name }) => name === 'kept classes');
      for (const { run } of jobs) await run();
      return (await find()).filter(
        ({ word }) => word.includes('law-firm-file') || isBirthDate(word),
      );
    };
    const year = Number(today().slice(0, 4)) + 6;
    expect(await on(`${year}-12-31T12:00:00.000Z`)).not.toEqual([]);
    expect(await on(`${year + 1}-01-01T12:00:00.000Z`)).toEqual([]);
  });
});
