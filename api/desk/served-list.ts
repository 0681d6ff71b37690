import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { type DeskList, type SortField, sortFields } from '#domain/desk/lists.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import { page } from '../http/schemas.ts';

type QueryShape<List extends DeskList> = typeof page.shape & {
  [Name in keyof List['filters']]: z.ZodOptional<List['filters'][Name]['schema']>;
} & {
  sort: z.ZodDefault<z.ZodEnum<{ [Value in `${'' | '-'}${SortField<List>}`]: Value }>>;
};

/** What the API takes: a page, the filters of the list and its orders. */
export function queryOf<List extends DeskList>(list: List) {
  const filters = Object.entries(list.filters);
  const sorts = sortFields(list).flatMap((field) => [field, `-${field}`]);
  return page.extend({
    ...Object.fromEntries(filters.map(([name, { schema }]) => [name, schema.optional()])),
    sort: z.enum(sorts).default(list.order ?? ''),
  }) as unknown as z.ZodObject<QueryShape<List>>;
}

/** Reads a page of rows, for whoever asks. */
type Read<Query extends z.ZodObject, Answer> = (
  from: { db: Database; person: Person },
  query: z.output<Query>,
) => Promise<Answer>;

/** A list with a call of its own, which answers with what is read. */
export const served = <
  const List extends DeskList<z.input<Answer>['data'][number]>,
  Answer extends z.ZodType<unknown, { data: { id: string }[] }>,
  Query extends z.ZodObject = z.ZodObject<QueryShape<List>>,
>(
  list: List,
  answer: Answer,
  read: Read<Query, z.input<Answer>>,
  query?: Query,
) => ({ list, answer, read, query: (query ?? queryOf(list)) as Query });

type FileRow<List> = List extends DeskList<infer Row> ? Row : never;

/** A list that another call reads: here is its file alone. */
export const filed = <List extends DeskList, Query extends z.ZodObject>(
  list: List,
  query: Query,
  read: Read<Query, { data: readonly (FileRow<List> & { id: string })[] }>,
) => ({ list, answer: undefined, read, query });
