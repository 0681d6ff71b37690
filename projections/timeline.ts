import type { Database } from '#database/connection.ts';
import type { Role } from '#domain/foundations/command.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import { actorNames } from './actor-names.ts';
import type { TimelineEntry } from './foundations/views.ts';

/** The timeline, oldest entry first. It has no pages: a foundation has a few dozen entries. */
export async function timelineOf(db: Database, foundationId: string): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('projections.timeline')
    .selectAll()
    .where('foundation_id', '=', foundationId)
    .orderBy('revision')
    .execute();
  const names = await actorNames(db, foundationId, rows);
  return rows.map((row) => ({
    ...row.details,
    type: row.type as EventType,
    occurredAt: row.occurred_at.toISOString(),
    actor: { role: row.actor_role as Role, name: names(row.actor_role, row.actor_id) },
    revision: row.revision,
  }));
}
