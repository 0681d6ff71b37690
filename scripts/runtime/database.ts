import { prepareAppRole } from '#database/app-role.ts';
import { connect } from '#database/connection.ts';
import { addDemoContent } from '#demo/content.ts';
import { demoSet } from '#demo/demo-set.ts';
import { demoFounders } from '#demo/founders.ts';
import { demoAccountsFault } from '#modules/accounts/demo-accounts.ts';
import { BrokenFile } from '#modules/content/front-matter.ts';
import { prepareContent } from '#modules/content/import.ts';
import { updateSchema } from '#projections/update-schema.ts';
import { seed } from '../seed.ts';
import { Problem } from './progress.ts';
import type { Settings } from './settings.ts';

export interface DatabaseUrls {
  /** URL for migrations and scripts. */
  ownerUrl: string;
  /** URL for the parts, unless they share the owner's. */
  appUrl: string | undefined;
  /** URL for the worker, unless it shares that of the other parts. */
  workerUrl: string | undefined;
}

/**
 * Migrates, prepares the role of the parts, imports catalogue and content, and seeds a demo. Production gets no
 * accounts.
 *
 * @throws Problem when that role cannot be used, when a content file is broken, and in production on a database
 * with accounts of a demo
 */
export async function prepareDatabase(
  { ownerUrl, appUrl, workerUrl }: DatabaseUrls,
  settings: Settings,
): Promise<void> {
  const connection = connect(ownerUrl, 2);
  try {
    await updateSchema(connection);
    const wrongRole = appUrl && (await prepareAppRole(connection, appUrl, workerUrl));
    if (wrongRole) throw new Problem(wrongRole);
    const samples = settings.APP_MODE === 'demo';
    await prepareContent(connection.db, { samples }).catch(nameBrokenFile);
    if (settings.APP_MODE === 'demo') {
      const founders = demoFounders(demoSet(settings.DEMO_FOUNDATIONS), new Date());
      await seed(connection, { password: settings.DEMO_PASSWORD, founders });
      if (founders.length > 0) await addDemoContent(connection.db, new Date());
    } else {
      const fault = await demoAccountsFault(connection.db);
      if (fault) throw new Problem(fault);
    }
  } finally {
    await connection.close();
  }
}

function nameBrokenFile(error: unknown): never {
  throw error instanceof BrokenFile ? new Problem(error.message) : error;
}
