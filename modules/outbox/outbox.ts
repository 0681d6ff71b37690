import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connection.ts';

/** Mails sent through the outbox, and the ids they are made from when they are sent. */
export interface OutboxMails {
  'verify-email': { userId: string; tokenId: string };
  'reset-password': { userId: string; tokenId: string };
  'accept-invite': { userId: string; tokenId: string };
  'account-exists': { userId: string };
  'confirm-email': { userId: string; changeId: string };
  'email-change-notice': { userId: string; changeId: string };
  'email-changed': { userId: string; changeId: string };
  'email-taken': { userId: string };
  'password-changed': { userId: string };
  'two-factor-enabled': { userId: string };
  'two-factor-disabled': { userId: string };
  'confirm-newsletter': { userId: string; consentId: string };
  'confirm-subscription': { consentId: string };
  /** To the team, and to who sent it. */
  inquiry: { inquiryId: string };
  'inquiry-receipt': { inquiryId: string };
  /** To the member, and to the team. */
  'order-placed': { orderId: string };
  'order-placed-team': { orderId: string };
  'order-withdrawn': { orderId: string };
  'order-withdrawn-team': { orderId: string };
  'hours-redeemed': { redemptionId: string };
  'hours-redeemed-team': { redemptionId: string };
  /** To the team, about the payment with which the invoice came to this version. */
  'invoice-overpaid': { invoiceId: string; version: string };
  'renewed-upload-link': { linkId: string };
  'resent-mail': { messageId: string };
}
export type OutboxMail = keyof OutboxMails;
/** About what somebody sent in a form. */
export type InquiryMail = 'inquiry' | 'inquiry-receipt';

export type OrderMail = {
  [M in OutboxMail]: OutboxMails[M] extends { orderId: string } ? M : never;
}[OutboxMail];
export type HoursMail = {
  [M in OutboxMail]: OutboxMails[M] extends { redemptionId: string } ? M : never;
}[OutboxMail];

/** Inside the caller's transaction: the mail goes out if and only if it commits. */
export async function enqueueMail<M extends OutboxMail>(
  db: Database,
  mail: M,
  data: OutboxMails[M],
): Promise<void> {
  const row = { id: randomUUID(), mail, data: JSON.stringify(data) };
  await db.insertInto('outbox').values(row).execute();
}

/** Told to a workflow, which is started where there is none. */
export interface OutboxSignals {
  'meeting-changed': { meetingId: string };
  'invoice-changed': { invoiceId: string };
}
type OutboxSignal = keyof OutboxSignals;
const signals: readonly string[] = ['meeting-changed', 'invoice-changed'] satisfies OutboxSignal[];

/** Inside the caller's transaction: the workflow is told if and only if it commits. */
export async function enqueueSignal<S extends OutboxSignal>(
  db: Database,
  signal: S,
  data: OutboxSignals[S],
): Promise<void> {
  const row = { id: randomUUID(), mail: signal, data: JSON.stringify(data) };
  await db.insertInto('outbox').values(row).execute();
}

export type OutboxEntry = {
  [M in OutboxMail]: { mail: M; data: OutboxMails[M]; createdAt: Date };
}[OutboxMail];

export async function findOutboxEntry(db: Database, id: string): Promise<OutboxEntry | undefined> {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  // `enqueueMail` is the only writer.
  return row && ({ mail: row.mail, data: row.data, createdAt: row.created_at } as OutboxEntry);
}

export type PendingEntry = { id: string } & (
  | { kind: 'mail' }
  | { [S in OutboxSignal]: { kind: S; data: OutboxSignals[S] } }[OutboxSignal]
);

/** Entries not relayed yet, oldest first. */
export async function pendingEntries(db: Database, limit: number): Promise<PendingEntry[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'mail', 'data'])
    .where('relayed_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id, mail, data }) =>
    // `enqueueSignal` is the only writer.
    signals.includes(mail) ? ({ id, kind: mail, data } as PendingEntry) : { id, kind: 'mail' },
  );
}

export async function markRelayed(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('outbox').set({ relayed_at: at }).where('id', '=', id).execute();
}
