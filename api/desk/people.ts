import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { may, type TeamRole } from '#domain/desk/rights.ts';
import { dayKey } from '#domain/site/formats.ts';
import { inviteUsers } from '#modules/accounts/directory/created-users.ts';
import { giveRights } from '#modules/accounts/directory/given-rights.ts';
import {
  findManagedPerson,
  listPeople,
  type PeopleFilter,
} from '#modules/accounts/directory/managed-people.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import { endSessionsOf, sessionsOf } from '#modules/accounts/login/sessions/own-sessions.ts';
import { inviteAgain, revokeInvitation } from '#modules/accounts/registration/invitations.ts';
import { ownMeetings } from '#modules/appointments/meetings/own.ts';
import { openErasure } from '#modules/erasures/erasures.ts';
import { listInvoices } from '#modules/invoices/invoices.ts';
import { listOrders } from '#modules/orders/orders.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { listFoundations } from '#projections/foundations/list.ts';
import { provenAgain } from '../accounts/proofs.ts';
import { viewsOf } from '../appointments/meeting-views.ts';
import { granted } from '../http/account-refusals.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { apiError, refuseWait } from '../http/errors.ts';
import { audit, theAccount } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import { peopleCalls } from './people-schemas.ts';

interface Parts {
  config: Pick<Config, 'linkSecret'>;
  db: Database;
  limits: RateLimits;
}

/** People at the desk: staff see members, admins everybody. */
export const peopleRoutes =
  (parts: Parts): FastifyPluginAsync =>
  async (app) => {
    serve(app, peopleCalls, {
      ...reading(parts),
      ...inviting(parts),
      ...giving(parts),
      ...loggingOut(parts),
    });
  };

export async function peopleForTeam(db: Database, reader: Person, filter: PeopleFilter) {
  const { people, meta } = await listPeople(db, reader, filter);
  return { data: people, meta };
}

type Handled<Name extends keyof typeof peopleCalls> = Pick<Handlers<typeof peopleCalls>, Name>;
type WithId = FastifyRequest<{ Params: { id: string } }>;

/** @throws ApiError 403 for whom this reader may not see */
async function seen(db: Database, request: WithId) {
  const person = await findManagedPerson(db, personOf(request), uuidOr403(request.params.id));
  if (!person) throw apiError('FORBIDDEN');
  return person;
}

const reading = ({
  db,
  config,
}: Parts): Handled<'GET /admin/people/:id' | 'GET /admin/people/:id/belongings'> => ({
  'GET /admin/people/:id': async (request) => {
    const person = await seen(db, request);
    const mayEnd = may(teamRoleOf(request), 'people.write');
    const sessions = mayEnd ? await sessionsOf(db, person.id) : [];
    const owned = await listFoundations(db, 'all', { ...newest(1), owner: person.id });
    const erasure = (await openErasure(db, person.id)) ?? null;
    return { data: { ...person, sessions, erasure, looksAfter: owned.meta.total } };
  },
  'GET /admin/people/:id/belongings': async (request) => {
    const { id, email } = await seen(db, request);
    const now = new Date();
    const page = { limit: SHOWN, offset: 0 };
    const [foundations, orders, invoices, meetings] = await Promise.all([
      listFoundations(db, { accountId: id }, newest(SHOWN)),
      listOrders(db, id, page, now),
      listInvoices(db, id, page, now),
      ownMeetings(db, config.linkSecret, { accountId: id, email }, page),
    ]);
    return {
      data: {
        foundations: { data: foundations.foundations, meta: foundations.meta },
        orders: { data: orders.orders, meta: orders.meta },
        invoices: { data: invoices.invoices, meta: invoices.meta },
        meetings: { data: await viewsOf(db, meetings.meetings), meta: meetings.meta },
      },
    };
  },
});

const SHOWN = 20;
const newest = (limit: number) => ({
  sort: '-startedAt' as const,
  limit,
  offset: 0,
  today: dayKey(new Date().toISOString()),
});

const inviting = ({
  config: { linkSecret },
  db,
  limits,
}: Parts): Handled<
  'POST /admin/people' | 'POST /admin/people/:id/invitation' | 'DELETE /admin/people/:id/invitation'
> => ({
  'POST /admin/people': async (request) => {
    const { email, firstName, lastName, role, language, current_password } = request.body;
    if (role !== 'member') {
      if (!may(teamRoleOf(request), 'people.write')) throw apiError('FORBIDDEN');
      await provenAgain({ db, limits }, request, current_password);
    }
    const person = { email, first_name: firstName, last_name: lastName, role, language };
    const made = granted(await inviteUsers(db, linkSecret, [person], personOf(request).id));
    const id = made[0]?.id ?? '';
    audit(request, 'account-created', { target: theAccount(id), details: { role } });
    return { data: { id } };
  },
  'POST /admin/people/:id/invitation': async (request, reply) => {
    const { id, email } = await seen(db, request);
    refuseWait(await limits.take('verify-mail', email));
    granted(await inviteAgain(db, linkSecret, id));
    audit(request, 'invited-again', { target: theAccount(id) });
    return reply.code(204).send(null);
  },
  'DELETE /admin/people/:id/invitation': async (request, reply) => {
    const { id } = await seen(db, request);
    granted(await revokeInvitation(db, id));
    audit(request, 'invitation-revoked', { target: theAccount(id) });
    return reply.code(204).send(null);
  },
});

const giving = ({ db, limits }: Parts): Handled<'PUT /admin/people/:id/rights'> => ({
  'PUT /admin/people/:id/rights': async (request, reply) => {
    const { id } = await seen(db, request);
    const { rights, current_password: password } = request.body;
    await provenAgain({ db, limits }, request, password);
    granted(await giveRights(db, { actorId: personOf(request).id, id, rights }));
    const details = { rights: rights.join(' ') };
    audit(request, 'rights-given', { target: theAccount(id), details });
    return reply.code(204).send(null);
  },
});

const loggingOut = ({ db, limits }: Parts): Handled<'POST /admin/people/:id/end-sessions'> => ({
  'POST /admin/people/:id/end-sessions': async (request, reply) => {
    const { id } = await seen(db, request);
    await provenAgain({ db, limits }, request, request.body?.current_password);
    granted(await endSessionsOf(db, id));
    audit(request, 'sessions-of-account-ended', { target: theAccount(id) });
    return reply.code(204).send(null);
  },
});

/** Of a caller whom the policy of the route has let in. @throws ApiError 403 for a member */
function teamRoleOf(request: FastifyRequest): TeamRole {
  const { role } = personOf(request);
  if (role === 'member') throw apiError('FORBIDDEN');
  return role;
}
