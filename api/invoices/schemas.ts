import { z } from 'zod';
import { invoiceStatuses } from '#domain/invoices/invoice.ts';
import { declareCalls } from '../http/calls.ts';
import { data, list, page, pdfAnswer } from '../http/schemas.ts';

const instant = z.string().meta({ format: 'date-time' });

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
  buyer: z.string(),
});

export const unrenderedInvoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  reason: z.string(),
  attempts: z.int(),
  permanent: z.boolean(),
  failedAt: instant,
});

/** Months of invoices in cents; enough for what is sold here, and fits the column. */
const MAX_CENTS = 100_000_000;

const DAY_MS = 86_400_000;
/** Nothing was invoiced before, and nobody has paid tomorrow: other years are typing mistakes. */
const FIRST_YEAR = 2020;

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
  paidAt: z.iso
    .datetime()
    .refine((at) => new Date(at).getUTCFullYear() >= FIRST_YEAR, 'is too long ago')
    .refine((at) => Date.parse(at) < Date.now() + DAY_MS, 'is still to come'),
});

const id = z.object({ id: z.string() });

export const invoiceCalls = declareCalls({
  'GET /invoices': { access: 'member', query: page, answers: { 200: list(invoiceSchema) } },
  'GET /invoices/:id/pdf': {
    access: 'signed-in',
    isDownload: true,
    params: id,
    answers: { 200: pdfAnswer },
  },
});

export const managedInvoiceCalls = declareCalls({
  'GET /admin/invoices': {
    access: 'staff',
    query: page.extend({ status: z.enum([...invoiceStatuses, 'to-refund']).optional() }),
    answers: { 200: list(managedInvoiceSchema) },
  },
  'POST /admin/invoices/:id/payments': {
    access: 'staff',
    params: id,
    body: paymentRequest,
    answers: { 200: data(z.object({ paidCents: z.int() })) },
  },
  'GET /admin/unrendered-invoices': {
    access: 'team',
    query: page,
    answers: { 200: list(unrenderedInvoiceSchema) },
  },
  'POST /admin/unrendered-invoices/:id/retry': {
    access: 'staff',
    params: id,
    answers: { 202: data(z.object({ id: z.string(), state: z.literal('requested') })) },
  },
});
