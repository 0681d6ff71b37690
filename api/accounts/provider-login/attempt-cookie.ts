import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ATTEMPT_MS,
  type Attempt,
  attemptId,
  openAttempt,
  sealAttempt,
} from '#modules/accounts/login/providers/attempts.ts';
import type { Checks } from '#modules/accounts/login/providers/open-id.ts';
import { removeCookie, setCookie } from '../../http/cookies.ts';

const PREFIX = '__Host-login-';
/** More attempts than anybody has tabs; without a limit, cookies could fill the headers of all requests. */
const MAX_ATTEMPTS = 5;

/** Keeps the attempt in this browser, so that only it can return with the provider's answer. */
export function keepAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  linkSecret: string,
  { checks, ...attempt }: Pick<Attempt, 'provider' | 'redirect'> & { checks: Checks },
): void {
  const others = Object.keys(request.cookies).filter((name) => name.startsWith(PREFIX));
  if (others.length >= MAX_ATTEMPTS) for (const name of others) removeCookie(reply, name);
  const id = attemptId(checks);
  const { nonce, codeVerifier } = checks;
  const expiresAt = Date.now() + ATTEMPT_MS;
  const sealed = sealAttempt(linkSecret, id, { ...attempt, nonce, codeVerifier, expiresAt });
  setCookie(reply, PREFIX + id, sealed, ATTEMPT_MS);
}

/** The attempt that belongs to a provider's answer; its cookie is valid for one answer. */
export function takeAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  linkSecret: string,
  state: string,
): Attempt | undefined {
  const id = attemptId({ state });
  const sealed = request.cookies[PREFIX + id];
  if (sealed === undefined) return undefined;
  removeCookie(reply, PREFIX + id);
  return openAttempt(linkSecret, id, sealed);
}
