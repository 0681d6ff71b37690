import { subDays } from 'date-fns/subDays';
import { removeInBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';

/** How long an ended session is known: a token of it that is replayed should be recognised. */
const ENDED_DAYS = 1;

/** Sessions that are over, with their tokens. @returns how many were removed */
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
