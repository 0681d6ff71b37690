import { z } from 'zod';
import { pieceKinds } from '../content/fields.ts';
import { pieceStates } from '../content/states.ts';
import { comesBackAs } from '../foundations/due-dates.ts';
import { parties, statuses } from '../foundations/statuses.ts';
import { inquiryKinds } from '../inquiries/inquiry.ts';
import { listedStatuses } from '../invoices/invoice.ts';
import { paymentKinds } from '../invoices/payment.ts';
import { orderStates } from '../orders/order.ts';
import { newsletterForms, newsletterStates } from '../site/newsletter.ts';
import { line, required } from '../text.ts';
import { dueWithin } from './due-within.ts';
import type { Right } from './rights.ts';

export const deskListNames = [
  'foundations',
  'orders',
  'invoices',
  'payments',
  'refunds',
  'inquiries',
  'people',
  'content',
  'newsletter',
  'audit',
] as const;
export type DeskListName = (typeof deskListNames)[number];

/** Who may see a list, and so its views and its export. */
export const rightToList = {
  foundations: 'foundations.read',
  orders: 'money.read',
  invoices: 'money.read',
  payments: 'money.read',
  refunds: 'money.read',
  inquiries: 'inquiries.read',
  people: 'people.read',
  content: 'content.read',
  newsletter: 'operations.newsletter',
  audit: 'operations.audit',
} as const satisfies Record<DeskListName, Right>;

/** Where the desk sorts people: by what they are here for, or by what became of their account. */
export const peopleGroups = ['members', 'team', 'invited', 'closed'] as const;

const between = { from: z.iso.date(), to: z.iso.date() };

const view = <Filters extends z.ZodRawShape>(filters: Filters, sorts: readonly string[]) =>
  z.object({
    filter: z.strictObject(filters).partial(),
    sort: z.strictObject({ field: z.enum(sorts), order: z.enum(['ASC', 'DESC']) }).optional(),
  });

/**
 * What a saved view of each list may stand for. Nothing that was typed into a search: it may name
 * people, and views are kept and shared.
 */
export const deskViews = {
  foundations: view(
    {
      status: z.enum(statuses),
      waitingOn: z.enum(parties),
      owner: z.union([z.uuid(), z.enum(['me', 'none'])]),
      due: z.enum(dueWithin),
      comesBack: z.enum(['any', ...comesBackAs]),
    },
    ['startedAt', 'since', 'dueOn'],
  ),
  orders: view({ state: z.enum(orderStates), ...between }, ['placedAt', 'grossCents']),
  invoices: view({ status: z.enum(listedStatuses), ...between }, [
    'issuedAt',
    'dueAt',
    'grossCents',
  ]),
  payments: view({ kind: z.enum(paymentKinds), method: z.enum(['transfer', 'card']), ...between }, [
    'paidAt',
    'amountCents',
  ]),
  refunds: view({ due: z.literal('overdue') }, ['refundDueOn', 'grossCents']),
  inquiries: view({ state: z.enum(['open', 'done']), kind: z.enum(inquiryKinds), ...between }, [
    'receivedAt',
  ]),
  people: view({ group: z.enum(peopleGroups) }, ['name', 'createdAt', 'lastLoginAt']),
  content: view({ kind: z.enum(pieceKinds), state: z.enum(pieceStates) }, ['kind', 'changedAt']),
  newsletter: view({ state: z.enum(newsletterStates), form: z.enum(newsletterForms), ...between }, [
    'requestedAt',
  ]),
  audit: view({ action: z.string().regex(/^[a-z-]{1,50}$/), ...between }, ['at']),
} satisfies Record<DeskListName, z.ZodType>;

export interface DeskView {
  filter: Readonly<Record<string, string>>;
  sort?: { field: string; order: 'ASC' | 'DESC' } | undefined;
}

export const viewName = required(line(60));
/** More are no choice any more. */
export const MAX_VIEWS = 30;

export const newView = z.discriminatedUnion('list', [
  z.object({ list: z.literal('foundations'), name: viewName, view: deskViews.foundations }),
  z.object({ list: z.literal('orders'), name: viewName, view: deskViews.orders }),
  z.object({ list: z.literal('invoices'), name: viewName, view: deskViews.invoices }),
  z.object({ list: z.literal('payments'), name: viewName, view: deskViews.payments }),
  z.object({ list: z.literal('refunds'), name: viewName, view: deskViews.refunds }),
  z.object({ list: z.literal('inquiries'), name: viewName, view: deskViews.inquiries }),
  z.object({ list: z.literal('people'), name: viewName, view: deskViews.people }),
  z.object({ list: z.literal('content'), name: viewName, view: deskViews.content }),
  z.object({ list: z.literal('newsletter'), name: viewName, view: deskViews.newsletter }),
  z.object({ list: z.literal('audit'), name: viewName, view: deskViews.audit }),
]);
