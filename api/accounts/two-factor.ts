import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { enteredPassword } from '#modules/accounts/login/passwords/password-rules.ts';
import type { TwoFactorKeys } from '#modules/accounts/login/two-factor/keys.ts';
import { recoveryCodesLeft } from '#modules/accounts/login/two-factor/recovery-codes.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  newRecoveryCodes,
  offerSecondFactor,
  resetSecondFactor,
} from '#modules/accounts/login/two-factor/two-factor.ts';
import type { AccountLimits } from '#modules/rate-limits/account-limits.ts';
import { audit, theAccount } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import { answers, data, noBody, oneTimePassword, orEmpty } from '../http/schemas.ts';
import { granted } from './account-refusals.ts';
import { grantedByProof } from './proofs.ts';

interface Parts {
  db: Database;
  limits: AccountLimits;
  keys: TwoFactorKeys;
}

const own = { config: { access: 'self', beforeSecondFactor: true } } as const;
const done = answers({ 204: noBody });

const withPassword = orEmpty(z.object({ password: enteredPassword.optional() }));
const offered = z.object({ secret: z.string(), otpauth_url: z.string() });
const confirmed = z.object({ secret: z.string().max(100), otp: oneTimePassword });
const disabled = z.object({ otp: oneTimePassword });
const codes = z.object({ codes: z.array(z.string()) });
const left = z.object({ left: z.int() });

/** The second factor, Directus-shaped; recovery codes are our own. */
export const twoFactorRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = parts;
    const generated = { body: withPassword, response: answers({ 200: data(offered) }) };
    app.post('/users/me/tfa/generate', { ...own, schema: generated }, async (request) => {
      const { password } = request.body;
      return {
        data: grantedByProof(request, await offerSecondFactor(parts, ownerOf(request), password)),
      };
    });
    const enabled = { body: confirmed, response: done };
    app.post('/users/me/tfa/enable', { ...own, schema: enabled }, async (request, reply) => {
      const owner = ownerOf(request);
      grantedByProof(request, await enableSecondFactor(parts, owner, request.body));
      audit(request, 'second-factor-set-up');
      return reply.code(204).send(null);
    });
    const off = { body: disabled, response: done };
    app.post('/users/me/tfa/disable', { ...own, schema: off }, async (request, reply) => {
      const owner = ownerOf(request);
      grantedByProof(request, await disableSecondFactor(parts, owner, request.body.otp));
      audit(request, 'second-factor-turned-off');
      return reply.code(204).send(null);
    });
    const counted = { response: answers({ 200: data(left) }) };
    app.get('/users/me/tfa/recovery-codes', { ...own, schema: counted }, async (request) => ({
      data: { left: await recoveryCodesLeft(db, personOf(request).id) },
    }));
    const renewed = { body: withPassword, response: answers({ 200: data(codes) }) };
    app.post('/users/me/tfa/recovery-codes', { ...own, schema: renewed }, async (request) => {
      const owner = ownerOf(request);
      const made = grantedByProof(
        request,
        await newRecoveryCodes(parts, owner, request.body.password),
      );
      audit(request, 'recovery-codes-made');
      return { data: { codes: made } };
    });
    const reset = { params: z.object({ id: z.string() }), response: done };
    const admin = { config: { access: 'admin' }, schema: reset } as const;
    app.post('/users/:id/tfa/disable', admin, async (request, reply) => {
      const target = uuidOr403(request.params.id);
      granted(await resetSecondFactor(db, personOf(request).id, target));
      audit(request, 'second-factor-reset', { target: theAccount(target) });
      return reply.code(204).send(null);
    });
  };

function ownerOf(request: FastifyRequest) {
  const { id, sessionId } = personOf(request);
  return { id, sessionId, ip: request.ip };
}
