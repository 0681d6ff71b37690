import type { FastifyRequest } from 'fastify';
import { isRefusal, type Refusal } from '#modules/accounts/refusals.ts';
import { audit } from '../http/plugins/audit.ts';
import { granted } from './account-refusals.ts';

/**
 * Like `granted`, for calls of people who are logged in and prove once more who they are: that the
 * password or the code was wrong may mean that somebody else sits there, so it is recorded.
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
