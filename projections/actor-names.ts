import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';

interface Actor {
  actor_id: string;
  actor_role: string;
}

const isUuid = (id: string) => /^[0-9a-f-]{36}$/i.test(id);

/**
 * Names of the people in a timeline, looked up on reading, since events hold ids only. A notary
 * acts through a link or a room and gets the name of the appointment, or of whom the founder chose; the timer and deleted accounts have
 * none.
 */
export async function actorNames(db: Database, foundationId: string, actors: readonly Actor[]) {
  const ids = [...new Set(actors.map(({ actor_id }) => actor_id).filter(isUuid))];
  const byId = await namesByIds(db, ids);
  const notary = actors.some(({ actor_role }) => actor_role === 'notary')
    ? await notaryOf(db, foundationId)
    : null;
  return (role: string, id: string) => (role === 'notary' ? notary : (byId.get(id) ?? null));
}

async function notaryOf(db: Database, foundationId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(
      details #>> '{notaryAppointment,notaryName}', details #>> '{chosenNotary,name}') as name
    from projections.foundations where id = ${foundationId}`.execute(db);
  return rows[0]?.name ?? null;
}
