import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookie } from '../http/cookies.ts';
import { apiError, invalidPayload } from '../http/errors.ts';

const MAX_AGE_MS = 30 * 60 * 1_000;
/** Each link has its own cookie, since a notary may have several companies open at once. */
const PREFIX = '__Host-upload-';

/** Lets the browser use this link, and no other, for 30 minutes. */
export function giveLinkCookie(reply: FastifyReply, linkId: string): void {
  const value = reply.signCookie(`${Date.now() + MAX_AGE_MS}.${linkId}`);
  setCookie(reply, PREFIX + linkId, value, MAX_AGE_MS);
}

/**
 * The link that a request may use: the one it names, or that of its only cookie.
 *
 * @throws ApiError 404 without a valid cookie, 400 when there are several and none is named
 */
export function linkOfCookie(request: FastifyRequest, named: string | undefined): string {
  const valid = Object.entries(request.cookies)
    .filter(([name, value]) => name.startsWith(PREFIX) && isValid(request, name, value))
    .map(([name]) => name.slice(PREFIX.length));
  if (named !== undefined) {
    const linkId = valid.find((id) => id === named.toLowerCase());
    if (!linkId) throw apiError('LINK_NOT_VALID');
    return linkId;
  }
  const [only, ...others] = valid;
  if (!only) throw apiError('LINK_NOT_VALID');
  if (others.length > 0) throw invalidPayload('Name the link', ['linkId']);
  return only;
}

/** The signed value contains the link, so that renaming a cookie does not open another link. */
function isValid(request: FastifyRequest, name: string, signed: string | undefined): boolean {
  const { valid, value } = request.unsignCookie(signed ?? '');
  if (!valid) return false;
  const [until, linkId] = value.split('.', 2);
  return PREFIX + linkId === name && Number(until) > Date.now();
}
