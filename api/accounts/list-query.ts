import { fieldKinds, type UserField } from '#modules/accounts/directory/conditions.ts';
import type { Sorting, UserQuery } from '#modules/accounts/directory/directory.ts';
import { invalidQuery } from '../http/errors.ts';
import { requestedFields } from './fields.ts';
import { decodeJson, filterOf } from './filter.ts';

const LIMIT_DEFAULT = 100;
const LIMIT_MAX = 200;
const OFFSET_MAX = 1_000_000_000;
const SEARCH_MAX_CHARACTERS = 100;
const SORT_MAX_FIELDS = 10;

const unsupported = ['export', 'aggregate', 'groupBy', 'backlink', 'alias', 'version'];

type Query = Record<string, unknown>;

/**
 * The requested fields of one person or a list.
 *
 * @throws ApiError 400 INVALID_QUERY
 */
export function fieldsOf(query: Query): string[] {
  const unknown = unsupported.find((name) => Object.hasOwn(query, name));
  if (unknown) throw invalidQuery(`"${unknown}" is not supported`);
  // No readable field contains a list.
  decodeJson('deep', query.deep);
  return requestedFields(query);
}

/** `filter`, `search`, `sort`, `limit`, `offset`, `page` of a list. @throws ApiError 400 */
export function listQueryOf(query: Query, callerId: string): UserQuery {
  const limit = limitOf(query.limit);
  const page = integerOf('page', query.page, 1, OFFSET_MAX / LIMIT_MAX) ?? 1;
  const offset = integerOf('offset', query.offset, 0, OFFSET_MAX) ?? (page - 1) * limit;
  return {
    condition: filterOf(query, callerId),
    search: searchOf(query.search),
    sort: sortOf(query),
    limit,
    offset,
  };
}

export type Counted = 'total_count' | 'filter_count';

/**
 * The requested totals: `meta=*` or names.
 *
 * @throws ApiError 400
 */
export function countsOf({ meta }: Query): readonly Counted[] {
  const names = [meta].flat().flatMap((one) => (one === undefined ? [] : String(one).split(',')));
  const known: readonly Counted[] = ['total_count', 'filter_count'];
  if (names.includes('*')) return known;
  const wrong = names.find((name) => !known.includes(name as Counted));
  if (wrong !== undefined) throw invalidQuery(`There is no meta "${wrong}"`);
  return known.filter((name) => names.includes(name));
}

/** `-1` means the longest permitted list. */
const limitOf = (given: unknown): number => {
  const limit = integerOf('limit', given, -1, LIMIT_MAX) ?? LIMIT_DEFAULT;
  return limit === -1 ? LIMIT_MAX : limit;
};

function integerOf(name: string, given: unknown, min: number, max: number): number | undefined {
  if (given === undefined || given === '') return undefined;
  const number = /^-?\d{1,12}$/.test(String(given)) ? Number(given) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw invalidQuery(`"${name}" has to be a number from ${min} to ${max}`);
}

function searchOf(given: unknown): string | undefined {
  if (given === undefined || given === '') return undefined;
  const search = typeof given === 'string' ? given.trim() : '';
  const usable = search.isWellFormed() && !search.includes('\0');
  if (!usable || search.length > SEARCH_MAX_CHARACTERS)
    throw invalidQuery('"search" has to be text');
  return search;
}

/** `sort=-created_at,email`, repeated, or `sort[]`. */
function sortOf(query: Query): Sorting[] {
  const given = [query.sort, query['sort[]']].flat().filter((one) => one !== undefined);
  const names = given.flatMap((one) => String(one).split(',')).map((one) => one.trim());
  const wanted = names.filter(Boolean);
  if (wanted.length > SORT_MAX_FIELDS) throw invalidQuery('Too many fields to sort by');
  return wanted.map((name) => {
    const field = name.replace(/^-/, '');
    if (!Object.hasOwn(fieldKinds, field)) throw invalidQuery(`You cannot sort by "${field}"`);
    return { field: field as UserField, descending: name.startsWith('-') };
  });
}
