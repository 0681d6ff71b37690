import { isIPv6 } from 'node:net';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import { endOf, startOf } from '#database/days.ts';
import { sortOf } from '#database/sort.ts';
import type { AuditAction } from '#domain/operations/audit-names.ts';
import type { AuditDetails, AuditEntry } from './actions.ts';
import type { AuditLogRow } from './tables.ts';

/** The origin of an entry; scripts have none. */
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

/**
 * The network of an address, /24 or /48: enough to recognise logins from one place, too little to find the
 * person.
 */
export function networkOf(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip)?.[1];
  if (v4) return `${v4}.0/24`;
  if (!isIPv6(ip)) return 'unknown';
  const [head = ''] = ip.toLowerCase().split('::', 1);
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  return `${groups.join(':')}::/48`;
}

export const auditSorts = ['at', '-at'] as const;

export interface AuditQuery {
  action?: AuditAction | undefined;
  /** Ids of actors, any of whom matches. */
  actorIds?: readonly string[] | undefined;
  targetIds?: readonly string[] | undefined;
  /** Days in Berlin, both included, or instants, of which the second is excluded. */
  from?: string | undefined;
  to?: string | undefined;
  sort: (typeof auditSorts)[number];
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

/** Entries in the order of writing, with which the index of every filter ends. */
export async function auditEntries(
  db: Database,
  { action, actorIds, targetIds, from, to, sort, limit, offset }: AuditQuery,
): Promise<{ entries: RecordedAudit[]; meta: Count }> {
  let query = db.selectFrom('audit_log').orderBy('id', sortOf(sort).direction);
  if (action) query = query.where('action', '=', action);
  if (actorIds) query = query.where(sql<SqlBool>`actor_id = any(${actorIds}::uuid[])`);
  if (targetIds) query = query.where(sql<SqlBool>`target_id = any(${targetIds}::text[])`);
  if (from) query = query.where(isSince(boundOf(from, startOf)));
  if (to) query = query.where(isBefore(boundOf(to, endOf)));
  const meta = await countRows(db, query);
  const rows = await query.selectAll().limit(limit).offset(offset).execute();
  return { entries: rows.map(fromRow), meta };
}

const boundOf = (bound: string, ofDay: (day: string) => RawBuilder<Date>) =>
  bound.includes('T') ? sql<Date>`${bound}::timestamptz` : ofDay(bound);

/** Number of ids by which concurrent entries may be out of the order of their times. */
const SIDE_BY_SIDE = sql.lit(10_000);

/** Ids grow with time, so a period is a range of ids. */
const isSince = (from: RawBuilder<Date>) => sql<SqlBool>`(at >= ${from} and id >= (
    select first.id - ${SIDE_BY_SIDE} from audit_log as first
    where first.at >= ${from} order by first.at limit 1
  ))`;
const isBefore = (to: RawBuilder<Date>) => sql<SqlBool>`(at < ${to} and id <= (
    select last.id + ${SIDE_BY_SIDE} from audit_log as last
    where last.at < ${to} order by last.at desc limit 1
  ))`;

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

/** Most entries that `sweep_audit_log` removes in one statement. */
const SWEPT_AT_ONCE = 100_000;

/**
 * Removes entries older than 400 days, and those caused by strangers after 90 days or beyond the newest 500,000.
 *
 * @returns the number removed
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
