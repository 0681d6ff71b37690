import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type LinkState, linkStateOf } from '#domain/foundations/upload-link.ts';
import type { UploadPurpose } from '#domain/foundations/upload-purposes.ts';

/** Most links of one formation; there are two files, and rarely more than a few links for each. */
const LINKS_MAX = 200;

/** A link and its fate, without its token. */
export interface LinkHistory {
  id: string;
  purpose: UploadPurpose;
  state: LinkState;
  issuedAt: string;
  expiresAt: string;
  /** The first and the last time that somebody opened it with a click. */
  openedAt: string | null;
  lastOpenedAt: string | null;
  usedAt: string | null;
  revokedAt: string | null;
  /** The member of the team who revoked it; null where it was replaced, or the case went back. */
  revokedById: string | null;
}

/** All links of a formation, the newest first. */
export async function linksOf(
  db: Database,
  foundationId: string,
  now: Date,
): Promise<LinkHistory[]> {
  const rows = await db
    .selectFrom('upload_links as link')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('upload_links as newer')
          .select('newer.id')
          .whereRef('newer.foundation_id', '=', 'link.foundation_id')
          .whereRef('newer.purpose', '=', 'link.purpose')
          // One transaction revokes a link and issues its successor.
          .whereRef('newer.created_at', '=', 'link.revoked_at'),
      )
        .$castTo<boolean>()
        .as('replaced'),
    )
    .where('foundation_id', '=', foundationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LINKS_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    purpose: row.purpose,
    state: linkStateOf(
      {
        usedAt: row.used_at,
        revokedAt: row.revoked_at,
        expiresAt: row.expires_at,
        isReplaced: row.replaced,
      },
      now,
    ),
    issuedAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
    usedAt: row.used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    revokedById: row.revoked_by,
  }));
}

/** Notes a click on the notary's page, which scanners of mails do not make. */
export async function noteOpened(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('upload_links')
    .set({ opened_at: sql`coalesce(opened_at, ${at})`, last_opened_at: at })
    .where('id', '=', id)
    .execute();
}

/** @returns false for a link that is used, revoked or replaced, or belongs to another formation */
export async function revokeLink(
  db: Database,
  { id, foundationId, by }: { id: string; foundationId: string; by: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload_links')
    .set({ revoked_at: now, revoked_by: by })
    .where('id', '=', id)
    .where('foundation_id', '=', foundationId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
