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
    ${dayOf('asked_at', days)}, asked_at
  from inquiries cross join lateral (
    -- What a member writes below an inquiry waits anew.
    select greatest(received_at, max(written_at)) as asked_at
    from inquiry_follow_ups where inquiry_id = inquiries.id
  ) as asked
  where done_at is null`;
