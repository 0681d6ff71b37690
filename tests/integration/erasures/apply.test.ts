import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERASED } from '#domain/erased.ts';
import { keyOf } from '#domain/erasures/classes.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { streamOf } from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { recordErasures } from '#modules/erasures/ledger.ts';
import { readFoundation } from '#projections/foundations.ts';
import { rebuild } from '#projections/rebuild.ts';
import { eraseDepsOf } from '#scripts/erasures/apply-ledger.ts';
import { eraseClasses } from '#workflows/activities/erasure/erase-class.ts';
import { LINK_SECRET, withApi } from '../../support/api.ts';
import { rowsOf } from '../../support/rows.ts';
import { appendEvents, storeFoundation } from '../../support/stored.ts';

/** A database as it comes back from a backup, made before somebody was erased. */
const api = await withApi({ RATE_LIMITS: 'off' });
let ledger: string;
beforeAll(async () => {
  ledger = await mkdtemp(join(tmpdir(), 'ledger-'));
});
afterAll(() => rm(ledger, { recursive: true, force: true }));

const run = () => {
  const { databaseUrl, tokenSecret, personKeySecret, dataDir } = api.deps.config;
  return promisify(execFile)(process.execPath, ['scripts/erasures/apply.ts'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      TOKEN_SECRET: tokenSecret,
      LINK_SECRET,
      PERSON_KEY_SECRET: personKeySecret,
      DATA_DIR: dataDir,
      ERASURE_LEDGER: ledger,
    },
  });
};

test('applying the ledger repeats its erasures, now or on their day, as often as it is done', async () => {
  const { id: person } = await api.person();
  const other = await api.person();
  const { db } = api.connection;
  const keys = new PersonKeys(db, api.deps.config.personKeySecret);
  const store = postgresEventStore(api.connection, api.deps.config.databaseUrl);
  await storeFoundation(store, keys, 'completed', person);
  await keys.sealText([keyOf(person, 'formation')], 'a note', 'notes/1');
  await rebuild({ connection: api.owner, store, open: (batch) => keys.openEvents(batch) });
  await store.close();
  const at = new Date().toISOString();
  await recordErasures(ledger, [
    { person, class: 'profile', at },
    { person, class: 'formation', at },
    { person, class: 'law-firm-file', at: '2099-12-31T22:59:59.999Z' },
  ]);
  for (let times = 0; times < 2; times += 1) {
    expect((await run()).stdout).toMatch(/^2 erasures of .* applied\.\n$/);
    const people = await rowsOf(db, 'users', {}, 'id');
    expect(people.map(({ id }) => id)).toEqual([other.id]);
    const erased = await db
      .selectFrom('person_keys')
      .select('person')
      .where('erased_at', 'is not', null)
      .where('person', 'like', `${person}%`)
      .orderBy('person')
      .execute();
    expect(erased.map((row) => row.person)).toEqual([`${person}:formation`, `${person}:profile`]);
    const kept = await rowsOf(db, 'kept_classes', {}, 'person_id', 'class');
    expect(kept).toEqual([{ person_id: person, class: 'law-firm-file' }]);
  }
});

test('an unreadable line is named, and the others count', async () => {
  const [file = ''] = await readdir(ledger);
  await appendFile(join(ledger, file), `{"person":"${randomUUID()}`);
  const failed = await run().then(
    () => undefined,
    (error: { code: number; stdout: string }) => error,
  );
  expect(failed).toMatchObject({ code: 1, stdout: expect.stringContaining(`${file}:4`) });
});

test('an unreadable and a parked case keep nothing from being erased elsewhere', async () => {
  const { id: person } = await api.person();
  const { db } = api.connection;
  const keys = new PersonKeys(db, api.deps.config.personKeySecret);
  const store = postgresEventStore(api.connection, api.deps.config.databaseUrl);
  const ids: string[] = [];
  for (let cases = 0; cases < 3; cases += 1) {
    ids.push((await storeFoundation(store, keys, 'completed', person)).id);
  }
  const [unreadable = '', parked = '', whole = ''] = ids;
  await api.owner.pool.query(
    `insert into events (stream, revision, id, type, data, metadata)
     select stream, max(revision) + 1, gen_random_uuid(), 'Note', '{}', '{}' from events
     where stream = $1 group by stream`,
    [streamOf(unreadable)],
  );
  await appendEvents(store, keys, parked, person, [{ type: 'OfNoKnownType', data: {} }]);
  await rebuild({ connection: api.owner, store, open: (batch) => keys.openEvents(batch) });
  const deps = eraseDepsOf({ ...api.deps.config, linkSecret: LINK_SECRET }, { db, events: store });
  await eraseClasses(deps, person, ['profile', 'formation', 'law-firm-file']);
  const left = db
    .selectFrom('person_keys')
    .select('person')
    .where('person', 'like', `${person}%`)
    .where('erased_at', 'is', null);
  expect(await left.execute()).toEqual([]);
  for (const id of [unreadable, parked, whole]) {
    const page = await readFoundation(db, id, 'all');
    expect(page?.coreData, id).toMatchObject({ companyName: ERASED });
  }
  await store.close();
});
