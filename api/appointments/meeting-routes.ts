import { addMinutes } from 'date-fns/addMinutes';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { samePerson } from '#domain/appointments/forms.ts';
import { appointmentRules } from '#domain/appointments/rules.ts';
import type { Span } from '#domain/days/berlin-days.ts';
import { type Booked, bookMeeting } from '#modules/appointments/meetings/book.ts';
import {
  cancelMeeting,
  confirmMeeting,
  freeDuplicates,
  moveMeeting,
} from '#modules/appointments/meetings/changes.ts';
import {
  findMeetingByToken,
  type MeetingDetails,
} from '#modules/appointments/meetings/meetings.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { accepted, apiError, refuseWait, toInvalidPayload } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { languageOf } from '../http/request-language.ts';
import { commandIdOf } from '../http/requests.ts';
import { meetingCalls, visitorRequest } from './meeting-schemas.ts';
import { viewOf } from './meeting-views.ts';
import { bookAsMember, change } from './own-meetings.ts';

interface MeetingRoutes {
  db: Database;
  config: Pick<Config, 'linkSecret'>;
  limits: RateLimits;
}

/** The free strategy meeting: booking, and what the holder of a mailed link may do. */
export const meetingRoutes =
  (deps: MeetingRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, meetingCalls, { ...booking(deps), ...byLink(deps) });

type Booking = Pick<Handlers<typeof meetingCalls>, 'POST /meetings'>;
type ByLink = Omit<Handlers<typeof meetingCalls>, 'POST /meetings'>;

const booking = (deps: MeetingRoutes): Booking => ({
  'POST /meetings': async (request) => {
    const { actor, body } = request;
    const commandId = commandIdOf(request);
    const outcome =
      actor.role === 'member'
        ? await bookAsMember(deps, actor, { ...body, commandId })
        : await bookAsVisitor(
            deps,
            { ...visitorOf({ language: languageOf(request), ...body }), commandId },
            request.ip,
          );
    const { meetingId: id, booked } = accepted(outcome);
    if (id) audit(request, 'meeting-booked', { target: { kind: 'meeting', id } });
    return { data: booked };
  },
});

/** @throws ApiError 400 that names what is missing */
function visitorOf(body: unknown): z.output<typeof visitorRequest> {
  const parsed = visitorRequest.safeParse(body);
  if (!parsed.success) throw toInvalidPayload(parsed.error);
  return parsed.data;
}

type VisitorWish = z.output<typeof visitorRequest> & { commandId: string };

async function bookAsVisitor(
  { db, config, limits }: MeetingRoutes,
  { name, email, trap: caught, ...wish }: VisitorWish,
  ip: string,
): Promise<Booked | { booked: Span; meetingId?: undefined }> {
  refuseWait(await limits.take('meeting-bookings', ip));
  refuseWait(await limits.take('meeting-mails', samePerson(email)));
  if (caught) return { booked: asIfBooked(wish.startsAt) };
  const booker = { name, email };
  const outcome = await bookMeeting(db, config.linkSecret, { ...wish, booker }, new Date());
  if ('refused' in outcome) await limits.giveBack('meeting-mails', samePerson(email));
  return outcome;
}

/** Programs that fill in every field believe that they have booked. */
const asIfBooked = (startsAt: string) => ({
  startsAt,
  endsAt: addMinutes(
    new Date(startsAt),
    appointmentRules['strategy-meeting'].minutes,
  ).toISOString(),
});

function byLink(deps: MeetingRoutes): ByLink {
  const { db } = deps;
  const ofLink = (request: LinkRequest) => () => meetingOf(deps, request);
  return {
    'POST /meetings/by-link': async (request) => {
      const meeting = await meetingOf(deps, request);
      await freeDuplicates(db, meeting.id, new Date());
      return { data: await viewOf(db, meeting) };
    },
    'POST /meetings/by-link/confirm': (request) =>
      change(deps, request, ofLink(request), 'meeting-confirmed', (id) =>
        confirmMeeting(db, id, new Date()),
      ),
    'POST /meetings/by-link/move': (request) => {
      const { startsAt } = request.body;
      const move = { commandId: commandIdOf(request), startsAt, taker: 'visitor' } as const;
      return change(deps, request, ofLink(request), 'meeting-moved', (id) =>
        moveMeeting(db, id, move, new Date()),
      );
    },
    'POST /meetings/by-link/cancel': (request) =>
      change(deps, request, ofLink(request), 'meeting-cancelled', (id) =>
        cancelMeeting(db, id, new Date()),
      ),
  };
}

type LinkRequest = FastifyRequest<{ Body: { token: string } }>;

/** @throws ApiError 404 for a token that is not ours, 429 after too many of them */
async function meetingOf(
  { db, limits }: MeetingRoutes,
  request: LinkRequest,
): Promise<MeetingDetails> {
  refuseWait(await limits.waitFor('wrong-link-tokens', request.ip));
  const meeting = await findMeetingByToken(db, request.body.token);
  if (meeting) return meeting;
  await limits.note('wrong-link-tokens', request.ip);
  audit(request, 'link-refused');
  throw apiError('LINK_NOT_VALID');
}
