import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows } from '#database/count.ts';
import type { Role } from '#domain/foundations/command.ts';

/**
 * Commands that failed permanently, the newest first. A later accepted command of the foundation ends its
 * failures.
 */
export async function failedCommands(
  db: Database,
  { foundationId, limit }: { foundationId?: string; limit: number },
) {
  let query = db
    .selectFrom('commands')
    .where('outcome', 'is', null)
    .where('failure', 'is not', null)
    .where(sql<boolean>`not exists (
      select from commands later
      where later.foundation_id = commands.foundation_id
        and later.decided_at > commands.failed_at
        and later.outcome ->> 'accepted' = 'true')`)
    .orderBy('failed_at', 'desc')
    .orderBy('id');
  if (foundationId) query = query.where('foundation_id', '=', foundationId);
  const meta = await countRows(db, query);
  const rows = await query
    .select(['id', 'foundation_id', 'command', 'actor_role', 'failure', 'failed_at'])
    .limit(limit)
    .execute();
  const commands = rows.map((row) => ({
    commandId: row.id,
    foundationId: row.foundation_id,
    command: row.command,
    byRole: row.actor_role as Role,
    failure: row.failure ?? '',
    failedAt: row.failed_at?.toISOString() ?? '',
  }));
  return { commands, meta };
}
