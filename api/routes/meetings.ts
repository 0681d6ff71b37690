import { addMinutes } from 'date-fns/addMinutes';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { meetingMinutes } from '#domain/booking/meetings.ts';
import { changeRefusal, meetingRequest } from '#domain/booking/strategy-meeting.ts';
import { instant } from '#domain/text.ts';
import { consultantsNamed } from '#modules/bookings/consultants.ts';
import { bookMeeting } from '#modules/meetings/book.ts';
import {
  type Changed,
  cancelMeeting,
  freeDuplicates,
  moveMeeting,
} from '#modules/meetings/changes.ts';
import { findMeetingByToken, type MeetingDetails } from '#modules/meetings/meetings.ts';
import type { LinkLimits } from '#modules/rate-limits/link-limits.ts';
import type { MeetingLimits } from '#modules/rate-limits/meeting-limits.ts';
import { commandIdOf } from '../commands.ts';
import { apiError, refuseWait } from '../errors.ts';
import { audit } from '../plugins/audit.ts';
import { answers, data, mailedToken, trap } from '../schemas.ts';

interface MeetingRoutes {
  db: Database;
  config: Pick<Config, 'linkSecret'>;
  limits: MeetingLimits;
  tokenLimits: Pick<LinkLimits, 'beforeToken' | 'wrongToken'>;
}

const time = z.string().meta({ format: 'date-time' });
export const bookedSlot = z.object({ startsAt: time, endsAt: time });

/** What the holder of a mailed link sees of a meeting. */
export const meetingView = bookedSlot.extend({
  state: z.enum(['booked', 'cancelled', 'begun']),
  consultant: z.string().nullable(),
});

/** The address of a booking and the token of a link count, not who is logged in. */
const open = { config: { access: 'public', ignoreBadToken: true } } as const;

/** The free strategy meeting of visitors. */
export const meetingRoutes =
  (deps: MeetingRoutes): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(bookingRoute(deps));
    await app.register(linkRoutes(deps));
  };

const bookingRoute =
  ({ db, config, limits }: MeetingRoutes): FastifyPluginAsyncZod =>
  async (app) => {
    const options = {
      ...open,
      schema: {
        body: meetingRequest.extend({ trap }),
        response: answers({ 200: data(bookedSlot) }),
      },
    };
    app.post('/meetings', options, async (request) => {
      const { name, email, trap: caught, ...wish } = request.body;
      const commandId = commandIdOf(request);
      refuseWait(await limits.booking(request.ip, email));
      if (caught) return { data: asIfBooked(wish.startsAt) };
      const booker = { name, email };
      const { linkSecret } = config;
      const outcome = await bookMeeting(db, linkSecret, { ...wish, commandId, booker }, new Date());
      if ('refused' in outcome) {
        const { refused } = outcome;
        await limits.noMail(email);
        throw apiError(refused === 'KEY_USED' ? 'UNPROCESSABLE_CONTENT' : refused);
      }
      audit(request, 'meeting-booked', { target: { kind: 'meeting', id: outcome.meetingId } });
      return { data: outcome.booked };
    });
  };

/** Programs that fill in every field believe that they have booked. */
const asIfBooked = (startsAt: string) => ({
  startsAt,
  endsAt: addMinutes(new Date(startsAt), meetingMinutes['strategy-meeting']).toISOString(),
});

const linkRoutes =
  (deps: MeetingRoutes): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, limits } = deps;
    const response = answers({ 200: data(meetingView) });
    const withToken = z.object({ token: mailedToken });

    /** Changes the meeting of a link and answers with what has become of it. */
    const change = async (
      request: FastifyRequest<{ Body: { token: string } }>,
      action: 'meeting-moved' | 'meeting-cancelled',
      work: (id: string) => Promise<Changed>,
    ) => {
      const { id } = await meetingOf(deps, request);
      refuseWait(await limits.change(id));
      const { refused } = await work(id);
      if (refused) throw apiError(refused);
      audit(request, action, { target: { kind: 'meeting', id } });
      return { data: await viewOf(db, await meetingOf(deps, request)) };
    };

    app.post(
      '/meetings/by-link',
      { ...open, schema: { body: withToken, response } },
      async (request) => {
        const meeting = await meetingOf(deps, request);
        await freeDuplicates(db, meeting.id, new Date());
        return { data: await viewOf(db, meeting) };
      },
    );
    app.post(
      '/meetings/by-link/move',
      { ...open, schema: { body: withToken.extend({ startsAt: instant }), response } },
      (request) => {
        const move = { commandId: commandIdOf(request), startsAt: request.body.startsAt };
        return change(request, 'meeting-moved', (id) => moveMeeting(db, id, move, new Date()));
      },
    );
    app.post(
      '/meetings/by-link/cancel',
      { ...open, schema: { body: withToken, response } },
      (request) => change(request, 'meeting-cancelled', (id) => cancelMeeting(db, id, new Date())),
    );
  };

/** @throws ApiError 404 for a token that is not ours, 429 after too many of them */
async function meetingOf(
  { db, tokenLimits }: MeetingRoutes,
  request: FastifyRequest<{ Body: { token: string } }>,
): Promise<MeetingDetails> {
  refuseWait(await tokenLimits.beforeToken(request.ip));
  const meeting = await findMeetingByToken(db, request.body.token);
  if (meeting) return meeting;
  await tokenLimits.wrongToken(request.ip);
  audit(request, 'link-refused');
  throw apiError('LINK_NOT_VALID');
}

async function viewOf(db: Database, meeting: MeetingDetails): Promise<z.input<typeof meetingView>> {
  const { startsAt, endsAt, consultantId } = meeting;
  const isCancelled = meeting.state === 'cancelled';
  const refused = changeRefusal({ startsAt, isCancelled }, new Date().toISOString());
  const consultants = await consultantsNamed(db, [consultantId]);
  return {
    startsAt,
    endsAt,
    state: isCancelled ? 'cancelled' : refused ? 'begun' : 'booked',
    consultant: consultants.get(consultantId)?.name ?? null,
  };
}
