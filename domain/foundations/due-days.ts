import { z } from 'zod';
import { type DueDays, waits } from './due-dates.ts';
import { obstacleKinds, obstacles } from './obstacles.ts';

const MOST_DAYS = 365;

/** Obstacles whose due day is counted rather than named. */
const counted = obstacleKinds.filter((kind) => obstacles[kind].due !== 'named');

/** @param json `DUE_DAYS` of the environment. @throws ZodError */
export const parseDueDays = (json: string | undefined): DueDays =>
  z
    .partialRecord(z.enum([...waits, ...counted]), z.int().min(0).max(MOST_DAYS))
    .parse(json === undefined ? {} : JSON.parse(json));
