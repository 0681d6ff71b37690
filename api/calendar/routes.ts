import { createHash } from 'node:crypto';
import { subDays } from 'date-fns/subDays';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { calendarFile } from '#domain/appointments/calendar-file.ts';
import { memberCalendar } from '#domain/calendar/member-calendar.ts';
import { pathTo } from '#domain/site/paths.ts';
import { datesOfMeetings } from '#modules/appointments/meetings/own.ts';
import {
  type FeedOwner,
  findFeed,
  makeFeed,
  ownFeed,
  removeFeed,
  setNames,
} from '#modules/calendar/feeds.ts';
import { datesOfHours } from '#modules/orders/times/times.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { hashToken } from '#modules/shared/tokens.ts';
import { datesOfFoundations } from '#projections/calendar/own-dates.ts';
import { serve } from '../http/calls.ts';
import { apiError, refuseWait } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { openDutiesOfMember } from './own-duties.ts';
import { calendarCalls } from './schemas.ts';

interface CalendarRoutes {
  db: Database;
  config: Pick<Config, 'linkSecret' | 'publicUrl' | 'mailFrom'>;
  limits: RateLimits;
}

/** More than anybody has, which keeps the answer small. */
const MOST_CASES = 20;
const MOST_MEETINGS = 20;
const MOST_HOURS = 100;
/** Days for which past entries stay, so that calendars do not lose them the same evening. */
const KEPT_DAYS = 30;

/**
 * The private calendar of a member: logged-in members create and remove it, and programs read it at its secret
 * address.
 */
export const calendarRoutes =
  (deps: CalendarRoutes): FastifyPluginAsync =>
  async (app) => {
    const { db, config, limits } = deps;
    serve(app, calendarCalls, {
      'GET /users/me/calendar': async (request) => {
        const feed = await ownFeed(db, memberOf(request));
        return { data: feed ? { names: feed.names, createdAt: feed.createdAt } : null };
      },
      'POST /users/me/calendar': async (request) => {
        const secret = await makeFeed(db, memberOf(request), request.body, new Date());
        if (!secret) throw apiError('FORBIDDEN');
        audit(request, 'calendar-made');
        return { data: { address: `${config.publicUrl}/api/calendar/${secret}.ics` } };
      },
      'PATCH /users/me/calendar': async (request, reply) => {
        const known = await setNames(db, memberOf(request), request.body.names);
        if (!known) throw apiError('NOT_FOUND');
        return reply.code(204).send(null);
      },
      'DELETE /users/me/calendar': async (request, reply) => {
        await removeFeed(db, memberOf(request));
        audit(request, 'calendar-removed');
        return reply.code(204).send(null);
      },
      'GET /calendar/:file': async (request, reply) => {
        refuseWait(await limits.waitFor('wrong-link-tokens', request.ip));
        const [, secret] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? [];
        const owner = secret === undefined ? undefined : await findFeed(db, secret);
        if (!owner || !secret) {
          await limits.note('wrong-link-tokens', request.ip);
          throw apiError('LINK_NOT_VALID');
        }
        refuseWait(await limits.take('calendar-reads', hashToken(secret)));
        const file = await fileOf(deps, owner, new Date());
        const etag = etagOf(file);
        // Programs read it every hour, and only they may store it.
        reply.headers({ 'cache-control': 'private, no-cache', etag });
        if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send(null);
        return reply
          .header('content-disposition', 'inline; filename="termine.ics"')
          .type('text/calendar; charset=utf-8')
          .send(file);
      },
    });
  };

/** Hash of the file's content, apart from its time. */
const etagOf = (file: string) =>
  `"${createHash('sha256')
    .update(file.replace(/^DTSTAMP:.*$/gm, ''))
    .digest('base64url')}"`;

/** @throws ApiError 403: members of the team have no appointments of their own here */
function memberOf(request: FastifyRequest): string {
  const { id, role } = personOf(request);
  if (role !== 'member') throw apiError('FORBIDDEN');
  return id;
}

async function fileOf(
  { db, config }: CalendarRoutes,
  { userId, email, names, language }: FeedOwner,
  now: Date,
): Promise<string> {
  const { linkSecret, publicUrl, mailFrom } = config;
  const after = subDays(now, KEPT_DAYS);
  const [cases, meetings, hours, duties] = await Promise.all([
    datesOfFoundations(db, userId, MOST_CASES),
    datesOfMeetings(db, linkSecret, { accountId: userId, email }, { after, limit: MOST_MEETINGS }),
    datesOfHours(db, userId, { after, limit: MOST_HOURS }),
    openDutiesOfMember(db, userId, { after, now, limit: MOST_CASES }),
  ]);
  const entries = memberCalendar(cases, meetings, hours, duties, {
    locale: language,
    names,
    pageOf: (id) => publicUrl + pathTo('foundation', language, { id }),
    dutiesPage: (id) => publicUrl + pathTo('duties', language, { id }),
    meetingPage: publicUrl + pathTo('meeting', language),
    orderPage: (id) => publicUrl + pathTo('order', language, { id }),
  });
  return calendarFile(entries, mailFrom, now.toISOString(), { name: mailFrom.name }).content;
}
