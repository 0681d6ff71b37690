import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { type DeskView, MAX_VIEWS } from '#domain/desk/lists.ts';

export interface SavedView extends DeskView {
  id: string;
  name: string;
  madeBy: string;
}

export async function viewsOf(db: Database, list: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_views')
    .select(['id', 'name', 'view', 'made_by'])
    .where('list', '=', list)
    .orderBy(sql`lower(name)`)
    .limit(MAX_VIEWS)
    .execute();
  return rows.map(({ id, name, view, made_by: madeBy }) => ({ id, name, madeBy, ...view }));
}

interface NewView {
  list: string;
  name: string;
  view: DeskView;
  by: string;
}

type Refused<Code extends string> = { refused: Code };

export async function saveView(
  db: Database,
  { list, name, view, by }: NewView,
  at: Date,
): Promise<{ id: string } | Refused<'VIEW_NAME_TAKEN' | 'TOO_MANY_VIEWS'>> {
  return db.transaction().execute(async (transaction) => {
    await lockViews(transaction, list);
    if (await isTaken(transaction, { list, name })) return { refused: 'VIEW_NAME_TAKEN' };
    const { views } = await transaction
      .selectFrom('saved_views')
      .select(({ fn }) => fn.countAll<string>().as('views'))
      .where('list', '=', list)
      .executeTakeFirstOrThrow();
    if (Number(views) >= MAX_VIEWS) return { refused: 'TOO_MANY_VIEWS' };
    const id = randomUUID();
    await transaction
      .insertInto('saved_views')
      .values({ id, list, name, view: JSON.stringify(view), made_by: by, made_at: at })
      .execute();
    return { id };
  });
}

/** A view and its author; undefined when there is no such view. */
export const viewOf = (db: Database, id: string) =>
  db
    .selectFrom('saved_views')
    .select(['list', 'made_by as madeBy'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function renameView(
  db: Database,
  { id, list, name }: { id: string; list: string; name: string },
): Promise<{ id: string } | Refused<'VIEW_NAME_TAKEN'>> {
  return db.transaction().execute(async (transaction) => {
    await lockViews(transaction, list);
    if (await isTaken(transaction, { list, name, except: id })) {
      return { refused: 'VIEW_NAME_TAKEN' };
    }
    await transaction.updateTable('saved_views').set({ name }).where('id', '=', id).execute();
    return { id };
  });
}

export const removeView = (db: Database, id: string) =>
  db.deleteFrom('saved_views').where('id', '=', id).execute();

/** Serialises simultaneous changes of a list's views. */
const lockViews = (db: Kysely<Tables>, list: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`views ${list}`}))`.execute(db);

async function isTaken(
  db: Kysely<Tables>,
  { list, name, except }: { list: string; name: string; except?: string },
): Promise<boolean> {
  let query = db
    .selectFrom('saved_views')
    .select('id')
    .where('list', '=', list)
    .where(sql`lower(name)`, '=', name.toLowerCase());
  if (except) query = query.where('id', '!=', except);
  return (await query.executeTakeFirst()) !== undefined;
}
