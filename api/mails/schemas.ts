import { z } from 'zod';
import { mailFailures } from '#domain/mails/failures.ts';
import {
  letterCopySchema,
  letterReaders,
  letterSubjects,
  mailFates,
} from '#domain/mails/letters.ts';
import { instant } from '#domain/wire.ts';
import type { CaseMail } from '#modules/outbox/kept-letters.ts';
import { declareCalls } from '../http/calls.ts';
import { data, list, ofId, page } from '../http/schemas.ts';

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
    params: ofId,
    query: page,
    answers: { 200: list(caseMailSchema) },
  },
  'GET /admin/foundations/:id/mails/:mailId': {
    access: 'foundations.read',
    params: ofId.extend({ mailId: z.string().max(200) }),
    answers: { 200: data(letterCopySchema) },
  },
});
