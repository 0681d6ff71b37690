import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { doubtActor } from '#modules/accounts/login/passwords/owner-check.ts';
import { enteredPassword } from '#modules/accounts/login/passwords/password-rules.ts';
import { isRefusal, type Refusal } from '#modules/accounts/refusals.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { granted } from '../http/account-refusals.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { readBody } from './bodies.ts';

/**
 * Unwraps the result of a call in which a logged-in person proves their identity again. A wrong password or code
 * is recorded, since somebody else may be using the session.
 */
export function grantedByProof<T>(request: FastifyRequest, result: T): Exclude<T, Refusal> {
  if (isRefusal(result) && isWrongProof(result)) {
    audit(request, 'proof-failed', { details: { refused: result.refused } });
  }
  return granted(result);
}

const isWrongProof = (refusal: Refusal): boolean =>
  refusal.refused === 'INVALID_CREDENTIALS' ||
  (refusal.refused === 'PASSWORD' && refusal.fault === 'wrong') ||
  (refusal.refused === 'TWO_FACTOR' && refusal.fault === 'otp');

const proof = z.object({ current_password: enteredPassword.optional() });

/** A body with the sender's own password beside its data; lists have no room for one. */
export function proofIn(body: unknown): { password: string | undefined; rest: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { password: undefined, rest: body };
  }
  const { current_password: password } = readBody(proof, body);
  const { current_password: _password, ...rest } = body as Record<string, unknown>;
  return { password, rest };
}

/**
 * Requires a recent login or the password: an open session on an unattended computer must not be enough to take
 * over other people's accounts.
 *
 * @throws ApiError 403
 */
export async function provenAgain(
  { db, limits }: { db: Database; limits: RateLimits },
  request: FastifyRequest,
  password: string | undefined,
): Promise<void> {
  const { id, sessionId, loggedInAt } = personOf(request);
  const actor = { id, sessionId, loggedInAt, ip: request.ip };
  grantedByProof(request, await doubtActor(db, limits, actor, password));
}
