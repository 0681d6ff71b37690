import type { FastifyReply, FastifyRequest } from 'fastify';
import { ATTEMPT_MS } from '#modules/identification/attempts.ts';
import { setCookie } from '../http/cookies.ts';

const ATTEMPT = '__Host-identification-';
const LINK = '__Host-identify-';
const LINK_MS = 30 * 60_000;

/** Lets this browser, and no other, bring a provider's answer back. */
export const giveAttemptCookie = (reply: FastifyReply, attemptId: string): void =>
  give(reply, ATTEMPT, attemptId, ATTEMPT_MS);

export const hasAttemptCookie = (request: FastifyRequest, attemptId: string): boolean =>
  has(request, ATTEMPT, attemptId);

/** Lets this browser go to a provider by a mailed link, for 30 minutes. */
export const giveLinkCookie = (reply: FastifyReply, linkId: string): void =>
  give(reply, LINK, linkId, LINK_MS);

export const hasLinkCookie = (request: FastifyRequest, linkId: string): boolean =>
  has(request, LINK, linkId);

function give(reply: FastifyReply, prefix: string, id: string, maxAgeMs: number): void {
  setCookie(
    reply,
    prefix + id,
    reply.signCookie(`${Date.now() + maxAgeMs}.${prefix}${id}`),
    maxAgeMs,
  );
}

/** The signed value contains the name, so that renaming a cookie opens nothing else. */
function has(request: FastifyRequest, prefix: string, id: string): boolean {
  const { valid, value } = request.unsignCookie(request.cookies[prefix + id] ?? '');
  if (!valid) return false;
  const [until, ...name] = value.split('.');
  return name.join('.') === prefix + id && Number(until) > Date.now();
}
