import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { absenceRefusal, rebookingProgress } from '#domain/appointments/absences.ts';
import { spansOn } from '#domain/appointments/weekly-hours.ts';
import {
  dateOf,
  daysOf,
  instantAt,
  MINUTES_PER_DAY,
  type Span,
  weekOf,
} from '#domain/days/berlin-days.ts';
import { publicHolidayOn } from '#domain/days/public-holidays.ts';
import { type Booked, bookedBetween, findBooked } from '#modules/appointments/bookings.ts';
import {
  type Absence,
  absencesBetween,
  cancelAbsence,
  enterAbsence,
  findAbsence,
} from '#modules/appointments/calendar/absences.ts';
import {
  type CalendarOwner,
  consultantsNamed,
} from '#modules/appointments/calendar/consultants.ts';
import { neverThere, workingsOf } from '#modules/appointments/calendar/working.ts';
import {
  type Affected,
  affectedBy,
  askToRebook,
  displacedWith,
  moveTime,
  nextTimes,
} from '#modules/rebooking/rebooking.ts';
import { subjectOf } from '#modules/rebooking/subjects.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { accepted, apiError, invalidPayload, invalidQuery, moduleRefusal } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { commandIdOf, uuidOr404 } from '../http/requests.ts';
import { appointmentsOf } from './appointments.ts';
import { type affectedSchema, calendarCalls } from './calendar-schemas.ts';
import { requireOwner, visibleOwners } from './own-calendars.ts';

interface Parts {
  db: Database;
}

/** A week of everybody who consults, absences, and whom to find another time. */
export const teamCalendarRoutes =
  (parts: Parts): FastifyPluginAsync =>
  async (app) =>
    serve(app, calendarCalls, { ...reading(parts), ...rebooking(parts), ...absences(parts) });

type Handled<Name extends keyof typeof calendarCalls> = Pick<Handlers<typeof calendarCalls>, Name>;

const reading = ({
  db,
}: Parts): Handled<'GET /admin/calendar' | 'GET /admin/calendar/rebookings'> => ({
  'GET /admin/calendar': async (request) => {
    const now = new Date();
    const { week = weekOf(dateOf(now.toISOString())), consultant } = request.query;
    const days = daysOf(week);
    if (!days) throw invalidQuery('There is no such week');
    const all = await visibleOwners(db, request);
    const chosen = consultant ? all.filter(({ id }) => id === consultant) : all;
    return {
      data: {
        week,
        consultants: all.map(ownerView),
        ...(await weekOfOwners(db, chosen, days, now)),
      },
    };
  },
  'GET /admin/calendar/rebookings': async (request) => {
    const now = new Date();
    const owners = await visibleOwners(db, request);
    const ids = owners.map(({ id }) => id);
    const coming = await absencesBetween(db, ids, { startsAt: now.toISOString() });
    const displaced = await displacedWith(db, ids, now);
    const outside = displaced.filter(({ why }) => why === 'outside-hours');
    const outsideHours = await appointmentsOf(
      db,
      outside.map(({ booking }) => booking),
      now,
    );
    const absences = await Promise.all(
      coming.map((absence) => absenceWithPeople(db, absence, now)),
    );
    const open = absences.flatMap(({ affected }) =>
      affected.filter(({ state }) => state === 'open'),
    );
    const total = open.length + outsideHours.filter(({ askedAt }) => askedAt === null).length;
    return {
      data: { consultants: owners.map(ownerView), absences, outsideHours },
      meta: { total },
    };
  },
});

const ownerView = ({ id, name, kind, isPaused }: CalendarOwner) => ({ id, name, kind, isPaused });

async function weekOfOwners(
  db: Database,
  owners: readonly CalendarOwner[],
  days: readonly string[],
  now: Date,
) {
  const ids = owners.map(({ id }) => id);
  const span = spanOf(days);
  const workings = await workingsOf(db, ids, new Date(span.startsAt));
  const booked = await bookedBetween(db, ids, span);
  const away = await absencesBetween(db, ids, span);
  return {
    days: days.map((date) => ({ date, holiday: publicHolidayOn(date) })),
    hours: ids.flatMap((consultantId) =>
      days.flatMap((date) =>
        spansOn(workings.get(consultantId) ?? neverThere, date).map((times) => ({
          ...times,
          consultantId,
        })),
      ),
    ),
    absences: await Promise.all(away.map((absence) => absenceView(db, absence, now))),
    appointments: await appointmentsOf(db, booked, now),
  };
}

function spanOf(days: readonly string[]): Span {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return { startsAt: instantAt(first, 0), endsAt: instantAt(last, MINUTES_PER_DAY) };
}

const viewOf = (
  { id, consultantId, startsAt, endsAt }: Absence,
  affected: readonly Affected[],
) => ({
  id,
  consultantId,
  startsAt,
  endsAt,
  progress: rebookingProgress(affected.map(({ state }) => state)),
});

const absenceView = async (db: Database, absence: Absence, now: Date) =>
  viewOf(absence, await affectedBy(db, absence, now));

async function absenceWithPeople(db: Database, absence: Absence, now: Date) {
  const affected = await affectedBy(db, absence, now);
  const bookings = affected.map(({ booking }) => booking);
  const appointments = new Map(
    (await appointmentsOf(db, bookings, now)).map((one) => [one.bookingId, one]),
  );
  const others = affected.flatMap(({ instead }) => instead?.consultantId ?? []);
  const names = await consultantsNamed(db, [...new Set(others)]);
  const people = affected.flatMap(
    ({ booking, state, instead }): z.input<typeof affectedSchema>[] => {
      const appointment = appointments.get(booking.id);
      if (!appointment) return [];
      if (!instead) return [{ ...appointment, state, instead: null }];
      const { startsAt, endsAt, consultantId } = instead;
      const consultant = names.get(consultantId)?.name ?? null;
      return [{ ...appointment, state, instead: { startsAt, endsAt, consultant } }];
    },
  );
  return { ...viewOf(absence, affected), affected: people };
}

const rebooking = ({
  db,
}: Parts): Handled<
  | 'POST /admin/calendar/rebookings'
  | 'GET /admin/calendar/bookings/:id/times'
  | 'POST /admin/calendar/bookings/:id/move'
> => ({
  'POST /admin/calendar/rebookings': async (request) => {
    const asked = [];
    for (const bookingId of new Set(request.body.bookingIds)) {
      await requireBooked(db, request, bookingId);
      const wish = { bookingId, by: personOf(request).id };
      const { askedAt, repeated } = accepted(await askToRebook(db, wish, new Date()));
      if (!repeated) {
        audit(request, 'rebooking-asked', { target: { kind: 'booking', id: bookingId } });
      }
      asked.push({ bookingId, askedAt });
    }
    return { data: asked };
  },
  'GET /admin/calendar/bookings/:id/times': async (request) => {
    const booking = await requireBooked(db, request, request.params.id);
    const subject = await subjectOf(db, booking);
    if (!subject) throw apiError('NOT_FOUND');
    return { data: await nextTimes(db, subject, new Date().toISOString()) };
  },
  'POST /admin/calendar/bookings/:id/move': async (request) => {
    const booking = await requireBooked(db, request, request.params.id);
    const bookingId = booking.id;
    const { startsAt, consultantId } = request.body;
    const commandId = commandIdOf(request);
    const wish = { commandId, startsAt, consultantId };
    const { refused } = await moveTime(db, bookingId, wish, new Date());
    if (refused) throw moduleRefusal(refused);
    audit(request, 'meeting-moved', { target: { kind: 'booking', id: bookingId } });
    return { data: (await findBooked(db, commandId)) ?? booking };
  },
});

/** @throws ApiError 404, the same for a time in somebody else's calendar as for none */
async function requireBooked(db: Database, request: FastifyRequest, id: string): Promise<Booked> {
  const booking = await findBooked(db, uuidOr404(id));
  if (!booking) throw apiError('NOT_FOUND');
  await requireOwner(db, request, booking.consultantId);
  return booking;
}

const absences = ({
  db,
}: Parts): Handled<
  'POST /admin/calendar/absences' | 'POST /admin/calendar/absences/:id/cancel'
> => ({
  'POST /admin/calendar/absences': async (request) => {
    const now = new Date();
    const { consultantId, ...entered } = request.body;
    await requireOwner(db, request, consultantId);
    const at = now.toISOString();
    const wrong = absenceRefusal(entered, { today: dateOf(at), now: at });
    if (wrong) throw invalidPayload(`until: ${wrong}`, ['until']);
    const id = commandIdOf(request);
    const by = personOf(request).id;
    const wish = { id, consultantId, request: entered, by };
    const { repeated } = accepted(await enterAbsence(db, wish, now));
    if (!repeated) {
      audit(request, 'absence-entered', { target: { kind: 'consultant', id: consultantId } });
    }
    const absence = await findAbsence(db, id);
    if (!absence) throw apiError('NOT_FOUND');
    return { data: await absenceView(db, absence, now) };
  },
  'POST /admin/calendar/absences/:id/cancel': async (request) => {
    const absence = await findAbsence(db, uuidOr404(request.params.id));
    if (!absence) throw apiError('NOT_FOUND');
    const { id, consultantId } = absence;
    await requireOwner(db, request, consultantId);
    await cancelAbsence(db, id, new Date());
    if (!absence.isCancelled) {
      audit(request, 'absence-cancelled', { target: { kind: 'consultant', id: consultantId } });
    }
    return { data: { id } };
  },
});
