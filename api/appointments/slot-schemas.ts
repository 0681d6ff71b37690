import { z } from 'zod';
import type { Slot } from '#domain/appointments/free-times.ts';
import { meetingKinds } from '#domain/appointments/rules.ts';
import { instant } from '#domain/wire.ts';
import { declareCalls } from '../http/calls.ts';
import { data } from '../http/schemas.ts';

export const slotSchema = z.object({
  startsAt: instant,
  endsAt: instant,
  consultant: z.object({ id: z.string().meta({ format: 'uuid' }), name: z.string() }),
}) satisfies z.ZodType<Slot>;

export const slotCalls = declareCalls({
  'GET /slots': {
    access: 'public',
    ignoreBadToken: true,
    query: z.object({ kind: z.enum(meetingKinds) }),
    answers: { 200: data(z.array(slotSchema)) },
  },
});
