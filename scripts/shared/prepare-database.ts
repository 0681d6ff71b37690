import { prepareAppRole } from '#database/app-role.ts';
import type { Connection } from '#database/connection.ts';
import { demoAccountsFault } from '#modules/accounts/demo-accounts.ts';
import { BrokenFile } from '#modules/content/front-matter.ts';
import { prepareContent } from '#modules/content/import.ts';
import { updateSchema } from '#projections/update-schema.ts';
import { type SeedOptions, seed } from '../seed.ts';

export interface PartUrls {
  /** URL for the parts, unless they share the owner's. */
  appUrl?: string | undefined;
  /** URL for the worker, unless it shares that of the other parts. */
  workerUrl?: string | undefined;
}

/**
 * Migrates, prepares the roles of the parts, imports catalogue and content, and seeds a demo. Production gets no
 * accounts.
 *
 * @param demo undefined in production
 * @returns why nothing can start on this database: a role that cannot be used, a content file that is broken, or
 * in production accounts of a demo
 */
export async function prepareDatabase(
  connection: Connection,
  { appUrl, workerUrl }: PartUrls,
  demo: SeedOptions | undefined,
): Promise<string | undefined> {
  await updateSchema(connection);
  const wrongRole = appUrl && (await prepareAppRole(connection, appUrl, workerUrl));
  if (wrongRole) return wrongRole;
  try {
    await prepareContent(connection.db, { samples: demo !== undefined });
  } catch (error) {
    if (error instanceof BrokenFile) return error.message;
    throw error;
  }
  if (!demo) return demoAccountsFault(connection.db);
  await seed(connection, demo);
  return undefined;
}
