import type { Connection } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { addReadModels } from './schema.ts';

/** Applies pending migrations, then creates the tables of new read models, which a rebuild fills. */
export async function updateSchema(connection: Connection): Promise<void> {
  await migrate(connection);
  await addReadModels(connection.db);
}
