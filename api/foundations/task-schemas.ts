import { z } from 'zod';
import { followUpKinds } from '#domain/foundations/follow-ups.ts';
import type { FollowUp } from '#modules/foundations/follow-ups.ts';
import { declareCalls } from '../http/calls.ts';
import { data, list, named, page } from '../http/schemas.ts';
import { day, uuid } from './formats.ts';
import { failedCommandSchema } from './schemas.ts';

/** Tasks of the team besides the steps of a formation. */
export const followUpSchema = z.object({
  id: uuid,
  foundationId: uuid,
  companyName: z.string().nullable(),
  kind: z.enum(followUpKinds),
  dueOn: day,
}) satisfies z.ZodType<FollowUp & { companyName: string | null }>;

export const taskCalls = declareCalls({
  /** People who can be in charge of a formation; `former` are those in charge who have left the team. */
  'GET /admin/team': {
    access: 'today.read',
    query: z.object({ show: z.enum(['active', 'former']).default('active') }),
    answers: { 200: data(z.array(named)) },
  },
  /** People to whom the law firm's tasks can be given. */
  'GET /admin/lawyers': { access: 'foundations.review', answers: { 200: data(z.array(named)) } },
  'GET /admin/follow-ups': {
    access: 'today.settle',
    query: page.extend({ foundationId: z.uuid().optional() }),
    answers: { 200: list(followUpSchema) },
  },
  'POST /admin/follow-ups/:id/done': {
    access: 'today.settle',
    params: z.object({ id: z.string() }),
    answers: { 200: data(z.object({ id: uuid })) },
  },
  'GET /admin/failed-commands': {
    access: 'operations.read',
    query: page,
    answers: { 200: list(failedCommandSchema) },
  },
});
