import type { DataProvider, GetListParams } from 'react-admin';
import type { Accepted } from '../foundation/types.ts';
import { call } from './api.ts';

const resources = {
  foundations: '/foundations',
  // Apart from the list, whose shorter rows react-admin would show as the page for a moment.
  foundation: '/foundations',
  tasks: '/admin/tasks',
  parked: '/admin/parked',
} as const;
type Resource = keyof typeof resources;

interface Page<T> {
  data: T[];
  meta?: { total?: number };
}

/**
 * The position of this person's last change. Reads name it, so that the API waits until its read
 * models have passed it and people always see their own change.
 */
let lastPosition: string | undefined;
export const sawPosition = ({ position }: Accepted) => {
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

function listQuery({ pagination, sort, filter = {} }: GetListParams): Record<string, string> {
  const { page = 1, perPage = 25 } = pagination ?? {};
  const values: Record<string, string> = {
    limit: String(perPage),
    offset: String((page - 1) * perPage),
  };
  // React-admin sorts by id unless told otherwise; the API then keeps its own order.
  if (sort && sort.field !== 'id') {
    values.sort = sort.order === 'DESC' ? `-${sort.field}` : sort.field;
  }
  for (const [name, value] of Object.entries(filter as Record<string, unknown>)) {
    if (typeof value === 'string' && value.trim() !== '') values[name] = value.trim();
  }
  return values;
}

/** React-admin's reads over the API. Writing goes by commands, see `use-command.ts`. */
export const dataProvider = {
  async getList(resource, params) {
    const path = resources[resource as Resource] + query({ ...listQuery(params), ...after() });
    const { body } = await call<Page<never>>('GET', path, { signal: params.signal });
    const data = body.data.map((row, index) => withId(row, index)) as never[];
    return { data, total: body.meta?.total ?? data.length };
  },
  async getOne(resource, { id, signal }) {
    const path = `${resources[resource as Resource]}/${encodeURIComponent(id)}${query(after())}`;
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

/** React-admin needs an id on every row; tasks and parked events have one of their own making. */
const withId = (row: object, index: number) => ({
  ...row,
  id: 'id' in row ? row.id : 'foundationId' in row ? row.foundationId : index,
});
