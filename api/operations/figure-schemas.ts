import { z } from 'zod';
import { type Figures, figureWeeks } from '#domain/foundations/figures/figures.ts';
import { parties, unfinished } from '#domain/foundations/statuses.ts';
import { declareCalls } from '../http/calls.ts';
import { data } from '../http/schemas.ts';

const took = {
  /** Days that half of the cases did not exceed. */
  median: z.number(),
  fast: z.number(),
  slow: z.number(),
};
const party = z.enum(parties).exclude(['nobody']);

const figures = z.object({
  weeks: z.array(
    z.object({
      week: z.iso.date(),
      started: z.int(),
      completed: z.int(),
      cancelled: z.int(),
    }),
  ),
  started: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  stages: z.array(z.object({ stage: z.enum(unfinished), ...took })),
  parties: z.array(z.object({ party, share: z.int(), ...took })),
}) satisfies z.ZodType<Figures>;

/** Statuses of unfinished formations, whenever they began. */
const open = z.array(z.object({ status: z.enum(unfinished), count: z.int() }));

export const figuresSchema = figures.extend({ open });

export const figureCalls = declareCalls({
  'GET /admin/figures': {
    access: 'operations.figures',
    query: z.object({
      weeks: z.coerce
        .number<number>()
        .pipe(z.literal(figureWeeks))
        .default(13)
        .meta({ description: 'How many weeks, the present one included.' }),
    }),
    answers: { 200: data(figuresSchema) },
  },
});
