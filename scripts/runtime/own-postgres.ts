import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { postgresPart, postgresUrl } from '../servers/postgres.ts';
import { demoSecrets } from './secrets.ts';
import { parseSettings } from './settings.ts';
import { createSupervisor } from './supervise.ts';

/**
 * Starts the Postgres of the data folder alone, for a script.
 *
 * @param whenMissing `make` creates missing data; without it the result is then undefined
 */
export async function startOwnPostgres(whenMissing?: 'make') {
  const { DATA_DIR: dataDir, POSTGRES_PORT: port } = parseSettings(process.env);
  if (!whenMissing && !existsSync(join(dataDir, 'postgres'))) return undefined;
  const password = demoSecrets(dataDir).POSTGRES_PASSWORD;
  const options = { dataDir, port, password, durable: true };
  const supervisor = createSupervisor(join(dataDir, 'logs'), console.log, () => undefined);
  await supervisor.start(await postgresPart(options));
  return { databaseUrl: postgresUrl(options), stop: () => supervisor.stop([]) };
}
