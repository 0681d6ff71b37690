import { z } from 'zod';
import { isRetried, stuckNames } from '#domain/desk/stuck.ts';
import { instant } from '#domain/wire.ts';
import { declareCalls } from '../http/calls.ts';
import { data } from '../http/schemas.ts';

/** What happens without anybody's action. */
const outlook = z.enum(['tried-again', 'given-up', 'waiting', 'under-way', 'halted']);

export const stuckThingSchema = z.object({
  id: z.string(),
  /** The foundation; null for things without one. */
  foundationId: z.string().nullable(),
  /** A command, an activity, a mail, the number of an invoice or a part, depending on the kind. */
  name: z.string(),
  /** The kind of the last failure, as in logs. */
  failure: z.string().nullable(),
  outlook: outlook.nullable(),
  attempts: z.int().nullable(),
  /** null where the beginning was not recorded. */
  since: instant.nullable(),
  lastTriedAt: instant.nullable(),
  nextAttemptAt: instant.nullable(),
  /** Recipient of a mail; hidden from lawyers. */
  recipient: z.string().nullable(),
  /** The workflow in the Temporal UI; hidden from lawyers. */
  temporalUrl: z.string().nullable(),
});
export type StuckThing = z.output<typeof stuckThingSchema>;

export const stuckSchema = z.object({
  kind: z.enum(stuckNames),
  total: z.int(),
  more: z.literal(true).optional(),
  /** When the oldest of them began; null where that was not recorded. */
  since: instant.nullable(),
  things: z.array(stuckThingSchema),
});
export type Stuck = z.output<typeof stuckSchema>;

/** Once the cause is removed, most others end as well. */
const LISTED_MAX = 100;

const requested = data(z.object({ state: z.literal('requested') }));

export const stuckCalls = declareCalls({
  'GET /admin/stuck': {
    access: 'operations.read',
    query: z.object({
      limit: z.coerce.number<number>().int().min(1).max(LISTED_MAX).default(LISTED_MAX),
    }),
    answers: {
      200: z.object({
        data: z.array(stuckSchema),
        meta: z.object({
          total: z.int(),
          more: z.literal(true).optional(),
          /** Lists of workflows in the Temporal UI; hidden from lawyers. */
          temporal: z
            .object({ troubled: z.string(), overdue: z.string(), ownerless: z.string() })
            .nullable(),
        }),
      }),
    },
  },
  'POST /admin/stuck/:kind/:id/retry': {
    access: 'operations.repair',
    params: z.object({ kind: z.enum(stuckNames.filter(isRetried)), id: z.string().max(200) }),
    answers: { 202: requested },
  },
  'POST /admin/stuck/parked-stream/retry': {
    access: 'operations.repair',
    answers: { 202: requested },
  },
});
