import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { hashToken, tokenOf } from '../shared/tokens.ts';
import type { IdentificationLinkRow } from './tables.ts';

/** Serialises the links of a participant. */
const LINK_LOCK = 735_110_056;
const LINK_MS = 14 * 24 * 60 * 60_000;

/** A mailed link with which somebody without an account goes to a provider, once. */
export interface IdentificationLink {
  id: string;
  foundationId: string;
  participantId: string;
  expiresAt: string;
}

/**
 * Issues a link in place of the one before, and queues its mail.
 *
 * @param link.id the caller's idempotency key: a repetition issues nothing
 */
export async function issueLink(
  db: Database,
  linkSecret: string,
  { id, foundationId, participantId }: Omit<IdentificationLink, 'expiresAt'>,
  now: Date,
): Promise<IdentificationLink> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LINK_LOCK}, hashtext(${participantId}))`.execute(trx);
    const known = await trx
      .selectFrom('identification_links')
      .selectAll()
      .where('id', '=', id)
      .where('participant_id', '=', participantId)
      .executeTakeFirst();
    if (known) return fromRow(known);
    await trx
      .updateTable('identification_links')
      .set({ revoked_at: now })
      .where('participant_id', '=', participantId)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
    const row = await trx
      .insertInto('identification_links')
      .values({
        id,
        foundation_id: foundationId,
        participant_id: participantId,
        token_hash: hashToken(tokenOf(linkSecret, id)),
        created_at: now,
        expires_at: new Date(now.getTime() + LINK_MS),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await enqueueMail(trx, 'identification-link', { identificationLinkId: id });
    return fromRow(row);
  });
}

/** @returns undefined for a link that is unknown, used, revoked or expired: callers cannot tell which */
export async function findOpenLink(
  db: Database,
  by: { token: string } | { id: string },
  now: Date,
): Promise<IdentificationLink | undefined> {
  const open = db
    .selectFrom('identification_links')
    .selectAll()
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  const row = await ('token' in by
    ? open.where('token_hash', '=', hashToken(by.token))
    : open.where('id', '=', by.id)
  ).executeTakeFirst();
  return row && fromRow(row);
}

/** Called once a provider's answer is recorded; until then the link stays open. */
export async function useLink(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('identification_links')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute();
}

const fromRow = (row: Selectable<IdentificationLinkRow>): IdentificationLink => ({
  id: row.id,
  foundationId: row.foundation_id,
  participantId: row.participant_id,
  expiresAt: row.expires_at.toISOString(),
});
