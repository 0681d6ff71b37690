import type { FastifyRequest } from 'fastify';
import type { Database } from '#database/connection.ts';
import { may } from '#domain/desk/rights.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import { type CalendarOwner, calendarOwners } from '#modules/appointments/calendar/consultants.ts';
import { apiError } from '../http/errors.ts';
import { personOf } from '../http/plugins/guards.ts';

const keepsAll = (role: Person['role']) => role !== 'member' && may(role, 'calendar.write');

/** Whose calendars somebody of the team looks after: lawyers their own. */
export async function visibleOwners(
  db: Database,
  request: FastifyRequest,
): Promise<CalendarOwner[]> {
  const { id, role } = personOf(request);
  return calendarOwners(db, { accountId: keepsAll(role) ? null : id });
}

/** @throws ApiError 404, the same for somebody else's calendar as for none */
export async function requireOwner(
  db: Database,
  request: FastifyRequest,
  consultantId: string,
): Promise<CalendarOwner> {
  const owners = await visibleOwners(db, request);
  const owner = owners.find(({ id }) => id === consultantId);
  if (!owner) throw apiError('NOT_FOUND');
  return owner;
}
