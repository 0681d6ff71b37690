import type { FastifyPluginAsync } from 'fastify';
import { may } from '#domain/desk/rights.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { type RoomReads, standingRoom } from '#modules/rooms/live-room.ts';
import { revokeRoom, roomHistory, sendRoomLink } from '#modules/rooms/managed-rooms.ts';
import { caseOf, type FoundationReads } from '../foundations/foundation-access.ts';
import { serve } from '../http/calls.ts';
import { apiError, refuseWait } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf, teamMemberOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import { managedRoomCalls } from './schemas.ts';

interface ManagedRoomRoutes extends FoundationReads, RoomReads {
  limits: RateLimits;
}

/** The rooms of a case as the team sees them: it sends their link again, and revokes them. */
export const managedRoomRoutes =
  (deps: ManagedRoomRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, managedRoomCalls, {
      'GET /admin/foundations/:id/rooms': async (request) => {
        const { foundationId } = await caseOf(deps, request.params.id);
        const now = new Date();
        const rooms = await roomHistory(deps.db, foundationId, now);
        const revokers = rooms.flatMap(({ revokedById }) => revokedById ?? []);
        const names = await namesByIds(deps.db, [...new Set(revokers)]);
        const standing = rooms.find(({ state }) => state !== 'closed');
        const maySee = may(teamMemberOf(request).role, 'foundations.addresses');
        const found = maySee && standing && (await standingRoom(deps, standing.id, now));
        const address = found ? found.room.notary.email : null;
        const data = rooms.map(({ revokedById: id, ...room }) => ({
          ...room,
          address: room.id === standing?.id ? address : null,
          revokedBy: id === null ? null : { id, name: names.get(id) ?? '–' },
        }));
        return { data };
      },
      'POST /admin/foundations/:id/rooms/:roomId/send': async (request) => {
        const { foundationId } = await caseOf(deps, request.params.id);
        const id = uuidOr403(request.params.roomId);
        const now = new Date();
        const found = await standingRoom(deps, id, now);
        if (found?.foundationId !== foundationId) throw apiError('LINK_NOT_OPEN');
        refuseWait(await deps.limits.take('room-links', id));
        await sendRoomLink(deps.db, id, now);
        audit(request, 'room-link-sent', { target: { kind: 'foundation', id: foundationId } });
        return { data: { roomId: id } };
      },
      'POST /admin/foundations/:id/rooms/:roomId/revoke': async (request) => {
        const { foundationId } = await caseOf(deps, request.params.id);
        const id = uuidOr403(request.params.roomId);
        const room = { id, foundationId, by: personOf(request).id };
        if (!(await revokeRoom(deps.db, room, new Date()))) throw apiError('LINK_NOT_OPEN');
        audit(request, 'room-revoked', { target: { kind: 'foundation', id: foundationId } });
        return { data: { roomId: id } };
      },
    });
