import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { commands } from '#domain/foundation/foundation.ts';
import { type CommandName, commandNames } from '#domain/foundation/names.ts';
import { parties, statuses } from '#domain/foundation/statuses.ts';
import { type FoundationPage, listFoundations, readFoundation } from '#projections/foundations.ts';
import { timelineOf } from '#projections/timeline.ts';
import { workflowIdOf } from '#workflows/processes/messages.ts';
import { actorOf, commandIdOf, commandState, decide, fingerprintOf } from '../commands.ts';
import type { Deps } from '../deps.ts';
import { apiError, routeNotFound, toInvalidPayload } from '../errors.ts';
import { accessibleStatus, readAgainIfBehind, scopeOf, uuidOr403 } from '../foundation-access.ts';
import { type Person, personOf } from '../plugins/guards.ts';
import { after, foundationId, page } from '../schemas.ts';

/** A repeated start makes the same foundation. */
const FOUNDATION_IDS = 'a0a5e6fd-1f4c-5c1e-8a55-6f2d6c3f9b10';

/** These come with a file, by routes of their own. */
const withFile: readonly CommandName[] = [
  'add-document',
  'receive-foundation-certificate',
  'receive-bank-confirmation',
  'receive-register-extract',
];
const jsonCommands = commandNames.filter(
  (name) => name !== 'start-foundation' && !withFile.includes(name),
);

const listQuery = page.extend({
  after,
  status: z.enum(statuses).optional(),
  waitingOn: z.enum(parties).optional(),
  search: z.string().max(100).optional(),
  sort: z.enum(['startedAt', '-startedAt', 'since', '-since']).default('-startedAt'),
});

/** For staff and lawyers, who have to reach people and to see how far the process is. */
export interface TeamView {
  founder: { id: string; name: string | null; email: string; phone: string | null } | null;
  temporalUrl: string;
}
export type FoundationAnswer = FoundationPage & Partial<TeamView>;

const signedIn = { config: { access: 'signed-in' } } as const;

export const foundationRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(readRoutes(deps));
    await app.register(commandRoutes(deps));
  };

const readRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps.connection;
    const listed = { ...signedIn, schema: { querystring: listQuery } };
    app.get('/foundations', listed, async (request, reply) => {
      await waitFor(deps, request.query.after, reply);
      const scope = scopeOf(personOf(request));
      const { foundations, total } = await listFoundations(db, scope, request.query);
      return { data: foundations, meta: { total } };
    });
    const one = { ...signedIn, schema: { params: foundationId, querystring: z.object({ after }) } };
    app.get('/foundations/:id', one, async (request, reply) => {
      await waitFor(deps, request.query.after, reply);
      return { data: await answerFor(deps, request.params.id, personOf(request)) };
    });
    app.get('/foundations/:id/timeline', one, async (request, reply) => {
      await waitFor(deps, request.query.after, reply);
      const id = uuidOr403(request.params.id);
      await accessibleStatus(deps, id, scopeOf(personOf(request)));
      return { data: await timelineOf(db, id) };
    });
    const asked = {
      ...signedIn,
      schema: { params: foundationId.extend({ commandId: z.string() }) },
    };
    app.get('/foundations/:id/commands/:commandId', asked, async (request) => {
      const id = uuidOr403(request.params.id);
      const commandId = uuidOr403(request.params.commandId);
      await accessibleStatus(deps, id, scopeOf(personOf(request)));
      const state = await commandState(deps, commandId, { foundationId: id });
      if (!state) throw apiError('FORBIDDEN');
      return { data: state };
    });
  };

const commandRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post('/foundations', { config: { access: 'member' } }, async (request) => {
      const person = personOf(request);
      const payload = payloadOf('start-foundation', person, request.body);
      const commandId = commandIdOf(request);
      const id = uuidv5(commandId, FOUNDATION_IDS);
      const command = 'start-foundation';
      const answer = await decide(deps, {
        foundationId: id,
        commandId,
        command,
        actor: actorOf(person),
        payload,
        fingerprint: fingerprintOf(command, payload),
      });
      return { data: { id, ...answer } };
    });
    const issued = {
      ...signedIn,
      schema: { params: foundationId.extend({ command: z.string().max(100) }) },
    };
    app.post('/foundations/:id/commands/:command', issued, async (request) => {
      const person = personOf(request);
      const command = jsonCommands.find((name) => name === request.params.command);
      if (!command) throw routeNotFound(request.url.split('?', 1)[0] ?? '/');
      const id = uuidOr403(request.params.id);
      await accessibleStatus(deps, id, scopeOf(person));
      const payload = payloadOf(command, person, request.body);
      const answer = await decide(deps, {
        foundationId: id,
        commandId: commandIdOf(request),
        command,
        actor: actorOf(person),
        payload,
        fingerprint: fingerprintOf(command, payload),
      });
      return { data: answer };
    });
  };

/** Checked here as well, so that a form learns of every wrong field at once. @throws ApiError */
function payloadOf(name: CommandName, person: Person, body: unknown): Record<string, unknown> {
  const { who, payload } = commands[name];
  if (!who.includes(actorOf(person).role)) throw apiError('FORBIDDEN');
  const parsed = payload.safeParse(body ?? {});
  if (!parsed.success) throw toInvalidPayload(parsed.error);
  return parsed.data as Record<string, unknown>;
}

/** `X-Stale: true` says that the read models have not got there within 2 s. */
async function waitFor({ checkpoint }: Deps, position: string | undefined, reply: FastifyReply) {
  if (position === undefined) return;
  if (!(await checkpoint.waitFor(position))) reply.header('x-stale', 'true');
}

async function answerFor(deps: Deps, given: string, person: Person): Promise<FoundationAnswer> {
  const id = uuidOr403(given);
  const { db } = deps.connection;
  const found = await readAgainIfBehind(
    deps,
    () => readFoundation(db, id, scopeOf(person)),
    (foundation) => foundation !== undefined,
  );
  if (!found) throw apiError('FORBIDDEN');
  return person.role === 'member' ? found : { ...found, ...(await teamView(deps, id)) };
}

async function teamView({ connection, config }: Deps, id: string): Promise<TeamView> {
  const founder = await connection.db
    .selectFrom('projections.foundations as foundation')
    .innerJoin('users', 'users.id', 'foundation.founder_id')
    .select(['users.id', 'first_name', 'last_name', 'email', 'phone'])
    .where('foundation.id', '=', id)
    .executeTakeFirst();
  const name = [founder?.first_name, founder?.last_name].filter(Boolean).join(' ');
  const ui = config.temporalUiUrl.replace(/\/+$/, '');
  return {
    founder: founder
      ? { id: founder.id, name: name || null, email: founder.email, phone: founder.phone }
      : null,
    temporalUrl: `${ui}/namespaces/${config.temporalNamespace}/workflows/${workflowIdOf(id)}`,
  };
}
