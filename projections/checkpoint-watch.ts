import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Connection, Database } from '#database/connection.ts';
import { listen } from '#database/listen.ts';
import { comparePositions, type Position, START } from '#event-store/port.ts';
import { checkpointOf } from './schema.ts';

/** NOTIFY wakes most waiters; polling covers lost notifications. */
const POLL_MS = 100;
/** Postgres limits a notification to 8,000 bytes; a position and this many ids take 7,400. */
const MOST_NAMED = 200;

/** Ids of the foundations that have changed; `any` where they are too many or unknown. */
export type Changed = readonly string[] | 'any';

/** Tells the watches of all processes that the read models have changed, once this is committed. */
export async function notifyWatches(
  transaction: Database,
  position: Position,
  changed: Changed,
): Promise<void> {
  const payload = [position, ...(canBeNamed(changed) ? changed : [])].join(' ');
  await sql`select pg_notify('projections', ${payload})`.execute(transaction);
}

/** Stands for a change without an event. */
const DESK = 'desk';
/** An id that no foundation has: since nobody owns it, only the team is told. */
const NO_FOUNDATION = '00000000-0000-4000-8000-000000000000';

/** Tells the watches of all processes that tasks of the team have changed without an event. */
export async function notifyDesk(db: Database): Promise<void> {
  await sql`select pg_notify('projections', ${DESK})`.execute(db);
}

/** Tells the watches of all processes that a formation has changed without an event. */
export async function notifyCase(db: Database, foundationId: string): Promise<void> {
  await sql`select pg_notify('projections', ${`${DESK} ${foundationId}`})`.execute(db);
}

/** Names of streams in a store may be somebody else's. */
const canBeNamed = (changed: Changed): changed is readonly string[] =>
  changed !== 'any' && changed.length <= MOST_NAMED && changed.every((id) => isUuid(id));

/**
 * Lets readers wait until the read models have passed a position, and tells of changes. One per
 * process.
 */
export interface CheckpointWatch {
  /**
   * @returns true once the position has been passed; false when the limit comes first
   * @throws when Postgres is away
   */
  waitFor(position: Position, limitMs?: number): Promise<boolean>;
  /** Answers from what is already known, without asking Postgres. */
  hasPassed(position: Position): boolean;
  /** Reports every later change of the read models, and gaps in which changes may have been missed. */
  onChange(tell: (changed: Changed) => void): void;
  close(): Promise<void>;
}

export function watchCheckpoint({ db }: Connection, databaseUrl: string): CheckpointWatch {
  const closed = new AbortController();
  let newest: Position = START;
  let wake = Promise.withResolvers<void>();
  const listeners: ((changed: Changed) => void)[] = [];
  const tell = (changed: Changed) => {
    for (const listener of listeners) listener(changed);
  };
  const onNotification = (payload: string) => {
    const [position = '', ...ids] = payload.split(' ');
    if (position === DESK) tell(ids.length > 0 ? ids : [NO_FOUNDATION]);
    if (!/^\d+$/.test(position)) return;
    newest = position;
    wake.resolve();
    wake = Promise.withResolvers();
    tell(ids.length > 0 ? ids : 'any');
  };
  const onListening = () => tell('any');
  const listener = { databaseUrl, channel: 'projections', name: 'checkpoint-watch' } as const;
  const listening = listen({ ...listener, onNotification, onListening }, closed.signal);
  // The newest look counts, not the greatest position: a rebuild from an older store moves the checkpoint back.
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= checkpointOf(db)
      .then((position) => {
        newest = position;
      })
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  let next: Promise<void> | undefined;
  /** All waiting readers share one look. */
  const nextLook = () => {
    next ??= sleep(POLL_MS)
      .then(look)
      .finally(() => {
        next = undefined;
      });
    return next;
  };
  const passed = (position: Position) => comparePositions(newest, position) >= 0;
  return {
    async waitFor(position, limitMs = 2_000) {
      const deadline = Date.now() + limitMs;
      const isOver = () => Date.now() >= deadline || closed.signal.aborted;
      if (passed(position)) return true;
      await look();
      const late = sleep(Math.max(0, deadline - Date.now()), undefined, { ref: false });
      while (!passed(position) && !isOver()) {
        await Promise.race([wake.promise, nextLook(), late]);
      }
      return passed(position);
    },
    hasPassed: passed,
    onChange(listener) {
      listeners.push(listener);
    },
    async close() {
      closed.abort();
      await listening;
    },
  };
}
