import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { parties } from '#domain/foundations/statuses.ts';
import { purposeNames } from '#domain/foundations/upload-purposes.ts';
import { failedCommands } from '#modules/commands/failed-commands.ts';
import { failedMails, resendMail } from '#modules/outbox/unsent-mails.ts';
import { fingerprintOf } from '#modules/shared/fingerprint.ts';
import { findLink } from '#modules/upload-links/upload-links.ts';
import { parkedStreams, requestRedrive, requestRedriveOfAll } from '#projections/health.ts';
import { openTasks } from '#projections/tasks.ts';
import type { FoundationClient } from '#workflows/client.ts';
import {
  actorOf,
  commandHeaders,
  commandIdOf,
  decide,
  expectedRevisionOf,
} from '../foundations/commands.ts';
import {
  accessibleStatus,
  type FoundationReads,
  waitForPosition,
} from '../foundations/foundation-access.ts';
import {
  failedCommandSchema,
  failedMailSchema,
  parkedStreamSchema,
  taskSchema,
} from '../foundations/schemas.ts';
import { apiError, refusal } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import { after, answers, data, foundationId, list, page } from '../http/schemas.ts';

const tasksQuery = page.extend({
  after,
  // One party, or several joined by commas.
  waitingOn: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(z.enum(parties)))
    .optional(),
  overdue: z.enum(['only', 'also']).optional(),
});

const redriveSchema = z.object({ stream: z.string(), state: z.literal('requested') });
const redriveAllSchema = z.object({ streams: z.int(), state: z.literal('requested') });
const resentMailSchema = z.object({ id: z.string(), state: z.literal('requested') });
const reissuedLinkSchema = z.object({
  linkId: z.string(),
  purpose: z.enum(purposeNames),
  expiresAt: z.string().meta({ format: 'date-time' }),
});

interface AdminRoutes extends FoundationReads {
  process: Pick<FoundationClient, 'decide'>;
}

const team = { config: { access: 'team' } } as const;
const staff = { config: { access: 'staff' } } as const;

/** For the console: the work list, renewed upload links, and what went wrong. */
export const adminRoutes =
  (deps: AdminRoutes): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, checkpoint } = deps;
    const taskOptions = {
      ...team,
      schema: { querystring: tasksQuery, response: answers({ 200: list(taskSchema) }) },
    };
    app.get('/admin/tasks', taskOptions, async ({ query }, reply) => {
      await waitForPosition(checkpoint, query.after, reply);
      const { tasks, meta } = await openTasks(db, { ...query, now: new Date() });
      return { data: tasks, meta };
    });
    const failedOptions = {
      ...team,
      schema: { querystring: page, response: answers({ 200: list(failedCommandSchema) }) },
    };
    app.get('/admin/failed-commands', failedOptions, async ({ query }) => {
      const { commands, meta } = await failedCommands(db, query);
      return { data: commands, meta };
    });
    const parkedOptions = {
      ...team,
      schema: { response: answers({ 200: list(parkedStreamSchema) }) },
    };
    app.get('/admin/parked', parkedOptions, async () => {
      const streams = await parkedStreams(db);
      return { data: streams, meta: { total: streams.length } };
    });
    const redriveOptions = {
      ...staff,
      schema: {
        params: z.object({ stream: z.string().max(100) }),
        response: answers({ 202: data(redriveSchema) }),
      },
    };
    app.post('/admin/parked/:stream/redrive', redriveOptions, async (request, reply) => {
      const { stream } = request.params;
      if (!(await requestRedrive(db, stream, new Date()))) throw apiError('NOT_PARKED');
      audit(request, 'redrive-requested', { target: { kind: 'stream', id: stream } });
      return reply.code(202).send({ data: { stream, state: 'requested' } });
    });
    const redriveAllOptions = {
      ...staff,
      schema: { response: answers({ 202: data(redriveAllSchema) }) },
    };
    app.post('/admin/parked/redrive', redriveAllOptions, async (request, reply) => {
      const streams = await requestRedriveOfAll(db, new Date());
      audit(request, 'redrive-requested', { details: { streams } });
      return reply.code(202).send({ data: { streams, state: 'requested' } });
    });
    await app.register(reissueLinkRoute(deps));
    await app.register(mailRoutes(deps));
  };

const mailRoutes =
  ({ db }: Pick<AdminRoutes, 'db'>): FastifyPluginAsyncZod =>
  async (app) => {
    const listOptions = {
      ...team,
      schema: {
        querystring: page.extend({ foundationId: z.uuid().optional() }),
        response: answers({ 200: list(failedMailSchema) }),
      },
    };
    app.get('/admin/mails', listOptions, async ({ query }) => {
      const { mails, meta } = await failedMails(db, query);
      return { data: mails, meta };
    });
    const resendOptions = {
      ...staff,
      schema: {
        params: z.object({ mailId: z.string().max(200) }),
        response: answers({ 202: data(resentMailSchema) }),
      },
    };
    app.post('/admin/mails/:mailId/resend', resendOptions, async (request, reply) => {
      const { mailId: id } = request.params;
      if (!(await resendMail(db, id))) throw apiError('NOT_UNSENT');
      audit(request, 'mail-resent', { target: { kind: 'mail', id } });
      return reply.code(202).send({ data: { id, state: 'requested' } });
    });
  };

/** A link has the id of the command that made it, in its foundation. */
const LINK_IDS = '2c9c7a5e-3f60-5f0e-8f4b-5c1c8a3c6d27';

const reissueLinkRoute =
  (deps: AdminRoutes): FastifyPluginAsyncZod =>
  async (app) => {
    const options = {
      ...staff,
      schema: {
        params: foundationId,
        headers: commandHeaders,
        response: answers({ 200: data(reissuedLinkSchema) }),
      },
    };
    app.post('/admin/foundations/:id/upload-links', options, async (request) => {
      const id = uuidOr403(request.params.id);
      await accessibleStatus(deps, id, 'all');
      const commandId = commandIdOf(request);
      const linkId = uuidv5(`${id}/${commandId}`, LINK_IDS);
      const command = 'reissue-upload-link';
      await decide(deps, {
        foundationId: id,
        commandId,
        command,
        actor: actorOf(personOf(request)),
        payload: { linkId },
        fingerprint: fingerprintOf([command, {}]),
        expectedRevision: expectedRevisionOf(request),
      });
      const link = await findLink(deps.db, linkId);
      // The file arrived at the same moment, so there is nothing left to upload.
      if (!link) throw refusal('NOT_ALLOWED_NOW');
      const target = { kind: 'foundation', id } as const;
      audit(request, 'link-reissued', { target, details: { purpose: link.purpose } });
      return { data: { linkId, purpose: link.purpose, expiresAt: link.expiresAt } };
    });
  };
