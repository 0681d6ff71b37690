import { connect } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { seed } from '../seed.ts';
import type { Settings } from './settings.ts';

/** The newest schema, and in the demo what it begins with. Production makes no accounts. */
export async function prepareDatabase(url: string, settings: Settings): Promise<void> {
  const connection = connect(url, 2);
  try {
    await migrate(connection);
    if (settings.APP_MODE === 'demo') {
      const withFounders = settings.DEMO_FOUNDATIONS === 'on';
      await seed(connection, { password: settings.DEMO_PASSWORD, withFounders });
    }
  } finally {
    await connection.close();
  }
}
