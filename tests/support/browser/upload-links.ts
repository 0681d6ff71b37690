import { connect } from '#database/connection.ts';
import { databaseUrl } from './visitor.ts';

/** Moves the end of the open upload link of a foundation. */
export async function endLinkAt(foundationId: string, expires_at: Date): Promise<void> {
  const { db, close } = connect(databaseUrl);
  try {
    await db
      .updateTable('upload_links')
      .set({ expires_at })
      .where('foundation_id', '=', foundationId)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
  } finally {
    await close();
  }
}
