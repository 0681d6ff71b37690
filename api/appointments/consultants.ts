import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { hourChangeRefusal, hoursHeldOn } from '#domain/appointments/weekly-hours.ts';
import { dateOf } from '#domain/days/berlin-days.ts';
import { teamPeople } from '#modules/accounts/directory/people.ts';
import {
  type CalendarOwner,
  changeConsultant,
  changeHours,
  enterConsultant,
} from '#modules/appointments/calendar/consultants.ts';
import { neverThere, workingsOf } from '#modules/appointments/calendar/working.ts';
import { displacedWith } from '#modules/rebooking/rebooking.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { accepted, apiError, invalidPayload } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { commandIdOf, uuidOr404 } from '../http/requests.ts';
import { consultantCalls } from './calendar-schemas.ts';
import { requireOwner, visibleOwners } from './own-calendars.ts';

interface Parts {
  db: Database;
}

/** Who consults, in which hours, and who looks after which calendar. */
export const consultantRoutes =
  (parts: Parts): FastifyPluginAsync =>
  async (app) => {
    const { db } = parts;
    serve(app, consultantCalls, {
      'GET /admin/calendar/consultants': async (request) => ({
        data: await viewsOf(db, await visibleOwners(db, request), new Date()),
      }),
      'GET /admin/calendar/accounts': async () => ({ data: await teamPeople(db) }),
      'PUT /admin/calendar/consultants/:id/hours': async (request) => {
        const { id } = await requireOwner(db, request, uuidOr404(request.params.id));
        const now = new Date();
        const wrong = hourChangeRefusal(request.body, dateOf(now.toISOString()));
        if (wrong) throw invalidPayload(`holdsFrom: ${wrong}`, ['holdsFrom']);
        await changeHours(db, id, request.body, now);
        audit(request, 'hours-changed', { target: { kind: 'consultant', id } });
        return { data: { outsideHours: await outsideHoursOf(db, id, now) } };
      },
      ...people(parts),
    });
  };

type People = Pick<
  Handlers<typeof consultantCalls>,
  'POST /admin/calendar/consultants' | 'PATCH /admin/calendar/consultants/:id'
>;

const people = ({ db }: Parts): People => ({
  'POST /admin/calendar/consultants': async (request) => {
    const { accountId = null, ...entered } = request.body;
    await requireTeam(db, accountId);
    const id = commandIdOf(request);
    const { repeated } = accepted(await enterConsultant(db, { id, accountId, ...entered }));
    if (!repeated) {
      audit(request, 'consultant-added', { target: { kind: 'consultant', id } });
    }
    return { data: { id } };
  },
  'PATCH /admin/calendar/consultants/:id': async (request) => {
    const id = uuidOr404(request.params.id);
    const { accountId = null, name, isPaused } = request.body;
    await requireTeam(db, accountId);
    const { refused } = await changeConsultant(db, id, { name, accountId, isPaused }, new Date());
    if (refused) throw apiError(refused);
    const target = { kind: 'consultant', id } as const;
    audit(request, 'consultant-changed', { target, details: { isPaused } });
    return { data: { id } };
  },
});

/** @throws ApiError 400 unless somebody of the team has this account */
async function requireTeam(db: Database, accountId: string | null): Promise<void> {
  if (accountId === null) return;
  const team = await teamPeople(db);
  if (team.some(({ id }) => id === accountId)) return;
  throw invalidPayload('Nobody of the team has this id', ['accountId']);
}

async function viewsOf(db: Database, owners: readonly CalendarOwner[], now: Date) {
  const ids = owners.map(({ id }) => id);
  const workings = await workingsOf(db, ids, now);
  const displaced = await displacedWith(db, ids, now);
  const today = dateOf(now.toISOString());
  return owners.map((owner) => {
    const working = workings.get(owner.id) ?? neverThere;
    const outside = displaced.filter(
      ({ booking, why }) => booking.consultantId === owner.id && why === 'outside-hours',
    );
    return {
      ...owner,
      hours: [...hoursHeldOn(working, today)],
      changes: working.changes
        .filter(({ holdsFrom }) => holdsFrom > today)
        .map(({ holdsFrom, hours }) => ({ holdsFrom, hours: [...hours] })),
      outsideHours: outside.length,
    };
  });
}

const outsideHoursOf = async (db: Database, id: string, now: Date): Promise<number> =>
  (await displacedWith(db, [id], now)).filter(({ why }) => why === 'outside-hours').length;
