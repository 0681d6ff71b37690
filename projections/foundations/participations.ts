import type { Database } from '#database/connection.ts';
import type { ParticipationRole } from '../read-models/participations.ts';

export interface Participation {
  role: ParticipationRole;
  participantId: string;
}

/** As whom an account takes part in a formation; undefined where it does not, or no longer. */
export async function participationOf(
  db: Database,
  foundationId: string,
  accountId: string,
): Promise<Participation | undefined> {
  const row = await db
    .selectFrom('projections.participations')
    .select(['role', 'participant_id'])
    .where('foundation_id', '=', foundationId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row && { role: row.role as ParticipationRole, participantId: row.participant_id };
}

/** Accounts that take part in any of these formations. */
export async function participantsOf(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('projections.participations')
    .select('account_id')
    .where('foundation_id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}
