import { z } from 'zod';
import { timeQuestion, timeRequest } from '#domain/appointments/forms.ts';
import { vendorKinds } from '#domain/catalogue/product.ts';
import { invoiceStatuses } from '#domain/invoices/invoice.ts';
import { billingSchema } from '#domain/orders/billing.ts';
import { cartChange, cartRequest } from '#domain/orders/cart.ts';
import { billingCountries } from '#domain/orders/countries/names.ts';
import { redemptionRequest } from '#domain/orders/hours.ts';
import { orderRequest, payments } from '#domain/orders/order.ts';
import { releaseReasons } from '#domain/orders/release.ts';
import { locales } from '#domain/site/paths.ts';
import { instant } from '#domain/wire.ts';
import { slotSchema } from '../appointments/slot-schemas.ts';
import { productCardSchema } from '../catalogue/schemas.ts';
import { declareCalls } from '../http/calls.ts';
import { memberSchema } from '../http/list-query.ts';
import { keyHeaders } from '../http/requests.ts';
import { data, list, noBody, ofId, orEmpty, page } from '../http/schemas.ts';

const vendor = z.object({ kind: z.enum(vendorKinds), name: z.string() });
/** With the address as it was shown before the order; older orders are without. */
const partner = vendor.extend({ address: z.string().nullish() });

export const totalsSchema = z.object({
  netCents: z.int(),
  vat: z.array(z.object({ percent: z.number(), netCents: z.int(), vatCents: z.int() })),
  grossCents: z.int(),
  /** Of it, what we invoice; the rest is invoiced by the other contract partners. */
  invoicedGrossCents: z.int(),
});

export const cartSchema = z.object({
  lines: z.array(
    z.object({
      product: productCardSchema,
      quantity: z.int(),
      unitNetCents: z.int(),
      netCents: z.int(),
      /** False once it can no longer be ordered; then it is not in the totals. */
      available: z.boolean(),
    }),
  ),
  totals: totalsSchema,
});

export const placedOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  grossCents: z.int(),
});

const invoiceOfOrder = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(invoiceStatuses),
  /** What goes back to the member. */
  refundCents: z.int(),
  /** What is left to pay. */
  openCents: z.int(),
  /** The last day on which it can be paid. */
  dueOn: z.string().meta({ format: 'date' }),
});

export const orderCardSchema = z.object({
  id: z.string(),
  number: z.string(),
  /** Whose package was ordered: it is withdrawn from there. */
  foundationId: z.string().nullable(),
  titles: z.array(z.string()),
  netCents: z.int(),
  grossCents: z.int(),
  placedAt: instant,
  withdrawableUntil: instant,
  /** When it ended: withdrawn by the member, or released. */
  withdrawnAt: instant.nullable(),
  /** Where it was released, and nobody owes anything. */
  releasedBecause: z.enum(releaseReasons).nullable(),
  /** Since when nothing is left to be performed: then it cannot be withdrawn from any more. */
  performedAt: instant.nullable(),
  /** Our invoice waits for the address. */
  awaitsAddress: z.boolean(),
  /** Null where we invoice nothing, or wait for the address. */
  invoice: invoiceOfOrder.nullable(),
});

/** In the list of the member. */
export const ownOrderCardSchema = orderCardSchema.extend({
  /** Redeemed hours for which the member has yet to choose a time. */
  timesToChoose: z.array(z.object({ redemptionId: z.string(), minutes: z.int() })),
});

export const hourPackageSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  /** Place of its line in the order; null where that is not known. */
  line: z.int().nullable(),
  title: z.string(),
  vendor,
  minutesTotal: z.int(),
  minutesLeft: z.int(),
  /** After the withdrawal period, unless the order asked for an early start. */
  redeemableFrom: instant,
  /** Bought from us by card, and our invoice is not paid yet. */
  awaitsPayment: z.boolean(),
  expiresAt: instant,
  /** When its order was withdrawn. */
  voidedAt: instant.nullable(),
});

/** To whom an invoice goes. */
export const billingView = z.object({
  name: z.string(),
  company: z.string().optional(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.enum(billingCountries),
  vatId: z.string().optional(),
});

/** What the form of an address can begin with. */
const offeredAddressSchema = billingView.extend({
  /** For an order before; otherwise it may lack street and postcode. */
  used: z.boolean(),
});

export const orderSchema = orderCardSchema.extend({
  lines: z.array(
    z.object({
      productId: z.string().nullable(),
      title: z.string(),
      quantity: z.int(),
      regularUnitNetCents: z.int(),
      discountPercent: z.int(),
      unitNetCents: z.int(),
      netCents: z.int(),
      vatPercent: z.number(),
      vendor: partner,
      startsAt: instant.nullable(),
      durationHours: z.number().nullable(),
      location: z.string().nullable(),
      parts: z.array(z.object({ title: z.string(), quantity: z.int() })),
    }),
  ),
  totals: totalsSchema,
  billing: billingView.nullable(),
  /** What was billed after a withdrawal: the part that had been performed. */
  settlement: invoiceOfOrder.extend({ grossCents: z.int() }).nullable(),
  payment: z.enum(payments),
  earlyStart: z.boolean(),
  termsVersion: z.string(),
  language: z.enum(locales),
  hourPackages: z.array(hourPackageSchema),
  /** Of all its packages, the newest first. */
  redemptions: z.array(
    z.object({
      id: z.string(),
      packageId: z.string(),
      minutes: z.int(),
      topic: z.string().nullable(),
      redeemedAt: instant,
      undoableUntil: instant,
      /** The member books the time here; otherwise the team arranges it. */
      choosesTime: z.boolean(),
      /** Booked for these hours. */
      time: z
        .object({ startsAt: instant, endsAt: instant, consultant: z.string().nullable() })
        .nullable(),
    }),
  ),
});

/** Whose order it is. */
const account = z.object({ accountId: z.string() });
export const managedOrderCardSchema = orderCardSchema.extend({
  ...account.shape,
  member: memberSchema,
  /** Of the billing address or the formation, once one is known. */
  company: z.string().nullable(),
});
export const managedOrderSchema = orderSchema.extend({
  ...account.shape,
  /** When the member was asked for the address, the last time first. */
  addressAsked: z.array(instant),
});

const person = slotSchema.shape.consultant;
/** Times of one person at a time; nobody is named where the vendor has no times here. */
export const hourTimesSchema = z.object({
  people: z.array(person),
  with: person.nullable(),
  slots: z.array(slotSchema),
});

export const redeemedSchema = z.object({ minutesLeft: z.int() });

export const cartCalls = declareCalls({
  'GET /cart': { access: 'member', answers: { 200: data(cartSchema) } },
  'PUT /cart': { access: 'member', body: cartRequest, answers: { 200: data(cartSchema) } },
  'PATCH /cart': { access: 'member', body: cartChange, answers: { 200: data(cartSchema) } },
});

export const orderCalls = declareCalls({
  'GET /billing-addresses': {
    access: 'member',
    answers: { 200: data(z.array(offeredAddressSchema)) },
  },
  'GET /orders': { access: 'member', query: page, answers: { 200: list(ownOrderCardSchema) } },
  'GET /orders/:id': { access: 'member', params: ofId, answers: { 200: data(orderSchema) } },
  'POST /orders': {
    access: 'member',
    headers: keyHeaders,
    body: orderRequest,
    answers: { 200: data(placedOrderSchema) },
  },
  'POST /orders/:id/withdraw': {
    access: 'member',
    params: ofId,
    body: orEmpty(z.object({})),
    answers: { 200: data(orderSchema) },
  },
  'POST /orders/:id/billing': {
    access: 'member',
    params: ofId,
    body: billingSchema,
    answers: { 200: data(orderSchema) },
  },
});

const redemption = ofId.extend({ redemptionId: z.string() });

export const hourPackageCalls = declareCalls({
  'GET /hour-packages': {
    access: 'member',
    query: page,
    answers: { 200: list(hourPackageSchema) },
  },
  'POST /hour-packages/:id/redemptions': {
    access: 'member',
    headers: keyHeaders,
    params: ofId,
    body: redemptionRequest,
    answers: { 200: data(redeemedSchema) },
  },
  'POST /hour-packages/:id/redemptions/:redemptionId/undo': {
    access: 'member',
    params: redemption,
    body: orEmpty(z.object({})),
    answers: { 200: data(redeemedSchema) },
  },
  'GET /hour-packages/:id/times': {
    access: 'member',
    params: ofId,
    query: z.object({
      minutes: z.coerce.number().pipe(timeQuestion.shape.minutes),
      with: z.uuid().optional().meta({ description: 'The id of a person; else who is known.' }),
    }),
    answers: { 200: data(hourTimesSchema) },
  },
  'POST /hour-packages/:id/redemptions/:redemptionId/time': {
    access: 'member',
    headers: keyHeaders,
    params: redemption,
    body: timeRequest,
    answers: { 204: noBody },
  },
  'POST /hour-packages/:id/redemptions/:redemptionId/time/cancel': {
    access: 'member',
    params: redemption,
    body: orEmpty(z.object({})),
    answers: { 204: noBody },
  },
});

export const managedOrderCalls = declareCalls({
  'GET /admin/orders/:id': {
    access: 'money.read',
    params: ofId,
    answers: { 200: data(managedOrderSchema) },
  },
  'POST /admin/orders/:id/billing': {
    access: 'money.write',
    params: ofId,
    body: billingSchema,
    answers: { 200: data(managedOrderSchema) },
  },
  'POST /admin/orders/:id/ask-for-address': {
    access: 'money.write',
    params: ofId,
    body: orEmpty(z.object({})),
    answers: { 200: data(z.object({ askedAt: instant })) },
  },
});
