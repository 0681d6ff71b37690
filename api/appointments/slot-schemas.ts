import { z } from 'zod';
import type { Slot } from '#domain/appointments/free-times.ts';
import { meetingKinds } from '#domain/appointments/rules.ts';
import { instant, named } from '#domain/wire.ts';
import { declareCalls } from '../http/calls.ts';
import { data } from '../http/schemas.ts';

export const span = z.object({ startsAt: instant, endsAt: instant });

export const slotSchema = span.extend({ consultant: named }) satisfies z.ZodType<Slot>;

export const slotCalls = declareCalls({
  'GET /slots': {
    access: 'public',
    ignoreBadToken: true,
    query: z.object({
      kind: z.enum(meetingKinds),
      /** Leaves out times of consultations that this formation may not book yet. */
      foundation: z.uuid().optional(),
    }),
    answers: { 200: data(z.array(slotSchema)) },
  },
});
