import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { listHourPackages } from '#modules/orders/hour-packages.ts';
import { findRedeemed, redeemHours } from '#modules/orders/redeem-hours.ts';
import { undoRedemption } from '#modules/orders/undo-redemption.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { hourTimes } from '../appointments/hour-times.ts';
import { serve } from '../http/calls.ts';
import { accepted, refuseWait } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { commandIdOf, uuidOr404 } from '../http/requests.ts';
import { hourPackageCalls } from './schemas.ts';

/** Hours that members bought in advance. */
export const hourPackageRoutes =
  ({ db, limits }: { db: Database; limits: RateLimits }): FastifyPluginAsync =>
  async (app) => {
    serve(app, hourPackageCalls, {
      ...hourTimes({ db, limits }),
      'GET /hour-packages': async (request) => {
        const { id } = personOf(request);
        const { packages, meta } = await listHourPackages(db, id, request.query, new Date());
        return { data: packages, meta };
      },
      'POST /hour-packages/:id/redemptions': async (request) => {
        const redemption = {
          ...request.body,
          redemptionId: commandIdOf(request),
          packageId: uuidOr404(request.params.id),
          accountId: personOf(request).id,
        };
        const before = await findRedeemed(db, redemption);
        if (before) return { data: accepted(before) };
        refuseWait(await limits.take('hour-redemptions', redemption.accountId));
        const outcome = await redeemHours(db, redemption, new Date());
        const { minutesLeft, repeated } = accepted(outcome);
        if (!repeated) {
          const target = { kind: 'hour-package', id: redemption.packageId } as const;
          audit(request, 'hours-redeemed', { target, details: { minutes: redemption.minutes } });
        }
        return { data: { minutesLeft } };
      },
      'POST /hour-packages/:id/redemptions/:redemptionId/undo': async (request) => {
        const own = {
          redemptionId: uuidOr404(request.params.redemptionId),
          packageId: uuidOr404(request.params.id),
          accountId: personOf(request).id,
        };
        const { minutesLeft, repeated } = accepted(await undoRedemption(db, own, new Date()));
        if (!repeated) {
          const target = { kind: 'hour-package', id: own.packageId } as const;
          audit(request, 'redemption-undone', { target });
        }
        return { data: { minutesLeft } };
      },
    });
  };
