import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import {
  changeUsers,
  type UserChange,
  userChange,
} from '#modules/accounts/directory/change-users.ts';
import { countUsers, listUsers, readUsers } from '#modules/accounts/directory/directory.ts';
import { peopleWithCommands } from '#modules/commands/people.ts';
import { removeUsers } from '#modules/erasures/remove-users.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { foundersAmong } from '#projections/foundations.ts';
import { granted } from '../http/account-refusals.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { apiError, invalidPayload } from '../http/errors.ts';
import { audit, theAccount } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import { readBody } from './bodies.ts';
import { viewsOf } from './fields.ts';
import { type Counted, countsOf, fieldsOf, listQueryOf } from './list-query.ts';
import { proofIn, provenAgain } from './proofs.ts';
import { managedUserCalls } from './schemas.ts';

interface Parts {
  db: Database;
  limits: RateLimits;
}

const MAX_PEOPLE = 50;
const ids = z.array(z.uuid()).min(1).max(MAX_PEOPLE);
const change = userChange.partial().strict();
/** The same change for all people, or one for each of them. */
const changes = z.union([
  z.object({ keys: ids, data: change }),
  z
    .array(change.extend({ id: z.uuid() }))
    .min(1)
    .max(MAX_PEOPLE),
]);
const removed = z.union([ids, z.object({ keys: ids })]);

/** People for their managers: staff see founders, admins see and change everybody. */
export const managedUserRoutes =
  (parts: Parts): FastifyPluginAsync =>
  async (app) => {
    serve(app, managedUserCalls, { ...reading(parts), ...changing(parts), ...removing(parts) });
  };

type Handled<Name extends keyof typeof managedUserCalls> = Pick<
  Handlers<typeof managedUserCalls>,
  Name
>;

const reading = ({ db }: Parts): Handled<'GET /users' | 'GET /users/:id'> => ({
  'GET /users': async (request) => {
    const reader = personOf(request);
    const fields = fieldsOf(request.query);
    const query = listQueryOf(request.query, reader.id);
    const counts = countsOf(request.query);
    const people = await viewsOf(db, await listUsers(db, reader, query), fields);
    if (counts.length === 0) return { data: people };
    const meta: Partial<Record<Counted, number>> = {};
    if (counts.includes('total_count')) meta.total_count = await countUsers(db, reader);
    if (counts.includes('filter_count')) meta.filter_count = await countUsers(db, reader, query);
    return { data: people, meta };
  },
  'GET /users/:id': async (request) => {
    const id = uuidOr403(request.params.id);
    const found = await readUsers(db, personOf(request), [id]);
    const [person] = await viewsOf(db, found, fieldsOf(request.query));
    if (!person) throw apiError('FORBIDDEN');
    return { data: person };
  },
});

/** Changes with which a person can log in as somebody else, or let somebody in. */
const opensAccount = ({ role, status, email, password }: UserChange) =>
  [role, status, email, password].some((value) => value !== undefined);

const changing = ({ db, limits }: Parts): Handled<'PATCH /users/:id' | 'PATCH /users'> => ({
  'PATCH /users/:id': async (request) => {
    const id = uuidOr403(request.params.id);
    const reader = personOf(request);
    const fields = fieldsOf(request.query);
    const [known] = await readUsers(db, reader, [id]);
    if (!known) throw apiError('FORBIDDEN');
    const { password, rest } = proofIn(request.body);
    const given = readBody(change, rest);
    if (opensAccount(given)) await provenAgain({ db, limits }, request, password);
    granted(await changeUsers(db, limits, reader.id, [{ id, change: given }]));
    noteChange(request, id, given);
    const [person] = await viewsOf(db, await readUsers(db, reader, [id]), fields);
    if (!person) throw apiError('FORBIDDEN');
    return { data: person };
  },
  'PATCH /users': async (request) => {
    const reader = personOf(request);
    const fields = fieldsOf(request.query);
    const { password, rest } = proofIn(request.body);
    const given = readBody(changes, rest);
    const each = Array.isArray(given)
      ? given.map(({ id, ...values }) => ({ id, change: values }))
      : given.keys.map((id) => ({ id, change: given.data }));
    const targets = each.map(({ id }) => id);
    if (new Set(targets).size < targets.length) throw invalidPayload('An id is there twice');
    if (each.some((one) => opensAccount(one.change))) {
      await provenAgain({ db, limits }, request, password);
    }
    granted(await changeUsers(db, limits, reader.id, each));
    for (const { id, change: values } of each) noteChange(request, id, values);
    return { data: await viewsOf(db, await readUsers(db, reader, targets), fields) };
  },
});

/** The audit log keeps only changes that affect rights; the others are personal. */
function noteChange(request: FastifyRequest, id: string, change: UserChange): void {
  const { role, status } = change;
  audit(request, 'account-changed', {
    target: theAccount(id),
    details: {
      fields: Object.keys(change).join(' '),
      ...(role !== undefined && { role }),
      ...(status !== undefined && { status }),
    },
  });
}

const removing = ({ db, limits }: Parts): Handled<'DELETE /users/:id' | 'DELETE /users'> => {
  const remove = async (targets: readonly string[]) => {
    // The present role does not matter: keys and files of a foundation must not be left behind.
    const founders = await foundersAmong(db, targets);
    if (founders.length > 0) granted({ refused: 'MEMBERS_ARE_ERASED' });
    const kept = new Set(await peopleWithCommands(db, targets));
    granted(await removeUsers(db, targets, { kept, team: true }));
  };
  return {
    'DELETE /users/:id': async (request, reply) => {
      const target = uuidOr403(request.params.id);
      await provenAgain({ db, limits }, request, undefined);
      await remove([target]);
      audit(request, 'account-removed', { target: theAccount(target) });
      return reply.code(204).send(null);
    },
    'DELETE /users': async (request, reply) => {
      const { password, rest } = proofIn(request.body);
      const given = readBody(removed, rest);
      await provenAgain({ db, limits }, request, password);
      const targets = Array.isArray(given) ? given : given.keys;
      await remove(targets);
      for (const target of targets) {
        audit(request, 'account-removed', { target: theAccount(target) });
      }
      return reply.code(204).send(null);
    },
  };
};
