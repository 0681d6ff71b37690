import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { removeCookie, setCookie } from '../http/cookies.ts';

/** Each room has its own cookies, since a notary may have several companies open at once. */
const ASK = '__Host-room-ask-';
const ROOM = '__Host-room-';
const ASK_MS = 30 * 60_000;
const ROOM_MS = 12 * 60 * 60_000;

/** Lets this browser ask for codes of a room, for 30 minutes. Codes are bound to the secret in it. */
export const giveAskCookie = (reply: FastifyReply, roomId: string): void =>
  give(reply, ASK + roomId, ASK_MS, randomBytes(32).toString('base64url'));

/** The secret of a browser that came by the link; undefined for any other. */
export const askingBrowser = (request: FastifyRequest, roomId: string): string | undefined =>
  read(request, ASK + roomId)?.said;

/** Lets this browser read a room, for 12 hours. */
export const giveRoomCookie = (reply: FastifyReply, roomId: string): void =>
  give(reply, ROOM + roomId, ROOM_MS, '');

/** Since when and until when this browser may read a room; undefined if it may not. */
export const roomOpening = (
  request: FastifyRequest,
  roomId: string,
): { since: Date; until: string } | undefined => {
  const until = read(request, ROOM + roomId)?.until;
  if (until === undefined) return undefined;
  return { since: new Date(until - ROOM_MS), until: new Date(until).toISOString() };
};

/** Ends both: whoever closes the room comes again by the link and a new code. */
export function takeCookies(reply: FastifyReply, roomId: string): void {
  removeCookie(reply, ASK + roomId);
  removeCookie(reply, ROOM + roomId);
}

function give(reply: FastifyReply, name: string, maxAgeMs: number, said: string): void {
  const value = reply.signCookie(`${Date.now() + maxAgeMs}.${name}.${said}`);
  setCookie(reply, name, value, maxAgeMs);
}

/** The signed value contains the name, so that renaming a cookie opens nothing else. */
function read(request: FastifyRequest, name: string): { until: number; said: string } | undefined {
  const { valid, value } = request.unsignCookie(request.cookies[name] ?? '');
  if (!valid) return undefined;
  const [until, named, said = ''] = value.split('.', 3);
  return named === name && Number(until) > Date.now() ? { until: Number(until), said } : undefined;
}
