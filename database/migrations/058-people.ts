import { type Kysely, sql } from 'kysely';

/**
 * Rows of formations from before people were stated know their lead, under the id of the event that began them; they
 * go on without the rest. Orders from then have one contract only.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update projections.foundations f
    set details = f.details || jsonb_build_object(
      'people', jsonb_build_object(
        'required', false,
        'gate', 'off',
        'lead', jsonb_build_object('participantId', t.event_id, 'accountId', f.founder_id),
        'participants', '[]'::jsonb,
        'unsure', '[]'::jsonb,
        'released', '[]'::jsonb,
        'acceptances', '[]'::jsonb,
        'submitted', false))
    from projections.timeline t
    where t.foundation_id = f.id and t.revision = 0 and not f.details ? 'people'`.execute(db);
  await sql`
    update projections.foundations
    set details = jsonb_set(
      details, '{order,firm}', jsonb_build_object('orderId', details #> '{order,orderId}'))
    where details #> '{order,orderId}' is not null and details #> '{order,firm}' is null`.execute(
    db,
  );
}
