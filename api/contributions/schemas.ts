import { z } from 'zod';
import { contributionStates } from '#domain/contributions/contributions.ts';
import { contributionLinesSchema } from '#domain/contributions/entering.ts';
import { suggestedBy } from '#domain/contributions/suggest.ts';
import { day, uuid } from '#domain/wire.ts';
import { skippedFor } from '#modules/contributions/statements/booking.ts';
import { statementFormats } from '#modules/contributions/statements/read-statement.ts';
import { declareCalls } from '../http/calls.ts';
import { data, ofId } from '../http/schemas.ts';

const lineFinding = z.discriminatedUnion('code', [
  z.object({ code: z.literal('early'), days: z.int() }),
  z.object({ code: z.literal('wrong-payer'), instead: uuid.optional() }),
  z.object({ code: z.literal('written-differently') }),
]);

const judgedLine = z.object({
  bookedOn: day,
  amountCents: z.int(),
  payer: z.string(),
  findings: z.array(lineFinding),
});

export const shareholderSchema = z.object({
  participantId: uuid,
  name: z.string(),
  expectedCents: z.int(),
  paidCents: z.int(),
  /** What of it fits in payer and day. */
  fittingCents: z.int(),
  missingCents: z.int(),
  overCents: z.int(),
  state: z.enum(contributionStates),
  lines: z.array(judgedLine),
});

export const contributionsSchema = z.object({
  /** The deed's day, before which no payment counts; null where it is not known. */
  notBefore: day.nullable(),
  /** Whether law firm and notary see the payments. */
  offered: z.boolean(),
  revision: z.int(),
  /** Whose payments the caller may enter now. */
  mayEnter: z.enum(['all', 'own', 'nothing']),
  /** The caller as participant; null for the law firm. */
  participantId: uuid.nullable(),
  /** Empty until it is stated who holds shares. */
  shareholders: z.array(shareholderSchema),
});

const suggested = z.object({
  bookedOn: day,
  amountCents: z.int(),
  payer: z.string().nullable(),
  reference: z.string().nullable(),
  /** The end of the number of the account that received it. */
  account: z.string().nullable(),
  /** Whether it went back, or is itself something that came back. */
  returned: z.boolean(),
  suggestion: z.object({ participantId: uuid, by: z.enum(suggestedBy) }).nullable(),
});

export const readStatementSchema = z.object({
  format: z.enum(statementFormats),
  /** Payments that came in, each once. */
  lines: z.array(suggested),
  /** Lines that could not be taken, by reason. */
  skipped: z.partialRecord(z.enum(skippedFor), z.int()),
  /** Bookings that stood in the file more than once. */
  repeated: z.int(),
});

export const contributionCalls = declareCalls({
  'GET /foundations/:id/contributions': {
    access: 'signed-in',
    params: ofId,
    answers: { 200: data(contributionsSchema) },
  },
  'PUT /foundations/:id/contributions/lines': {
    access: 'member',
    params: ofId,
    body: contributionLinesSchema,
    answers: { 200: data(contributionsSchema) },
  },
});

/** Nothing of the file is kept. */
export const statementCalls = declareCalls({
  'POST /foundations/:id/contributions/read': {
    access: 'member',
    params: ofId,
    described: {
      form: z.object({
        file: z.any().meta({
          type: 'string',
          format: 'binary',
          description: 'A statement: CAMT.053, MT940 or CSV, at most 5 MB and 10,000 lines.',
        }),
      }),
    },
    answers: { 200: data(readStatementSchema) },
  },
});
