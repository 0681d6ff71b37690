import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { localeOfTag } from '#domain/site/language-tags.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import { type Booked, bookMeeting } from '#modules/appointments/meetings/book.ts';
import {
  type Changed,
  cancelMeeting,
  moveMeeting,
} from '#modules/appointments/meetings/changes.ts';
import type { MeetingDetails } from '#modules/appointments/meetings/meetings.ts';
import { findOwnMeeting, type Owner, ownMeetings } from '#modules/appointments/meetings/own.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { serve } from '../http/calls.ts';
import { apiError, moduleRefusal, refuseWait } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { commandIdOf, uuidOr403 } from '../http/requests.ts';
import { ownMeetingCalls } from './meeting-schemas.ts';
import { viewOf, viewsOf } from './meeting-views.ts';

interface OwnMeetingRoutes {
  db: Database;
  config: Pick<Config, 'linkSecret'>;
  limits: RateLimits;
}

const ownerOf = (request: FastifyRequest): Owner => {
  const { id: accountId, me } = personOf(request);
  return { accountId, email: me.email };
};

/** The free strategy meeting of those who are logged in, booked as a member or as a visitor. */
export const ownMeetingRoutes =
  (deps: OwnMeetingRoutes): FastifyPluginAsync =>
  async (app) => {
    const { db, config } = deps;
    const { linkSecret } = config;
    const own = (request: OwnRequest) => () => ownMeetingOf(db, linkSecret, request);
    serve(app, ownMeetingCalls, {
      'GET /meetings': async (request) => {
        const owner = ownerOf(request);
        const { meetings, meta } = await ownMeetings(db, linkSecret, owner, request.query);
        return { data: await viewsOf(db, meetings), meta };
      },
      'POST /meetings/:id/move': (request) => {
        const { startsAt } = request.body;
        const move = { commandId: commandIdOf(request), startsAt, taker: 'member' } as const;
        return change(deps, request, own(request), 'meeting-moved', (id) =>
          moveMeeting(db, id, move, new Date()),
        );
      },
      'POST /meetings/:id/cancel': (request) =>
        change(deps, request, own(request), 'meeting-cancelled', (id) =>
          cancelMeeting(db, id, new Date()),
        ),
    });
  };

type OwnRequest = FastifyRequest<{ Params: { id: string } }>;

/** Changes the meeting that is found, and answers with what has become of it. */
export async function change(
  { db, limits }: Pick<OwnMeetingRoutes, 'db' | 'limits'>,
  request: FastifyRequest,
  find: () => Promise<MeetingDetails>,
  action: 'meeting-confirmed' | 'meeting-moved' | 'meeting-cancelled',
  work: (id: string) => Promise<Changed>,
) {
  const { id } = await find();
  refuseWait(await limits.take('meeting-changes', id));
  const { refused } = await work(id);
  if (refused) throw moduleRefusal(refused);
  audit(request, action, { target: { kind: 'meeting', id } });
  return { data: await viewOf(db, await find()) };
}

/** @throws ApiError 403, the same for somebody else's meeting as for none */
async function ownMeetingOf(db: Database, linkSecret: string, request: OwnRequest) {
  const id = uuidOr403(request.params.id);
  const meeting = await findOwnMeeting(db, linkSecret, ownerOf(request), id);
  if (!meeting) throw apiError('FORBIDDEN');
  return meeting;
}

interface MemberWish {
  commandId: string;
  startsAt: string;
  question?: string | undefined;
  language?: Locale | undefined;
}

/** Books for an account: no name and no address are needed, and a second booking is refused. */
export async function bookAsMember(
  { db, config, limits }: OwnMeetingRoutes,
  { id: accountId, me }: Person,
  wish: MemberWish,
): Promise<Booked> {
  refuseWait(await limits.take('own-meeting-bookings', accountId));
  const booker = { accountId, email: me.email };
  const language = wish.language ?? localeOfTag(me.language);
  return bookMeeting(db, config.linkSecret, { ...wish, language, booker }, new Date());
}
