import { z } from 'zod';
import { billingSchema } from '../../orders/billing.ts';
import { earlyStartText } from '../../orders/terms/early-start.ts';
import { refuse } from '../command.ts';
import { startHeldUntil, withdrawalRefusal } from '../standing-order.ts';
import type { StateAt, StateStatus } from '../state.ts';
import { unfinished } from '../statuses.ts';
import { commandOf, event, nothing } from '../step.ts';
import type { consultation } from './consultation.ts';

export const orderPackageSchema = z.object({
  terms: z.literal(true, 'NOT_ACCEPTED'),
  /** Whether work begins before the end of the withdrawal period (§ 356 (4) BGB). */
  earlyStart: z.boolean('REQUIRED'),
  /** The total that the founder saw. */
  expectedGrossCents: z.int().min(0),
  /** Never part of an event; without it the invoice has to wait. */
  billing: billingSchema.optional(),
});

export const requestEarlyStartSchema = z.object({
  /** Version of the founder's statement. */
  textVersion: z.string().max(20),
});

export interface OrderedPackage {
  orderId: string;
  package: 'individual';
  netCents: number;
  /** Parts of the price: our service and the law firm's; older orders have only the sum. */
  serviceNetCents?: number;
  lawFirmNetCents?: number;
  /** In percent. */
  vatRate: number;
  grossCents: number;
  termsVersion: string;
  earlyStart: boolean;
}

/** Cancelling a foundation changes neither the contract nor the right to withdraw from it. */
const withdrawable = [...unfinished, 'cancelled'] as const;

type Unfinished = StateAt<(typeof unfinished)[number]>;
type Withdrawable = StateAt<(typeof withdrawable)[number]>;

const events = {
  PackageOrdered: event<OrderedPackage>()({
    from: unfinished,
    personal: {},
    fold: (state, { orderId, earlyStart }, { occurredAt }): Unfinished => ({
      ...state,
      order: { orderId, orderedAt: occurredAt, earlyStart },
    }),
  }),
  EarlyStartRequested: event<{ orderId: string; textVersion: string }>()({
    from: unfinished,
    personal: {},
    fold: ({ order, ...state }): Unfinished =>
      ({ ...state, order: order && { ...order, earlyStart: true } }) as Unfinished,
  }),
  OrderWithdrawn: event<{ orderId: string }>()({
    from: withdrawable,
    personal: {},
    fold: (state): Withdrawable => ({ ...state, order: null }),
  }),
};
type Freed = Pick<(typeof consultation)['events'], 'ConsultationCancelled'>;
const command = commandOf<typeof events & Freed>();

/** Statuses in which the order is part of the way; later ones allow it only after a withdrawal. */
const isEarly = (status: StateStatus) =>
  status === 'start-pending' || status === 'consultation-appointment-select-pending';

const commands = [
  command({
    name: 'order-package',
    via: ['json'],
    who: ['founder'],
    when: unfinished,
    payload: orderPackageSchema,
    decide: (
      { status, orderRequired, order },
      { earlyStart, expectedGrossCents },
      { offer, ordersUsedUp },
    ) => {
      if (!orderRequired) return refuse('NOT_ALLOWED_NOW');
      if (order) return refuse(isEarly(status) ? 'ALREADY_ORDERED' : 'NOT_ALLOWED_NOW');
      if (ordersUsedUp) return refuse('TOO_MANY_ORDERS');
      if (offer?.grossCents !== expectedGrossCents) {
        const now = offer && { grossCents: offer.grossCents };
        return { refused: 'PRICE_CHANGED', ...(now && { details: now }) };
      }
      return [{ type: 'PackageOrdered', data: { ...offer, package: 'individual', earlyStart } }];
    },
  }),
  command({
    name: 'request-early-start',
    via: ['json'],
    who: ['founder'],
    when: unfinished,
    payload: requestEarlyStartSchema,
    decide: ({ order }, { textVersion }, { at }) => {
      if (!order || !startHeldUntil(order, at)) return refuse('NOT_ALLOWED_NOW');
      const { version } = earlyStartText;
      if (textVersion !== version) {
        return { refused: 'TEXT_CHANGED', details: { textVersion: version } };
      }
      return [{ type: 'EarlyStartRequested', data: { orderId: order.orderId, textVersion } }];
    },
  }),
  command({
    name: 'withdraw-order',
    via: ['json'],
    who: ['founder'],
    when: withdrawable,
    payload: nothing,
    decide: (state, _payload, { at }) => {
      const { order } = state;
      if (!order) return refuse('NOT_ALLOWED_NOW');
      const refusal = withdrawalRefusal(order, at);
      if (refusal) return refusal;
      const withdrawn = { type: 'OrderWithdrawn', data: { orderId: order.orderId } } as const;
      const isAhead = state.status === 'consultation-pending' && at < state.consultation.startsAt;
      return isAhead ? [withdrawn, { type: 'ConsultationCancelled', data: {} }] : [withdrawn];
    },
  }),
] as const;

export const packageOrder = { events, commands };
