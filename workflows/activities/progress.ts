import { subDays } from 'date-fns/subDays';
import type { Database } from '#database/connection.ts';
import { type HistoryDeps, readHistory } from '#event-store/foundation-history.ts';
import { mailsAfter } from '#mails/foundations/mails-after-events.ts';
import { messageIdOf } from '#mails/mail-orders.ts';
import { settledMessageIds } from '#modules/outbox/sent-mails.ts';
import type { Loaded } from '../processes/messages.ts';

/** Mails about older events are obsolete, as are mails that the plan gained after the event. */
const PENDING_DAYS = 14;

export interface ProgressDeps extends HistoryDeps {
  db: Database;
  now: () => Date;
}

/** The progress of a foundation, and its pending mails. */
export async function loadProgress(deps: ProgressDeps, foundationId: string): Promise<Loaded> {
  const { events, situation } = await readHistory(deps, foundationId);
  const oldest = subDays(deps.now(), PENDING_DAYS).toISOString();
  const recent = events.filter(({ metadata }) => metadata.occurredAt > oldest);
  const planned = recent.flatMap(({ id, type }) =>
    mailsAfter(type).map((mail) => ({ eventId: id, mail })),
  );
  if (planned.length === 0) return { situation, owed: [] };
  const sent = await settledMessageIds(deps.db, foundationId);
  const pending = planned.filter(
    (mail) => !sent.has(messageIdOf({ ...mail, foundationId, occasion: 1 })),
  );
  return { situation, owed: pending };
}
