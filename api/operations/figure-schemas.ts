import { z } from 'zod';
import { figureWeeks } from '#domain/foundations/figures/figures.ts';
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

export const figuresSchema = z.object({
  weeks: z.array(
    z.object({
      /** A Monday. */
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
  parties: z.array(
    z.object({
      party,
      /** Percentage of all days of these cases. */
      share: z.int(),
      ...took,
    }),
  ),
  /** Statuses of unfinished formations, whenever they began. */
  open: z.array(z.object({ status: z.enum(unfinished), count: z.int() })),
});

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
