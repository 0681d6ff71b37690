import { sql } from 'kysely';
import { dayOf } from '#database/days.ts';
import type { FoundTask, TaskSource } from '../desk/found-task.ts';

/** Tasks for mails that did not go out at the first attempt. */
export const lateMails = (): TaskSource => sql<FoundTask>`
  select message_id, case when permanent then 'mail-failed' else 'mail-late' end, foundation_id, null::uuid, null::uuid,
    null, mail, ${dayOf('failed_at')}, failed_at
  from unsent_mails where failed_at is not null`;
