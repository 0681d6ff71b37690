import { z } from 'zod';
import type { PriceKind } from '../catalogue/product.ts';
import { slugSchema } from '../slug.ts';
import { billingSchema } from './billing.ts';
import type { UnitPrice, Vendor } from './totals.ts';

/** Of the terms that every order names; to be counted up when they change. */
export const TERMS_VERSION = '2026-11-28';

/** Of one account within 24 hours: neither an order nor its invoices can be removed. */
export const MAX_ORDERS_PER_DAY = 30;
export const MAX_LINES = 30;
export const MAX_QUANTITY = 20;

export const wish = z.object({
  productId: slugSchema,
  quantity: z.int('NOT_A_NUMBER').min(1, 'TOO_LITTLE').max(MAX_QUANTITY, 'TOO_MUCH'),
});
export type Wish = z.output<typeof wish>;

export const wishes = z
  .array(wish)
  .max(MAX_LINES, 'TOO_MANY')
  .refine((all) => new Set(all.map(({ productId }) => productId)).size === all.length, 'TWICE');

export const payments = ['invoice', 'card'] as const;
export type Payment = (typeof payments)[number];

const accepted = z.literal(true, 'NOT_ACCEPTED');

export const orderRequest = z.object({
  lines: wishes,
  billing: billingSchema,
  terms: accepted,
  /** Whether work may begin before the withdrawal period is over (§ 357a BGB). */
  earlyStart: z.boolean(),
  payment: z.enum(payments, 'NOT_CHOSEN'),
  /** What the page showed: nobody pays more than they saw. */
  expectedGrossCents: z.int().nonnegative(),
  /** The lines are those of the cart: refused if they have been ordered from it meanwhile. */
  fromCart: z.boolean().optional(),
});
export type OrderRequest = z.output<typeof orderRequest>;

/** A part of a bundle, as `2 × Beratung`; of one only its title. */
export const partName = ({ title, quantity }: OrderLine['parts'][number]): string =>
  quantity > 1 ? `${quantity} × ${title}` : title;

/** What was ordered at which price: a copy, which no later change of the product touches. */
export interface OrderLine extends UnitPrice {
  /** None for positions of the foundation's package. */
  productId: string | null;
  title: string;
  quantity: number;
  netCents: number;
  vatPercent: number;
  vendor: Vendor;
  startsAt: string | null;
  durationHours: number | null;
  location: string | null;
  /** What is in a bundle. */
  parts: { title: string; quantity: number }[];
}

/** For people; need not be unique. */
export const orderNumber = (id: string): string => `B-${id.slice(0, 8).toUpperCase()}`;

/** The ids that a number, or its beginning, may stand for; undefined when it is none. */
export function idsOfNumber(typed: string): { first: string; last: string } | undefined {
  const digits = /^(?:B-)?([0-9A-F]{1,8})$/i.exec(typed.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  const filled = (digit: '0' | 'f') =>
    digits.padEnd(8, digit) + '-0000-0000-0000-000000000000'.replaceAll('0', digit);
  return { first: filled('0'), last: filled('f') };
}

/** By which the team filters orders. */
export const orderStates = ['standing', 'without-address', 'withdrawn'] as const;
export type OrderState = (typeof orderStates)[number];

interface Offer {
  published: boolean;
  sold: boolean;
  priceKind: PriceKind;
}

/** A price "from" is no price to agree on. */
export const canBeOrdered = ({ published, sold, priceKind }: Offer): boolean =>
  published && sold && priceKind === 'fixed';
