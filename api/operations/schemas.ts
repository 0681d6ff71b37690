import { z } from 'zod';
import { auditActions } from '#domain/operations/audit-names.ts';
import { instant } from '#domain/wire.ts';
import { auditSorts } from '#modules/audit/audit-log.ts';
import { declareCalls } from '../http/calls.ts';
import { deskQuery } from '../http/list-query.ts';
import { ofType } from '../http/schemas.ts';

const bound = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .meta({ description: 'A day in Berlin, included: 2026-11-26. Or an instant.' })
  .optional();

export const auditQuery = deskQuery.extend({
  offset: z.coerce.number<number>().int().min(0).max(100_000).default(0),
  action: z.enum(auditActions).optional(),
  actor: z.uuid().optional(),
  person: z.string().trim().min(1).max(100).optional().meta({
    description:
      'Who did it, by id, email address or name. `search`: the same of what it was done to.',
  }),
  target: z.string().max(200).optional(),
  from: bound,
  to: bound,
  sort: z.enum(auditSorts).default('-at'),
});

export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  action: z.string(),
  /** The actor, with the present name of the account, if it exists. */
  actor: z.object({ id: z.string().nullable(), role: z.string(), name: z.string().nullable() }),
  target: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }).nullable(),
  requestId: z.string().nullable(),
  /** A network such as 203.0.113.0/24. */
  client: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

export type AuditedAction = z.output<typeof auditEntry>;

const status = z.enum(['ok', 'warn', 'error']);
export type HealthStatus = z.output<typeof status>;

const health = z.object({
  status,
  /** For admins only. */
  checks: z.record(z.string(), status).optional(),
});
export type Health = Required<z.output<typeof health>>;

export const HEALTH_TYPE = 'application/health+json';

/** Calls for load balancers and Prometheus. Their answers are not our JSON, so the contract leaves them out. */
export const serverCalls = declareCalls({
  'GET /server/ping': {
    access: 'public',
    ignoreBadToken: true,
    answers: { 200: ofType('text/html', z.literal('pong')) },
  },
  'GET /server/health': {
    access: 'public',
    ignoreBadToken: true,
    answers: { 200: ofType(HEALTH_TYPE, health), 503: ofType(HEALTH_TYPE, health) },
  },
});

export const metricsCalls = declareCalls({
  'GET /metrics': {
    access: 'operations.figures',
    answers: { 200: ofType('text/plain', z.string()) },
  },
});
