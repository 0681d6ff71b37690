import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows } from '#database/count.ts';
import { dayOf } from '#database/days.ts';
import type { MailFailure } from '#domain/mails/failures.ts';
import type { FoundTask, TaskSource } from '../desk/found-task.ts';
import { reopenLetter } from './letters.ts';
import { enqueueMail } from './outbox.ts';

/** The ids from which a mail is made again. */
export type MailSource =
  | { foundationId: string; eventId: string; mail: string; occasion: number }
  | { meetingId: string; version: number; mail: string; occasion: number }
  | { invoiceId: string; mail: string; occasion: number }
  | { outboxId: string };

export interface UnsentMail {
  messageId: string;
  mail: string;
  foundationId: string | null;
  source: MailSource;
}

interface ClaimedMail extends UnsentMail {
  recipient: string;
}

/** Longer than an attempt may take, so that only a killed worker loses its claim. */
const CLAIM_SECONDS = 75;

/**
 * Keeps overlapping attempts from sending the same mail twice, without a transaction that would stay open for as
 * long as the mail server takes.
 *
 * @returns false while another attempt is sending it
 */
export async function claimMail(
  db: Database,
  { messageId, mail, foundationId, source, recipient }: ClaimedMail,
): Promise<boolean> {
  const claimed_until = sql<Date>`now() + make_interval(secs => ${CLAIM_SECONDS})`;
  const claimed = await db
    .insertInto('unsent_mails')
    .values({
      message_id: messageId,
      mail,
      foundation_id: foundationId,
      source: JSON.stringify(source),
      recipient,
      claimed_until,
    })
    .onConflict((conflict) =>
      conflict
        .column('message_id')
        .doUpdateSet({ claimed_until, recipient })
        .where(({ or, eb }) =>
          or([
            eb('unsent_mails.claimed_until', 'is', null),
            eb('unsent_mails.claimed_until', '<', sql<Date>`now()`),
          ]),
        ),
    )
    .returning('message_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** @param reason the kind of failure, without the reader's address */
export async function noteFailedMail(
  db: Database,
  messageId: string,
  failed: { reason: string; failure: MailFailure | null; permanent: boolean },
): Promise<void> {
  await db
    .updateTable('unsent_mails')
    .set({
      ...failed,
      claimed_until: null,
      attempts: sql`attempts + 1`,
      failed_at: sql<Date>`now()`,
    })
    .where('message_id', '=', messageId)
    .execute();
}

/** Removes the row of a mail that was sent or need not be. */
export async function forgetUnsentMail(db: Database, messageId: string): Promise<void> {
  await db.deleteFrom('unsent_mails').where('message_id', '=', messageId).execute();
}

export async function findUnsentMail(
  db: Database,
  messageId: string,
): Promise<UnsentMail | undefined> {
  const row = await db
    .selectFrom('unsent_mails')
    .selectAll()
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return (
    row && {
      messageId,
      mail: row.mail,
      foundationId: row.foundation_id,
      // `claimMail` is the only writer.
      source: row.source as MailSource,
    }
  );
}

/** Mails with no further attempt unless staff ask for one: message id → mail. */
export async function undeliverableMails(
  db: Database,
  foundationIds: readonly string[],
): Promise<{ messageId: string; mail: string; foundationId: string }[]> {
  if (foundationIds.length === 0) return [];
  const rows = await db
    .selectFrom('unsent_mails')
    .select(['message_id', 'mail', 'foundation_id'])
    .where('foundation_id', 'in', [...foundationIds])
    .where('permanent', '=', true)
    .execute();
  return rows.map(({ message_id: messageId, mail, foundation_id }) => ({
    messageId,
    mail,
    foundationId: foundation_id ?? '',
  }));
}

/** Failed mails, the newest failure first. */
export async function failedMails(db: Database, limit: number) {
  const failed = db
    .selectFrom('unsent_mails')
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .orderBy('message_id');
  const meta = await countRows(db, failed);
  const rows = await failed.selectAll().limit(limit).execute();
  const mails = rows.map((row) => ({
    id: row.message_id,
    mail: row.mail,
    foundationId: row.foundation_id,
    recipient: row.recipient,
    reason: row.reason ?? '',
    attempts: row.attempts,
    permanent: row.permanent,
    failedAt: row.failed_at?.toISOString() ?? '',
  }));
  return { mails, meta };
}

/** Number of failed mails, whether given up or still being tried. */
export async function countFailedMails(
  db: Database,
): Promise<{ permanent: boolean; mails: number }[]> {
  return db
    .selectFrom('unsent_mails')
    .where('failed_at', 'is not', null)
    .select(['permanent', sql<number>`count(*)::integer`.as('mails')])
    .groupBy('permanent')
    .execute();
}

/** @returns false when there is no such mail, or it has been sent */
export async function resendMail(db: Database, messageId: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('unsent_mails')
      .set({ permanent: false })
      .where('message_id', '=', messageId)
      .where('failed_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await reopenLetter(transaction, messageId);
    await enqueueMail(transaction, 'resent-mail', { messageId });
    return true;
  });
}

/** Removes the address of an account that is removed, since nobody needs it any more. */
export async function forgetRecipient(db: Database, recipient: string): Promise<void> {
  await db
    .updateTable('unsent_mails')
    .set({ recipient: null })
    .where('recipient', '=', recipient)
    .execute();
}

/** Removes the addresses of all recipients of mails about these foundations. */
export async function forgetRecipientsIn(
  db: Database,
  foundationIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('unsent_mails')
    .set({ recipient: null })
    .where(sql<boolean>`foundation_id = any(${foundationIds}::uuid[])`)
    .execute();
}

/** Tasks for mails that did not go out at the first attempt. */
export const lateMails = (): TaskSource => sql<FoundTask>`
  select message_id, case when permanent then 'mail-failed' else 'mail-late' end, foundation_id, null::uuid, null::uuid,
    null, mail, ${dayOf('failed_at')}, failed_at
  from unsent_mails where failed_at is not null`;
