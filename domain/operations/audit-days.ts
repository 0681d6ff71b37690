/**
 * Retention of the audit log, which the database sweeps itself (`sweep_audit_log`): for people's actions, and for
 * those of strangers.
 */
export const AUDIT_DAYS = { people: 400, strangers: 90 } as const;
