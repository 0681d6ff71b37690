import { useRouteLoaderData } from 'react-router';
import type { Total } from '../../kit/list/range-pager.tsx';
import type { StaffPageName } from '../../staff-pages.ts';
import { call } from './call.ts';
import { memberOfThisTab, office, type TeamRole } from './session/session.ts';

const one = { limit: 1, offset: 0 };

/** What waits for us: overdue tasks too, whoever is being waited for, as somebody has to follow up. */
export const ourTasks = { waitingOn: 'staff,lawyer', overdue: 'also' } as const;

/** What the API counts for the menu. Lists of what went wrong are rows of `exceptions` as well. */
const counted = {
  tasks: () => call('GET /admin/tasks', { query: { ...one, ...ourTasks } }),
  inquiries: () => call('GET /admin/inquiries', { query: { ...one, state: 'open' } }),
  failed: () => call('GET /admin/failed-commands', { query: one }),
  parked: () => call('GET /admin/parked'),
  mails: () => call('GET /admin/mails', { query: one }),
  unrendered: () => call('GET /admin/unrendered-invoices', { query: one }),
};

export type Counted = keyof typeof counted;

/** Lists of what went wrong: in the menu only while there is something in them. */
export const exceptions = ['failed', 'parked', 'mails', 'unrendered'] as const satisfies Counted[];

/** Where each of them is listed, and what the menu calls it. */
export const exceptionPages = {
  failed: { page: 'failed-commands', label: 'staffFoundations:failed.menu' },
  parked: { page: 'parked-streams', label: 'staffFoundations:parked.menu' },
  mails: { page: 'unsent-mails', label: 'staffMails:mails.menu' },
  unrendered: { page: 'unrendered-invoices', label: 'staffInvoices:unrendered.menu' },
} as const satisfies Record<(typeof exceptions)[number], { page: StaffPageName; label: string }>;

const allowed: Partial<Record<Counted, readonly TeamRole[]>> = { inquiries: office };

/** Undefined for what the API did not count. */
export type Totals = Partial<Record<Counted, Total>>;

const DESK = 'desk';

export async function readTotals(): Promise<Totals> {
  const role = memberOfThisTab()?.role;
  if (!role) return {};
  const names = Object.keys(counted).filter((name) => isCounted(name));
  const totals = await Promise.all(
    names
      .filter((name) => allowed[name]?.includes(role) ?? true)
      .map(async (name) => [name, totalOf(await counted[name]())] as const),
  );
  return Object.fromEntries(totals);
}

const isCounted = (name: string): name is Counted => Object.hasOwn(counted, name);

export const totalOf = (answer: { ok: true; meta: Total } | { ok: false }) =>
  answer.ok ? answer.meta : undefined;

/** As read last by the layout around the page. */
export const useTotals = (): Totals => useRouteLoaderData<typeof readTotals>(DESK) ?? {};
