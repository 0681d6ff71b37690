import type { FastifyRequest } from 'fastify';
import type { Database } from '#database/connection.ts';
import { bookTime, cancelTime } from '#modules/orders/times/book-time.ts';
import { timesFor } from '#modules/orders/times/times.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { foundationsOf } from '#projections/calendar/own-dates.ts';
import type { Handlers } from '../http/calls.ts';
import { accepted, apiError, refuseWait } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { commandIdOf, uuidOr404 } from '../http/requests.ts';
import type { hourPackageCalls } from '../orders/schemas.ts';

/** More than anybody has. */
const MOST_FOUNDATIONS = 50;

type Times = Pick<
  Handlers<typeof hourPackageCalls>,
  | 'GET /hour-packages/:id/times'
  | 'POST /hour-packages/:id/redemptions/:redemptionId/time'
  | 'POST /hour-packages/:id/redemptions/:redemptionId/time/cancel'
>;

/** Times for hours that were redeemed, with whoever holds them. */
export const hourTimes = ({ db, limits }: { db: Database; limits: RateLimits }): Times => ({
  'GET /hour-packages/:id/times': async (request) => {
    const { id: accountId } = personOf(request);
    const { minutes, with: personId } = request.query;
    const asked = {
      packageId: uuidOr404(request.params.id),
      accountId,
      minutes,
      personId,
      foundationIds: await foundationsOf(db, accountId, MOST_FOUNDATIONS),
    };
    const times = await timesFor(db, asked, new Date());
    if (!times) throw apiError('NOT_FOUND');
    return { data: times };
  },
  'POST /hour-packages/:id/redemptions/:redemptionId/time': async (request, reply) => {
    const own = ownRedemption(request);
    refuseWait(await limits.take('hour-times', own.accountId));
    const wish = { ...request.body, commandId: commandIdOf(request) };
    const outcome = accepted(await bookTime(db, own, wish, new Date()));
    if (!outcome.repeated) {
      audit(request, outcome.isMove ? 'hour-time-moved' : 'hour-time-booked', targetOf(own));
    }
    return reply.code(204).send(null);
  },
  'POST /hour-packages/:id/redemptions/:redemptionId/time/cancel': async (request, reply) => {
    const own = ownRedemption(request);
    const { repeated } = accepted(await cancelTime(db, own, new Date()));
    if (!repeated) audit(request, 'hour-time-cancelled', targetOf(own));
    return reply.code(204).send(null);
  },
});

const ownRedemption = (
  request: FastifyRequest<{ Params: { id: string; redemptionId: string } }>,
) => ({
  redemptionId: uuidOr404(request.params.redemptionId),
  packageId: uuidOr404(request.params.id),
  accountId: personOf(request).id,
});

const targetOf = ({ packageId: id }: { packageId: string }) =>
  ({ target: { kind: 'hour-package', id } }) as const;
