import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookie } from '../http/cookies.ts';

const MAX_AGE_MS = 60 * 60 * 1_000;
const PREFIX = '__Host-invitation-';

/** Lets the browser answer this invitation, and no other, for an hour. */
export function giveInvitationCookie(reply: FastifyReply, id: string): void {
  const value = reply.signCookie(`${Date.now() + MAX_AGE_MS}.${PREFIX}${id}`);
  setCookie(reply, PREFIX + id, value, MAX_AGE_MS);
}

/** Whether the browser has opened this invitation. The signed value names it, so that a renamed cookie opens none. */
export function hasInvitationCookie(request: FastifyRequest, id: string): boolean {
  const { valid, value } = request.unsignCookie(request.cookies[PREFIX + id] ?? '');
  if (!valid) return false;
  const [until, name] = value.split('.', 2);
  return name === PREFIX + id && Number(until) > Date.now();
}
