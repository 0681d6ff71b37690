import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import { may, type TeamRole } from '#domain/desk/rights.ts';
import { daysRefusal, mayStandInFor, type StandIn } from '#domain/desk/stand-ins.ts';
import { dayKey } from '#domain/site/formats.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { lawyerIds, teamAccounts } from '#modules/accounts/directory/team.ts';
import { addStandIn, endStandIn, standInOf, standIns } from '#modules/desk/stand-ins.ts';
import { notifyDesk } from '#projections/checkpoint-watch.ts';
import { serve } from '../http/calls.ts';
import { apiError, invalidPayload } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { teamMemberOf } from '../http/plugins/guards.ts';
import { commandIdOf, uuidOr404 } from '../http/requests.ts';
import { standInCalls } from './schemas.ts';

/** A stand-in has the id of the request that entered it. */
const STAND_IN_IDS = '0c8f5d3e-7a42-5e19-b6d0-4e2a91c7f853';

/** Who of the team does the work of whom for a while. */
export const standInRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) =>
    serve(app, standInCalls, {
      'GET /admin/stand-ins': async () => {
        const found = await standIns(db, today());
        const ids = found.flatMap(({ absentId, standInId }) => [absentId, standInId]);
        const names = await namesByIds(db, [...new Set(ids)]);
        const named = (id: string) => ({ id, name: names.get(id) ?? '–' });
        return {
          data: found.map(({ id, absentId, standInId, from, until }) => ({
            id,
            from,
            until,
            absent: named(absentId),
            standIn: named(standInId),
            isRunning: from <= today(),
          })),
        };
      },
      'POST /admin/stand-ins': async (request) => {
        const wished = request.body;
        requireOwn(request, wished);
        const refusedDays = daysRefusal(wished, today());
        if (refusedDays) throw invalidPayload(refusedDays, ['until']);
        if (!(await areOneSide(db, wished))) throw invalidPayload('NO_STAND_IN', ['standInId']);
        const id = uuidv5(`${teamMemberOf(request).id}/${commandIdOf(request)}`, STAND_IN_IDS);
        const refused = await addStandIn(db, { id, ...wished }, today());
        if (refused) throw apiError(refused);
        noted(request, 'stand-in-entered', wished, { from: wished.from, until: wished.until });
        await notifyDesk(db);
        return { data: { id } };
      },
      'DELETE /admin/stand-ins/:id': async (request, reply) => {
        const id = uuidOr404(request.params.id);
        const found = await standInOf(db, id);
        if (!found) throw apiError('NOT_FOUND');
        requireOwn(request, found);
        await endStandIn(db, id);
        noted(request, 'stand-in-ended', found);
        await notifyDesk(db);
        return reply.code(204).send(null);
      },
    });

const today = () => dayKey(new Date().toISOString());

/** Everybody enters their own; the office also those of others. @throws ApiError 403 */
function requireOwn(request: FastifyRequest, { absentId }: Pick<StandIn, 'absentId'>): void {
  const { id, role } = teamMemberOf(request);
  if (absentId !== id && !may(role, 'calendar.write')) throw apiError('FORBIDDEN');
}

async function areOneSide(db: Database, { absentId, standInId }: StandIn): Promise<boolean> {
  const roles = new Map<string, TeamRole>([
    ...(await teamAccounts(db)).map(({ id, role }) => [id, role] as const),
    ...(await lawyerIds(db)).map((id) => [id, 'lawyer'] as const),
  ]);
  const [one, other] = [roles.get(absentId), roles.get(standInId)];
  return absentId !== standInId && !!one && !!other && mayStandInFor(one, other);
}

function noted(
  request: FastifyRequest,
  action: 'stand-in-entered' | 'stand-in-ended',
  { absentId, standInId }: Pick<StandIn, 'absentId' | 'standInId'>,
  days: { from?: string; until?: string } = {},
): void {
  const target = { kind: 'account', id: absentId } as const;
  audit(request, action, { target, details: { standIn: standInId, ...days } });
}
