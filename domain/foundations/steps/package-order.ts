import { z } from 'zod';
import { billingSchema } from '../../orders/billing.ts';
import { earlyStartText } from '../../orders/terms/early-start.ts';
import { refuse } from '../command.ts';
import {
  type Contract,
  contracts,
  isOfFirmAlone,
  startHeldUntil,
  withdrawable,
  withdrawalRefusal,
} from '../standing-order.ts';
import type { StateAt, StateStatus } from '../state.ts';
import { unfinished } from '../statuses.ts';
import { commandOf, event } from '../step.ts';
import type { consultation } from './consultation.ts';
import { firmReleaseRefusal, freed, type mandate } from './mandate.ts';
import { onPeople } from './participants.ts';

export const orderPackageSchema = z.object({
  terms: z.literal(true, 'NOT_ACCEPTED'),
  /** Whether work begins before the end of the withdrawal period (§ 356 (4) BGB). */
  earlyStart: z.boolean('REQUIRED'),
  /** Version of the text by which the founder releases the law firm from secrecy towards us. */
  firmRelease: z.string().max(20).optional(),
  /** The total that the founder saw. */
  expectedGrossCents: z.int().min(0),
  /** Never part of an event; without it the invoice has to wait. */
  billing: billingSchema.optional(),
});

export const requestEarlyStartSchema = z.object({
  /** Version of the founder's statement. */
  textVersion: z.string().max(20),
});

export const withdrawOrderSchema = z.object({
  /** By default both contracts, as far as they can still be withdrawn from. */
  contracts: z.array(z.enum(contracts)).min(1).max(contracts.length).optional(),
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
  /** Only where the law firm's part is ordered again, alone. */
  contracts?: readonly ['law-firm'];
}

/** Cancelling a foundation changes neither the contract nor the right to withdraw from it. */
const fromWhich = [...unfinished, 'cancelled'] as const;

type Unfinished = StateAt<(typeof unfinished)[number]>;
type Withdrawable = StateAt<(typeof fromWhich)[number]>;

const events = {
  PackageOrdered: event<OrderedPackage>()({
    from: unfinished,
    personal: {},
    fold: (before, data, occasion): Unfinished => {
      const state = onPeople('PackageOrdered')(before, data, occasion);
      const { orderId, earlyStart, contracts: ordered } = data;
      const firm = { orderId, netCents: data.lawFirmNetCents };
      return ordered && state.order
        ? { ...state, order: { ...state.order, earlyStart, firm } }
        : { ...state, order: { orderId, orderedAt: occasion.occurredAt, earlyStart, firm } };
    },
  }),
  EarlyStartRequested: event<{ orderId: string; textVersion: string }>()({
    from: unfinished,
    personal: {},
    fold: ({ order, ...state }): Unfinished =>
      ({ ...state, order: order && { ...order, earlyStart: true } }) as Unfinished,
  }),
  OrderWithdrawn: event<{ orderId: string; contracts?: readonly Contract[] }>()({
    from: fromWhich,
    personal: {},
    fold: (state, { contracts: withdrawn }, { occurredAt }): Withdrawable => {
      const { order } = state;
      const people = { ...state.people, mandate: undefined };
      if (!order || !isOfFirmAlone(withdrawn)) return { ...state, people, order: null };
      const firm = { ...order.firm, withdrawnAt: occurredAt };
      return { ...state, people, order: { ...order, firm } };
    },
  }),
};
type Freed = Pick<(typeof consultation)['events'], 'ConsultationCancelled'>;
type Released = Pick<(typeof mandate)['events'], 'FirmReleased'>;
const command = commandOf<typeof events & Freed & Released>();

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
      { status, orderRequired, order, people },
      { earlyStart, expectedGrossCents, firmRelease },
      { actor, offer, ordersUsedUp },
    ) => {
      if (!orderRequired) return refuse('NOT_ALLOWED_NOW');
      if (people.mandate?.declined?.reason === 'conflict') return refuse('MANDATE_DECLINED');
      const isAgain = order?.firm.withdrawnAt !== undefined;
      if (order && !isAgain) return refuse(isEarly(status) ? 'ALREADY_ORDERED' : 'NOT_ALLOWED_NOW');
      if (ordersUsedUp) return refuse('TOO_MANY_ORDERS');
      if (offer?.grossCents !== expectedGrossCents) {
        const now = offer && { grossCents: offer.grossCents };
        return { refused: 'PRICE_CHANGED', ...(now && { details: now }) };
      }
      const refused = firmRelease === undefined ? undefined : firmReleaseRefusal(firmRelease);
      if (refused) return refused;
      const contracts = isAgain ? { contracts: ['law-firm'] as const } : {};
      const data = { ...offer, package: 'individual', earlyStart, ...contracts } as const;
      const ordered = { type: 'PackageOrdered', data } as const;
      return firmRelease === undefined
        ? [ordered]
        : [
            ordered,
            { type: 'FirmReleased', data: { by: actor.id, textVersion: firmRelease } } as const,
          ];
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
    when: fromWhich,
    payload: withdrawOrderSchema,
    decide: (state, { contracts: asked }, { at }) => {
      const { order } = state;
      if (!order) return refuse('NOT_ALLOWED_NOW');
      const refusal = withdrawalRefusal(order, at);
      if (refusal) return refusal;
      const open = withdrawable(order, at);
      if (asked && !asked.every((contract) => open.includes(contract))) {
        return refuse('WITHDRAWAL_OVER');
      }
      const isOfFirm = isOfFirmAlone(asked ?? open);
      const data = {
        orderId: order.orderId,
        ...(isOfFirm && { contracts: ['law-firm'] as const }),
      };
      const withdrawn = { type: 'OrderWithdrawn', data } as const;
      return state.status === 'cancelled' ? [withdrawn] : [withdrawn, ...freed(state, at)];
    },
  }),
] as const;

export const packageOrder = { events, commands };
