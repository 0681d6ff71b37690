import { createHash, randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { ownStore, requireOwnStore } from '#event-store/identity.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { isReadable, START } from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { upTo } from '#event-store/up-to.ts';
import { localFileStore } from '#modules/files/file-store.ts';
import { invoiceFiles, readPdf, storedPdf } from '#modules/invoices/pdfs.ts';
import { rebuild } from '#projections/rebuild.ts';
import { makeBackup } from '#scripts/backup/make-backup.ts';
import { MANIFEST, readManifest } from '#scripts/backup/manifest.ts';
import { type RestoreParts, restoreBackup } from '#scripts/backup/restore-backup.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { emptyDatabase, freshDatabase } from '../support/database.ts';
import { countRows, restoreDump } from '../upgrade/dump.ts';
import { type Facts, readFacts } from '../upgrade/facts.ts';
import { projectAll, storeOf } from '../upgrade/fill.ts';

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
    await migrate(owner);
  });
  api = await startApi({}, {}, database);
  target = await mkdtemp(join(tmpdir(), 'backups-'));
  ends.push(() => rm(target, { recursive: true, force: true }), api.close);
  await addFiles(api);
  await projectAll(api);
  rows = await countRows(api.owner);
  facts = await readFacts(api);
  const made = await makeBackup(partsOf(api), target);
  folder = made.folder;
  // Of files that the record of the release names, and files that are here, those.
  expect(made.manifest.files.count).toBe(2);
}, 60_000);
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

const partsOf = ({ owner, deps: { config } }: TestApi) => ({
  connection: owner,
  store: storeOf(api),
  isStoreApart: false,
  dataDir: config.dataDir,
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
  await db
    .insertInto('files')
    .values({ id: deedId, foundation_id, name, size: deed.length, sha256, scan })
    .execute();
  const files = invoiceFiles(config.dataDir);
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
    dataDir,
    personKeySecret: api.deps.config.personKeySecret,
    force: false,
    adopt: false,
    eraseAgain: async () => undefined,
    rebuild: async () => {
      const { connection, store } = parts;
      await rebuild({ connection, store, open: (batch) => keys.openEvents(batch) });
    },
    say: (line) => said.push(line),
    ...given,
  };
  return { parts, owner, ownerUrl, dataDir, said, keys };
}

describe('a system that was destroyed', () => {
  test('is there again: every row, file, invoice and event, and what people read', async () => {
    const { parts, owner, dataDir, said } = await newMachine();
    expect(await restoreBackup(parts, folder), said.join('\n')).toBe(true);
    expect(await countRows(owner)).toEqual(rows);
    const bytes = await buffer(await localFileStore(dataDir).read(deedId));
    expect(bytes.equals(deed)).toBe(true);
    expect((await readPdf(invoiceFiles(dataDir), invoice)).length).toBe(invoice.size);
    expect(said.at(-1)).toMatch(/^\d+ events in \d+ streams, 0 of them broken\.$/);
    // Triggers guard again what they guarded, and numbers count on.
    await expect(owner.pool.query('delete from events')).rejects.toThrow();
    await expect(owner.pool.query('delete from invoices')).rejects.toThrow();
  });
});
