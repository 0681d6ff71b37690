import { z } from 'zod';
import type { FailedMail } from '#modules/outbox/unsent-mails.ts';
import { declareCalls } from '../http/calls.ts';
import { data, list, page } from '../http/schemas.ts';

/** A mail that could not be delivered; unless `permanent` it is still tried again. */
export const failedMailSchema = z.object({
  id: z.string(),
  mail: z.string(),
  foundationId: z.string().meta({ format: 'uuid' }).nullable(),
  /** To whom it goes; lawyers do not see it. */
  recipient: z.string().nullable(),
  reason: z.string(),
  attempts: z.int(),
  permanent: z.boolean(),
  failedAt: z.string().meta({ format: 'date-time' }),
}) satisfies z.ZodType<FailedMail>;

export const mailCalls = declareCalls({
  'GET /admin/mails': {
    access: 'team',
    query: page.extend({ foundationId: z.uuid().optional() }),
    answers: { 200: list(failedMailSchema) },
  },
  'POST /admin/mails/:mailId/resend': {
    access: 'staff',
    params: z.object({ mailId: z.string().max(200) }),
    answers: { 202: data(z.object({ id: z.string(), state: z.literal('requested') })) },
  },
});
