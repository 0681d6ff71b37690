import type { Json, WithDefault } from '#database/columns.ts';

/** The role of the parts can add and read entries, but neither change nor remove fresh ones. */
export interface AuditLogRow {
  /** Assigned by the database; a bigint, so text here. */
  id: WithDefault<string>;
  at: WithDefault<Date>;
  action: string;
  /** The account, or a notary's link; null for visitors and scripts. */
  actor_id: string | null;
  actor_role: string;
  target_kind: string | null;
  target_id: string | null;
  request_id: string | null;
  /** The network of the request rather than its address. */
  client: string | null;
  details: Json<Record<string, string | number | boolean>>;
}

export interface AuditTables {
  audit_log: AuditLogRow;
}
