import { z } from 'zod';
import { addDaysTo } from '../days/working-days.ts';
import { line, required } from '../text.ts';

/** Most open ones of a person. */
export const OWN_TASKS_MAX = 100;
export const OWN_TASK_CHARS = 200;
/** Most days from today to the day of one. */
export const OWN_TASK_DAYS = 366;
/** Days for which one that is done can be taken back. */
export const OWN_TASK_KEPT_DAYS = 30;

/** What somebody of the team sets themselves, with its day. */
export const ownTaskSchema = z.object({
  text: required(line(OWN_TASK_CHARS)),
  dueOn: z.iso.date(),
});
export type OwnTask = z.infer<typeof ownTaskSchema>;

export type DayRefusal = 'IN_THE_PAST' | 'TOO_FAR_AHEAD';

export function ownTaskDayRefusal(dueOn: string, today: string): DayRefusal | undefined {
  if (dueOn < today) return 'IN_THE_PAST';
  return dueOn > addDaysTo(today, OWN_TASK_DAYS) ? 'TOO_FAR_AHEAD' : undefined;
}
