import { z } from 'zod';
import { payments } from '#domain/orders/order.ts';
import { declareCalls } from '../http/calls.ts';
import { data } from '../http/schemas.ts';

export const paymentCalls = declareCalls({
  'GET /payment-methods': { access: 'member', answers: { 200: data(z.array(z.enum(payments))) } },
  'POST /orders/:id/pay': {
    access: 'member',
    params: z.object({ id: z.string() }),
    answers: { 200: data(z.object({ url: z.url() })) },
  },
});

/** Made by Stripe alone, so it is not in the contract. */
export const stripeCalls = declareCalls({
  'POST /stripe/events': {
    access: 'public',
    ignoreBadToken: true,
    answers: { 200: data(z.object({ received: z.literal(true) })) },
  },
});
