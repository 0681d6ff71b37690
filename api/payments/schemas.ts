import { z } from 'zod';
import { takeBackReasons } from '#domain/invoices/payment.ts';
import { payments } from '#domain/orders/order.ts';
import { declareCalls } from '../http/calls.ts';
import { memberSchema } from '../http/list-query.ts';
import { keyHeaders } from '../http/requests.ts';
import { data, ofId } from '../http/schemas.ts';
import { paymentSchema } from '../invoices/schemas.ts';

export const paymentCalls = declareCalls({
  'GET /payment-methods': { access: 'member', answers: { 200: data(z.array(z.enum(payments))) } },
  'POST /orders/:id/pay': {
    access: 'member',
    params: ofId,
    answers: { 200: data(z.object({ url: z.url() })) },
  },
});

export const managedPaymentSchema = paymentSchema.extend({
  invoice: z.object({ id: z.string(), number: z.string() }),
  /** The addressee. */
  buyer: z.string(),
  member: memberSchema,
});

export const managedPaymentCalls = declareCalls({
  'POST /admin/payments/:id/take-back': {
    access: 'money.write',
    headers: keyHeaders,
    params: ofId,
    body: z.object({ reason: z.enum(takeBackReasons) }),
    answers: { 200: data(z.object({ paidCents: z.int() })) },
  },
});

/** Only Stripe makes this call, so the contract leaves it out. */
export const stripeCalls = declareCalls({
  'POST /stripe/events': {
    access: 'public',
    ignoreBadToken: true,
    headers: z.looseObject({ 'stripe-signature': z.string().optional() }),
    described: { body: z.looseObject({}).meta({ description: 'An event, as Stripe signs it.' }) },
    answers: { 200: data(z.object({ received: z.literal(true) })) },
  },
});
