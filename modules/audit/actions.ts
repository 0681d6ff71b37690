/** Actions in the audit log. Codes never change, since entries keep them for more than a year. */
export const auditActions = [
  'login',
  'login-failed',
  /** A logged-in person failed to prove their identity again. */
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
  'sessions-of-account-ended',
  'calendar-made',
  'calendar-removed',
  'email-verified',
  'invited',
  'invited-again',
  'invitation-revoked',
  'invitation-accepted',
  'account-created',
  'account-changed',
  'account-removed',
  'export-asked',
  'erasure-asked',
  'erasure-withdrawn',
  'picture-uploaded',
  'link-opened',
  'link-refused',
  'upload',
  'download',
  'command',
  /** A lawyer has ticked a point of the checklist, or removed the tick. */
  'review-point',
  /** A member of the team has looked at an event as it is stored. */
  'event-read',
  /** Somebody had a workflow derive its situation from the events again. */
  'read-again',
  'link-reissued',
  'link-revoked',
  'note-written',
  'note-changed',
  'note-removed',
  'letter-read',
  'follow-up-done',
  'task-assigned',
  'task-snoozed',
  'task-reminded',
  'task-called',
  'task-done',
  'task-reopened',
  'meeting-booked',
  'meeting-confirmed',
  'meeting-moved',
  'meeting-cancelled',
  'absence-entered',
  'absence-cancelled',
  'consultant-added',
  'consultant-changed',
  'hours-changed',
  'rebooking-asked',
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
  'payment-taken-back',
  'card-payment-begun',
  'pdf-retried',
  'inquiry-done',
  'inquiry-reopened',
  'view-saved',
  'view-renamed',
  'view-removed',
  'list-exported',
  'content-begun',
  'content-discarded',
  'content-restored',
  'content-published',
  'content-decided',
  'content-archived',
  'mail-resent',
  'redrive-requested',
  'activity-retried',
  /** A member of the team has ended it for somebody; the details give the reason. */
  'newsletter-ended',
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
    | 'booking'
    | 'consultant'
    | 'order'
    | 'hour-package'
    | 'inquiry'
    | 'content'
    | 'stream'
    | 'activity'
    | 'newsletter'
    | 'data-export';
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
