import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Migrator } from 'kysely';
import type { Connection } from '#database/connection.ts';
import { loadMigrations } from '#database/migrate.ts';
import { adoptStore, idIn } from '#event-store/identity.ts';
import { type EventStore, isReadable, START, type StoredEvent } from '#event-store/port.ts';
import { upTo } from '#event-store/up-to.ts';
import { ChainWalk } from '#event-store/walk-chains.ts';
import { updateSchema } from '#projections/update-schema.ts';
import { type FileStores, putFilesBack, verifyFiles } from './files.ts';
import { withoutLimits } from './make-backup.ts';
import {
  type Head,
  MANIFEST,
  type Manifest,
  markOf,
  type Part,
  readHead,
  readManifest,
  readPart,
  verifyPart,
} from './manifest.ts';
import { fillTables } from './tables.ts';

/** Few enough for the limit of an append, which counts bytes. */
const APPENDED_AT_ONCE = 20;

export interface RestoreParts {
  connection: Connection;
  /** Any store: this function compares it with the database. */
  store: EventStore;
  isStoreApart: boolean;
  storeAddress: string;
  stores: FileStores;
  personKeySecret: string;
  /** Whether the present content of the database may be removed. */
  force: boolean;
  /** Whether the database may be given to another store than before. */
  adopt: boolean;
  /**
   * Repeats erasures from after the backup.
   *
   * @returns whether all of them are known
   */
  eraseAgain: () => Promise<boolean>;
  rebuild: () => Promise<void>;
  say: (line: string) => void;
}

/**
 * Restores database, files and events on the schema of this release. The whole backup is verified before anything
 * is written.
 *
 * @returns whether all chains are intact and complete, and all erasures are known
 */
export async function restoreBackup(parts: RestoreParts, folder: string): Promise<boolean> {
  const { connection, stores, say } = parts;
  const manifest = readManifest(await readFile(join(folder, MANIFEST), 'utf8'));
  await refuseUnfit(parts, manifest);
  await verifyBackup(folder, manifest);
  say(`The backup of ${manifest.madeAt} by release ${manifest.release} is whole.`);
  await clear(parts);
  await putFilesBack(stores, folder, manifest.files);
  say(`${manifest.files.count} files are back.`);
  await fillDatabase(connection, folder, manifest);
  await updateSchema(connection);
  say(`${rowsOf(manifest)} rows are back, on the newest schema.`);
  await bringStore(parts, folder, manifest);
  await parts.rebuild();
  const isErased = await parts.eraseAgain();
  return (await verifyStore(parts, folder, manifest)) && isErased;
}

async function verifyBackup(folder: string, { tables, files, store }: Manifest): Promise<void> {
  const parts = [...tables.map(({ part }) => part), files.list, store.heads, store.copy];
  for (const part of parts) if (part) await verifyPart(folder, part);
  await verifyFiles(folder, files);
}

/** @throws before anything is written */
async function refuseUnfit(parts: RestoreParts, manifest: Manifest): Promise<void> {
  const { migration, release, store } = manifest;
  if (!(migration in (await loadMigrations()))) {
    throw new Error(`Release ${release} made it, with ${migration}: restore it with that release.`);
  }
  if (markOf(parts.personKeySecret) !== manifest.personKeySecret) {
    throw new Error(
      'PERSON_KEY_SECRET is another one than when the backup was made: with it everybody would ' +
        'be erased, and no second factor could be checked.',
    );
  }
  if (!parts.force && !(await isEmpty(parts.connection))) {
    throw new Error('There is something in the database; with --force it is removed.');
  }
  if (!store.copy && parts.isStoreApart) {
    throw new Error(
      'Its events were in the database: restore it without KURRENTDB_URL, then move them.',
    );
  }
  if (parts.adopt || (await isSameStore(parts, store))) return;
  throw new Error(
    `The backup belongs to event store ${store.id}, seen at ${store.address}; ` +
      `${parts.storeAddress} is another one. If that is meant, add --adopt-store.`,
  );
}

/** Whether the store is the database's own, whose events come with the rows. */
async function isSameStore(
  { store, isStoreApart }: RestoreParts,
  { copy, id }: Manifest['store'],
): Promise<boolean> {
  if (!copy) return true;
  return isStoreApart && (await idIn(store)) === id;
}

async function isEmpty({ pool }: Connection): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_class where relkind in ('r', 'p')
     and relnamespace in (select oid from pg_namespace where nspname in ('public', 'projections'))`,
  );
  return rowCount === 0;
}

async function clear({ connection, force }: RestoreParts): Promise<void> {
  if (!force || (await isEmpty(connection))) return;
  await connection.pool.query('drop schema if exists projections cascade');
  await connection.pool.query('drop schema public cascade');
  await connection.pool.query('create schema public');
}

async function fillDatabase(
  { db, pool }: Connection,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: loadMigrations } });
  const { error } = await migrator.migrateTo(manifest.migration);
  if (error) throw error;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await withoutLimits(client);
    await fillTables(client, folder, manifest);
    await client.query('commit');
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/** Copies the events to another store, which becomes that of the database. */
async function bringStore(
  parts: RestoreParts,
  folder: string,
  { store: before }: Manifest,
): Promise<void> {
  const { connection, store, storeAddress, say } = parts;
  const { copy } = before;
  if (!copy || (await isSameStore(parts, before))) return;
  if ((await store.head()) === START) {
    say(`${await appendAll(store, folder, copy)} events are in ${storeAddress}.`);
  } else say(`${storeAddress} holds events already; none was added.`);
  const id = await adoptStore(connection.db, store, storeAddress);
  say(`The database belongs to store ${id} at ${storeAddress} now.`);
}

/**
 * Appends events in their old order; successive ones of a stream go together.
 *
 * @returns their number
 */
async function appendAll(store: EventStore, folder: string, copy: Part): Promise<number> {
  let count = 0;
  let group: StoredEvent[] = [];
  const append = async () => {
    const [first] = group;
    if (!first) return;
    const expected = first.revision === 0 ? 'no-stream' : first.revision - 1;
    const events = group.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
    await store.append(first.stream, events, expected);
    count += group.length;
    group = [];
  };
  for await (const line of createInterface({ input: readPart(folder, copy) })) {
    const event: StoredEvent = JSON.parse(line);
    if (group.length === APPENDED_AT_ONCE || group[0]?.stream !== event.stream) await append();
    group.push(event);
  }
  await append();
  return count;
}

/** Verifies that every chain is intact, and that none is shorter than in the backup. */
async function verifyStore(
  { store, say }: RestoreParts,
  folder: string,
  manifest: Manifest,
): Promise<boolean> {
  const wanted = new Map<string, Head>();
  for await (const line of createInterface({ input: readPart(folder, manifest.store.heads) })) {
    const head = readHead(line);
    wanted.set(head.stream, head);
  }
  const walk = new ChainWalk();
  for await (const batch of upTo(store, START, await store.head())) {
    for (const event of batch) {
      walk.add(event);
      const head = wanted.get(event.stream);
      if (!isReadable(event) || head?.revision !== event.revision) continue;
      if (head.hash === event.metadata.hash) wanted.delete(event.stream);
    }
  }
  for (const fault of walk.broken.values()) say(fault);
  for (const { stream, revision } of wanted.values()) {
    say(`${stream}: event ${revision} is not the one that was backed up.`);
  }
  const { events, ends, broken } = walk;
  say(`${events} events in ${ends.size} streams, ${broken.size} of them broken.`);
  return broken.size === 0 && wanted.size === 0;
}

const rowsOf = ({ tables }: Manifest) => tables.reduce((sum, { rows }) => sum + rows, 0);
