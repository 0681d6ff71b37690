import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connection.ts';

/** Mails that a plain transaction may owe; the worker renders them from the ids. */
export const owedMails = [
  'verify-email',
  'reset-password',
  'account-exists',
  'accept-invite',
] as const;
export type OwedMail = (typeof owedMails)[number];

/** Writes the debt down; in a transaction it exists exactly when the rest does. Ids only. */
export async function oweMail(
  db: Database,
  mail: OwedMail,
  data: Record<string, string>,
): Promise<void> {
  const row = { id: randomUUID(), mail, data: JSON.stringify(data) };
  await db.insertInto('outbox').values(row).execute();
}

/** A notary gets a new upload link in place of the one before. */
export const RENEWED_LINK = 'renewed-upload-link';

export async function oweRenewedLink(db: Database, linkId: string): Promise<void> {
  const row = { id: randomUUID(), mail: RENEWED_LINK, data: JSON.stringify({ linkId }) };
  await db.insertInto('outbox').values(row).execute();
}
