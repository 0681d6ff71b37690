import { subDays } from 'date-fns/subDays';
import { inBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';

/** How long an ended session is known: a token of it that is replayed should be recognised. */
const ENDED_DAYS = 1;

/** Sessions that are over, with their tokens. @returns how many were removed */
export const sweepSessions = (db: Database, now: Date): Promise<number> =>
  inBatches(async (limit) => {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('sessions')
          .select('id')
          .where(({ eb, or }) =>
            or([eb('expires_at', '<', now), eb('ended_at', '<', subDays(now, ENDED_DAYS))]),
          )
          .limit(limit),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
