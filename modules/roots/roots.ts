import type { Database } from '#database/connection.ts';
import { type Head, inOrder, proofOf, type Root, rootOf, type Sibling, treeOf } from './tree.ts';

export interface PublishedRoot extends Root {
  root: string;
}

const published = ['day', 'tree', 'previous', 'root'] as const;

/** Roots, the newest first. */
export const listRoots = (
  db: Database,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<PublishedRoot[]> =>
  db
    .selectFrom('daily_roots')
    .select(published)
    .orderBy('day', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const findRoot = (db: Database, day: string): Promise<PublishedRoot | undefined> =>
  db.selectFrom('daily_roots').select(published).where('day', '=', day).executeTakeFirst();

/** Roots since a day, the oldest first. */
export const rootsSince = (db: Database, day: string): Promise<PublishedRoot[]> =>
  db.selectFrom('daily_roots').select(published).where('day', '>=', day).orderBy('day').execute();

export async function countRoots(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('daily_roots')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface Anchored extends PublishedRoot {
  revision: number;
  hash: string;
  /** From the end of the chain on that day to the tree of the day. */
  path: Sibling[];
}

/** Statements of roots about a stream, the oldest first. */
export async function anchorsOf(db: Database, stream: string): Promise<Anchored[]> {
  const own = await db
    .selectFrom('chain_heads')
    .innerJoin('daily_roots', 'daily_roots.day', 'chain_heads.day')
    .select(['daily_roots.day', 'tree', 'previous', 'root', 'revision', 'hash'])
    .where('stream', '=', stream)
    .orderBy('daily_roots.day')
    .execute();
  const anchors: Anchored[] = [];
  for (const one of own) {
    const heads = await headsOf(db, one.day);
    const index = heads.findIndex((head) => head.stream === stream);
    anchors.push({ ...one, path: proofOf(heads, index) });
  }
  return anchors;
}

const headsOf = async (db: Database, day: string): Promise<Head[]> =>
  inOrder(
    await db
      .selectFrom('chain_heads')
      .select(['stream', 'revision', 'hash'])
      .where('day', '=', day)
      .execute(),
  );

/**
 * Finds roots that do not follow from their stored parts and from each other.
 *
 * @param known published roots by day: whoever can write to the database could have recomputed all of them
 */
export async function faultsOfRoots(
  db: Database,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<string[]> {
  const faults: string[] = [];
  const days = await db.selectFrom('daily_roots').select(published).orderBy('day').execute();
  let before: string | null = null;
  for (const { day, tree, previous, root } of days) {
    if (treeOf(await headsOf(db, day)) !== tree)
      faults.push(`Root of ${day}: its tree is another.`);
    if (previous !== before) faults.push(`Root of ${day}: it does not continue the one before it.`);
    if (rootOf({ day, tree, previous }) !== root) faults.push(`Root of ${day}: it was changed.`);
    before = root;
  }
  const stored = new Map(days.map(({ day, root }) => [day, root]));
  for (const [day, root] of known) {
    if (stored.get(day) !== root) faults.push(`Root of ${day}: another one was published.`);
  }
  return faults;
}
