import { connect } from '#database/connection.ts';
import { addDemoContent } from '#demo/content.ts';
import { demoSet } from '#demo/demo-set.ts';
import { demoFounders } from '#demo/founders.ts';
import { type PartUrls, prepareDatabase } from '../shared/prepare-database.ts';
import { Problem } from './progress.ts';
import type { Settings } from './settings.ts';

export interface DatabaseUrls extends PartUrls {
  /** URL for migrations and scripts. */
  ownerUrl: string;
}

/**
 * Prepares the database for everything on this machine, with the people and texts of a demo.
 *
 * @throws Problem when nothing can start on it
 */
export async function prepareOwnDatabase(
  { ownerUrl, ...urls }: DatabaseUrls,
  settings: Settings,
): Promise<void> {
  const connection = connect(ownerUrl, 2);
  try {
    const founders = demoFounders(demoSet(settings.DEMO_FOUNDATIONS), new Date());
    const demo = { password: settings.DEMO_PASSWORD, founders };
    const isDemo = settings.APP_MODE === 'demo';
    const fault = await prepareDatabase(connection, urls, isDemo ? demo : undefined);
    if (fault) throw new Problem(fault);
    if (isDemo && founders.length > 0) await addDemoContent(connection.db, new Date());
  } finally {
    await connection.close();
  }
}
