import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import {
  changeUsers,
  type UserChange,
  userChange,
} from '#modules/accounts/directory/change-users.ts';
import { countUsers, listUsers, readUsers } from '#modules/accounts/directory/directory.ts';
import { removeUsers } from '#modules/accounts/directory/remove-users.ts';
import { peopleWithCommands } from '#modules/commands/people.ts';
import type { AccountLimits } from '#modules/rate-limits/account-limits.ts';
import { foundersAmong } from '#projections/foundations.ts';
import { apiError, invalidPayload } from '../http/errors.ts';
import { audit, theAccount } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import { answers, data, noBody } from '../http/schemas.ts';
import { granted } from './account-refusals.ts';
import { readBody } from './bodies.ts';
import { viewsOf } from './fields.ts';
import { countsOf, fieldsOf, listQueryOf } from './list-query.ts';
import { pickedUser, userQuery } from './schemas.ts';

interface Parts {
  db: Database;
  limits: Pick<AccountLimits, 'newPassword'>;
}

const staff = { config: { access: 'staff' } } as const;
const admin = { config: { access: 'admin' } } as const;
const params = z.object({ id: z.string() });

const userList = z.object({
  data: z.array(pickedUser),
  meta: z.object({ total_count: z.int(), filter_count: z.int() }).partial().optional(),
});

const MAX_PEOPLE = 50;
const ids = z.array(z.uuid()).min(1).max(MAX_PEOPLE);
const change = userChange.partial().strict();
/** The same for all of them, or each their own. */
const changes = z.union([
  z.object({ keys: ids, data: change }),
  z
    .array(change.extend({ id: z.uuid() }))
    .min(1)
    .max(MAX_PEOPLE),
]);
const removed = z.union([ids, z.object({ keys: ids })]);

/** People, for those who manage them: staff see founders, admins see and change everybody. */
export const managedUserRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(readRoutes(parts));
    await app.register(changeRoutes(parts));
    await app.register(removeRoutes(parts));
  };

const readRoutes =
  ({ db }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const listed = { querystring: userQuery, response: answers({ 200: userList }) };
    app.get('/users', { ...staff, schema: listed }, async (request) => {
      const reader = personOf(request);
      const fields = fieldsOf(request.query);
      const query = listQueryOf(request.query, reader.id);
      const counts = countsOf(request.query);
      const people = await viewsOf(db, await listUsers(db, reader, query), fields);
      if (counts.length === 0) return { data: people };
      const meta: z.output<typeof userList>['meta'] = {};
      if (counts.includes('total_count')) meta.total_count = await countUsers(db, reader);
      if (counts.includes('filter_count')) meta.filter_count = await countUsers(db, reader, query);
      return { data: people, meta };
    });
    const one = { params, querystring: userQuery, response: answers({ 200: data(pickedUser) }) };
    app.get('/users/:id', { ...staff, schema: one }, async (request) => {
      const id = uuidOr403(request.params.id);
      const found = await readUsers(db, personOf(request), [id]);
      const [person] = await viewsOf(db, found, fieldsOf(request.query));
      if (!person) throw apiError('FORBIDDEN');
      return { data: person };
    });
  };

const changeRoutes =
  ({ db, limits }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const changed = {
      params,
      querystring: userQuery,
      body: z.unknown(),
      response: answers({ 200: data(pickedUser) }),
    };
    app.patch('/users/:id', { ...admin, schema: changed }, async (request) => {
      const id = uuidOr403(request.params.id);
      const reader = personOf(request);
      const fields = fieldsOf(request.query);
      const [known] = await readUsers(db, reader, [id]);
      if (!known) throw apiError('FORBIDDEN');
      const given = readBody(change, request.body);
      granted(await changeUsers(db, limits, reader.id, [{ id, change: given }]));
      noteChange(request, id, given);
      const [person] = await viewsOf(db, await readUsers(db, reader, [id]), fields);
      if (!person) throw apiError('FORBIDDEN');
      return { data: person };
    });
    const all = {
      querystring: userQuery,
      body: z.unknown(),
      response: answers({ 200: data(z.array(pickedUser)) }),
    };
    app.patch('/users', { ...admin, schema: all }, async (request) => {
      const reader = personOf(request);
      const fields = fieldsOf(request.query);
      const given = readBody(changes, request.body);
      const each = Array.isArray(given)
        ? given.map(({ id, ...rest }) => ({ id, change: rest }))
        : given.keys.map((id) => ({ id, change: given.data }));
      const targets = each.map(({ id }) => id);
      if (new Set(targets).size < targets.length) throw invalidPayload('An id is there twice');
      granted(await changeUsers(db, limits, reader.id, each));
      for (const { id, change: values } of each) noteChange(request, id, values);
      return { data: await viewsOf(db, await readUsers(db, reader, targets), fields) };
    });
  };

/** Of a change only what rights depend on is kept; the rest is personal. */
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

const removeRoutes =
  ({ db }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const remove = async (targets: readonly string[]) => {
      const kept = [
        ...(await foundersAmong(db, targets)),
        ...(await peopleWithCommands(db, targets)),
      ];
      granted(await removeUsers(db, targets, new Set(kept)));
    };
    const gone = answers({ 204: noBody });
    app.delete(
      '/users/:id',
      { ...admin, schema: { params, response: gone } },
      async (request, reply) => {
        const target = uuidOr403(request.params.id);
        await remove([target]);
        audit(request, 'account-removed', { target: theAccount(target) });
        return reply.code(204).send(null);
      },
    );
    const several = { body: z.unknown(), response: gone };
    app.delete('/users', { ...admin, schema: several }, async (request, reply) => {
      const given = readBody(removed, request.body);
      const targets = Array.isArray(given) ? given : given.keys;
      await remove(targets);
      for (const target of targets) {
        audit(request, 'account-removed', { target: theAccount(target) });
      }
      return reply.code(204).send(null);
    });
  };
