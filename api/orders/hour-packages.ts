import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { redemptionRequest } from '#domain/orders/hours.ts';
import { listHourPackages } from '#modules/orders/hour-packages.ts';
import { findRedeemed, type Redeemed, redeemHours } from '#modules/orders/redeem-hours.ts';
import type { OrderLimits } from '#modules/rate-limits/order-limits.ts';
import { commandIdOf } from '../foundations/commands.ts';
import { moduleRefusal, refuseWait } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { keyHeaders, uuidOr404 } from '../http/requests.ts';
import { answers, data, list, page } from '../http/schemas.ts';
import { hourPackageSchema, redeemedSchema } from './schemas.ts';

const member = { config: { access: 'member' } } as const;

/** Hours that members bought in advance. */
export const hourPackageRoutes =
  ({ db, limits }: { db: Database; limits: OrderLimits }): FastifyPluginAsyncZod =>
  async (app) => {
    const listed = { querystring: page, response: answers({ 200: list(hourPackageSchema) }) };
    app.get('/hour-packages', { ...member, schema: listed }, async (request) => {
      const { id } = personOf(request);
      const { packages, meta } = await listHourPackages(db, id, request.query, new Date());
      return { data: packages, meta };
    });
    const redeemed = {
      headers: keyHeaders,
      params: z.object({ id: z.string() }),
      body: redemptionRequest,
      response: answers({ 200: data(redeemedSchema) }),
    };
    app.post('/hour-packages/:id/redemptions', { ...member, schema: redeemed }, async (request) => {
      const redemption = {
        ...request.body,
        redemptionId: commandIdOf(request),
        packageId: uuidOr404(request.params.id),
        accountId: personOf(request).id,
      };
      const before = await findRedeemed(db, redemption);
      if (before) return { data: balanceOf(before) };
      refuseWait(await limits.redemption(redemption.accountId));
      const outcome = await redeemHours(db, redemption, new Date());
      const { minutesLeft, repeated } = balanceOf(outcome);
      if (!repeated) {
        const target = { kind: 'hour-package', id: redemption.packageId } as const;
        audit(request, 'hours-redeemed', { target, details: { minutes: redemption.minutes } });
      }
      return { data: { minutesLeft } };
    });
  };

/** @throws ApiError for a refusal */
function balanceOf(outcome: Redeemed) {
  if (!('refused' in outcome)) return outcome;
  const { refused, ...extensions } = outcome;
  throw moduleRefusal(refused, extensions);
}
