import { sql } from 'kysely';
import { dayOf } from '#database/days.ts';
import type { Audience } from '#domain/messages/messages.ts';
import type { FoundTask, TaskSource } from '../desk/found-task.ts';

/** Threads in which a member, or a notary, waits for an answer, due on the next working day. An answer ends the task. */
const unanswered = (audience: Audience, about: string, mark = ''): TaskSource => sql<FoundTask>`
  select foundation_id || '.' || ${mark} || floor(extract(epoch from asked_at)), ${about}, foundation_id, null::uuid,
    null::uuid, null, null, ${dayOf('asked_at', 1)}, asked_at
  from message_threads where audience = ${audience} and asked_at is not null`;

export const unansweredByTeam = (): TaskSource => sql<FoundTask>`
  ${unanswered('team', 'question')} union all ${unanswered('notary', 'question-of-notary', 'notary.')}`;
/** Our team does not learn of these. */
export const unansweredByFirm = (): TaskSource => unanswered('law-firm', 'question-of-law');
