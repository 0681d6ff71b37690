import type { Kysely } from 'kysely';
import { createReadModels, LIVE } from '#projections/schema.ts';

/** Read models; what changes in them later comes with a rebuild (`projections/rebuild.ts`). */
export async function up(db: Kysely<never>): Promise<void> {
  await createReadModels(db, LIVE);
}
