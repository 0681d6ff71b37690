import { useRouteLoaderData } from 'react-router';
import type { Right } from '#domain/desk/rights.ts';
import type { Total } from '../kit/list/range-pager.tsx';
import { call } from './call.ts';
import { mayHere } from './session/session.ts';

const one = { limit: 1, offset: 0 };

/** What the API counts for the menu. */
const counted = {
  tasks: () => call('GET /admin/tasks', { query: { ...one, show: 'mine' } }),
  foundations: () => call('GET /foundations', { query: { ...one, due: 'overdue' } }),
  rebookings: () => call('GET /admin/calendar/rebookings'),
  refunds: () => call('GET /admin/invoices', { query: { ...one, status: 'refund-overdue' } }),
  inquiries: () => call('GET /admin/inquiries', { query: { ...one, state: 'open' } }),
  stuck: async () => {
    const answer = await call('GET /admin/stuck', { query: { limit: 1 } });
    if (!answer.ok) return answer;
    const isPartAway = answer.data.some(({ kind }) => kind === 'part-away');
    return { ...answer, meta: { ...answer.meta, isPartAway } };
  },
};

export type Counted = keyof typeof counted;

/** Nothing is asked that would be refused. */
const needed = {
  tasks: 'today.read',
  foundations: 'foundations.read',
  rebookings: 'calendar.read',
  refunds: 'money.read',
  inquiries: 'inquiries.read',
  stuck: 'operations.read',
} as const satisfies Record<Counted, Right>;

/** Undefined for what the API did not count. */
export type Totals = Partial<Record<Counted, Counts>>;

export interface Counts extends Total {
  /** Of what is stuck: a service that commands need does not answer. */
  isPartAway?: boolean;
}

const DESK = 'desk';

export async function readTotals(): Promise<Totals> {
  const names = Object.keys(counted).filter((name) => isCounted(name));
  const totals = await Promise.all(
    names
      .filter((name) => mayHere(needed[name]))
      .map(async (name) => [name, totalOf(await counted[name]())] as const),
  );
  return Object.fromEntries(totals);
}

const isCounted = (name: string): name is Counted => Object.hasOwn(counted, name);

export const totalOf = (answer: { ok: true; meta: Counts } | { ok: false }) =>
  answer.ok ? answer.meta : undefined;

/** As read last by the layout around the page. */
export const useTotals = (): Totals => useRouteLoaderData<typeof readTotals>(DESK) ?? {};
