import { addDays } from 'date-fns';
import { sql } from 'kysely';
import type { Deps } from '#api/deps.ts';
import { refusal } from '#api/errors.ts';
import type { Status } from '#domain/foundation/statuses.ts';
import type { UploadPurpose } from '#workflows/processes/messages.ts';
import { oweRenewedLink } from '../outbox/outbox.ts';
import { hashToken, tokenOf } from '../tokens.ts';
import { purposes } from './links.ts';

const VALID_DAYS = 30;

export interface RenewedLink {
  linkId: string;
  purpose: UploadPurpose;
  expiresAt: string;
}

/**
 * A new link for the file that is being waited for, mailed to the notary; the one before ends in
 * the same transaction.
 *
 * @param linkId the caller's key: a repetition renews nothing again
 * @throws ApiError 409 when no file of a notary is being waited for
 */
export async function renewLink(
  { connection, config }: Deps,
  foundationId: string,
  status: Status,
  linkId: string,
): Promise<RenewedLink> {
  const purpose = purposeAt(status);
  if (!purpose) throw refusal('NOT_ALLOWED_NOW', { status });
  const now = new Date();
  return connection.db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${foundationId}))`.execute(transaction);
    const links = transaction.selectFrom('upload_links').selectAll().where('id', '=', linkId);
    const known = await links.where('foundation_id', '=', foundationId).executeTakeFirst();
    if (known) return { linkId, purpose, expiresAt: known.expires_at.toISOString() };
    await transaction
      .updateTable('upload_links')
      .set({ revoked_at: now })
      .where('foundation_id', '=', foundationId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
    const expiresAt = addDays(now, VALID_DAYS);
    await transaction
      .insertInto('upload_links')
      .values({
        id: linkId,
        foundation_id: foundationId,
        purpose,
        token_hash: hashToken(tokenOf(config.linkSecret, linkId)),
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
    await oweRenewedLink(transaction, linkId);
    return { linkId, purpose, expiresAt: expiresAt.toISOString() };
  });
}

function purposeAt(status: Status): UploadPurpose | undefined {
  const all = Object.entries(purposes) as [UploadPurpose, { status: Status }][];
  return all.find(([, purpose]) => purpose.status === status)?.[0];
}
