import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '#database/connection.ts';
import type { TwoFactorKeys } from '#modules/accounts/login/two-factor/keys.ts';
import { recoveryCodesLeft } from '#modules/accounts/login/two-factor/recovery-codes.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  newRecoveryCodes,
  offerSecondFactor,
  resetSecondFactor,
} from '#modules/accounts/login/two-factor/two-factor.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { granted } from '../http/account-refusals.ts';
import { serve } from '../http/calls.ts';
import { audit, theAccount } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import { grantedByProof, provenAgain } from './proofs.ts';
import { twoFactorCalls } from './schemas.ts';

interface Parts {
  db: Database;
  limits: RateLimits;
  keys: TwoFactorKeys;
}

/** The second factor, in the shape of Directus; recovery codes are our own. */
export const twoFactorRoutes =
  (parts: Parts): FastifyPluginAsync =>
  async (app) => {
    const { db } = parts;
    serve(app, twoFactorCalls, {
      'POST /users/me/tfa/generate': async (request) => {
        const { password } = request.body;
        const offer = await offerSecondFactor(parts, ownerOf(request), password);
        return { data: grantedByProof(request, offer) };
      },
      'POST /users/me/tfa/enable': async (request, reply) => {
        const owner = ownerOf(request);
        grantedByProof(request, await enableSecondFactor(parts, owner, request.body));
        audit(request, 'second-factor-set-up');
        return reply.code(204).send(null);
      },
      'POST /users/me/tfa/disable': async (request, reply) => {
        const owner = ownerOf(request);
        grantedByProof(request, await disableSecondFactor(parts, owner, request.body.otp));
        audit(request, 'second-factor-turned-off');
        return reply.code(204).send(null);
      },
      'GET /users/me/tfa/recovery-codes': async (request) => ({
        data: { left: await recoveryCodesLeft(db, personOf(request).id) },
      }),
      'POST /users/me/tfa/recovery-codes': async (request) => {
        const made = await newRecoveryCodes(parts, ownerOf(request), request.body.password);
        const codes = grantedByProof(request, made);
        audit(request, 'recovery-codes-made');
        return { data: { codes } };
      },
      'POST /users/:id/tfa/disable': async (request, reply) => {
        const target = uuidOr403(request.params.id);
        await provenAgain(parts, request, request.body?.current_password);
        granted(await resetSecondFactor(db, personOf(request).id, target));
        audit(request, 'second-factor-reset', { target: theAccount(target) });
        return reply.code(204).send(null);
      },
    });
  };

function ownerOf(request: FastifyRequest) {
  const { id, sessionId } = personOf(request);
  return { id, sessionId, ip: request.ip };
}
