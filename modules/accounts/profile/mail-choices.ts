import type { Database } from '#database/connection.ts';
import type { OptionalMail } from '#domain/mails/choices.ts';

/** Whether a member gets mails of a kind; all of them unless the member has said otherwise. */
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
