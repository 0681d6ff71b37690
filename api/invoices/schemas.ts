import { z } from 'zod';
import { invoiceRelations, invoiceStatuses } from '#domain/invoices/invoice.ts';
import { dayProblem, paymentKinds, takeBackReasons } from '#domain/invoices/payment.ts';
import { payments } from '#domain/orders/order.ts';
import { dayKey } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';
import { instant, named } from '#domain/wire.ts';
import { declareCalls } from '../http/calls.ts';
import { memberSchema } from '../http/list-query.ts';
import { data, list, ofId, page, pdfAnswer } from '../http/schemas.ts';
import { caseMailSchema } from '../mails/schemas.ts';
import { billingView } from '../orders/schemas.ts';

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(['invoice', 'cancellation']),
  status: z.enum(invoiceStatuses),
  orderId: z.string(),
  issuedAt: instant,
  dueAt: instant,
  /** Negative for a cancellation. */
  grossCents: z.int(),
  paidCents: z.int(),
  /** Of it, what goes back to the member. */
  refundCents: z.int(),
  /** Number of the invoice that a cancellation takes back. */
  cancels: z.string().nullable(),
});

export const managedInvoiceSchema = invoiceSchema.extend({
  accountId: z.string(),
  /** Negative for a cancellation. */
  netCents: z.int(),
  /** The addressee. */
  buyer: z.string(),
  member: memberSchema,
  /** By which day money has to go back; null where none has to. */
  refundDueOn: z.iso.date().nullable(),
  /** Counts payments and cancellations; a payment names the one that its sender was shown. */
  version: z.int(),
});

/** Money that came in; negative where it went back. */
export const paymentSchema = z.object({
  id: z.string(),
  kind: z.enum(paymentKinds),
  amountCents: z.int(),
  method: z.enum(['transfer', 'card']),
  /** The invoice after a withdrawal by which it was moved; null for money that really came or went. */
  offsetBy: z.string().nullable(),
  paidAt: instant,
  recordedAt: instant,
  /** Who has entered it; null for what was paid by card, and for what was moved. */
  recordedBy: named.nullable(),
  /** The entry that this one puts right, and why. */
  takesBack: z.string().nullable(),
  reason: z.enum(takeBackReasons).nullable(),
  takenBack: z.object({ at: instant, reason: z.enum(takeBackReasons) }).nullable(),
});

const invoiceLine = z.object({
  title: z.string(),
  details: z.array(z.string()).optional(),
  quantity: z.number(),
  /** Before the discount. */
  unitNetCents: z.int(),
  discountPercent: z.number(),
  netCents: z.int(),
});

export const wholeInvoiceSchema = managedInvoiceSchema.extend({
  /** Whose package was ordered. */
  foundationId: z.string().nullable(),
  orderNumber: z.string(),
  orderedOn: z.iso.date(),
  payment: z.enum(payments),
  language: z.enum(locales),
  billing: billingView,
  lines: z.array(invoiceLine),
  vat: z.array(z.object({ percent: z.number(), vatCents: z.int() })),
  related: z.array(
    z.object({ relation: z.enum(invoiceRelations), id: z.string(), number: z.string() }),
  ),
  /** `missing`: it is made when it is first asked for. */
  pdf: z.object({
    state: z.enum(['there', 'missing', 'failed']),
    attempts: z.int(),
    failedAt: instant.nullable(),
  }),
  payments: z.array(paymentSchema),
  mails: z.array(caseMailSchema),
});

/** Months of invoices in cents; enough for what is sold here, and fits the column. */
const MAX_CENTS = 100_000_000;

const paymentRequest = z.object({
  amountCents: z
    .int()
    .min(-MAX_CENTS)
    .max(MAX_CENTS)
    .refine((cents) => cents !== 0, 'is nothing')
    .meta({ description: 'What came in; negative for a refund.' }),
  overpaid: z
    .boolean()
    .optional()
    .meta({ description: 'It has really come in, although it is more than is open.' }),
  another: z
    .boolean()
    .optional()
    .meta({ description: 'It is another one, although one of this amount and day is there.' }),
  expectedVersion: z
    .int()
    .optional()
    .meta({ description: 'Refused if the invoice has changed since this version.' }),
  paidAt: z.iso
    .datetime()
    .refine((at) => dayProblem(dayKey(at), new Date().toISOString()) === undefined, 'is no day'),
});

export const invoiceCalls = declareCalls({
  'GET /invoices': { access: 'member', query: page, answers: { 200: list(invoiceSchema) } },
  'GET /invoices/:id/pdf': {
    access: 'signed-in',
    isDownload: true,
    params: ofId,
    answers: { 200: pdfAnswer },
  },
});

export const managedInvoiceCalls = declareCalls({
  'GET /admin/invoices/:id': {
    access: 'money.read',
    params: ofId,
    answers: { 200: data(wholeInvoiceSchema) },
  },
  'POST /admin/invoices/:id/payments': {
    access: 'money.write',
    params: ofId,
    body: paymentRequest,
    answers: { 200: data(z.object({ paidCents: z.int() })) },
  },
  'GET /admin/invoices/:id/payments': {
    access: 'money.read',
    params: ofId,
    answers: { 200: data(z.array(paymentSchema)) },
  },
});
