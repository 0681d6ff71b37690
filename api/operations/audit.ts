import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { auditActions } from '#modules/audit/actions.ts';
import { auditEntries } from '#modules/audit/audit-log.ts';
import { answers, list, page } from '../http/schemas.ts';

const instant = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value))
  .optional();

const auditQuery = page.extend({
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  action: z.enum(auditActions).optional(),
  actor: z.uuid().optional(),
  target: z.string().max(200).optional(),
  from: instant,
  to: instant,
});

const auditEntry = z.object({
  id: z.string(),
  at: z.string().meta({ format: 'date-time' }),
  action: z.string(),
  actor: z.object({ id: z.string().nullable(), role: z.string() }),
  target: z.object({ kind: z.string(), id: z.string() }).nullable(),
  requestId: z.string().nullable(),
  /** A network, e.g. 203.0.113.0/24. */
  client: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

/** Who did what, for admins. */
export const auditRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    const options = {
      config: { access: 'admin' },
      schema: { querystring: auditQuery, response: answers({ 200: list(auditEntry) }) },
    } as const;
    app.get('/admin/audit', options, async ({ query }) => {
      const { actor: actorId, target: targetId, ...rest } = query;
      const { entries, meta } = await auditEntries(db, { ...rest, actorId, targetId });
      return { data: entries, meta };
    });
  };
