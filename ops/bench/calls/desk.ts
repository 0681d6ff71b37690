import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { idOf, memberOf } from '../fill/ids.ts';

interface Parameter {
  name: string;
  in: string;
  schema: { enum?: string[]; anyOf?: { enum?: string[] }[] };
}

/** The parts of `/openapi.json` that are used here. */
export interface Described {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
}

const ROWS = 25;
/** Page 4,000, beyond what anybody reads. */
const DEEP = 3_999 * ROWS;
/** One letter, an umlaut, a name in both orders, a word that everything matches, one that nothing does. */
const words = ['k', 'ü', 'Kaya Mehmet', 'Mehmet Kaya', 'GmbH', 'mitglied4711', '2026', 'xyzzy'];

/** Filters with more codes read their rows alike for each of them. */
const MOST_CODES = 15;
const days = { from: '2024-03-01', to: '2024-03-31' };
const instants = { from: '2026-03-01T00:00:00Z', to: '2026-03-31T00:00:00Z' };

/** Lists for lawyers only, which are asked for by themselves, or with a required parameter. */
const elsewhere = ['/admin/lawyers', '/admin/views', '/foundations/{id}/messages'];

/** Ids that the fill has inserted, for addresses of a single thing. */
const examples = (notaries: readonly string[]): [start: string, ids: readonly string[]][] => [
  ['/admin/notaries/', notaries],
  ['/admin/people/', [memberOf(0), memberOf(4711), demoPersonId('staff@example.com')]],
  ['/admin/foundations/', [idOf('foundation', 0), idOf('foundation', 4711)]],
  ['/foundations/', [idOf('foundation', 0), idOf('foundation', 4711)]],
  ['/admin/orders/', [idOf('order', 0), idOf('order', 4711)]],
  ['/admin/invoices/', [idOf('order', 4711)]],
];

/**
 * Every list and figure of the desk in the API's description, so that new ones are included: with each filter in
 * each order, searched, and far from the beginning.
 *
 * @param notaries ids of some, which the fill does not choose
 */
export function deskCalls({ paths }: Described, notaries: readonly string[]): string[] {
  return Object.entries(paths).flatMap(([described, { get }]) => {
    const path = described.replace(/^\/api/, '');
    const isOfDesk = /^\/(?:admin|foundations|users$)/.test(path);
    // Downloads are no lists.
    const isFile = /\.csv$|\/pdf$/.test(path);
    if (!get || !isOfDesk || isFile || elsewhere.includes(path)) return [];
    const query = (get.parameters ?? []).filter((parameter) => parameter.in === 'query');
    return addressesAt(path, notaries).flatMap((address) => withQueries(address, query));
  });
}

/** Returns none for parts of a single thing, such as one of its versions. */
function addressesAt(path: string, notaries: readonly string[]): string[] {
  if (!path.includes('{')) return [path];
  const ids = examples(notaries).find(([start]) => path.startsWith(start))?.[1] ?? [];
  const rest = path.replace('{id}', '');
  if (rest.includes('{') || /comparison|review|conflicts$/.test(path)) return [];
  return ids.map((id) => path.replace('{id}', id));
}

function withQueries(path: string, parameters: readonly Parameter[]): string[] {
  const has = (name: string) => parameters.some((parameter) => parameter.name === name);
  const valuesOf = ({ schema }: Parameter) =>
    [...(schema.enum ?? []), ...(schema.anyOf ?? []).flatMap((one) => one.enum ?? [])].slice(
      0,
      MOST_CODES,
    );
  const sorts = parameters.filter(({ name }) => name === 'sort').flatMap(valuesOf);
  const filters = parameters
    .filter(({ name }) => name !== 'sort')
    .flatMap((parameter) =>
      valuesOf(parameter).map((value): Record<string, string> => ({ [parameter.name]: value })),
    );
  const search = ['search', 'q'].find(has);
  if (search) filters.push(...words.map((word) => ({ [search]: word })));
  if (has('from')) filters.push(path === '/admin/audit' ? instants : days);
  const pages: Record<string, string>[] = has('offset')
    ? [{ limit: String(ROWS) }, { limit: String(ROWS), offset: String(DEEP) }]
    : [{}];
  const orders = sorts.length === 0 ? [{}] : sorts.map((sort) => ({ sort }));
  const queries = [
    ...pages.flatMap((page) => orders.map((order) => ({ ...page, ...order }))),
    ...filters.flatMap((filter) => orders.map((order) => ({ ...pages[0], ...order, ...filter }))),
  ];
  return queries.map((query) => {
    const text = new URLSearchParams(query).toString();
    return text ? `${path}?${text}` : path;
  });
}
