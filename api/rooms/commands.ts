import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { CommandVia } from '#domain/foundations/foundation.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { fingerprintOf } from '#modules/shared/fingerprint.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { commandState, decide } from '../foundations/commands.ts';
import { serve } from '../http/calls.ts';
import { refuseWait } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { commandIdOf } from '../http/requests.ts';
import { noRoom, notedOf, openedRoom, type RoomDeps } from './live-room.ts';
import { roomCommandCalls } from './schemas.ts';

interface CommandRoutes extends RoomDeps {
  process: Pick<FoundationClient, 'decide'>;
  limits: RateLimits;
}

/** What a notary answers from the room; the rules are those of the formation. */
export const roomCommandRoutes =
  (deps: CommandRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, roomCommandCalls, {
      'POST /rooms/:id/commands/propose-notary-dates': carryOut(deps, 'propose-notary-dates'),
      'POST /rooms/:id/commands/decline': carryOut(deps, 'decline'),
      'POST /rooms/:id/commands/did-not-take-place': carryOut(deps, 'did-not-take-place'),
      'POST /rooms/:id/commands/report-obstacle': carryOut(deps, 'report-obstacle'),
      'GET /rooms/:id/commands/:commandId': async (request) => {
        const { id } = await openedRoom(deps, request, request.params.id);
        const state = await commandState(deps.db, request.params.commandId, { actorId: id });
        if (!state) throw noRoom();
        return { data: state };
      },
    });

type Sent = FastifyRequest<{ Params: { id: string }; Body: object }>;

const carryOut = (deps: CommandRoutes, command: CommandVia<'room'>) => async (request: Sent) => {
  const live = await openedRoom(deps, request, request.params.id);
  refuseWait(await deps.limits.take('room-writes', live.id));
  const payload: Record<string, unknown> = { ...(request.body as object) };
  const sent = {
    foundationId: live.foundationId,
    commandId: commandIdOf(request),
    command,
    actor: { id: live.id, role: 'notary' } as const,
    payload,
    fingerprint: fingerprintOf([command, payload]),
  };
  const data = await decide(deps, sent, 'room');
  audit(request, 'command', { ...notedOf(live), details: { command } });
  return { data };
};
