import type { Database } from '#database/connection.ts';
import type { MailFate } from '#domain/mails/letters.ts';

export interface Fate {
  fate: MailFate;
  /** When it was handed over, or last failed. */
  at: Date | null;
}

/**
 * What became of mails of the outbox, by their ids. One without any record is long handed over: the sweep keeps those
 * that failed.
 */
export async function fatesOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Fate>> {
  if (ids.length === 0) return new Map();
  const [sent, unsent, queued] = await Promise.all([
    db
      .selectFrom('sent_mails')
      .select(['message_id', 'sent_at', 'skipped'])
      .where('message_id', 'in', ids)
      .execute(),
    db
      .selectFrom('unsent_mails')
      .select(['message_id', 'failed_at', 'permanent'])
      .where('message_id', 'in', ids)
      .execute(),
    db.selectFrom('outbox').select('id').where('id', 'in', ids).execute(),
  ]);
  const fates = new Map<string, Fate>(ids.map((id) => [id, { fate: 'handed-over', at: null }]));
  for (const { id } of queued) fates.set(id, { fate: 'on-its-way', at: null });
  for (const { message_id, failed_at, permanent } of unsent) {
    if (failed_at)
      fates.set(message_id, { fate: permanent ? 'undeliverable' : 'late', at: failed_at });
  }
  for (const { message_id, sent_at, skipped } of sent) {
    fates.set(message_id, { fate: skipped ? 'overtaken' : 'handed-over', at: sent_at });
  }
  return fates;
}
