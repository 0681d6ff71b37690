import type { Database } from '#database/connection.ts';
import { undeliverableMails } from './unsent-mails.ts';

export interface SentMail {
  /** Local part of the Message-ID. */
  messageId: string;
  mail: string;
  foundationId: string | null;
  /** True when nothing was sent, and nothing will be. */
  skipped: boolean;
}

/** @returns false when this mail was recorded before */
export async function recordMail(
  db: Database,
  { messageId, mail, foundationId, skipped }: SentMail,
): Promise<boolean> {
  const recorded = await db
    .insertInto('sent_mails')
    .values({ message_id: messageId, mail, foundation_id: foundationId, skipped })
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .executeTakeFirst();
  return recorded !== undefined;
}

export async function wasSent(db: Database, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sent_mails')
    .select('message_id')
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a mail about a foundation went out since an instant. */
export async function wasMailedSince(
  db: Database,
  { foundationId, mail }: { foundationId: string; mail: string },
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('sent_mails')
    .select('message_id')
    .where('foundation_id', '=', foundationId)
    .where('mail', '=', mail)
    .where('skipped', '=', false)
    .where('sent_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Message-ids of a foundation's mails that were sent or skipped, or cannot be delivered. */
export async function settledMessageIds(
  db: Database,
  foundationId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sent_mails')
    .select('message_id')
    .where('foundation_id', '=', foundationId)
    .execute();
  const undeliverable = await undeliverableMails(db, [foundationId]);
  const given = undeliverable.map(({ messageId }) => messageId);
  return new Set([...rows.map((row) => row.message_id), ...given]);
}

/** Those of these foundations that lack a mail which should have been sent by now. */
export async function foundationsWithout(
  db: Database,
  foundationIds: readonly string[],
  mails: readonly string[],
): Promise<string[]> {
  if (foundationIds.length === 0 || mails.length === 0) return [];
  const rows = await db
    .selectFrom('sent_mails')
    .select(['foundation_id', 'mail'])
    .where('foundation_id', 'in', [...foundationIds])
    .where('mail', 'in', [...mails])
    .execute();
  const undeliverable = await undeliverableMails(db, foundationIds);
  const sent = new Set([
    ...rows.map(({ foundation_id, mail }) => `${foundation_id} ${mail}`),
    ...undeliverable.map(({ foundationId, mail }) => `${foundationId} ${mail}`),
  ]);
  return foundationIds.filter((id) => mails.some((mail) => !sent.has(`${id} ${mail}`)));
}
