import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';

/**
 * Mails of the outbox with the ids they are made from. `mails/registry.ts` adds those that mails/ defines; here
 * are entries that send another mail, or one with other ids.
 */
export interface OutboxMails {
  /** A reminder that the team asked for, see `case_reminders`. */
  'asked-reminder': { reminderId: string };
  /** Concerns the payment that led to this version of the invoice. */
  'invoice-overpaid': { invoiceId: string; version: string };
  'renewed-upload-link': { linkId: string };
  'resent-mail': { messageId: string };
}
type OutboxMail = keyof OutboxMails & string;

/**
 * Adds a mail inside the caller's transaction: it goes out if and only if that commits.
 *
 * @returns the id of its entry, by which `fatesOf` finds it
 */
export async function enqueueMail<M extends OutboxMail>(
  db: Database,
  mail: M,
  data: OutboxMails[M],
  { notBefore = null }: { notBefore?: Date | null } = {},
): Promise<string> {
  const row = { id: randomUUID(), mail, data: JSON.stringify(data), due_at: notBefore };
  await db.insertInto('outbox').values(row).execute();
  return row.id;
}

/** Stores a mail that a workflow sends by this id when its time has come. */
export async function keepForWorkflow<M extends OutboxMail>(
  db: Database,
  id: string,
  mail: M,
  data: OutboxMails[M],
): Promise<void> {
  const row = { id, mail, data: JSON.stringify(data), relayed_at: sql<Date>`now()` };
  await db.insertInto('outbox').values(row).execute();
}

/** Signals to workflows, which are started where necessary. */
export interface OutboxSignals {
  'meeting-changed': { meetingId: string };
  'invoice-changed': { invoiceId: string };
  'erasure-changed': { erasureId: string };
  'export-asked': { exportId: string };
}
type OutboxSignal = keyof OutboxSignals;

/** Adds a signal inside the caller's transaction: it is sent if and only if that commits. */
export async function enqueueSignal<S extends OutboxSignal>(
  db: Database,
  signal: S,
  data: OutboxSignals[S],
): Promise<void> {
  const row = { id: randomUUID(), signal, data: JSON.stringify(data) };
  await db.insertInto('outbox').values(row).execute();
}

export type OutboxEntry = {
  [M in OutboxMail]: { mail: M; data: OutboxMails[M]; createdAt: Date };
}[OutboxMail];

/** A mail of the outbox; undefined for a signal. */
export async function findOutboxEntry(db: Database, id: string): Promise<OutboxEntry | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(['mail', 'data', 'created_at'])
    .where('id', '=', id)
    .where('mail', 'is not', null)
    .executeTakeFirst();
  // `enqueueMail` is the only writer.
  return row && ({ mail: row.mail, data: row.data, createdAt: row.created_at } as OutboxEntry);
}

/** A mail to send, or a workflow to tell. */
export type PendingEntry =
  | { id: string; signal: null; mail: string }
  | { [S in OutboxSignal]: { id: string; signal: S; data: OutboxSignals[S] } }[OutboxSignal];

/** Entries to relay now, oldest first. */
export async function pendingEntries(
  db: Database,
  { limit, now, except = [] }: { limit: number; now: Date; except?: readonly string[] },
): Promise<PendingEntry[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'mail', 'signal', 'data'])
    .where('relayed_at', 'is', null)
    .where(sql<boolean>`not id = any(${except}::uuid[])`)
    .where((where) => where.or([where('due_at', 'is', null), where('due_at', '<=', now)]))
    .orderBy('created_at')
    .limit(limit)
    .execute();
  // `enqueueSignal` is the only writer of signals; the rest are mails.
  return rows as PendingEntry[];
}

/** Entries that should have been relayed by now, oldest first. */
export async function oldEntries(
  db: Database,
  before: Date,
  limit: number,
): Promise<{ entries: { id: string; name: string; since: string }[]; meta: Count }> {
  const due = sql<Date>`coalesce(due_at, created_at)`;
  const old = db
    .selectFrom('outbox')
    .where('relayed_at', 'is', null)
    .where(due, '<', before)
    .orderBy('created_at');
  const meta = await countRows(db, old);
  const rows = await old
    .select(['id', 'mail', 'signal', due.as('since')])
    .limit(limit)
    .execute();
  const entries = rows.map(({ id, mail, signal, since }) => ({
    id,
    name: mail ?? signal ?? '',
    since: since.toISOString(),
  }));
  return { entries, meta };
}

export async function markRelayed(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('outbox').set({ relayed_at: at }).where('id', '=', id).execute();
}
