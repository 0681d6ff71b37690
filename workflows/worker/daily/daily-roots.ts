import type { Database } from '#database/connection.ts';
import { dayKey } from '#domain/site/formats.ts';
import { storeOf } from '#event-store/identity.ts';
import { type EventStore, isReadable, type Position, START } from '#event-store/port.ts';
import { upTo } from '#event-store/up-to.ts';
import { log } from '#logging/log.ts';
import { newestRoot, storeRoot } from '#modules/roots/daily-root.ts';
import type { Head, Root } from '#modules/roots/tree.ts';
import type { Job } from '../background.ts';

/** The first worker that looks after midnight makes the root. */
const LOOK_MS = 10 * 60_000;

interface Rooting {
  db: Database;
  events: Pick<EventStore, 'subscribe' | 'head'>;
}

/** The job that makes the daily roots; it needs no Temporal. */
export const rootJob = ({ now, ...deps }: Rooting & { now: () => Date }): Job => ({
  name: 'daily root',
  everyMs: LOOK_MS,
  async run() {
    const root = await makeDailyRoot(deps, now());
    if (root) log.info(root, 'daily root made');
  },
});

/**
 * Makes the root of this day unless it exists: over the ends of all chains that have moved since the previous
 * root, which it includes.
 */
export async function makeDailyRoot({ db, events }: Rooting, now: Date): Promise<Root | undefined> {
  const day = dayKey(now.toISOString());
  const before = await newestRoot(db);
  if (before?.day === day) return undefined;
  // The store comes first: its answer tells the database which store it is.
  const position = await events.head();
  const store = await storeOf(db);
  if (!store) throw new Error('The database belongs to no event store.');
  const from = before?.store_id === store.id ? before.position : START;
  const heads = await movedHeads(events, from, position);
  const previous = before?.root ?? null;
  return storeRoot(db, {
    day,
    store_id: store.id,
    position,
    made_at: now,
    before,
    previous,
    heads,
  });
}

/** Unreadable streams are left out of the root. */
async function movedHeads(
  events: Pick<EventStore, 'subscribe'>,
  from: Position,
  to: Position,
): Promise<Head[]> {
  const ends = new Map<string, Head>();
  for await (const batch of upTo(events, from, to)) {
    for (const { stream, revision, metadata } of batch.filter(isReadable)) {
      ends.set(stream, { stream, revision, hash: metadata.hash });
    }
  }
  return [...ends.values()];
}
