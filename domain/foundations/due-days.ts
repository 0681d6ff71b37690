import { z } from 'zod';
import { type DueDays, waits } from './due-dates.ts';

const MOST_DAYS = 365;

/** @param json `DUE_DAYS` of the environment. @throws ZodError */
export const parseDueDays = (json: string | undefined): DueDays =>
  z
    .partialRecord(z.enum(waits), z.int().min(0).max(MOST_DAYS))
    .parse(json === undefined ? {} : JSON.parse(json));
