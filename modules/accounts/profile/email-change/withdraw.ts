import type { Database } from '#database/connection.ts';

/** Withdraws a change of address and ends its link. */
export async function withdrawEmailChange(trx: Database, userId: string): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ withdrawn_at: new Date() })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  await trx.updateTable('users').set({ pending_email: null }).where('id', '=', userId).execute();
}
