import { useRouteLoaderData } from 'react-router';
import type { Right } from '#domain/desk/rights.ts';
import type { Total } from '../kit/list/range-pager.tsx';
import { call } from './call.ts';
import { mayHere } from './session/session.ts';

const one = { limit: 1, offset: 0 };

/** What the API counts for the menu, and the right without which it is not asked for. */
const counted = {
  tasks: {
    right: 'today.read',
    read: () => call('GET /admin/tasks', { query: { ...one, show: 'mine' } }),
  },
  foundations: {
    right: 'foundations.read',
    read: () => call('GET /foundations', { query: { ...one, due: 'overdue' } }),
  },
  rebookings: { right: 'calendar.read', read: () => call('GET /admin/calendar/rebookings') },
  refunds: {
    right: 'money.read',
    read: () => call('GET /admin/invoices', { query: { ...one, status: 'refund-overdue' } }),
  },
  inquiries: {
    right: 'inquiries.read',
    read: () => call('GET /admin/inquiries', { query: { ...one, state: 'open' } }),
  },
  /** The unread ones are counted apart. */
  notices: { right: 'today.read', read: () => call('GET /notices', { query: one }) },
  stuck: {
    right: 'operations.read',
    read: async () => {
      const answer = await call('GET /admin/stuck', { query: { limit: 1 } });
      if (!answer.ok) return answer;
      const isPartAway = answer.data.some(({ kind }) => kind === 'part-away');
      return { ...answer, meta: { ...answer.meta, isPartAway } };
    },
  },
} as const satisfies Record<string, { right: Right; read: () => Promise<unknown> }>;

export type Counted = keyof typeof counted;

/** Undefined for what the API did not count. */
export type Totals = Partial<Record<Counted, Counts>>;

export interface Counts extends Total {
  /** Of notices. */
  unread?: number;
  /** Of what is stuck: a service that commands need does not answer. */
  isPartAway?: boolean;
}

const DESK = 'desk';

export async function readTotals(): Promise<Totals> {
  const totals = await Promise.all(
    Object.entries(counted)
      .filter(([, { right }]) => mayHere(right))
      .map(async ([name, { read }]) => [name, totalOf(await read())] as const),
  );
  return Object.fromEntries(totals);
}

export const totalOf = (answer: { ok: true; meta: Counts } | { ok: false }) =>
  answer.ok ? answer.meta : undefined;

/** As read last by the layout around the page. */
export const useTotals = (): Totals => useRouteLoaderData<typeof readTotals>(DESK) ?? {};
