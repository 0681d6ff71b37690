import type {
  AuditAction,
  auditKindNames,
  auditRoleNames,
} from '#domain/operations/audit-names.ts';

export interface AuditActor {
  id: string | null;
  role: keyof typeof auditRoleNames;
}

export interface AuditTarget {
  kind: keyof typeof auditKindNames;
  id: string;
}

/** Codes and counts; never names, addresses, tokens or other words of people. */
export type AuditDetails = Record<string, string | number | boolean>;

export interface AuditEntry {
  action: AuditAction;
  actor: AuditActor;
  target?: AuditTarget | undefined;
  details?: AuditDetails | undefined;
}
