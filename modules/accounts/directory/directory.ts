import { type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Role } from '../profile/account-fields.ts';
import { type Me, meColumns, toMe } from '../profile/me.ts';
import { type Condition, columnOf, toSql, type UserField } from './conditions.ts';

/** The reader of the directory: admins see everybody, staff see founders and themselves. */
export interface Reader {
  id: string;
  role: Role;
}

export interface Sorting {
  field: UserField;
  descending: boolean;
}

export interface UserQuery {
  condition?: Condition | undefined;
  /** Part of a name or address. */
  search?: string | undefined;
  sort: readonly Sorting[];
  limit: number;
  offset: number;
}

export const visibleTo = (db: Database, { id, role }: Reader) => {
  const everybody = db.selectFrom('users').where('removed_at', 'is', null);
  if (role === 'admin') return everybody;
  return everybody.where(({ or, eb }) => or([eb('role', '=', 'member'), eb('id', '=', id)]));
};

const matching = (db: Database, reader: Reader, { condition, search }: Partial<UserQuery>) => {
  let query = visibleTo(db, reader);
  if (condition) query = query.where(toSql(condition));
  if (search) query = query.where(found(search));
  return query;
};

/** Searches only fields that every reader may see. */
function found(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`(
    concat_ws(' ', users.first_name, users.last_name) ilike ${pattern} or users.email ilike ${pattern}
  )`;
}

export async function listUsers(db: Database, reader: Reader, query: UserQuery): Promise<Me[]> {
  let page = matching(db, reader, query).select(meColumns).limit(query.limit).offset(query.offset);
  for (const { field, descending } of query.sort) {
    page = page.orderBy(columnOf(field), descending ? 'desc' : 'asc');
  }
  return (await page.orderBy('id').execute()).map(toMe);
}

/** Number of people, in all or matching. */
export async function countUsers(
  db: Database,
  reader: Reader,
  query: Pick<UserQuery, 'condition' | 'search'> = {},
): Promise<number> {
  const { count } = await matching(db, reader, query)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those of these people whom the reader may see, in the order of the ids. */
export async function readUsers(
  db: Database,
  reader: Reader,
  ids: readonly string[],
): Promise<Me[]> {
  if (ids.length === 0) return [];
  const rows = await visibleTo(db, reader).select(meColumns).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toMe(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function matchesUser(db: Database, id: string, condition: Condition) {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(toSql(condition))
    .executeTakeFirst();
  return row !== undefined;
}
