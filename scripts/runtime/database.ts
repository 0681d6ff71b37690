import { connect } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { demoAccountsFault } from '#modules/accounts/demo-accounts.ts';
import { demoFounders } from '../demo/founders.ts';
import { seed } from '../seed.ts';
import { Problem } from './progress.ts';
import type { Settings } from './settings.ts';

/**
 * Migrates, and seeds a demo. Production makes no accounts.
 *
 * @throws Problem in production when the database has those of a demo
 */
export async function prepareDatabase(url: string, settings: Settings): Promise<void> {
  const connection = connect(url, 2);
  try {
    await migrate(connection);
    if (settings.APP_MODE === 'demo') {
      const founders = settings.DEMO_FOUNDATIONS === 'on' ? demoFounders(new Date()) : [];
      await seed(connection, { password: settings.DEMO_PASSWORD, founders });
    } else {
      const fault = await demoAccountsFault(connection.db);
      if (fault) throw new Problem(fault);
    }
  } finally {
    await connection.close();
  }
}
