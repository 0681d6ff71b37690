import { addDays } from 'date-fns';
import { sql } from 'kysely';
import { v5 as uuidv5 } from 'uuid';
import type { Payload } from '#workflows/activities/carry-out.ts';
import type { Dependencies } from '#workflows/activities/dependencies.ts';
import type { CommandMessage, UploadPurpose } from '#workflows/processes/messages.ts';
import { hashToken, tokenOf } from '../tokens.ts';

const LINK_IDS = 'f1d6c3a8-47a5-5b1e-9c0f-6a2be0d5c713';
const VALID_DAYS = 30;

export interface LinkToIssue {
  foundationId: string;
  purpose: UploadPurpose;
  /** The event that made the upload due: a repetition issues the same link. */
  enteredBy: string;
}

/** A notary's way in without a login: one purpose, one use, 30 days. Older links end. */
export async function issueUploadLink(deps: Dependencies, link: LinkToIssue): Promise<void> {
  const { foundationId, purpose, enteredBy } = link;
  const id = uuidv5(`${foundationId}/${purpose}/${enteredBy}`, LINK_IDS);
  const now = deps.now();
  await deps.db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${id}))`.execute(transaction);
    const links = transaction.selectFrom('upload_links').select('id');
    if (await links.where('id', '=', id).executeTakeFirst()) return;
    await revoke(transaction, foundationId, now, purpose);
    await transaction
      .insertInto('upload_links')
      .values({
        id,
        foundation_id: foundationId,
        purpose,
        token_hash: hashToken(tokenOf(deps.linkSecret, id)),
        created_at: now,
        expires_at: addDays(now, VALID_DAYS),
      })
      .execute();
  });
}

/** The token of the link that works now; undefined when there is none. */
export async function openLinkToken(
  { db, linkSecret, now }: Dependencies,
  foundationId: string,
  purpose: UploadPurpose,
): Promise<string | undefined> {
  const link = await db
    .selectFrom('upload_links')
    .select('id')
    .where('foundation_id', '=', foundationId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return link && tokenOf(linkSecret, link.id);
}

/** The file was accepted, which uses the link up. */
export async function useUploadLink(
  { db, now }: Dependencies,
  { foundationId }: CommandMessage,
  { linkId }: Payload,
): Promise<void> {
  if (typeof linkId !== 'string') return;
  await db
    .updateTable('upload_links')
    .set({ used_at: now() })
    .where('id', '=', linkId)
    .where('foundation_id', '=', foundationId)
    .where('used_at', 'is', null)
    .execute();
}

/** Nothing is expected from the notary any more. */
export async function revokeUploadLinks(
  { db, now }: Dependencies,
  { foundationId }: CommandMessage,
): Promise<void> {
  await revoke(db, foundationId, now());
}

async function revoke(
  db: Dependencies['db'],
  foundationId: string,
  at: Date,
  purpose?: UploadPurpose,
): Promise<void> {
  const open = db
    .updateTable('upload_links')
    .set({ revoked_at: at })
    .where('foundation_id', '=', foundationId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null);
  await (purpose ? open.where('purpose', '=', purpose) : open).execute();
}
