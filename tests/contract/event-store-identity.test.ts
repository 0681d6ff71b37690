import { afterEach, describe, expect, test } from 'vitest';
import {
  adoptStore,
  OtherStore,
  ownStore,
  requireOwnStore,
  withoutPassword,
} from '#event-store/identity.ts';
import { START, StoreUnavailable } from '#event-store/port.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  collect,
  newStream,
  type StoreUnderTest,
  someEvents,
  storesUnderTest,
} from '#tests/support/event-stores.ts';
import { addRows, rowOf, rowsOf } from '../support/rows.ts';

describe.each(storesUnderTest())('which store it is, on $name', ({ start }) => {
  const stores: StoreUnderTest[] = [];
  const databases: TestDatabase[] = [];
  const newStore = async () => {
    const on = await start();
    stores.push(on);
    return on;
  };
  const newDatabase = async () => {
    const database = await freshDatabase();
    databases.push(database);
    return database.connection.db;
  };
  afterEach(async () => {
    for (const on of stores.splice(0)) await on.end();
    for (const database of databases.splice(0)) await database.drop();
  });

  const at = (store: string) => ({ store, database: 'postgres://db/siebenschritt' });
  const HERE = at('kurrentdb://one:2113');
  const ELSEWHERE = at('kurrentdb://two:2113');

  test('a new database and a new store belong together from the first call on', async () => {
    const [on, db] = [await newStore(), await newDatabase()];
    // Parts that start at once make one identity.
    const parts = [1, 2, 3, 4].map(() => ownStore(on.another(), db, HERE));
    const heads = await Promise.all(parts.map((part) => part.head()));
    expect(new Set(heads)).toEqual(new Set([START]));
    const [row, ...more] = await rowsOf(db, 'store_identity');
    expect(row).toMatchObject({ confirmed: true, address: HERE.store });
    expect(more).toEqual([]);
    // Subscribers of foundations do not see it.
    const stream = newStream();
    const own = ownStore(on.another(), db, HERE);
    const collected = collect(own, START, [stream]);
    await own.append(stream, someEvents(2), 'no-stream');
    await collected.count(2);
    await collected.stop();
    expect(collected.batches.reduce((sum, size) => sum + size, 0)).toBe(2);
    expect(await ownStore(on.another(), db, ELSEWHERE).head()).not.toBe(START);
  });

  test('a part that saw an empty store before another part created the identity continues', async () => {
    const [on, db] = [await newStore(), await newDatabase()];
    const slow = on.another();
    let looks = 0;
    const read: typeof slow.read = async (stream) => {
      const found = await slow.read(stream);
      if (looks === 0) await ownStore(on.another(), db, HERE).head();
      looks += 1;
      return found;
    };
    await requireOwnStore(db, { read, append: slow.append }, HERE);
    expect(looks).toBe(2);
  });

  test('another store, a new store and a new database are refused, by every call', async () => {
    const [one, two, fresh] = [await newStore(), await newStore(), await newStore()];
    const [db, otherDb, freshDb] = [await newDatabase(), await newDatabase(), await newDatabase()];
    await ownStore(one.another(), db, HERE).head();
    await ownStore(two.another(), otherDb, ELSEWHERE).head();
    const { store_id: id } = await rowOf(db, 'store_identity');

    const wrong = ownStore(two.another(), db, ELSEWHERE);
    const stream = newStream();
    const calls = [
      () => wrong.head(),
      () => wrong.read(stream),
      () => wrong.append(stream, someEvents(1), 'no-stream'),
      async () => {
        for await (const batch of wrong.subscribe(START, AbortSignal.timeout(5_000))) {
          throw new Error(`${batch.length} events`);
        }
      },
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(OtherStore);
    expect(await two.store.read(stream)).toEqual([]);
    const failure: Error = await wrong.head().then(
      () => new Error('accepted'),
      (error) => error,
    );
    for (const part of [ELSEWHERE.store, HERE.store, id, 'npm run store:adopt']) {
      expect(failure.message).toContain(part);
    }

    const empty = ownStore(fresh.another(), db, ELSEWHERE);
    await expect(empty.head()).rejects.toThrow(/belongs to no database yet/);
    const unknown = ownStore(one.another(), freshDb, HERE);
    await expect(unknown.head()).rejects.toThrow(/knows none/);
  });

  test('another store is adopted on request', async () => {
    const [one, two, fresh] = [await newStore(), await newStore(), await newStore()];
    const [db, otherDb] = [await newDatabase(), await newDatabase()];
    await ownStore(one.another(), db, HERE).head();
    await ownStore(two.another(), otherDb, ELSEWHERE).head();

    await adoptStore(db, two.store, ELSEWHERE.store);
    await ownStore(two.another(), db, ELSEWHERE).head();
    await expect(ownStore(one.another(), db, HERE).head()).rejects.toThrow(OtherStore);

    await adoptStore(db, fresh.store, 'kurrentdb://three:2113');
    await ownStore(fresh.another(), db, at('kurrentdb://three:2113')).head();
    await expect(ownStore(two.another(), db, ELSEWHERE).head()).rejects.toThrow(OtherStore);
  });

  test('an incomplete identity is completed', async () => {
    const [on, db] = [await newStore(), await newDatabase()];
    const store_id = '5f0d9c1e-2f0b-4a3c-9d0e-000000000001';
    const row = { store_id, confirmed: false, address: HERE.store };
    await addRows(db, 'store_identity', row);
    await ownStore(on.another(), db, HERE).head();
    const found = await db.selectFrom('store_identity').selectAll().executeTakeFirst();
    expect(found).toMatchObject({ store_id, confirmed: true });
  });

  test('an absent store is compared once it is back', async () => {
    const [on, db] = [await newStore(), await newDatabase()];
    await ownStore(on.another(), db, HERE).head();
    const proxy = await on.proxy();
    await proxy.cut();
    const through = ownStore(on.openThrough(proxy), db, HERE);
    await expect(through.head()).rejects.toThrow(StoreUnavailable);
    await proxy.restore();
    await expect.poll(() => through.head().catch(() => 'away')).toBe(START);
    await proxy.end();
  });
});

test.each([
  [
    'kurrentdb://admin:pass%2Fword@a:2113,b:2113?tls=true&userKeyFile=k',
    'kurrentdb://a:2113,b:2113',
  ],
  ['postgres://me:secret@127.0.0.1:5432/db?password=secret', 'postgres://127.0.0.1:5432/db'],
  ['kurrentdb://a:2113?tls=false', 'kurrentdb://a:2113'],
])('an address in a message has neither user nor password nor options', (url, shown) => {
  expect(withoutPassword(url)).toBe(shown);
});
