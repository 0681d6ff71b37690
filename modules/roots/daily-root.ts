import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { dayKey } from '#domain/site/formats.ts';
import { storeOf } from '#event-store/identity.ts';
import { type EventStore, isReadable, type Position, START } from '#event-store/port.ts';
import { upTo } from '#event-store/up-to.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { notifyContentChanged } from '../shared/page-changes.ts';
import { type Head, inOrder, type Root, rootOf, treeOf } from './tree.ts';

const ROOT_LOCK = 735_110_032;
const HEADS_AT_ONCE = 1_000;

interface RootDeps {
  db: Database;
  events: Pick<EventStore, 'subscribe' | 'head'>;
  now: Date;
}

/**
 * The root of this day, unless it is made already: over the ends of all chains that have moved since
 * the one before, which it includes. It is published and mailed to the operator.
 *
 * @returns undefined when another worker has made it, or this one before
 */
export async function makeDailyRoot({ db, events, now }: RootDeps): Promise<Root | undefined> {
  const day = dayKey(now.toISOString());
  const before = await newestRoot(db);
  if (before?.day === day) return undefined;
  // It reads from the store first, so the database knows whose it is.
  const head = await events.head();
  const store = await storeOf(db);
  if (!store) throw new Error('The database belongs to no event store.');
  const from = before?.store_id === store.id ? before.position : START;
  const heads = await movedHeads(events, from, head);
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${ROOT_LOCK})`.execute(transaction);
    const newest = await newestRoot(transaction);
    // Another worker was faster.
    if (newest?.root !== before?.root) return undefined;
    const tree = treeOf(heads);
    const root = { day, tree, previous: before?.root ?? null };
    const row = { ...root, store_id: store.id, position: head, root: rootOf(root), made_at: now };
    await transaction.insertInto('daily_roots').values(row).execute();
    for (let index = 0; index < heads.length; index += HEADS_AT_ONCE) {
      const rows = heads.slice(index, index + HEADS_AT_ONCE).map((each) => ({ day, ...each }));
      await transaction.insertInto('chain_heads').values(rows).execute();
    }
    await enqueueMail(transaction, 'daily-root', { day });
    await notifyContentChanged(transaction);
    return root;
  });
}

const newestRoot = (db: Database) =>
  db.selectFrom('daily_roots').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirst();

/** What cannot be read is not vouched for. */
async function movedHeads(
  events: Pick<EventStore, 'subscribe'>,
  from: Position,
  head: Position,
): Promise<Head[]> {
  const ends = new Map<string, Head>();
  for await (const batch of upTo(events, from, head)) {
    for (const event of batch.filter(isReadable)) {
      const { stream, revision, metadata } = event;
      ends.set(stream, { stream, revision, hash: metadata.hash });
    }
  }
  return inOrder([...ends.values()]);
}
