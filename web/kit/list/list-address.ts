import { pageIn } from './pager.tsx';

/** What the address of a list asks for: `?filter={"state":"open"}&sort=since&order=ASC&page=2`. */
export interface ListAddress {
  filter: Readonly<Record<string, string>>;
  page: number;
  /** Rows of a page; left out where nobody can choose. */
  size?: PageSize | undefined;
  sort?: Sort | undefined;
}

export interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

export const rowsPerTable = 25;

/** How many rows a page of a table can have; the API gives no more at once. */
export const pageSizes = [rowsPerTable, 50, 100, 200] as const;
export type PageSize = (typeof pageSizes)[number];

export const pageSizeOf = (value: string | null): PageSize | undefined =>
  pageSizes.find((size) => String(size) === value);

/** Which rows the API is asked for. */
export const rowsAt = ({ page, size = rowsPerTable }: ListAddress) => ({
  limit: size,
  offset: (page - 1) * size,
});

/** The order as the API takes it, if it can sort by that: `-since` begins with the last. */
export function sortAt<const Field extends string>(
  { sort }: ListAddress,
  fields: readonly Field[],
) {
  const field = oneOf(fields, sort?.field);
  if (field === undefined) return undefined;
  return sort?.order === 'DESC' ? (`-${field}` as const) : field;
}

/** Where each list was left in this tab; what it was searched for may name people. */
const left = new Map<string, string>();

/**
 * Reads the address of a list, which may hold anything.
 * @param initial what an address shows that does not name it
 */
export function listAt(url: URL, initial: Partial<ListAddress>): ListAddress {
  const { pathname, search, searchParams } = url;
  left.set(pathOfList(pathname), search);
  const field = searchParams.get('sort');
  return {
    filter: filterIn(searchParams.get('filter')) ?? initial.filter ?? {},
    page: pageIn(url),
    size: pageSizeOf(searchParams.get('size')) ?? initial.size,
    sort: field
      ? { field, order: searchParams.get('order') === 'DESC' ? 'DESC' : 'ASC' }
      : initial.sort,
  };
}

const pathOfList = (pathname: string) => pathname.replace(/\/$/, '');

/** The address of a list as it was left in this tab. */
export const lastListAt = (pathname: string) => pathname + (left.get(pathOfList(pathname)) ?? '');

function filterIn(text: string | null): Record<string, string> | undefined {
  if (text === null) return undefined;
  try {
    const values: unknown = JSON.parse(text);
    if (typeof values !== 'object' || values === null) return {};
    const entries = Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()] as const] : [],
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** The query of the address of a list. */
export function queryOf({ filter, page, size, sort }: ListAddress): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), page: String(page) });
  if (size) query.set('size', String(size));
  if (sort) {
    query.set('sort', sort.field);
    query.set('order', sort.order);
  }
  return `?${query}`;
}

/** A value of the filter if it is one of these: the address may name anything. */
export const oneOf = <const Value extends string>(values: readonly Value[], value?: string) =>
  values.find((known) => known === value);
