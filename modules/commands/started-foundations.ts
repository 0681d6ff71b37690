import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** An undecided command older than this was answered or abandoned. */
const UNDECIDED_MINUTES = 10;

/** Lets a person start only one foundation at a time, until the end of the transaction. */
export const lockStarts = (trx: Database, actorId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`start-foundation ${actorId}`}, 0))`.execute(
    trx,
  );

/** Ids of the foundations a person has started, or is starting right now. */
export async function startedFoundations(db: Database, actorId: string): Promise<string[]> {
  const { rows } = await sql<{ foundation_id: string }>`
    select foundation_id from commands
    where actor_id = ${actorId} and command = 'start-foundation' and (
      outcome ->> 'accepted' = 'true'
      or outcome is null and created_at > now() - make_interval(mins => ${UNDECIDED_MINUTES})
    )`.execute(db);
  return rows.map(({ foundation_id }) => foundation_id);
}
