/** What the audit log records; codes stay, since entries keep them for more than a year. */
export const auditActions = [
  'login',
  'login-failed',
  /** Somebody logged in could not prove again who they are. */
  'proof-failed',
  'logout',
  'refresh-token-reused',
  'password-reset-requested',
  'password-reset',
  'password-changed',
  'second-factor-set-up',
  'second-factor-turned-off',
  'second-factor-reset',
  'recovery-codes-made',
  'email-change-asked',
  'email-changed',
  'session-ended',
  'other-sessions-ended',
  'calendar-made',
  'calendar-removed',
  'email-verified',
  'invited',
  'invitation-accepted',
  'account-created',
  'account-changed',
  'account-removed',
  'picture-uploaded',
  'link-opened',
  'link-refused',
  'upload',
  'download',
  'command',
  'link-reissued',
  'follow-up-done',
  'meeting-booked',
  'meeting-confirmed',
  'meeting-moved',
  'meeting-cancelled',
  'order-placed',
  'order-withdrawn',
  'billing-given',
  'hours-redeemed',
  'redemption-undone',
  'hour-time-booked',
  'hour-time-moved',
  'hour-time-cancelled',
  'address-asked',
  'payment-recorded',
  'card-payment-begun',
  'pdf-retried',
  'inquiry-done',
  'inquiry-reopened',
  'mail-resent',
  'redrive-requested',
] as const;
export type AuditAction = (typeof auditActions)[number];

export interface AuditActor {
  id: string | null;
  role: 'visitor' | 'member' | 'staff' | 'lawyer' | 'admin' | 'notary' | 'operator';
}

export interface AuditTarget {
  kind:
    | 'account'
    | 'foundation'
    | 'document'
    | 'file'
    | 'mail'
    | 'invoice'
    | 'meeting'
    | 'order'
    | 'hour-package'
    | 'inquiry'
    | 'stream';
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
