import { z } from 'zod';
import { billCheckSchema, billReasons, verdicts } from '#domain/costs/bill-check.ts';
import { enteredBillSchema } from '#domain/costs/entered-bill.ts';
import { bases, costKinds } from '#domain/costs/names.ts';
import { billedKinds } from '#domain/costs/payees.ts';
import { papers, whatIfSchema } from '#domain/costs/what-if.ts';
import { day, uuid } from '#domain/wire.ts';
import { forecastSchema } from '../foundations/forecast/schemas.ts';
import { declareCalls } from '../http/calls.ts';
import { keyHeaders } from '../http/requests.ts';
import { data, noBody, ofId } from '../http/schemas.ts';

const cents = z.int();
const range = z.object({ min: cents, max: cents });

const lineSchema = z.object({
  kind: z.enum(costKinds),
  payee: z.string().nullable(),
  /** Either one amount, or the least and the most. */
  amountCents: cents.optional(),
  minCents: cents.optional(),
  maxCents: cents.optional(),
  basis: z.enum(bases),
  yearly: z.boolean().optional(),
  dueOn: day.optional(),
  paidOn: day.optional(),
  paidCents: cents,
  lineId: uuid.optional(),
  orderId: uuid.optional(),
  invoiceId: uuid.optional(),
  documentId: uuid.optional(),
  reference: z.string().optional(),
  participantId: uuid.optional(),
  laterCents: cents.optional(),
  assured: z.boolean().optional(),
  source: z.string(),
  giroCode: z.string().optional(),
});

export const costsSchema = z.object({
  lines: z.array(lineSchema),
  totals: z.object({
    agreed: cents,
    estimated: range,
    paid: cents,
    open: cents,
    capital: z.object({ due: range, paid: cents, later: cents }),
  }),
});

export const checkedBill = z.object({
  /** Never that a bill is genuine. */
  verdict: z.enum(verdicts),
  reasons: z.array(z.enum(billReasons)),
  /** Whose bill would be expected at which amount; its kind says with what, from whom, to compare. */
  expected: z
    .object({
      kind: z.enum(billedKinds),
      amountCents: cents.optional(),
      minCents: cents.optional(),
      maxCents: cents.optional(),
    })
    .optional(),
});

const outlook = z.object({
  costs: costsSchema,
  papers: z.array(z.enum(papers)),
  forecast: forecastSchema.nullable(),
});
export const whatIfAnswer = z.object({ now: outlook, then: outlook });

const entered = z.object({ lineId: uuid });
const ofLine = ofId.extend({ lineId: z.string() });

export const costCalls = declareCalls({
  'GET /foundations/:id/costs': {
    access: 'member',
    params: ofId,
    answers: { 200: data(costsSchema) },
  },
  'POST /foundations/:id/costs': {
    access: 'member',
    params: ofId,
    headers: keyHeaders,
    body: enteredBillSchema,
    answers: { 200: data(entered) },
  },
  'PUT /foundations/:id/costs/:lineId': {
    access: 'member',
    params: ofLine,
    body: enteredBillSchema,
    answers: { 200: data(entered) },
  },
  'DELETE /foundations/:id/costs/:lineId': {
    access: 'member',
    params: ofLine,
    answers: { 204: noBody },
  },
  'POST /foundations/:id/bill-checks': {
    access: 'member',
    params: ofId,
    body: billCheckSchema,
    answers: { 200: data(checkedBill) },
  },
  'POST /foundations/:id/what-if': {
    access: 'member',
    params: ofId,
    body: whatIfSchema,
    answers: { 200: data(whatIfAnswer) },
  },
});
