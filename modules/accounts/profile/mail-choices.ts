import type { Database } from '#database/connection.ts';
import type { OptionalMail } from '#domain/mails/choices.ts';

/** Whether a member gets mails of this kind, as everybody does by default. */
export async function isWanted(
  db: Database,
  accountId: string,
  kind: OptionalMail,
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('unwanted_mails')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return !row?.unwanted_mails.includes(kind);
}
