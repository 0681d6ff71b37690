import type { Database } from '#database/connection.ts';
import type { Role } from '#domain/foundations/command.ts';
import { type EventType, eventTypes, fileKindOf } from '#domain/foundations/foundation.ts';
import { linksByIds } from '#modules/upload-links/upload-links.ts';
import { actorNames } from './actor-names.ts';

const bringing = eventTypes.filter(
  (type) => fileKindOf(type) !== undefined || type === ('DocumentAdded' satisfies EventType),
);

/**
 * Who brought every file of a foundation, and through which link; the oldest first. A notary acts under the id of
 * the link.
 */
export async function originsOf(db: Database, foundationId: string) {
  const rows = await db
    .selectFrom('projections.timeline')
    .select(['actor_id', 'actor_role', 'details'])
    .where('foundation_id', '=', foundationId)
    .where('type', 'in', bringing)
    .orderBy('revision')
    .execute();
  const ofNotaries = rows.filter(({ actor_role }) => actor_role === 'notary');
  const [names, links] = await Promise.all([
    actorNames(db, foundationId, rows),
    linksByIds(
      db,
      ofNotaries.map(({ actor_id }) => actor_id),
    ),
  ]);
  return rows.flatMap(({ actor_id: id, actor_role, details }) => {
    const { documentId } = details as { documentId?: string };
    if (!documentId) return [];
    const role = actor_role as Role;
    return [{ documentId, by: { role, name: names(role, id) }, link: links.get(id) ?? null }];
  });
}
