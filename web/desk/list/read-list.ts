import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { type DeskList, sortFields } from '#domain/desk/lists.ts';
import type { MetaOf, Refusal } from '../../kit/api/call.ts';
import { toLastPage } from '../../kit/list/last-page.ts';
import {
  type ListAddress,
  listAt,
  pageSizeOf,
  rowsAt,
  rowsPerTable,
  type Sort,
  sortAt,
} from '../../kit/list/list-address.ts';
import type { Total } from '../../kit/list/range-pager.tsx';
import { call } from '../call.ts';
import { preference } from '../preference.ts';
import { patiently } from '../reads.ts';
import type { ReadBy, RowOf } from './columns.ts';

type Query = Readonly<Record<string, string | number | undefined>>;
/** Filters as the API is asked for them, where it does not know them by the names in the address. */
type Ask = (filter: Query) => Query;

type Shown<List extends DeskList> =
  | { ok: true; status: number; data: readonly RowOf<List>[]; meta: Total & MetaOf<ReadBy<List>> }
  | Refusal;

type Read<List extends DeskList> = Shown<List> & {
  address: ListAddress;
  /** What the API was asked for. */
  query: Query;
};

/** Reads the rows that the address of a list asks for. */
export const listLoader =
  <List extends DeskList>(list: List, ask: Ask = (filter) => filter) =>
  async ({ request: { signal }, url }: ClientLoaderFunctionArgs): Promise<Read<List>> => {
    const { initial, order } = list;
    const address = listAt(url, {
      size: pageSizeOf(preference('rows')),
      ...(initial && { filter: initial }),
      ...(order && { sort: sortOf(order) }),
    });
    const query = {
      ...rowsAt(address),
      ...ask(filterOf(list, address)),
      sort: sortAt(address, sortFields(list)),
    };
    const answer = await patiently(() => readRows(list, query, signal));
    if (answer.ok && answer.data.length === 0) {
      const { total }: Total = answer.meta;
      toLastPage(url, address.page, total, address.size ?? rowsPerTable);
    }
    return { ...answer, address, query };
  };

/** What the page of a list has read. */
export const useListRead = <List extends DeskList>(_list: List) => useLoaderData() as Read<List>;

/** What is filtered; the address may name anything. */
function filterOf({ filters }: DeskList, { filter }: ListAddress): Query {
  const known = Object.entries(filters).map(([name, { as, schema }]) => {
    // The API says what is wrong with a search.
    if (as === 'typed') return [name, filter[name]] as const;
    return [name, schema.safeParse(filter[name]).data] as const;
  });
  return Object.fromEntries(known);
}

/** `-placedAt` as an address says it. */
export const sortOf = (order: string): Sort => ({
  field: order.replace('-', ''),
  order: order.startsWith('-') ? 'DESC' : 'ASC',
});

/** That the call of a list gives its rows is known by its name. */
const readRows = <List extends DeskList>(list: List, query: Query, signal: AbortSignal) =>
  call((list.reads ?? `GET /admin/${list.name}`) as never, { query, signal } as never) as Promise<
    Shown<List>
  >;
