import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { type DeskView, MAX_VIEWS } from '#domain/desk/lists.ts';

export interface SavedView extends DeskView {
  id: string;
  name: string;
  madeBy: string;
  /** For whoever made it alone. */
  own: boolean;
}

/** The team's views of a list, then the reader's own. */
export async function viewsOf(db: Database, list: string, reader: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_views')
    .select(['id', 'name', 'view', 'made_by', 'is_own'])
    .where('list', '=', list)
    .where(({ eb, or }) => or([eb('is_own', '=', false), eb('made_by', '=', reader)]))
    .orderBy('is_own')
    .orderBy(sql`lower(name)`)
    .limit(2 * MAX_VIEWS)
    .execute();
  return rows.map(({ id, name, view, made_by: madeBy, is_own: own }) => ({
    id,
    name,
    madeBy,
    own,
    ...view,
  }));
}

/** Among which views a name is unique: those of the team, or of one person. */
interface Shelf {
  list: string;
  own: boolean;
  by: string;
}

interface NewView extends Shelf {
  name: string;
  view: DeskView;
}

type Refused<Code extends string> = { refused: Code };

export async function saveView(
  db: Database,
  { name, view, ...shelf }: NewView,
  at: Date,
): Promise<{ id: string } | Refused<'VIEW_NAME_TAKEN' | 'TOO_MANY_VIEWS'>> {
  return db.transaction().execute(async (transaction) => {
    const { list, own, by } = shelf;
    await lockViews(transaction, list);
    if (await isTaken(transaction, shelf, { name })) return { refused: 'VIEW_NAME_TAKEN' };
    const { views } = await onShelf(transaction, shelf)
      .select(({ fn }) => fn.countAll<string>().as('views'))
      .executeTakeFirstOrThrow();
    if (Number(views) >= MAX_VIEWS) return { refused: 'TOO_MANY_VIEWS' };
    const id = randomUUID();
    await transaction
      .insertInto('saved_views')
      .values({ id, list, name, view: JSON.stringify(view), made_by: by, made_at: at, is_own: own })
      .execute();
    return { id };
  });
}

/** A view and its author; undefined when there is no such view. */
export const viewOf = (db: Database, id: string) =>
  db
    .selectFrom('saved_views')
    .select(['list', 'made_by as madeBy', 'is_own as own'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function renameView(
  db: Database,
  { id, name, ...shelf }: Shelf & { id: string; name: string },
): Promise<{ id: string } | Refused<'VIEW_NAME_TAKEN'>> {
  return db.transaction().execute(async (transaction) => {
    await lockViews(transaction, shelf.list);
    if (await isTaken(transaction, shelf, { name, except: id })) {
      return { refused: 'VIEW_NAME_TAKEN' };
    }
    await transaction.updateTable('saved_views').set({ name }).where('id', '=', id).execute();
    return { id };
  });
}

export const removeView = (db: Database, id: string) =>
  db.deleteFrom('saved_views').where('id', '=', id).execute();

/** Those of somebody for themselves; what they made for the team stays. */
export const forgetOwnViews = (db: Database, by: string) =>
  db.deleteFrom('saved_views').where('is_own', '=', true).where('made_by', '=', by).execute();

/** Serialises simultaneous changes of a list's views. */
const lockViews = (db: Kysely<Tables>, list: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`views ${list}`}))`.execute(db);

const onShelf = (db: Kysely<Tables>, { list, own, by }: Shelf) => {
  const all = db.selectFrom('saved_views').where('list', '=', list).where('is_own', '=', own);
  return own ? all.where('made_by', '=', by) : all;
};

async function isTaken(
  db: Kysely<Tables>,
  shelf: Shelf,
  { name, except }: { name: string; except?: string },
): Promise<boolean> {
  let query = onShelf(db, shelf).select('id').where(sql`lower(name)`, '=', name.toLowerCase());
  if (except) query = query.where('id', '!=', except);
  return (await query.executeTakeFirst()) !== undefined;
}
