import { randomUUID } from 'node:crypto';
import { connect } from '#database/connection.ts';
import { databaseUrl } from './visitor.ts';

/**
 * A mail that the mail server has refused for good. There is nothing to make it from, so it stays
 * unsent.
 *
 * @returns a function that removes it again
 */
export async function failMail(foundationId: string): Promise<() => Promise<void>> {
  const { db, close } = connect(databaseUrl);
  const message_id = `<${randomUUID()}@example.com>`;
  await db
    .insertInto('unsent_mails')
    .values({
      message_id,
      mail: 'documents-in-review',
      foundation_id: foundationId,
      source: JSON.stringify({ outboxId: randomUUID() }),
      attempts: 1,
      reason: '550 5.1.1',
      permanent: true,
      failed_at: new Date(),
    })
    .execute();
  return async () => {
    await db.deleteFrom('unsent_mails').where('message_id', '=', message_id).execute();
    await close();
  };
}
