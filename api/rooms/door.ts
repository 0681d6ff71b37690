import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isRoomCode } from '#domain/rooms/code.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { askForCode, tryCode } from '#modules/rooms/codes.ts';
import { type LiveRoom, liveRoom } from '#modules/rooms/live-room.ts';
import { isToken } from '#modules/shared/tokens.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { isForeignWrite } from '../http/cookies.ts';
import { apiError, refuseWait } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { noRoom, notedOf, type RoomDeps } from './live-room.ts';
import {
  askingBrowser,
  giveAskCookie,
  giveRoomCookie,
  roomOpening,
  takeCookies,
} from './room-cookies.ts';
import { roomDoorCalls } from './schemas.ts';

interface DoorRoutes extends RoomDeps {
  limits: RateLimits;
  linkSecret: string;
}

/** The door of a notary's room: a mailed link lets a browser ask for a code, and the code opens the room. */
export const roomDoorRoutes =
  (deps: DoorRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, roomDoorCalls, { ...exchanging(deps), ...opening(deps) });

type Handled<Name extends keyof typeof roomDoorCalls> = Pick<Handlers<typeof roomDoorCalls>, Name>;

const exchanging = (deps: DoorRoutes): Handled<'POST /rooms/:id/exchange'> => ({
  'POST /rooms/:id/exchange': async (request, reply) => {
    const { limits, linkSecret } = deps;
    if (isForeignWrite(request, deps.publicUrl)) throw apiError('FORBIDDEN');
    refuseWait(await limits.waitFor('wrong-link-tokens', request.ip));
    const { id } = request.params;
    const isRight = isToken(linkSecret, id, request.body.token);
    const live = isRight ? await liveRoom(deps, id, new Date()) : undefined;
    if (!live) {
      await limits.note('wrong-link-tokens', request.ip);
      audit(request, 'link-refused');
      throw noRoom();
    }
    giveAskCookie(reply, id);
    audit(request, 'link-opened', notedOf(live));
    return reply.code(204).send(null);
  },
});

const opening = (
  deps: DoorRoutes,
): Handled<'POST /rooms/:id/code' | 'POST /rooms/:id/open' | 'POST /rooms/:id/close'> => ({
  'POST /rooms/:id/code': async (request, reply) => {
    const { live, browser } = await asking(deps, request, request.params.id);
    refuseWait(await askForCode(deps.db, { roomId: live.id, browser }, new Date()));
    audit(request, 'room-code-asked', notedOf(live));
    return reply.code(204).send(null);
  },
  'POST /rooms/:id/open': async (request, reply) => {
    const { live, browser } = await asking(deps, request, request.params.id);
    const code = request.body.code.replace(/\s/g, '');
    const tried = { roomId: live.id, browser, code };
    const result = isRoomCode(code)
      ? await tryCode(deps.db, deps.linkSecret, tried, new Date())
      : 'wrong';
    if (result === 'opened') {
      giveRoomCookie(reply, live.id);
      audit(request, 'room-opened', notedOf(live));
      return reply.code(204).send(null);
    }
    audit(request, 'room-code-refused', notedOf(live));
    if (result !== 'wrong') refuseWait(result);
    throw apiError('CODE_NOT_VALID');
  },
  'POST /rooms/:id/close': async (request, reply) => {
    const { id } = request.params;
    if (isForeignWrite(request, deps.publicUrl)) throw apiError('FORBIDDEN');
    if (!roomOpening(request, id)) throw noRoom();
    takeCookies(reply, id);
    return reply.code(204).send(null);
  },
});

/**
 * The room whose link this browser has come by.
 *
 * @throws ApiError 404; 403 for requests that another site made
 */
async function asking(
  deps: DoorRoutes,
  request: FastifyRequest,
  id: string,
): Promise<{ live: LiveRoom; browser: string }> {
  if (isForeignWrite(request, deps.publicUrl)) throw apiError('FORBIDDEN');
  const browser = askingBrowser(request, id);
  const live = browser === undefined ? undefined : await liveRoom(deps, id, new Date());
  if (browser === undefined || !live) throw noRoom();
  return { live, browser };
}
