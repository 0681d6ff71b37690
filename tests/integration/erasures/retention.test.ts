import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@temporalio/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inDays, today } from '#demo/days.ts';
import type { PersonClass } from '#domain/erasures/classes.ts';
import { keepClasses } from '#modules/erasures/erasures.ts';
import { askExport, finishExport } from '#modules/erasures/exports.ts';
import { readLedger } from '#modules/erasures/ledger.ts';
import { localFileStore } from '#modules/files/file-store.ts';
import { sweepOrders } from '#modules/orders/orders.ts';
import { parseDurations } from '#workflows/processes/durations.ts';
import {
  type RetentionDeps,
  repairErasures,
  retentionJobs,
} from '#workflows/worker/daily/retention.ts';
import { LINK_SECRET, withApi } from '../../support/api.ts';
import { anOrder, aPackageOfHours } from '../../support/orders/orders.ts';
import { addRows, changeRows, rowsOf } from '../../support/rows.ts';

/** With the rights of the running parts. */
const api = await withApi({ RATE_LIMITS: 'off' });
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'retention-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const db = () => api.connection.db;
const ledger = () => join(dataDir, 'erasures');

const depsAt = (now: string) => {
  const { keys, store } = api.deps;
  return {
    db: db(),
    events: store,
    keys,
    files: localFileStore(dataDir),
    exportFiles: localFileStore(dataDir, 'exports'),
    invoiceFiles: localFileStore(dataDir, 'invoices'),
    identificationCopies: localFileStore(dataDir, 'identifications'),
    linkSecret: LINK_SECRET,
    erasureLedger: ledger(),
    now: () => new Date(now),
  } as unknown as RetentionDeps;
};

/** Runs what ends then. */
async function endWhatHasEnded(now: string): Promise<void> {
  for (const { run } of retentionJobs(depsAt(now))) await run();
}

const rows = async (table: 'orders' | 'invoices' | 'order_billing' | 'hour_packages') =>
  Number(
    (
      await db()
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('orders', () => {
  test('are deleted as a whole eight years after the end of their last year, and no sooner', async () => {
    const { id } = await api.person();
    const productId = await aPackageOfHours(db());
    const at = (year: number) => new Date(`${year}-06-15T10:00:00.000Z`);
    const year = Number(today().slice(0, 4));
    for (const placed of [year - 9, year - 8, year]) {
      await anOrder(db(), id, { productId, gross: 119_000, at: at(placed) });
    }
    await sweepOrders(db());
    for (const table of ['orders', 'invoices', 'order_billing', 'hour_packages'] as const) {
      expect(await rows(table)).toBe(2);
    }
    await sweepOrders(db());
    expect(await rows('orders')).toBe(2);
    // The triggers are back.
    const removal = api.owner.db.deleteFrom('invoices').execute();
    await expect(removal).rejects.toThrow(/final/);
  });
});

const classesOf = async (personId: string) =>
  (await rowsOf(db(), 'kept_classes', { person_id: personId }, 'class')).map(
    ({ class: retention }) => retention,
  );

describe('what the law has kept', () => {
  test('ends after its last day, and the ledger records it', async () => {
    const person = randomUUID();
    const kept: { class: PersonClass; until: string }[] = [
      { class: 'law-firm-file', until: '2032-12-31' },
      { class: 'invoice', until: '2034-12-31' },
    ];
    await keepClasses(db(), person, kept);
    await endWhatHasEnded('2032-12-31T22:59:00.000Z');
    expect(await classesOf(person)).toHaveLength(2);
    await endWhatHasEnded('2032-12-31T23:00:00.000Z');
    expect(await classesOf(person)).toEqual(['invoice']);
    const { entries } = await readLedger(ledger());
    expect(entries.map(({ class: retention }) => retention)).toEqual(['law-firm-file']);
  });
});

describe('one that fails', () => {
  const NOW = '2033-06-01T12:00:00.000Z';
  const job = (name: string, deps: Partial<RetentionDeps>) =>
    retentionJobs({ ...depsAt(NOW), ...deps })
      .find((one) => one.name === name)
      ?.run();

  test('does not hold up others whose day has come, and has one entry in the ledger', async () => {
    const { keys } = depsAt(NOW);
    const [damaged, ...others] = Array.from({ length: 103 }, () => randomUUID()).toSorted();
    for (const person of [damaged, ...others]) {
      await keepClasses(db(), person ?? '', [{ class: 'law-firm-file', until: '2033-01-01' }]);
    }
    const failing = {
      openEvents: keys.openEvents.bind(keys),
      erase: async (key: string) => {
        if (damaged && key.startsWith(damaged)) throw new Error('damaged');
        await keys.erase(key);
      },
    };
    for (const _ of [1, 2]) {
      await expect(job('kept classes', { keys: failing })).rejects.toThrow('damaged');
    }
    const left = await rowsOf(db(), 'kept_classes', { until: '2033-01-01' }, 'person_id');
    expect(left).toEqual([{ person_id: damaged }]);
    const { entries } = await readLedger(ledger());
    for (const person of [damaged, others.at(-1)]) {
      expect(entries.filter((entry) => entry.person === person)).toHaveLength(1);
    }
    await job('kept classes', {});
    expect(await classesOf(damaged ?? '')).toEqual([]);
  });

  test('keeps no other copy of data from being removed', async () => {
    const ids = [];
    for (const _ of [1, 2]) {
      const { id: personId } = await api.person();
      const asked = await askExport(db(), personId, new Date());
      if (typeof asked === 'string') throw new Error('asked for the first time');
      await finishExport(db(), asked.id, { size: 3, now: inDays(-366) });
      ids.push(asked.id);
    }
    const [damaged] = ids.toSorted();
    const exportFiles = {
      remove: async (id: string) => {
        if (id === damaged) throw new Error('damaged');
      },
    };
    await expect(job('copies of data', { exportFiles })).rejects.toThrow('damaged');
    const left = await db()
      .selectFrom('data_exports')
      .select('id')
      .where('id', 'in', ids)
      .execute();
    expect(left).toEqual([{ id: damaged }]);
    await job('copies of data', {});
  });
});

describe('accounts', () => {
  test('that were removed before there were erasures, and left only a name, are asked about as well', async () => {
    const { id } = await api.person();
    const removed = { status: 'archived', removed_at: new Date() } as const;
    const long = { created_at: new Date('2020-01-01T00:00:00.000Z'), last_login_at: null };
    await changeRows(db(), 'users', { id }, { ...removed, ...long });
    await endWhatHasEnded(new Date().toISOString());
    const asked = await db().selectFrom('erasures').select('asked_by').where('person_id', '=', id);
    expect(await asked.execute()).toEqual([{ asked_by: 'disuse' }]);
  });

  test('that nobody has used for three whole years are asked about, once', async () => {
    const [unused, used, reminded] = [await api.person(), await api.person(), await api.person()];
    const year = Number(today().slice(0, 4));
    const login = async (id: string, last_login_at: string) =>
      changeRows(db(), 'users', { id }, { last_login_at });
    await login(unused.id, `${year - 4}-12-31T22:00:00.000Z`);
    await login(used.id, `${year - 3}-01-01T01:00:00.000Z`);
    await login(reminded.id, `${year - 4}-12-31T22:00:00.000Z`);
    await takePartInCompany(reminded.id);
    const now = new Date().toISOString();
    await endWhatHasEnded(now);
    await endWhatHasEnded(now);
    const asked = await db()
      .selectFrom('erasures')
      .select(['person_id', 'asked_by'])
      .where('person_id', 'in', [unused.id, used.id, reminded.id])
      .execute();
    expect(asked).toEqual([{ person_id: unused.id, asked_by: 'disuse' }]);
  });
});

/** A company that was entered five years ago, of whose duties its founders are still reminded. */
async function takePartInCompany(accountId: string): Promise<void> {
  const foundationId = randomUUID();
  const since = inDays(-5 * 365);
  const owner = api.owner.db;
  await addRows(owner, 'projections.foundations', {
    id: foundationId,
    founder_id: accountId,
    status: 'completed',
    step: 7,
    waiting_on: 'nobody',
    since,
    due_at: null,
    due_on: null,
    comes_back_as: null,
    comes_back_on: null,
    owner_id: null,
    revision: 20,
    started_at: since,
    updated_at: since,
    details: JSON.stringify({ obstacles: [] }),
  });
  await addRows(owner, 'projections.participations', {
    foundation_id: foundationId,
    account_id: accountId,
    role: 'lead',
    participant_id: randomUUID(),
    ended_at: null,
  });
}

describe('a copy of data', () => {
  test('is removed after seven days, file and row', async () => {
    const { id: personId } = await api.person();
    const exportFiles = localFileStore(dataDir, 'exports');
    const asked = await askExport(db(), personId, new Date());
    if (typeof asked === 'string') throw new Error('asked for the first time');
    await exportFiles.put(asked.id, Buffer.from('zip'));
    await finishExport(db(), asked.id, { size: 3, now: inDays(-366) });
    await endWhatHasEnded(new Date().toISOString());
    expect(await readdir(join(dataDir, 'exports'))).toEqual([]);
    expect(await rowsOf(db(), 'data_exports')).toEqual([]);
  });

  test('is made at most three times a day', async () => {
    const { id: personId } = await api.person();
    for (let made = 0; made < 3; made += 1) {
      const asked = await askExport(db(), personId, new Date());
      if (typeof asked === 'string') throw new Error('too early');
      await finishExport(db(), asked.id, { size: 1, now: new Date() });
    }
    expect(await askExport(db(), personId, new Date())).toBe('TOO_MANY');
  });

  test('is made once for many simultaneous requests', async () => {
    const { id: personId } = await api.person();
    const asks = Array.from({ length: 10 }, () => askExport(db(), personId, new Date()));
    const ids = (await Promise.all(asks)).map((asked) =>
      typeof asked === 'string' ? asked : asked.id,
    );
    expect(new Set(ids).size).toBe(1);
  });
});

test('a lost workflow is noticed behind any number of running ones', async () => {
  const { id: personId } = await api.person();
  const asked = await askExport(db(), personId, new Date());
  if (typeof asked === 'string') throw new Error('asked for the first time');
  const values = (_: unknown, n: number) => ({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    person_id: randomUUID(),
    asked_by: 'person' as const,
    state: 'asked' as const,
    asked_at: new Date(n),
    due_at: new Date(n),
  });
  const many = Array.from({ length: 150 }, values);
  await addRows(db(), 'erasures', ...many);
  const lost = many.at(-1)?.id;
  const { durations, publicUrl } = api.deps.config;
  const started: string[] = [];
  const erasures = await rowsOf(db(), 'erasures', {}, 'id');
  const exports = await rowsOf(db(), 'data_exports', {}, 'id');
  const running = [
    ...erasures.filter(({ id }) => id !== lost).map(({ id }) => `erasure-${id}`),
    ...exports.filter(({ id }) => id !== asked.id).map(({ id }) => `export-${id}`),
  ];
  const client = {
    workflow: {
      list: async function* ({ query }: { query: string }) {
        for (const workflowId of running) if (query.includes(workflowId)) yield { workflowId };
      },
      start: async (_: string, { workflowId }: { workflowId: string }) => started.push(workflowId),
    },
  } as unknown as Client;
  await repairErasures({ db: db(), publicUrl }, client, parseDurations(durations));
  expect(started).toEqual([`erasure-${lost}`, `export-${asked.id}`]);
});
