import { z } from 'zod';
import { mailFailures } from '#domain/mails/failures.ts';
import {
  letterCopySchema,
  letterReaders,
  letterSubjects,
  mailFates,
} from '#domain/mails/letters.ts';
import type { CaseMail } from '#modules/outbox/kept-letters.ts';
import type { FailedMail } from '#modules/outbox/unsent-mails.ts';
import { declareCalls } from '../http/calls.ts';
import { data, foundationId, list, page } from '../http/schemas.ts';

/** A mail that could not be delivered; unless `permanent` it is still tried again. */
export const failedMailSchema = z.object({
  id: z.string(),
  mail: z.string(),
  foundationId: z.string().meta({ format: 'uuid' }).nullable(),
  /** To whom it goes; lawyers do not see it. */
  recipient: z.string().nullable(),
  reason: z.string(),
  failure: z.enum(mailFailures).nullable(),
  attempts: z.int(),
  permanent: z.boolean(),
  failedAt: z.string().meta({ format: 'date-time' }),
}) satisfies z.ZodType<FailedMail>;

const instant = z.string().meta({ format: 'date-time' });

/** A mail of a formation, and how far it has come. */
export const caseMailSchema = z.object({
  id: z.string(),
  mail: z.string(),
  subject: z.enum(letterSubjects),
  reader: z.enum(letterReaders).nullable(),
  /** Lawyers do not see it; gone after twelve months. */
  address: z.string().nullable(),
  hasText: z.boolean(),
  fate: z.enum(mailFates),
  writtenAt: instant,
  endedAt: instant.nullable(),
  failedAttempts: z.int(),
  failedAt: instant.nullable(),
  failure: z.enum(mailFailures).nullable(),
}) satisfies z.ZodType<CaseMail>;

export const mailCalls = declareCalls({
  'GET /admin/foundations/:id/mails': {
    access: 'foundations.read',
    params: foundationId,
    query: page,
    answers: { 200: list(caseMailSchema) },
  },
  'GET /admin/foundations/:id/mails/:mailId': {
    access: 'foundations.read',
    params: foundationId.extend({ mailId: z.string().max(200) }),
    answers: { 200: data(letterCopySchema) },
  },
  'GET /admin/mails': {
    access: 'operations.read',
    query: page.extend({ foundationId: z.uuid().optional() }),
    answers: { 200: list(failedMailSchema) },
  },
  'POST /admin/mails/:mailId/resend': {
    access: 'operations.repair',
    params: z.object({ mailId: z.string().max(200) }),
    answers: { 202: data(z.object({ id: z.string(), state: z.literal('requested') })) },
  },
});
