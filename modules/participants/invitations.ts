import { createHmac } from 'node:crypto';
import { subDays } from 'date-fns/subDays';
import { subYears } from 'date-fns/subYears';
import type { Selectable } from 'kysely';
import { v5 as uuidv5 } from 'uuid';
import { removeInBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { hashToken, tokenOf } from '../shared/tokens.ts';
import type { InvitationRow } from './tables.ts';

const INVITATION_IDS = '0b6d4d0a-6f57-5d0e-9c53-1f8a4f2f7b36';
/** How long a closed invitation is kept, without anybody's name. */
const CLOSED_DAYS = 30;
/** How long an address is left alone. */
const SUPPRESSED_YEARS = 3;

/** An invitation to take part in a formation; its token derives from the id, and only its hash is stored. */
export interface Invitation {
  id: string;
  foundationId: string;
  participantId: string;
  expiresAt: string;
  /** The account that was made for accepting it. */
  accountId: string | null;
}

/** The invitation that an event calls for: a repeated attempt issues, and mails, the same one. */
export const invitationIdOf = (eventId: string): string => uuidv5(eventId, INVITATION_IDS);

type Issued = Pick<Invitation, 'id' | 'foundationId' | 'participantId'> & { expiresAt: Date };

/** Issues an invitation and queues its mail. */
export async function issueInvitation(
  db: Database,
  linkSecret: string,
  { id, foundationId, participantId, expiresAt }: Issued,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const issued = await trx
      .insertInto('participant_invitations')
      .values({
        id,
        foundation_id: foundationId,
        participant_id: participantId,
        token_hash: hashToken(tokenOf(linkSecret, id)),
        created_at: now,
        expires_at: expiresAt,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (issued) await enqueueMail(trx, 'participant-invited', { invitationId: id });
  });
}

/** @returns undefined for one that is unknown, closed or expired: callers cannot tell which */
export async function findOpenInvitation(
  db: Database,
  by: { token: string } | { id: string },
  now: Date,
): Promise<Invitation | undefined> {
  const open = db
    .selectFrom('participant_invitations')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now);
  const row = await ('token' in by
    ? open.where('token_hash', '=', hashToken(by.token))
    : open.where('id', '=', by.id)
  ).executeTakeFirst();
  return row && fromRow(row);
}

/** An invitation, closed or not. */
export async function findInvitation(
  db: Database,
  id: string,
  now: Date,
): Promise<(Invitation & { isOpen: boolean }) | undefined> {
  const row = await db
    .selectFrom('participant_invitations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...fromRow(row), isOpen: row.closed_at === null && row.expires_at > now };
}

/** Notes the account that was made for accepting an invitation, so that a repeated call goes on with it. */
export async function noteAccount(db: Database, id: string, accountId: string): Promise<void> {
  await db
    .updateTable('participant_invitations')
    .set({ account_id: accountId })
    .where('id', '=', id)
    .execute();
}

/** Closes the open invitations of a participant, or of a whole formation. */
export async function closeInvitations(
  db: Database,
  { foundationId, participantId }: { foundationId: string; participantId?: string },
  now: Date,
): Promise<void> {
  let closing = db
    .updateTable('participant_invitations')
    .set({ closed_at: now })
    .where('foundation_id', '=', foundationId)
    .where('closed_at', 'is', null);
  if (participantId) closing = closing.where('participant_id', '=', participantId);
  await closing.execute();
}

/** Open invitations whose time is over, the oldest first. */
export async function expiredInvitations(
  db: Database,
  now: Date,
  limit: number,
): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('participant_invitations')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** Removes invitations that have been closed for a while, and old objections. @returns the number removed */
export async function sweepInvitations(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('suppressed_addresses')
    .where('suppressed_at', '<', subYears(now, SUPPRESSED_YEARS))
    .executeTakeFirst();
  const removed = await removeInBatches(
    db,
    'participant_invitations',
    db
      .selectFrom('participant_invitations')
      .select('id')
      .where('closed_at', '<', subDays(now, CLOSED_DAYS)),
  );
  return removed + Number(numDeletedRows);
}

const addressHash = (linkSecret: string, email: string): string =>
  createHmac('sha256', linkSecret).update(`no-invitations/${email.toLowerCase()}`).digest('hex');

/** From now on nobody is invited by this address. */
export async function suppressAddress(
  db: Database,
  linkSecret: string,
  email: string,
): Promise<void> {
  await db
    .insertInto('suppressed_addresses')
    .values({ address_hash: addressHash(linkSecret, email) })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute();
}

export async function isSuppressed(
  db: Database,
  linkSecret: string,
  email: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('suppressed_addresses')
    .select('address_hash')
    .where('address_hash', '=', addressHash(linkSecret, email))
    .executeTakeFirst();
  return found !== undefined;
}

const fromRow = (row: Selectable<InvitationRow>): Invitation => ({
  id: row.id,
  foundationId: row.foundation_id,
  participantId: row.participant_id,
  expiresAt: row.expires_at.toISOString(),
  accountId: row.account_id,
});
