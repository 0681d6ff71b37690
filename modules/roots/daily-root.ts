import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { notifyContentChanged } from '../shared/page-changes.ts';
import type { DailyRootRow } from './tables.ts';
import { type Head, inOrder, type Root, rootOf, treeOf } from './tree.ts';

const ROOT_LOCK = 735_110_032;
const HEADS_AT_ONCE = 1_000;

export const newestRoot = (db: Database): Promise<Selectable<DailyRootRow> | undefined> =>
  db.selectFrom('daily_roots').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirst();

interface NewRoot extends Pick<DailyRootRow, 'day' | 'store_id' | 'position'> {
  made_at: Date;
  /** The newest root at the time when the heads were read. */
  before: Root | undefined;
  previous: string | null;
  /** Heads of all chains that have moved since then. */
  heads: readonly Head[];
}

/**
 * Stores the root of a day, which publishes it, and mails it to the operator.
 *
 * @returns undefined when another worker was faster
 */
export const storeRoot = (
  db: Database,
  { before, previous, heads, ...read }: NewRoot,
): Promise<Root | undefined> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${ROOT_LOCK})`.execute(transaction);
    if ((await newestRoot(transaction))?.day !== before?.day) return undefined;
    const { day } = read;
    const root = { day, tree: treeOf(inOrder(heads)), previous };
    await transaction
      .insertInto('daily_roots')
      .values({ ...read, ...root, root: rootOf(root) })
      .execute();
    for (let index = 0; index < heads.length; index += HEADS_AT_ONCE) {
      const rows = heads.slice(index, index + HEADS_AT_ONCE).map((each) => ({ day, ...each }));
      await transaction.insertInto('chain_heads').values(rows).execute();
    }
    await enqueueMail(transaction, 'daily-root', { day });
    await notifyContentChanged(transaction);
    return root;
  });
