import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { addHours } from 'date-fns/addHours';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayIn } from '#demo/days.ts';
import { priceForMembers } from '#domain/catalogue/product.ts';
import { grossCents } from '#domain/pricing/price.ts';
import { verifyChain } from '#event-store/chain.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import { DEMO_PASSWORD, demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { teamAccounts } from '#modules/accounts/directory/team.ts';
import { readProducts } from '#modules/catalogue/files.ts';
import { localFileStore } from '#modules/files/file-store.ts';
import { withoutOwner } from '#projections/unfinished/owners.ts';
import { updateSchema } from '#projections/update-schema.ts';
import { createSteps } from '#workflows/activities/steps.ts';
import { assignOwners } from '#workflows/worker/owners.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { freshDatabase } from '../support/database.ts';
import { orderOf } from '../support/orders/orders.ts';
import { countRows, restoreDump, rowsOfDump } from './dump.ts';
import { type Facts, readFacts } from './facts.ts';
import { founderEmail, keysOf, projectAll, storeOf } from './fill.ts';

const versions = globSync('tests/upgrade/*/').map((folder) => basename(folder));
const { version: present } = JSON.parse(readFileSync('package.json', 'utf8'));

test('each release has left a record', () => {
  // `node scripts/launch.mjs ops/record-release` writes the one of the present version.
  expect(versions).toContain(present);
});

interface Product {
  id: string;
  price: { netCents: number | null; vatPercent: number };
}

/** Products named a price that no member paid; what is named today is what members paid. */
function withOnePrice(facts: Facts): Facts {
  const path = '/products?limit=200';
  const products = (facts[path] as Product[]).map(({ id, price, ...product }) => {
    const { memberDiscountPercent: percent = 0 } = files.find((file) => file.id === id) ?? {};
    if (price.netCents === null || percent === 0) return { id, price, ...product };
    const netCents = priceForMembers(price.netCents, percent);
    const told = { ...price, netCents, grossCents: grossCents(netCents, price.vatPercent) };
    return { id, price: told, ...product };
  });
  return { ...facts, [path]: products };
}

const files = await readProducts();

describe.each(versions)('after an upgrade from %s', (version) => {
  const folder = `tests/upgrade/${version}`;
  const dump = `${folder}/database.sql.gz`;
  const recorded: Facts = JSON.parse(readFileSync(`${folder}/facts.json`, 'utf8'));
  const facts = version === '0.2.0' ? withOnePrice(recorded) : recorded;
  let api: TestApi;

  beforeAll(async () => {
    const database = await freshDatabase(async (owner) => {
      await restoreDump(owner, dump);
      await updateSchema(owner);
    });
    api = await startApi({}, {}, database);
  });
  afterAll(() => api.close());

  test('every row is there', async () => {
    const recorded = rowsOfDump(dump);
    expect(Object.keys(recorded).length).toBeGreaterThan(50);
    expect(await countRows(api.owner)).toMatchObject(recorded);
  });

  test('people read what they read before', async () => {
    expect(await readFacts(api)).toMatchObject(facts);
  });

  test('no event has changed, and personal data in them can be opened', async () => {
    const store = storeOf(api);
    const { rows } = await api.owner.pool.query<{ stream: string }>(
      `select distinct stream from events where stream like 'foundation-%'`,
    );
    expect(rows.length).toBeGreaterThan(5);
    const opened: string[] = [];
    for (const { stream } of rows) {
      const events = await store.read(stream);
      expect(verifyChain(stream, events)).toEqual({ ok: true });
      opened.push(JSON.stringify(await keysOf(api).openEvents(events)));
    }
    await store.close();
    expect(opened.join()).toContain('Rösterei Lorenz');
    expect(opened.join()).not.toContain('[erased]');
  });

  test('read models that are rebuilt say the same', async () => {
    await projectAll(api);
    expect(await readFacts(api)).toMatchObject(facts);
  });

  test('running cases get owners, count from that day, and nobody is reminded within a day', async () => {
    const { db } = api.connection;
    const { linkSecret, operator, packagePrices } = api.deps.config;
    const now = new Date();
    const store = storeOf(api);
    const deps = { db, events: store, keys: keysOf(api) };
    const { assignOwner } = createSteps({
      ...deps,
      files: localFileStore(api.deps.config.dataDir),
      linkSecret,
      operator,
      packagePrices,
      ordersPerDay: 1,
      now: () => now,
    });
    const ownerless = async () => {
      const team = await teamAccounts(db);
      const found = await withoutOwner(
        db,
        team.map(({ id }) => id),
        1_000,
      );
      return found.map(({ id }) => id);
    };
    const running = await ownerless();
    expect(running.length).toBeGreaterThan(4);
    const situationOf = async (id: string) => {
      const { situation } = await readHistory(deps, id);
      if (!situation) throw new Error('It has started.');
      return situation;
    };
    for (const id of running) expect(await situationOf(id)).not.toHaveProperty('awaited');

    expect(await assignOwners(db, assignOwner)).toBe(running.length);
    expect(await assignOwners(db, assignOwner)).toBe(0);

    const tomorrow = addHours(now, 24).getTime();
    const today = dayIn(0, now);
    const reminded: string[] = [];
    for (const id of running) {
      const { awaited, ownerId, status } = await situationOf(id);
      expect(ownerId).toBe(demoPersonId('staff@example.com'));
      for (const { at } of awaited?.alarms ?? []) {
        expect(Date.parse(at), status).toBeGreaterThanOrEqual(tomorrow);
        reminded.push(status);
      }
      // A consultation has its own day, which may be over.
      if (status !== 'consultation-pending') {
        expect(`${awaited?.dueOn}` > today, `${status}: ${awaited?.dueOn}`).toBe(true);
      }
    }
    expect(new Set(reminded).size).toBeGreaterThan(3);
    await projectAll(api);
    expect(await ownerless()).toEqual([]);
    await store.close();
  });

  test('work goes on: the next order gets the next number', async () => {
    const { access_token: bearer } = await api.logIn(founderEmail, DEMO_PASSWORD);
    const read = async (path: string) => (await api.call('GET', path, { bearer })).json().data;
    const [line] = (await read('/cart')).lines;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await api.call('POST', '/orders', {
      body: orderOf(line.product.id),
      bearer,
      headers,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const [newest, before] = await read('/invoices');
    const numberOf = (invoice: { number: string }) => Number(invoice.number.split('-').at(-1));
    expect(numberOf(newest)).toBe(numberOf(before) + 1);
  });
});

describe.each(versions)('histories of %s', (version) => {
  const lines = readFileSync(`tests/upgrade/${version}/histories.sha256`, 'utf8')
    .trim()
    .split('\n');
  test.each(lines)('are kept for replay as they were recorded: %s', (line) => {
    const [hash, file = ''] = line.split('  ');
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(hash);
  });
});
