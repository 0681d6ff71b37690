import { connect } from '#database/connection.ts';
import { streamOf } from '#event-store/port.ts';
import { databaseUrl } from './visitor.ts';

/** Parks the stream of a foundation behind its last event, so that a re-drive succeeds. */
export async function parkStream(foundationId: string): Promise<void> {
  const { db, close } = connect(databaseUrl);
  try {
    const { position } = await db
      .selectFrom('projections.checkpoint')
      .select('position')
      .executeTakeFirstOrThrow();
    // What is parked stands behind what is projected.
    const { revision } = await db
      .selectFrom('projections.foundations')
      .select('revision')
      .where('id', '=', foundationId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('projections.parked')
      .values({
        stream: streamOf(foundationId),
        position,
        revision: revision + 1,
        error: 'An event of a test.',
        attempts: 3,
      })
      .execute();
  } finally {
    await close();
  }
}
