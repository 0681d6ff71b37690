import type { DataProvider, GetListParams } from 'ra-core';
import type { Accepted } from '#api/contract.ts';
import { call } from './call.ts';

const resources = {
  foundations: '/foundations',
  // Separate from the list: ra-core would briefly show its shorter rows as the page.
  foundation: '/foundations',
  tasks: '/admin/tasks',
  failed: '/admin/failed-commands',
  parked: '/admin/parked',
  mails: '/admin/mails',
  unrendered: '/admin/unrendered-invoices',
  orders: '/admin/orders',
  // Separate from the list, as above.
  order: '/admin/orders',
  invoices: '/admin/invoices',
  inquiries: '/admin/inquiries',
  accounts: '/users',
} as const;
export type ResourceName = keyof typeof resources;

interface Page<T> {
  data: T[];
  meta?: { total: number; more?: true };
}

/**
 * Position of the last change made in this tab. Reads send it, so that the API waits for its read
 * models and users always see their own change.
 */
let lastPosition: string | undefined;
export const sawPosition = ({ position }: Partial<Accepted>) => {
  lastPosition = position ?? lastPosition;
};

const after = (): Record<string, string> => (lastPosition ? { after: lastPosition } : {});
const query = (values: Record<string, string>) => {
  const text = new URLSearchParams(values).toString();
  return text === '' ? '' : `?${text}`;
};

const notOffered = async () => {
  throw new Error('The console changes foundations by commands only.');
};

const sortable = ['startedAt', 'since'];

function listQuery({ pagination, sort, filter = {} }: GetListParams): Record<string, string> {
  const { page = 1, perPage = 25 } = pagination ?? {};
  const values: Record<string, string> = {
    limit: String(perPage),
    offset: String((page - 1) * perPage),
  };
  // Sorting by id is ra-core's default, meaning none: the API then keeps its own order. The address
  // may name anything.
  if (sort && sortable.includes(sort.field)) {
    values.sort = sort.order === 'DESC' ? `-${sort.field}` : sort.field;
  }
  for (const [name, value] of Object.entries(filter as Record<string, unknown>)) {
    if (typeof value === 'string' && value.trim() !== '') values[name] = value.trim();
  }
  return values;
}

/** Reads only: changes are commands, see `foundation/commands/`. */
export const dataProvider = {
  async getList(resource, params) {
    const path = resources[resource as ResourceName] + query({ ...listQuery(params), ...after() });
    const { body } = await call<Page<never>>('GET', path, { signal: params.signal });
    const data = body.data.map((row, index) => withId(row, index)) as never[];
    const { total, more } = body.meta ?? { total: data.length, more: undefined };
    // One more than the API counts means that there are more, see `countText`.
    if (!more) return { data, total };
    const { page = 1, perPage = 25 } = params.pagination ?? {};
    return {
      data,
      total: total + 1,
      pageInfo: { hasPreviousPage: page > 1, hasNextPage: data.length === perPage },
    };
  },
  async getOne(resource, { id, signal }) {
    const path = `${resources[resource as ResourceName]}/${encodeURIComponent(id)}${query(after())}`;
    const { body } = await call<{ data: never }>('GET', path, { signal });
    return body;
  },
  /** The timeline of a foundation, newest first. */
  async getManyReference(_resource, { id, signal }) {
    const path = `/foundations/${encodeURIComponent(id)}/timeline${query(after())}`;
    const { body } = await call<Page<{ occurredAt: string }>>('GET', path, { signal });
    const data = body.data.map((row, index) => withId(row, index)).toReversed() as never[];
    return { data, total: data.length };
  },
  getMany: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
  supportAbortSignal: true,
} satisfies DataProvider;

/** ra-core needs an id on every row. A foundation has one task and one parked stream at most. */
const withId = (row: object, index: number) => ({ ...row, id: idOf(row) ?? index });

function idOf(row: { id?: unknown; commandId?: unknown; foundationId?: unknown }): unknown {
  return row.id ?? row.commandId ?? row.foundationId;
}
