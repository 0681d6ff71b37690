import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Connection } from '#database/connection.ts';
import { storeOf } from '#event-store/identity.ts';
import { type EventStore, isReadable, type Position, START } from '#event-store/port.ts';
import { upTo } from '#event-store/up-to.ts';
import { ChainWalk } from '#event-store/walk-chains.ts';
import { sync } from '#modules/files/file-store.ts';
import { copyFiles, type FileStores } from './files.ts';
import { MANIFEST, type Manifest, markOf, writePart } from './manifest.ts';
import { copyTables, readSequences } from './tables.ts';

export interface BackupParts {
  connection: Connection;
  store: Pick<EventStore, 'subscribe' | 'head'>;
  /** Whether the events are in a separate store rather than the database. */
  isStoreApart: boolean;
  stores: FileStores;
  personKeySecret: string;
  release: string;
  now: Date;
}

/** `2026-11-25T03-00-00Z`: names sort by time. */
export const nameOfBackup = (at: Date): string =>
  at.toISOString().replaceAll(':', '-').replace(/\.\d+/, '');

/**
 * Backs up database, files and events consistently, into a new folder below `target` that gets its final name
 * once everything in it is durable.
 *
 * @returns the folder
 */
export async function makeBackup(parts: BackupParts, target: string) {
  const name = nameOfBackup(parts.now);
  const draft = join(target, `.${name}.${process.pid}`);
  const folder = join(target, name);
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(parts, draft);
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(join(draft, MANIFEST), text, { flag: 'wx', mode: 0o600, flush: true });
    await sync(join(draft, 'tables'));
    await sync(draft);
    await rename(draft, folder);
    await sync(target);
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function fill(parts: BackupParts, draft: string): Promise<Manifest> {
  const { connection, store, isStoreApart } = parts;
  const identity = await storeOf(connection.db);
  if (!identity) throw new Error('The database belongs to no event store yet; start it first.');
  // The database has all events up to this position; a separate store has to be ahead of it.
  const before = isStoreApart ? START : await store.head();
  const database = await copyDatabase(parts, draft);
  const head = isStoreApart ? await store.head() : before;
  const events = await copyEvents(parts, head, draft);
  return {
    format: 1,
    madeAt: parts.now.toISOString(),
    release: parts.release,
    personKeySecret: markOf(parts.personKeySecret),
    store: { ...identity, head, ...events },
    ...database,
  };
}

/** Copies the database from one snapshot; files go a day after their rows at the earliest. */
async function copyDatabase({ connection, stores }: BackupParts, draft: string) {
  const client = await connection.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await withoutLimits(client);
    const { rows } = await client.query('select pg_export_snapshot() as id');
    const migrated = await client.query(
      'select name from kysely_migration order by name desc limit 1',
    );
    const tables = await copyTables(client, draft);
    const sequences = await readSequences(client);
    const files = await connection.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (same) => {
        await sql`set transaction snapshot ${sql.lit(rows[0]?.id)}`.execute(same);
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(same);
        return copyFiles(same, stores, draft);
      });
    return { migration: String(migrated.rows[0]?.name), tables, sequences, files };
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/**
 * Removes the pool's limits, which are meant for requests.
 *
 * @param client in a transaction
 */
export async function withoutLimits(client: pg.PoolClient): Promise<void> {
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
}

/** Copies the ends of all chains and, from a separate store, the events themselves. */
async function copyEvents({ store, isStoreApart }: BackupParts, head: Position, draft: string) {
  const walk = new ChainWalk();
  async function* lines(): AsyncGenerator<string> {
    for await (const batch of upTo(store, START, head)) {
      for (const event of batch) walk.add(event);
      const copied = batch.filter(isReadable).map((event) => `${JSON.stringify(event)}\n`);
      if (copied.length > 0) yield copied.join('');
    }
  }
  let copy: Manifest['store']['copy'];
  if (isStoreApart) copy = await writePart(draft, 'events.jsonl.gz', lines());
  else for await (const _ of lines());
  const heads = await writePart(draft, 'heads.jsonl.gz', headsOf(walk));
  const { events, ends, broken } = walk;
  return { events, streams: ends.size, broken: broken.size, copy, heads };
}

async function* headsOf({ ends }: ChainWalk): AsyncGenerator<string> {
  for (const stream of [...ends.keys()].toSorted()) {
    yield `${JSON.stringify({ stream, ...ends.get(stream) })}\n`;
  }
}
