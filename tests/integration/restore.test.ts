import { createHash, randomUUID } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { prepareAppRole } from '#database/app-role.ts';
import { connect } from '#database/connection.ts';
import { OtherStore, requireOwnStore } from '#event-store/identity.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { type EventStore, START } from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { upTo } from '#event-store/up-to.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { recordErasures } from '#modules/erasures/ledger.ts';
import { localFileStore } from '#modules/files/file-store.ts';
import { invoiceFiles, readPdf, storedPdf } from '#modules/invoices/pdfs.ts';
import { rebuild } from '#projections/rebuild.ts';
import { updateSchema } from '#projections/update-schema.ts';
import { dropOldBackups } from '#scripts/backup/drop-old.ts';
import { fileStores } from '#scripts/backup/files.ts';
import { makeBackup } from '#scripts/backup/make-backup.ts';
import { MANIFEST } from '#scripts/backup/manifest.ts';
import { type RestoreParts, restoreBackup } from '#scripts/backup/restore-backup.ts';
import { applyLedger, eraseDepsOf } from '#scripts/erasures/apply-ledger.ts';
import { appUrlFor } from '#scripts/servers/postgres.ts';
import { requireStoppedParts } from '#scripts/shared/parts-stopped.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../support/database.ts';
import { addRows } from '../support/rows.ts';
import { countRows, restoreDump } from '../upgrade/dump.ts';
import { type Facts, readFacts } from '../upgrade/facts.ts';
import { founderEmail, projectAll, storeOf } from '../upgrade/fill.ts';

const deed = Buffer.from('%PDF-1.7 a deed');
const address = { store: 'kurrentdb://one:2113', database: 'postgres://db/siebenschritt' };

let api: TestApi;
let target: string;
let folder: string;
let rows: Record<string, number>;
let facts: Facts;
let invoice: { id: string; fileId: string; sha256: string; size: number };
const deedId = randomUUID();
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const database = await freshDatabase(async (owner) => {
    await restoreDump(owner, 'tests/upgrade/0.2.0/database.sql.gz');
    await updateSchema(owner);
  });
  api = await startApi({}, {}, database);
  target = await mkdtemp(join(tmpdir(), 'backups-'));
  ends.push(() => rm(target, { recursive: true, force: true }), api.close);
  await addFiles(api);
  await projectAll(api);
  facts = await readFacts(api);
  rows = await countRows(api.owner);
  const made = await makeBackup(partsOf(api), target);
  folder = made.folder;
  // Of files that the record of the release names, and files that are here, those.
  expect(made.manifest.files.count).toBe(2);
}, 120_000);
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

const partsOf = ({ owner, deps: { config } }: TestApi) => ({
  connection: owner,
  store: storeOf(api),
  isStoreApart: false,
  stores: fileStores(config),
  personKeySecret: config.personKeySecret,
  release: '0.2.0',
  now: new Date(),
});

async function addFiles({ connection: { db }, deps: { config } }: TestApi): Promise<void> {
  const { foundation_id, name, scan } = await db
    .selectFrom('files')
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow();
  const sha256 = createHash('sha256').update(deed).digest('hex');
  await localFileStore(config.dataDir).put(deedId, deed);
  await addRows(db, 'files', { id: deedId, foundation_id, name, size: deed.length, sha256, scan });
  const files = invoiceFiles(config);
  const { id, content } = await db
    .selectFrom('invoices')
    .select(['id', 'content'])
    .where('id', 'not in', db.selectFrom('invoice_pdfs').select('invoice_id'))
    .limit(1)
    .executeTakeFirstOrThrow();
  invoice = { id, ...(await storedPdf({ db, files, now: () => new Date() }, { id, content })) };
}

/** A machine with nothing on it. */
async function newMachine(given: Partial<RestoreParts> = {}) {
  const { owner, ownerUrl, drop } = await emptyDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'restored-'));
  ends.push(() => rm(dataDir, { recursive: true, force: true }), drop);
  const said: string[] = [];
  const keys = new PersonKeys(owner.db, api.deps.config.personKeySecret);
  const parts: RestoreParts = {
    connection: owner,
    store: postgresEventStore(owner, ownerUrl),
    isStoreApart: false,
    storeAddress: ownerUrl,
    stores: fileStores({ dataDir, objectStore: undefined }),
    personKeySecret: api.deps.config.personKeySecret,
    force: false,
    adopt: false,
    eraseAgain: async () => true,
    rebuild: async () => {
      const { connection, store } = parts;
      await rebuild({ connection, store, open: (batch) => keys.openEvents(batch) });
    },
    say: (line) => said.push(line),
    ...given,
  };
  return { parts, owner, ownerUrl, dataDir, said, keys };
}

describe('a part that still runs', () => {
  test.each(['api', 'worker'] as const)(
    'keeps a backup away from its database: %s',
    async (part) => {
      const { owner, ownerUrl, drop } = await freshDatabase();
      const running = connect(ownerUrl, 1, { part });
      await running.pool.query('select 1');
      const asked = requireStoppedParts({ databaseUrl: ownerUrl }, owner);
      await expect(asked).rejects.toThrow(
        `still running (siebenschritt-${part}); stop them first.`,
      );
      await running.close();
      // Postgres takes a moment to notice.
      await vi.waitFor(() => requireStoppedParts({ databaseUrl: ownerUrl }, owner), 10_000);
      await drop();
    },
  );
});

describe('a system that was destroyed', () => {
  test('is there again: every row, file, invoice and event, and what people read', async () => {
    const { parts, owner, dataDir, said } = await newMachine();
    expect(await restoreBackup(parts, folder), said.join('\n')).toBe(true);
    expect(await countRows(owner)).toEqual(rows);
    const bytes = await buffer(await localFileStore(dataDir).read(deedId));
    expect(bytes.equals(deed)).toBe(true);
    expect(await readPdf(invoiceFiles({ dataDir, objectStore: undefined }), invoice)).toHaveLength(
      invoice.size,
    );
    expect(said.at(-1)).toMatch(/^[1-9]\d+ events in [1-9]\d* streams, 0 of them broken\.$/);
    // Triggers guard again what they guarded.
    await expect(owner.pool.query('delete from events')).rejects.toThrow();
    await expect(owner.pool.query('delete from invoices')).rejects.toThrow();
    const restored = await startApi({}, {}, await asDatabase(owner));
    expect(await readFacts(restored)).toEqual(facts);
    await restored.app.close();
    await restored.deps.checkpoint.close();
  }, 120_000);

  test('with an event store of its own gets another one knowingly; who was erased stays erased', async () => {
    const moved = { ...partsOf(api), isStoreApart: true, now: new Date(0) };
    const made = await makeBackup(moved, target);
    const other = await freshDatabase();
    ends.push(other.drop);
    const store = postgresEventStore(other.owner, other.ownerUrl);
    const ledger = await mkdtemp(join(tmpdir(), 'ledger-'));
    ends.push(() => rm(ledger, { recursive: true, force: true }));
    const erased = demoPersonId(founderEmail);
    await recordErasures(ledger, [
      { person: erased, class: 'profile', at: new Date().toISOString() },
      { person: erased, class: 'law-firm-file', at: new Date().toISOString() },
    ]);
    const { parts, owner, dataDir, keys, said } = await newMachine({
      store,
      isStoreApart: true,
      storeAddress: address.store,
      eraseAgain: () =>
        applyLedger(
          eraseDepsOf(
            { ...api.deps.config, dataDir },
            { db: parts.connection.db, events: parts.store },
          ),
          ledger,
          (line) => said.push(line),
        ),
    });
    await expect(restoreBackup(parts, made.folder)).rejects.toThrow(/another one.*--adopt-store/s);
    expect(await restoreBackup({ ...parts, adopt: true }, made.folder), said.join('\n')).toBe(true);

    expect(await eventsOf(store)).toEqual(await eventsOf(storeOf(api)));
    await requireOwnStore(owner.db, store, address);
    await expect(requireOwnStore(owner.db, storeOf(api), address)).rejects.toThrow(OtherStore);
    const users = owner.db.selectFrom('users').select('id').where('id', '=', erased);
    expect(await users.execute()).toEqual([]);
    const { rows: own } = await owner.pool.query<{ stream: string }>(
      "select distinct stream from events where metadata #>> '{actor,id}' = $1",
      [erased],
    );
    for (const { stream } of own) {
      expect(JSON.stringify(await keys.openEvents(await store.read(stream)))).toContain('[erased]');
    }
  }, 120_000);
});

test('nothing is restored from a backup that was changed, with another secret or over data', async () => {
  const { parts, owner } = await newMachine();
  const other = { ...parts, personKeySecret: 'another-0123456789-0123456789-01' };
  await expect(restoreBackup(other, folder)).rejects.toThrow('PERSON_KEY_SECRET');
  await expect(restoreBackup({ ...parts, connection: api.owner }, folder)).rejects.toThrow(
    '--force',
  );

  const copy = join(await mkdtemp(join(tmpdir(), 'changed-')), 'backup');
  ends.push(() => rm(copy, { recursive: true, force: true }));
  for (const changed of ['tables/users.copy.gz', `files/${deedId}`, 'heads.jsonl.gz']) {
    await cp(folder, copy, { recursive: true, force: true });
    await appendFile(join(copy, changed), 'x');
    await expect(restoreBackup(parts, copy)).rejects.toThrow(`${changed} is not what was`);
  }
  await cp(folder, copy, { recursive: true, force: true });
  const manifest = await readFile(join(copy, MANIFEST), 'utf8');
  await writeFile(join(copy, MANIFEST), manifest.replace(/"migration": "/, '"migration": "999-'));
  await expect(restoreBackup(parts, copy)).rejects.toThrow('restore it with that release');
  const { rows: tables } = await owner.pool.query(
    "select from pg_tables where schemaname = 'public'",
  );
  expect(tables).toEqual([]);
});

test('a backup that cannot be completed leaves nothing', async () => {
  const { dataDir } = api.deps.config;
  await writeFile(join(dataDir, 'files', deedId), 'another deed');
  const before = await readdir(target);
  await expect(makeBackup({ ...partsOf(api), now: new Date(1_000) }, target)).rejects.toThrow(
    `The file files/${deedId} is not what was stored.`,
  );
  expect(await readdir(target)).toEqual(before);
  await writeFile(join(dataDir, 'files', deedId), deed);
});

test('what is older than 30 days goes, and what was cut off, but nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'old-backups-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const old = ['2026-10-25T02-59-59Z', '.2026-11-23T03-00-00Z.4711'];
  const kept = ['2026-10-26T03-00-00Z', '.2026-11-25T02-30-00Z.12', 'base-2026-01-01', 'notes'];
  for (const name of [...old, ...kept])
    await mkdir(join(folder, name, 'tables'), { recursive: true });
  const removed = await dropOldBackups(folder, new Date('2026-11-25T03:00:00Z'));
  expect(removed.toSorted()).toEqual(old.toSorted());
  expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted());
});

/** With the role of the parts. */
async function asDatabase(owner: TestApi['owner']): Promise<TestDatabase> {
  const { rows: names } = await owner.pool.query('select current_database() as name');
  const ownerUrl = new URL(process.env.DATABASE_URL ?? '');
  ownerUrl.pathname = `/${names[0]?.name}`;
  const url = appUrlFor(ownerUrl.href);
  expect(await prepareAppRole(owner, url)).toBeUndefined();
  const connection = connect(url);
  ends.push(connection.close);
  const drop = async () => undefined;
  return { url, apiUrl: url, connection, ownerUrl: ownerUrl.href, owner, drop };
}

async function eventsOf(store: EventStore) {
  const found: unknown[] = [];
  for await (const batch of upTo(store, START, await store.head())) {
    for (const event of batch) found.push({ ...event, position: undefined });
  }
  return found;
}
