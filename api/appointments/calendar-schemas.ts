import { z } from 'zod';
import { absenceRequest, rebookingStates } from '#domain/appointments/absences.ts';
import { hourChange, weeklyHours } from '#domain/appointments/weekly-hours.ts';
import { publicHolidays } from '#domain/days/public-holidays.ts';
import { instant as givenInstant, line, optional } from '#domain/text.ts';
import { day, instant, uuid } from '#domain/wire.ts';
import { declareCalls } from '../http/calls.ts';
import { keyHeaders } from '../http/requests.ts';
import { data, ofId } from '../http/schemas.ts';
import { slotSchema, span } from './slot-schemas.ts';

/** What the team sees of a booked time. */
export const appointmentSchema = span.extend({
  bookingId: uuid,
  consultantId: uuid,
  kind: z.enum(['consultation', 'strategy-meeting', 'hours']),
  /** The company, where it has a name. */
  company: z.string().nullable(),
  /** null once it is erased. */
  person: z
    .object({ name: z.string().nullable(), email: z.string(), phone: z.string().nullable() })
    .nullable(),
  foundationId: uuid.nullable(),
  orderId: uuid.nullable(),
  /** How a consultation is held. */
  type: z.enum(['phone', 'online']).nullable(),
  /** A visitor has yet to confirm it. */
  isHeld: z.boolean(),
  /** Why it cannot take place as the calendar stands. */
  displaced: z.enum(['absent', 'outside-hours']).nullable(),
  /** When the person was asked to choose another time. */
  askedAt: instant.nullable(),
});

const owner = z.object({
  id: uuid,
  name: z.string(),
  kind: z.enum(['lawyer', 'coach']),
  isPaused: z.boolean(),
});

const progress = z.object({ done: z.int(), total: z.int() });
const absenceSchema = span.extend({ id: uuid, consultantId: uuid, progress });

export const calendarWeekSchema = z.object({
  week: z.string(),
  days: z.array(z.object({ date: day, holiday: z.enum(publicHolidays).nullable() })),
  consultants: z.array(owner),
  hours: z.array(span.extend({ consultantId: uuid })),
  absences: z.array(absenceSchema),
  appointments: z.array(appointmentSchema),
});

export const affectedSchema = appointmentSchema.extend({
  state: z.enum(rebookingStates),
  /** The time that was booked instead. */
  instead: span.extend({ consultant: z.string().nullable() }).nullable(),
});

export const rebookingsSchema = z.object({
  consultants: z.array(owner),
  /** Those that are not over, the earliest first. */
  absences: z.array(absenceSchema.extend({ affected: z.array(affectedSchema) })),
  /** What lies outside of the hours that hold now. */
  outsideHours: z.array(appointmentSchema),
});

const week = z.string().regex(/^20\d\d-W\d\d$/);
const hours = z.array(z.object({ weekday: z.int(), startsMinute: z.int(), endsMinute: z.int() }));

export const consultantSchema = owner.extend({
  accountId: uuid.nullable(),
  /** Those that hold today. */
  hours,
  /** From a day to come on, the earliest first. */
  changes: z.array(z.object({ holdsFrom: day, hours })),
  /** What is booked and lies outside of the hours. */
  outsideHours: z.int(),
});

/** How consultants are shown, and who looks after their calendar. */
const consultantForm = {
  name: line(100),
  accountId: optional(z.uuid()),
};

export const calendarCalls = declareCalls({
  'GET /admin/calendar': {
    access: 'calendar.read',
    query: z.object({ week: week.optional(), consultant: z.uuid().optional() }),
    answers: { 200: data(calendarWeekSchema) },
  },
  'GET /admin/calendar/rebookings': {
    access: 'calendar.read',
    answers: {
      /** `total` counts who has yet to be asked. */
      200: data(rebookingsSchema).extend({ meta: z.object({ total: z.int() }) }),
    },
  },
  'POST /admin/calendar/rebookings': {
    access: 'calendar.own',
    body: z.object({ bookingIds: z.array(z.uuid()).min(1).max(100) }),
    answers: { 200: data(z.array(z.object({ bookingId: uuid, askedAt: instant }))) },
  },
  'GET /admin/calendar/bookings/:id/times': {
    access: 'calendar.read',
    params: ofId,
    answers: { 200: data(z.array(slotSchema)) },
  },
  'POST /admin/calendar/bookings/:id/move': {
    access: 'calendar.write',
    params: ofId,
    headers: keyHeaders,
    body: z.object({ startsAt: givenInstant, consultantId: z.uuid() }),
    answers: { 200: data(span) },
  },
  'POST /admin/calendar/absences': {
    access: 'calendar.own',
    headers: keyHeaders,
    body: absenceRequest.extend({ consultantId: z.uuid() }),
    answers: { 200: data(absenceSchema) },
  },
  'POST /admin/calendar/absences/:id/cancel': {
    access: 'calendar.own',
    params: ofId,
    answers: { 200: data(z.object({ id: uuid })) },
  },
});

export const consultantCalls = declareCalls({
  'GET /admin/calendar/consultants': {
    access: 'calendar.read',
    answers: { 200: data(z.array(consultantSchema)) },
  },
  'GET /admin/calendar/accounts': {
    access: 'calendar.write',
    answers: { 200: data(z.array(z.object({ id: uuid, name: z.string() }))) },
  },
  'POST /admin/calendar/consultants': {
    access: 'calendar.write',
    headers: keyHeaders,
    body: z.object({ ...consultantForm, kind: z.enum(['lawyer', 'coach']), hours: weeklyHours }),
    answers: { 200: data(z.object({ id: uuid })) },
  },
  'PATCH /admin/calendar/consultants/:id': {
    access: 'calendar.write',
    params: ofId,
    body: z.object({ ...consultantForm, isPaused: z.boolean() }),
    answers: { 200: data(z.object({ id: uuid })) },
  },
  'PUT /admin/calendar/consultants/:id/hours': {
    access: 'calendar.own',
    params: ofId,
    body: hourChange,
    answers: { 200: data(z.object({ outsideHours: z.int() })) },
  },
});
