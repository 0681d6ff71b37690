import type { Database } from '#database/connection.ts';
import type { PersonClass } from '#domain/erasures/classes.ts';
import { audiences, classOf } from '#domain/messages/messages.ts';

const audiencesIn = (retention: PersonClass) =>
  audiences.filter((audience) => classOf[audience] === retention);

/**
 * Files that end with a class of a person's data: her own wherever she takes part, and in the formations she leads all
 * others but those of co-founders, which are theirs. Words end with their keys.
 */
export async function messageFilesEnding(
  db: Database,
  retention: PersonClass,
  { personId, led }: { personId: string; led: readonly string[] },
): Promise<string[]> {
  const within = audiencesIn(retention);
  if (within.length === 0) return [];
  const rows = await db
    .selectFrom('message_files as file')
    .leftJoin('messages as message', 'message.id', 'file.message_id')
    .select('file.id')
    .where('file.audience', 'in', within)
    .where(({ and, or, eb }) => {
      const ofCoFounder = eb('message.author_role', 'is not distinct from', 'co-founder');
      const inLed = and([eb('file.foundation_id', 'in', led), eb.not(ofCoFounder)]);
      const isOwn = eb('file.author_id', '=', personId);
      return led.length === 0 ? isOwn : or([isOwn, inLed]);
    })
    .execute();
  return rows.map(({ id }) => id);
}

/** All files of these formations' messages, which end with the classes of their threads. */
export async function messageFilesIn(
  db: Database,
  foundationIds: readonly string[],
): Promise<Set<string>> {
  if (foundationIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('message_files')
    .select('id')
    .where('foundation_id', 'in', foundationIds)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function forgetMessageFiles(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('message_files').where('id', 'in', ids).execute();
}

/** How far somebody has read, which nobody needs once the account is gone. */
export async function forgetReadingsOf(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('message_readings').where('reader', '=', accountId).execute();
}
