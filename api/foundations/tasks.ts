import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { lawyerIds, teamAccounts } from '#modules/accounts/directory/team.ts';
import { failedCommands } from '#modules/commands/failed-commands.ts';
import { finishFollowUp, openFollowUps } from '#modules/foundations/follow-ups.ts';
import { companyNamesOf } from '#projections/foundations/parts.ts';
import { formerOwners } from '#projections/unfinished/owners.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import { taskCalls } from './task-schemas.ts';

/** Routes for the team: follow-ups of formations, and failed commands. */
export const taskRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) =>
    serve(app, taskCalls, {
      'GET /admin/team': async ({ query: { show } }) => {
        const team = (await teamAccounts(db)).map(({ id }) => id);
        const shown = show === 'former' ? await formerOwners(db, team) : team;
        return { data: await namedPeople(db, shown) };
      },
      'GET /admin/lawyers': async () => ({ data: await namedPeople(db, await lawyerIds(db)) }),
      'GET /admin/follow-ups': async ({ query }) => {
        const { followUps, meta } = await openFollowUps(db, query);
        return { data: await named(db, followUps), meta };
      },
      'POST /admin/follow-ups/:id/done': async (request) => {
        const id = uuidOr403(request.params.id);
        const by = personOf(request).id;
        const foundationId = await finishFollowUp(db, id, { by, now: new Date() });
        if (foundationId === undefined) throw apiError('NOT_FOUND');
        audit(request, 'follow-up-done', { target: { kind: 'foundation', id: foundationId } });
        return { data: { id } };
      },
      'GET /admin/failed-commands': async ({ query }) => {
        const { commands, meta } = await failedCommands(db, query);
        return { data: commands, meta };
      },
    });

async function namedPeople(db: Database, ids: readonly string[]) {
  const names = await namesByIds(db, ids);
  return ids.map((id) => ({ id, name: names.get(id) ?? '–' }));
}

async function named<Row extends { foundationId: string }>(db: Database, rows: readonly Row[]) {
  const names = await companyNamesOf(
    db,
    rows.map(({ foundationId }) => foundationId),
  );
  return rows.map((row) => ({ ...row, companyName: names.get(row.foundationId) ?? null }));
}
