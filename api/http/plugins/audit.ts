import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#database/connection.ts';
import type { AuditAction } from '#domain/operations/audit-names.ts';
import type { AuditActor, AuditDetails, AuditEntry, AuditTarget } from '#modules/audit/actions.ts';
import { recordAudit } from '#modules/audit/audit-log.ts';
import { count } from '#telemetry/metrics.ts';
import type { ApiActor } from './guards.ts';

declare module 'fastify' {
  interface FastifyRequest {
    auditEntries: AuditEntry[] | undefined;
  }
}

interface Noted {
  /** The caller, unless the request identified them itself, e.g. by a login. */
  actor?: AuditActor;
  target?: AuditTarget | undefined;
  details?: AuditDetails;
}

/**
 * Adds what a request has done to the audit log. The process logs it at once; the entry is written before the
 * answer goes out.
 */
export function audit(request: FastifyRequest, action: AuditAction, noted: Noted = {}): void {
  const { target, details } = noted;
  const actor = noted.actor ?? auditActorOf(request.actor);
  const entry: AuditEntry = { action, actor, target, details };
  request.auditEntries = [...(request.auditEntries ?? []), entry];
  request.log.info(
    { actor: actor.id, role: actor.role, target, details, client: request.ip },
    action,
  );
}

/** The account as a target; none for an address without an account. */
export const theAccount = (id: string | undefined): AuditTarget | undefined =>
  id === undefined ? undefined : { kind: 'account', id };

const auditActorOf = (actor: ApiActor): AuditActor =>
  actor.role === 'visitor' ? { id: null, role: 'visitor' } : { id: actor.id, role: actor.role };

/**
 * Writes entries of the audit log. A failing write does not undo what has happened: the whole entry is logged as
 * the error `audit entries lost`, to be noticed and added by hand. Logins and changes use the same database, so
 * while it is away they have failed already.
 */
export function writeAuditLog(app: FastifyInstance, db: Database): void {
  app.decorateRequest('auditEntries');
  const write = async (request: FastifyRequest, entries: AuditEntry[], done: () => void) => {
    try {
      await recordAudit(db, entries, { requestId: request.id, ip: request.ip });
    } catch (error) {
      request.log.error({ err: error, entries }, 'audit entries lost');
      count('audit_entries_lost_total', {}, entries.length);
    }
    done();
  };
  // A callback spares requests without entries the wait for a promise.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    const entries = request.auditEntries;
    if (!entries) return done();
    request.auditEntries = undefined;
    void write(request, entries, done);
  });
}
