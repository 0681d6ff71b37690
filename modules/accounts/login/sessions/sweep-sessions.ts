import { subDays } from 'date-fns/subDays';
import { removeInBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';

/** Days for which an ended session is known, so that a replayed token is recognised. */
const ENDED_DAYS = 1;

/**
 * Removes sessions that are over, with their tokens.
 *
 * @returns the number removed
 */
export const sweepSessions = (db: Database, now: Date): Promise<number> =>
  removeInBatches(
    db,
    'sessions',
    db
      .selectFrom('sessions')
      .select('id')
      .where(({ eb, or }) =>
        or([eb('expires_at', '<', now), eb('ended_at', '<', subDays(now, ENDED_DAYS))]),
      ),
  );
