import { z } from 'zod';
import { billingSchema } from '#domain/orders/billing.ts';
import { payments } from '#domain/orders/order.ts';
import type { FormRules } from '../../../kit/forms/rules.ts';
import { addressInputs, billingOf, consentsOf } from '../../../shared/orders/billing-rules.ts';

const schema = z.object({
  billing: billingSchema,
  terms: z.literal(true, 'NOT_ACCEPTED'),
  earlyStart: z.boolean(),
  payment: z.enum(payments, 'NOT_CHOSEN'),
});

/** How the checkout is judged, in the browser and on the server. */
export const checkoutRules: FormRules<typeof schema> = {
  schema,
  payload: (fields) => ({
    billing: billingOf(fields),
    ...consentsOf(fields),
    payment: fields.payment,
  }),
  inputs: addressInputs,
};
