import { type Selectable, sql, type Transaction } from 'kysely';
import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import {
  lastEnd,
  leastValid,
  oldestAlive,
  type UploadPurpose,
} from '#domain/foundations/upload-purposes.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { hashToken, tokenOf } from '../shared/tokens.ts';
import type { UploadLinkRow } from './tables.ts';

/** Serialises renewals of a foundation's links. */
const LINKS_LOCK = 735_110_006;
const FIRST_LINK_IDS = 'f1d6c3a8-47a5-5b1e-9c0f-6a2be0d5c713';

/** A link with which a notary uploads one file without a login. Its token derives from the id. */
export interface UploadLink {
  id: string;
  foundationId: string;
  purpose: UploadPurpose;
  expiresAt: string;
}

export interface FirstLink {
  foundationId: string;
  purpose: UploadPurpose;
  /** The event that requires the upload: a retry issues the same link. */
  enteredBy: string;
}

export const firstLinkId = ({ foundationId, purpose, enteredBy }: FirstLink): string =>
  uuidv5(`${foundationId}/${purpose}/${enteredBy}`, FIRST_LINK_IDS);

/** Issues the link that a foundation gets when it starts to wait for a notary's file. */
export async function issueFirstLink(
  db: Database,
  linkSecret: string,
  link: FirstLink & Pick<UploadLink, 'expiresAt'>,
  now: Date,
): Promise<void> {
  const { foundationId, purpose, expiresAt } = link;
  const id = firstLinkId(link);
  await db
    .transaction()
    .execute((transaction) =>
      replaceLink(transaction, linkSecret, { id, foundationId, purpose, expiresAt }, now),
    );
}

/**
 * Replaces the open link and queues the mail with the new one.
 *
 * @param link.id the caller's idempotency key: a repetition renews nothing
 */
export async function renewLink(
  db: Database,
  linkSecret: string,
  link: UploadLink,
  now: Date,
): Promise<UploadLink> {
  return db.transaction().execute(async (transaction) => {
    const renewed = await replaceLink(transaction, linkSecret, link, now);
    if (renewed.isNew) await enqueueMail(transaction, 'renewed-upload-link', { linkId: link.id });
    return renewed.link;
  });
}

async function replaceLink(
  transaction: Transaction<Tables>,
  linkSecret: string,
  { id, foundationId, purpose, expiresAt }: UploadLink,
  now: Date,
): Promise<{ link: UploadLink; isNew: boolean }> {
  await sql`select pg_advisory_xact_lock(${LINKS_LOCK}, hashtext(${foundationId}))`.execute(
    transaction,
  );
  const known = await transaction
    .selectFrom('upload_links')
    .selectAll()
    .where('id', '=', id)
    .where('foundation_id', '=', foundationId)
    .executeTakeFirst();
  if (known) return { link: fromRow(known), isNew: false };
  await revokeUploadLinks(transaction, foundationId, now, { purpose });
  const issued = await transaction
    .insertInto('upload_links')
    .values({
      id,
      foundation_id: foundationId,
      purpose,
      token_hash: hashToken(tokenOf(linkSecret, id)),
      created_at: now,
      expires_at: leastValid(expiresAt, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { link: fromRow(issued), isNew: true };
}

/** @returns undefined for a link that is unknown, used, revoked or expired: callers cannot tell which */
export async function findOpenLink(
  db: Database,
  by: { token: string } | { id: string },
  now: Date,
): Promise<UploadLink | undefined> {
  const open = openAt(db, now);
  const row = await ('token' in by
    ? open.where('token_hash', '=', hashToken(by.token))
    : open.where('id', '=', by.id)
  ).executeTakeFirst();
  return row && fromRow(row);
}

export interface UsedLink {
  purpose: UploadPurpose;
  usedAt: string;
}

/** The link of a genuine token whose file has arrived. */
export async function findUsedLink(db: Database, token: string): Promise<UsedLink | undefined> {
  const row = await db
    .selectFrom('upload_links')
    .select(['purpose', 'used_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row?.used_at ? { purpose: row.purpose, usedAt: row.used_at.toISOString() } : undefined;
}

/** The purpose of a link that a newer, mailed one has replaced, even if its file was sent back. */
export async function replacedPurpose(
  db: Database,
  token: string,
): Promise<UploadPurpose | undefined> {
  const row = await db
    .selectFrom('upload_links as replaced')
    .select('purpose')
    .where('token_hash', '=', hashToken(token))
    .where(({ or, eb }) => or([eb('revoked_at', 'is not', null), eb('used_at', 'is not', null)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('upload_links as newer')
          .select('newer.id')
          .whereRef('newer.foundation_id', '=', 'replaced.foundation_id')
          .whereRef('newer.purpose', '=', 'replaced.purpose')
          .whereRef('newer.created_at', '>', 'replaced.created_at')
          .where('newer.revoked_at', 'is', null),
      ),
    )
    .executeTakeFirst();
  return row?.purpose;
}

/** The purpose of a link that the team has revoked. */
export async function revokedPurpose(
  db: Database,
  token: string,
): Promise<UploadPurpose | undefined> {
  const row = await db
    .selectFrom('upload_links')
    .select('purpose')
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is not', null)
    .executeTakeFirst();
  return row?.purpose;
}

/** The facts of a link that a file came through, without its token. */
export interface IssuedLink {
  issuedAt: string;
  usedAt: string | null;
}

export async function linksByIds(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, IssuedLink>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('upload_links')
    .select(['id', 'created_at', 'used_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, created_at, used_at }) => [
      id,
      { issuedAt: created_at.toISOString(), usedAt: used_at?.toISOString() ?? null },
    ]),
  );
}

/** The link that a foundation waits for, even an expired one, whose end staff see. */
export async function waitingLink(
  db: Database,
  foundationId: string,
): Promise<UploadLink | undefined> {
  const row = await waitingLinks(db).where('foundation_id', '=', foundationId).executeTakeFirst();
  return row && fromRow(row);
}

export interface EndingLink extends UploadLink {
  /** The latest possible end of its validity. */
  lastEnd: Date;
}

/** Unused links that end soon or have ended, and may be extended. */
export async function linksEndingBefore(
  db: Database,
  instant: Date,
  { now, limit }: { now: Date; limit: number },
): Promise<EndingLink[]> {
  const rows = await waitingLinks(db)
    .where('expires_at', '<', instant)
    .orderBy('expires_at')
    .where('created_at', '>', oldestAlive(now))
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...fromRow(row), lastEnd: lastEnd(row.created_at) }));
}

export async function prolongLink(db: Database, id: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('upload_links')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .where('expires_at', '<', expiresAt)
    .execute();
}

/** A link, even one that no longer works, whose notary may ask about the file. */
export async function findLink(db: Database, id: string): Promise<UploadLink | undefined> {
  const row = await db
    .selectFrom('upload_links')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** The open link with its token; undefined when there is none. */
export async function openLink(
  db: Database,
  linkSecret: string,
  { foundationId, purpose }: Pick<UploadLink, 'foundationId' | 'purpose'>,
  now: Date,
): Promise<{ id: string; token: string } | undefined> {
  const row = await openAt(db, now)
    .where('foundation_id', '=', foundationId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row && { id: row.id, token: tokenOf(linkSecret, row.id) };
}

/** 1 for the first link of a foundation and purpose, 2 for the one that replaced it, … */
export async function ordinalOf(
  db: Database,
  { id, foundationId, purpose }: UploadLink,
): Promise<number> {
  const createdAt = db.selectFrom('upload_links').select('created_at').where('id', '=', id);
  const { count } = await db
    .selectFrom('upload_links')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('foundation_id', '=', foundationId)
    .where('purpose', '=', purpose)
    .where('created_at', '<=', createdAt)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Called once the file is accepted; until then the link stays open. */
export async function markUploadLinkUsed(
  db: Database,
  {
    foundationId,
    ...link
  }: Pick<UploadLink, 'foundationId'> & ({ id: string } | { purpose: UploadPurpose }),
  now: Date,
): Promise<void> {
  const open = db
    .updateTable('upload_links')
    .set({ used_at: now })
    .where('foundation_id', '=', foundationId)
    .where('used_at', 'is', null);
  const used =
    'id' in link
      ? open.where('id', '=', link.id)
      : open.where('purpose', '=', link.purpose).where('revoked_at', 'is', null);
  await used.execute();
}

interface Revoked {
  purpose?: UploadPurpose;
  /** Limits it to links issued before this. */
  issuedBefore?: Date;
}

/** Revokes open links of a foundation: all of them, or those of one purpose or of an earlier time. */
export async function revokeUploadLinks(
  db: Database,
  foundationId: string,
  now: Date,
  { purpose, issuedBefore }: Revoked = {},
): Promise<void> {
  let open = db
    .updateTable('upload_links')
    .set({ revoked_at: now })
    .where('foundation_id', '=', foundationId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null);
  if (purpose) open = open.where('purpose', '=', purpose);
  if (issuedBefore) open = open.where('created_at', '<=', issuedBefore);
  await open.execute();
}

/** Links that are neither used nor revoked. */
const waitingLinks = (db: Database) =>
  db
    .selectFrom('upload_links')
    .selectAll()
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null);

const openAt = (db: Database, now: Date) => waitingLinks(db).where('expires_at', '>', now);

const fromRow = (row: Selectable<UploadLinkRow>): UploadLink => ({
  id: row.id,
  foundationId: row.foundation_id,
  purpose: row.purpose,
  expiresAt: row.expires_at.toISOString(),
});
