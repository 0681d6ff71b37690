import { isIPv6 } from 'node:net';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import type { AuditAction, AuditDetails, AuditEntry } from './actions.ts';
import type { AuditLogRow } from './tables.ts';

/** Where entries come from; none for scripts. */
export interface AuditOrigin {
  requestId: string;
  ip: string;
}

const DETAIL_CHARS_MAX = 100;

export async function recordAudit(
  db: Database,
  entries: readonly AuditEntry[],
  origin?: AuditOrigin,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ action, actor, target, details = {} }) => ({
    action,
    actor_id: actor.id,
    actor_role: actor.role,
    target_kind: target?.kind ?? null,
    target_id: target?.id ?? null,
    request_id: origin?.requestId ?? null,
    client: origin ? networkOf(origin.ip) : null,
    details: JSON.stringify(shortened(details)),
  }));
  await db.insertInto('audit_log').values(rows).execute();
}

const shortened = (details: AuditDetails): AuditDetails =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, DETAIL_CHARS_MAX) : value,
    ]),
  );

/** Enough to see that logins come from one place, too little to find the person: /24 or /48. */
export function networkOf(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip)?.[1];
  if (v4) return `${v4}.0/24`;
  if (!isIPv6(ip)) return 'unknown';
  const [head = ''] = ip.toLowerCase().split('::', 1);
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  return `${groups.join(':')}::/48`;
}

export interface AuditQuery {
  action?: AuditAction | undefined;
  actorId?: string | undefined;
  targetId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  limit: number;
  offset: number;
}

export interface RecordedAudit {
  id: string;
  at: string;
  action: string;
  actor: { id: string | null; role: string };
  target: { kind: string; id: string } | null;
  requestId: string | null;
  client: string | null;
  details: AuditDetails;
}

/** Newest first. */
export async function auditEntries(
  db: Database,
  { action, actorId, targetId, from, to, limit, offset }: AuditQuery,
): Promise<{ entries: RecordedAudit[]; meta: Count }> {
  // In the order of an index, however far back the days lie.
  let query = db.selectFrom('audit_log').orderBy('at', 'desc').orderBy('id', 'desc');
  if (action) query = query.where('action', '=', action);
  if (actorId) query = query.where('actor_id', '=', actorId);
  if (targetId) query = query.where('target_id', '=', targetId);
  if (from) query = query.where('at', '>=', from);
  if (to) query = query.where('at', '<', to);
  const meta = await countRows(db, query);
  const rows = await query.selectAll().limit(limit).offset(offset).execute();
  return { entries: rows.map(fromRow), meta };
}

const fromRow = (row: Selectable<AuditLogRow>): RecordedAudit => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  actor: { id: row.actor_id, role: row.actor_role },
  target:
    row.target_kind !== null && row.target_id !== null
      ? { kind: row.target_kind, id: row.target_id }
      : null,
  requestId: row.request_id,
  client: row.client,
  details: row.details as AuditDetails,
});

/** What `sweep_audit_log` removes at most in one statement. */
const SWEPT_AT_ONCE = 100_000;

/**
 * Removes what is older than 400 days, and what strangers cause after 90 or beyond the newest 500,000.
 *
 * @returns how many
 */
export async function sweepAuditLog(db: Database): Promise<number> {
  const sweep = sql<{ removed: number }>`select sweep_audit_log() as removed`;
  for (let sum = 0; ; ) {
    const { rows } = await sweep.execute(db);
    const removed = rows[0]?.removed ?? 0;
    sum += removed;
    if (removed < SWEPT_AT_ONCE) return sum;
  }
}
