import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { Database } from '#database/connection.ts';
import { TASKS_AT_ONCE } from '#domain/desk/tasks.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { teamAccounts } from '#modules/accounts/directory/team.ts';
import { notifyDesk } from '#projections/checkpoint-watch.ts';
import { describedTasks } from '#projections/desk/described-tasks.ts';
import { tasksApart, tasksPerOwner } from '#projections/desk/open-tasks.ts';
import { casesOfOwner, casesPerOwner } from '#projections/unfinished/owners.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { uuidOr404 } from '../http/requests.ts';
import { assignCase, giveTask, later } from './assign.ts';
import { AT_ONCE, auditTask } from './each-task.ts';
import { CASES_AT_ONCE, workloadCalls } from './schemas.ts';
import { askingOf } from './tasks.ts';

interface Deps {
  db: Database;
  process: Pick<FoundationClient, 'decide'>;
}

/** How much each colleague has to do, and all of it to somebody else. */
export const workloadRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) =>
    serve(app, workloadCalls, {
      'GET /admin/workload': async (request) => ({ data: await workload(deps.db, request) }),
      'GET /admin/workload/:id': async (request) => {
        const { cases, tasks } = await allOf(deps, request);
        return { data: { cases, tasks: await describedTasks(deps.db, tasks) } };
      },
      'POST /admin/workload/:id/hand-over': async (request) => {
        const { to } = request.body;
        const found = await allOf(deps, request);
        const team = await teamAccounts(deps.db);
        if (!team.some(({ id }) => id === to)) throw apiError('NOT_FOUND');
        return { data: await handOver(deps, request, found, to) };
      },
    });

async function workload(db: Database, request: FastifyRequest) {
  const team = (await teamAccounts(db)).map(({ id }) => id);
  const [cases, loads, names] = await Promise.all([
    casesPerOwner(db),
    tasksPerOwner(db, await askingOf(db, request)),
    namesByIds(db, team),
  ]);
  const loadOf = new Map(loads.map(({ ownerId, ...load }) => [ownerId, load]));
  return team
    .map((id) => ({
      person: { id, name: names.get(id) ?? '–' },
      cases: cases.get(id) ?? 0,
      ...(loadOf.get(id) ?? { open: 0, overdue: 0, dueThisWeek: 0 }),
    }))
    .toSorted((one, other) => other.open - one.open);
}

type Found = Awaited<ReturnType<typeof allOf>>;

/** Nothing for somebody who looks after nothing here. @throws ApiError 404 */
async function allOf({ db }: Deps, request: FastifyRequest & { params: { id: string } }) {
  const ownerId = uuidOr404(request.params.id);
  const asking = await askingOf(db, request);
  const [cases, tasks] = await Promise.all([
    casesOfOwner(db, ownerId, CASES_AT_ONCE),
    tasksApart(db, asking, { ownerId, limit: TASKS_AT_ONCE }),
  ]);
  return { asking, cases, tasks };
}

/** What was handed over before a failure stays so, and the rest can be tried again. */
async function handOver(
  { db, process }: Deps,
  request: FastifyRequest,
  { asking, cases, tasks }: Found,
  to: string,
) {
  const acting = { request, db, asking, process };
  // Tasks first: those that go with a case would otherwise be its new owner's already.
  for (const task of tasks) {
    await giveTask(acting, task, to);
    auditTask(request, 'task-assigned', task, { to });
  }
  const limit = pLimit(AT_ONCE);
  const sent = await Promise.all(cases.map(({ id }) => limit(() => assignCase(acting, id, to))));
  await notifyDesk(db);
  const positions = sent.flatMap((one) => (typeof one === 'string' ? [] : [one.position]));
  const [first, ...others] = positions;
  const position = first === undefined ? undefined : others.reduce(later, first);
  return {
    cases: positions.length,
    tasks: tasks.length,
    refused: cases.length - positions.length,
    ...(position !== undefined && { position }),
  };
}
