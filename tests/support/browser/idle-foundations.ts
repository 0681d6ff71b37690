import { randomUUID } from 'node:crypto';
import { connect } from '#database/connection.ts';
import { databaseUrl } from './visitor.ts';

const DAY_MS = 86_400_000;

interface Counts {
  idle: number;
  overdue: number;
}

/**
 * Read models of foundations that have been waiting for their founders for a year: bringing that
 * many there by commands would take minutes.
 *
 * @returns a function that removes them again
 */
export async function seedIdleFoundations({ idle, overdue }: Counts): Promise<() => Promise<void>> {
  const { db, close } = connect(databaseUrl);
  const since = new Date(Date.now() - 365 * DAY_MS);
  const ids = Array.from({ length: idle + overdue }, () => randomUUID());
  await db
    .insertInto('projections.foundations')
    .values(
      ids.map((id, index) => ({
        id,
        founder_id: randomUUID(),
        // The worker's scans would start workflows for unfinished foundations.
        status: 'cancelled',
        step: 1,
        waiting_on: 'nobody',
        since,
        due_at: index < overdue ? since : null,
        revision: 0,
        started_at: since,
        updated_at: since,
        details: '{}',
      })),
    )
    .execute();
  await db
    .insertInto('projections.tasks')
    .values(
      ids.map((id, index) => ({
        foundation_id: id,
        revision: 0,
        waiting_on: 'founder',
        status: 'start-pending',
        since,
        due_at: index < overdue ? since : null,
        until: null,
      })),
    )
    .execute();
  return async () => {
    await db.deleteFrom('projections.tasks').where('foundation_id', 'in', ids).execute();
    await db.deleteFrom('projections.foundations').where('id', 'in', ids).execute();
    await close();
  };
}
