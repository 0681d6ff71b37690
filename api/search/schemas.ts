import { z } from 'zod';
import { pieceKinds } from '#domain/content/fields.ts';
import { statuses } from '#domain/foundations/statuses.ts';
import { inquiryKinds } from '#domain/inquiries/inquiry.ts';
import { invoiceStatuses } from '#domain/invoices/invoice.ts';
import { kinds, MAX_SEARCH } from '#domain/search/terms.ts';
import { declareCalls } from '../http/calls.ts';
import { data } from '../http/schemas.ts';

const found = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), more: z.boolean() }).optional();
const instant = z.iso.datetime();

/** Results by kind, without kinds that the reader may not see, or that took too long. */
export const foundSchema = z.object({
  foundations: found(
    z.object({
      id: z.string(),
      companyName: z.string().nullable(),
      city: z.string().nullable(),
      founder: z.string().nullable(),
      participants: z
        .array(z.string())
        .meta({ description: 'Those whose names were searched for.' }),
      status: z.enum(statuses),
    }),
  ),
  people: found(
    z.object({
      id: z.string(),
      name: z.string().nullable(),
      email: z.string(),
      role: z.enum(['member', 'staff', 'lawyer', 'admin']),
      foundationId: z
        .string()
        .nullable()
        .meta({ description: 'The last one they started, or else take part in.' }),
    }),
  ),
  notaries: found(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      city: z.string().nullable(),
      foundations: z.int().meta({ description: 'How many have to do with them.' }),
    }),
  ),
  orders: found(
    z.object({
      id: z.string(),
      member: z.string().nullable(),
      placedAt: instant,
      grossCents: z.int(),
    }),
  ),
  invoices: found(
    z.object({
      id: z.string(),
      number: z.string(),
      orderId: z.string(),
      buyer: z.string(),
      status: z.enum(invoiceStatuses),
      issuedAt: instant,
      grossCents: z.int(),
    }),
  ),
  inquiries: found(
    z.object({
      id: z.string(),
      kind: z.enum(inquiryKinds),
      name: z.string().nullable(),
      company: z.string().nullable(),
      receivedAt: instant,
      done: z.boolean(),
    }),
  ),
  content: found(
    z.object({
      id: z.string(),
      kind: z.enum(pieceKinds),
      titles: z.object({ de: z.string().nullable(), en: z.string().nullable() }),
    }),
  ),
  late: z.array(z.enum(kinds)),
});

/** The method is POST, since the typed text may be a name, and addresses are logged in many places. */
export const searchCalls = declareCalls({
  'POST /admin/search': {
    access: 'foundations.read',
    body: z.object({ q: z.string().trim().min(1).max(MAX_SEARCH) }),
    answers: { 200: data(foundSchema) },
  },
});
