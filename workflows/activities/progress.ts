import { subDays } from 'date-fns';
import { mailIdOf, mailsAfter } from '#mails/foundation/plan.ts';
import type { Loaded, OwedMail } from '../processes/messages.ts';
import type { Dependencies } from './dependencies.ts';
import { readHistory } from './history.ts';

/** What is older is no news any more; a mail that is added to the plan is not sent for the past. */
const OWED_FOR_DAYS = 14;

/** How far a foundation is, and which of its mails nobody has sent. */
export async function loadProgress(deps: Dependencies, foundationId: string): Promise<Loaded> {
  const { events, situation } = await readHistory(deps, foundationId);
  const oldest = subDays(deps.now(), OWED_FOR_DAYS).toISOString();
  const recent = events.filter(({ metadata }) => metadata.occurredAt > oldest);
  const planned = recent.flatMap(({ id, type }) =>
    mailsAfter(type).map((mail) => ({ eventId: id, mail, messageId: mailIdOf(id, mail) })),
  );
  if (planned.length === 0) return { situation, owed: [] };
  const sent = await deps.db
    .selectFrom('sent_mails')
    .select('message_id')
    .where('foundation_id', '=', foundationId)
    .execute();
  const known = new Set(sent.map((row) => row.message_id));
  const owed: OwedMail[] = planned
    .filter(({ messageId }) => !known.has(messageId))
    .map(({ eventId, mail }) => ({ eventId, mail }));
  return { situation, owed };
}
