import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '#database/connection.ts';
import type { TeamRole } from '#domain/desk/rights.ts';
import { selectionsOf } from '#domain/desk/tasks.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { namesByIds, teamPeople } from '#modules/accounts/directory/people.ts';
import { lawyerIds, teamAccounts, teamIds } from '#modules/accounts/directory/team.ts';
import { standsInFor } from '#modules/desk/stand-ins.ts';
import { describedTasks, nextAwaited } from '#projections/desk/described-tasks.ts';
import { openTasks, tasksNamed, tasksOfFoundations } from '#projections/desk/open-tasks.ts';
import { formerOwners } from '#projections/unfinished/owners.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { caseOf, type FoundationReads, waitForPosition } from '../foundations/foundation-access.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { personOf } from '../http/plugins/guards.ts';
import { assignEach } from './assign.ts';
import { calledEach } from './called.ts';
import { addOwnTask } from './own-tasks.ts';
import { remindEach, remindOfFoundations } from './remind.ts';
import { deskCalls, type TaskOutcome } from './schemas.ts';
import { settleEach } from './settle.ts';
import { snoozeEach, snoozeOfFoundations } from './snooze.ts';

interface Deps extends FoundationReads {
  keys: Pick<PersonKeys, 'sealText' | 'openTexts'>;
  process: Pick<FoundationClient, 'decide'>;
}

/** What waits for the team, what can be done with several of them at once, and who can have them. */
export const deskTaskRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db, process } = deps;
    const actingOf = async (request: FastifyRequest) => ({
      request,
      db,
      asking: await askingOf(db, request),
    });
    serve(app, deskCalls, {
      'GET /admin/tasks': async (request, reply) => {
        const { after, ...page } = request.query;
        const asking = await askingOf(db, request);
        if (!selectionsOf(asking.role).includes(page.show)) throw apiError('FORBIDDEN');
        await waitForPosition(deps, after, reply);
        const { tasks, meta, ...counted } = await openTasks(db, asking, page);
        const next = counted.counts.mine === 0 ? await nextAwaited(db, asking) : null;
        return {
          data: await describedTasks(db, tasks),
          meta: { ...meta, ...counted, standsInFor: [...asking.standsInFor], next },
        };
      },
      'POST /admin/tasks/assign': async (request) => ({
        data: await assignEach({ ...(await actingOf(request)), process }, request.body),
      }),
      'POST /admin/tasks/snooze': async (request) => {
        const { body } = request;
        const acting = await actingOf(request);
        return outcomes(
          'tasks' in body
            ? await snoozeEach(acting, body.tasks, body.until)
            : await snoozeOfFoundations(acting, body.foundations, body.until),
        );
      },
      'POST /admin/tasks/remind': async (request) => {
        const { body } = request;
        const acting = await actingOf(request);
        return outcomes(
          'tasks' in body
            ? await remindEach(acting, body.tasks)
            : await remindOfFoundations(acting, body.foundations),
        );
      },
      'POST /admin/tasks/done': async (request) =>
        outcomes(await settleEach(await actingOf(request), request.body)),
      'POST /admin/tasks/called': async (request) => {
        const { tasks, ...called } = request.body;
        return outcomes(await calledEach({ ...(await actingOf(request)), deps }, tasks, called));
      },
      'POST /admin/own-tasks': async (request) => ({
        data: await addOwnTask(deps, request, request.body),
      }),
      'GET /admin/foundations/:id/tasks': async (request) => {
        const { foundationId } = await caseOf(deps, request.params.id);
        const asking = await askingOf(db, request);
        const keys = (await tasksOfFoundations(db, asking, [foundationId])).get(foundationId);
        const tasks = await tasksNamed(db, asking, keys ?? []);
        return { data: await describedTasks(db, [...tasks.values()]) };
      },
      'GET /admin/team': async ({ query: { show } }) => {
        if (show === 'everybody') return { data: await teamPeople(db) };
        const team = (await teamAccounts(db)).map(({ id }) => id);
        const shown = show === 'former' ? await formerOwners(db, team) : team;
        return { data: await namedPeople(db, shown) };
      },
      'GET /admin/lawyers': async () => ({ data: await namedPeople(db, await lawyerIds(db)) }),
    });
  };

const outcomes = (tasks: TaskOutcome[]) => ({ data: { tasks } });

async function namedPeople(db: Database, ids: readonly string[]) {
  const names = await namesByIds(db, ids);
  return ids.map((id) => ({ id, name: names.get(id) ?? '–' }));
}

export async function askingOf(db: Database, request: FastifyRequest) {
  const { id, role } = personOf(request);
  const now = new Date();
  const [team, absent] = await Promise.all([teamIds(db), standsInFor(db, id, now)]);
  // The routes are the team's.
  return { id, role: role as TeamRole, team, standsInFor: absent, now };
}
