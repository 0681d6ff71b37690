import { z } from 'zod';
import { comesBackAs } from '#domain/foundations/due-dates.ts';
import { followUpKinds } from '#domain/foundations/follow-ups.ts';
import { finishedStatuses, parties, statuses } from '#domain/foundations/statuses.ts';
import type { FollowUp } from '#modules/foundations/follow-ups.ts';
import { type OpenTask, occasions } from '#projections/tasks.ts';
import { declareCalls } from '../http/calls.ts';
import { after, data, list, page } from '../http/schemas.ts';
import { day, instant, uuid } from './formats.ts';
import { comesBack, failedCommandSchema, named } from './schemas.ts';

export const taskSchema = z.object({
  foundationId: uuid,
  companyName: z.string().nullable(),
  city: z.string().nullable(),
  waitingOn: z.enum(parties),
  status: z.enum(statuses).exclude(finishedStatuses),
  since: instant,
  dueAt: instant.nullable(),
  dueOn: day.nullable(),
  comesBack: z.enum(comesBackAs).nullable(),
  owner: named.nullable(),
  occasion: z.enum(occasions).nullable(),
  reason: z.string().nullable(),
}) satisfies z.ZodType<OpenTask>;

/** What the team has to do beside the steps of a formation. */
export const followUpSchema = z.object({
  id: uuid,
  foundationId: uuid,
  companyName: z.string().nullable(),
  kind: z.enum(followUpKinds),
  dueOn: day,
}) satisfies z.ZodType<FollowUp & { companyName: string | null }>;

export const taskCalls = declareCalls({
  'GET /admin/tasks': {
    access: 'team',
    query: page.extend({
      after,
      // One party, or several joined by commas.
      waitingOn: z
        .string()
        .transform((value) => value.split(','))
        .pipe(z.array(z.enum(parties)))
        .optional(),
      overdue: z.enum(['only', 'also']).optional(),
      owner: z.uuid().optional(),
      comesBack: z.enum(comesBack).optional(),
    }),
    answers: { 200: list(taskSchema) },
  },
  /** Those who can look after a formation. */
  'GET /admin/team': { access: 'team', answers: { 200: data(z.array(named)) } },
  'GET /admin/follow-ups': {
    access: 'staff',
    query: page.extend({ foundationId: z.uuid().optional() }),
    answers: { 200: list(followUpSchema) },
  },
  'POST /admin/follow-ups/:id/done': {
    access: 'staff',
    params: z.object({ id: z.string() }),
    answers: { 200: data(z.object({ id: uuid })) },
  },
  'GET /admin/failed-commands': {
    access: 'team',
    query: page,
    answers: { 200: list(failedCommandSchema) },
  },
});
