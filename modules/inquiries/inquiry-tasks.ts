import { sql } from 'kysely';
import { dayOf } from '#database/days.ts';
import { answerDays } from '#domain/inquiries/inquiry.ts';
import type { FoundTask, TaskSource } from '../desk/found-task.ts';

const days = sql<number>`case kind ${sql.join(
  Object.entries(answerDays).map(([kind, count]) => sql`when ${kind} then ${count}::int`),
  sql` `,
)} end`;

/** Inquiries without an answer. */
export const openInquiries = (): TaskSource => sql<FoundTask>`
  select id::text, kind, null::uuid, null::uuid, null::uuid,
    coalesce(content ->> 'company', content ->> 'name'),
    left(coalesce(content ->> 'message', content ->> 'services', content ->> 'contract'), 120),
    ${dayOf('received_at', days)}, received_at
  from inquiries where done_at is null`;
