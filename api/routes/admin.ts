import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { parties } from '#domain/foundation/statuses.ts';
import { purposeAt } from '#domain/foundation/upload-purposes.ts';
import { renewLink } from '#modules/upload-links/upload-links.ts';
import { type Lag, lag, parkedStreams, requestRedrive } from '#projections/health.ts';
import { openTasks } from '#projections/tasks.ts';
import { commandIdOf } from '../commands.ts';
import type { Deps } from '../deps.ts';
import { apiError, refusal } from '../errors.ts';
import { accessibleStatus, uuidOr403 } from '../foundation-access.ts';
import { after, foundationId, page } from '../schemas.ts';

const tasksQuery = page.extend({
  after,
  /** One party or several, joined by commas. */
  waitingOn: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(z.enum(parties)))
    .optional(),
  overdue: z.enum(['only', 'also']).optional(),
});

/** For the console: the work list, and what the read models could not take in. */
export const adminRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps.connection;
    const team = { config: { access: 'team' } } as const;
    const staff = { config: { access: 'staff' } } as const;
    const listed = { ...team, schema: { querystring: tasksQuery } };
    app.get('/admin/tasks', listed, async ({ query }, reply) => {
      if (query.after !== undefined && !(await deps.checkpoint.waitFor(query.after))) {
        reply.header('x-stale', 'true');
      }
      const { tasks, total } = await openTasks(db, { ...query, now: new Date() });
      return { data: tasks, meta: { total } };
    });
    app.get('/admin/parked', team, async () => {
      const parked = await parkedStreams(db);
      return { data: parked, meta: { total: parked.length } };
    });
    const named = { ...staff, schema: { params: z.object({ stream: z.string().max(100) }) } };
    app.post('/admin/parked/:stream/redrive', named, async (request, reply) => {
      const { stream } = request.params;
      if (!(await requestRedrive(db, stream, new Date()))) throw apiError('FORBIDDEN');
      request.log.info({ stream }, 'redrive requested');
      return reply.code(202).send({ data: { stream, state: 'requested' } });
    });
    const renewed = { ...staff, schema: { params: foundationId } };
    app.post('/admin/foundations/:id/upload-links', renewed, async (request) => {
      const id = uuidOr403(request.params.id);
      const status = await accessibleStatus(deps, id, 'all');
      const purpose = purposeAt(status);
      if (!purpose) throw refusal('NOT_ALLOWED_NOW', { status });
      const wanted = { id: commandIdOf(request), foundationId: id, purpose };
      const link = await renewLink(db, deps.config.linkSecret, wanted, new Date());
      request.log.info({ foundation: id, link: link.id }, 'upload link renewed');
      const { id: linkId, expiresAt } = link;
      return { data: { linkId, purpose: link.purpose, expiresAt } };
    });
    app.get('/metrics', staff, async (_request, reply) =>
      reply
        .type('text/plain; version=0.0.4; charset=utf-8')
        .send(metricsOf(await lag(db, deps.store, new Date()), await waitingCommands(deps))),
    );
  };

async function waitingCommands({ connection }: Deps): Promise<number> {
  const { count } = await connection.db
    .selectFrom('commands')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** In the text format of Prometheus. */
const metricsOf = (
  { position, head, behind, lagSeconds, parkedStreams: parked }: Lag,
  waiting: number,
) =>
  [
    gauge('event_store_head_position', 'Position of the newest event.', head),
    gauge('projections_position', 'Position the read models have reached.', position),
    gauge('projections_behind', 'Positions the read models are behind.', behind),
    gauge(
      'projections_lag_seconds',
      'Age of the last event taken in, while behind.',
      lagSeconds ?? 0,
    ),
    gauge('projections_parked_streams', 'Streams that wait for a re-drive.', parked),
    gauge('commands_undecided', 'Commands without an outcome.', waiting),
  ].join('');

const gauge = (name: string, help: string, value: number | string) =>
  `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`;
