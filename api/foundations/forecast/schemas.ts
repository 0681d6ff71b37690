import { z } from 'zod';
import type { Forecast, Shift } from '#domain/foundations/forecast/forecast.ts';
import { obstacleKinds } from '#domain/foundations/obstacles.ts';
import { unfinished } from '#domain/foundations/statuses.ts';
import { instant } from '#domain/wire.ts';

const stage = z.enum(unfinished);
const period = z.object({ from: instant, to: instant });

const basis = z.discriminatedUnion('source', [
  z.object({ source: z.literal('own'), cases: z.int(), court: z.string().nullable() }),
  z.object({
    source: z.literal('published'),
    publisher: z.string(),
    year: z.int(),
    court: z.string().nullable(),
    fromDays: z.int(),
    toDays: z.int(),
  }),
  z.object({ source: z.literal('estimated') }),
]);

/** The forecast, its basis, and the shifts with their days. */
export const forecastSchema = z.object({
  nextStep: period.extend({ ends: stage }),
  completion: period,
  stages: z.array(z.object({ stage, fromDays: z.number(), toDays: z.number(), basis })),
  moved: z.array(
    z.object({ by: z.enum([...unfinished, ...obstacleKinds, 'withdrawal-period']), days: z.int() }),
  ),
}) satisfies z.ZodType<Forecast & { moved: Shift[] }>;
export type ForecastView = z.output<typeof forecastSchema>;
