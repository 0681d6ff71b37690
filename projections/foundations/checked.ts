import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { PeopleTask } from '#domain/foundations/people/open-tasks.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { checkedIn, isChecked } from '#modules/identification/identifications.ts';
import { type FoundationRow, holdIn } from '../foundation-details.ts';

type Row = Pick<FoundationRow, 'id' | 'status' | 'details'>;

/** Whose identification is being checked, by the formations among these whose drafts wait for it. */
export const checkedOf = (db: Database, rows: readonly Row[]) =>
  checkedIn(
    db,
    rows.filter((row) => holdIn(row) === 'identification').map(({ id }) => id),
  );

/**
 * Condition that the drafts of the formation in this column wait for nothing but the team, which is checking what
 * everybody has handed in. Events do not tell.
 */
export const isOnlyChecked = (foundationId: string) => sql<boolean>`exists (
  select from projections.foundations held
  join projections.people_tasks waiting
    on waiting.foundation_id = held.id and waiting.about = ${'identify' satisfies PeopleTask}
  where held.id = ${sql.ref(foundationId)} and held.status = ${'documents-pending' satisfies Status}
    and not exists (
      select from jsonb_array_elements(held.details #> '{people,participants}') as open(one)
      where (one -> 'shareholder' is not null or one -> 'managingDirector' is not null)
        and one -> 'identified' is null
        and not ${isChecked('held.id', sql`(one ->> 'participantId')::uuid`)}))`;
