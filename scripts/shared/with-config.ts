import { type Config, parseConfig, variableNames } from '#config';
import { type Connection, connect } from '#database/connection.ts';
import { withFiles } from '../../environment.ts';

/**
 * Runs a command with the configuration of the parts: from the environment, or else of the system on this
 * machine. The process ends with 1 and one line when it fails.
 *
 * @param whenNothingRuns starts the database of this machine; returns how to stop it again
 */
export async function withConfig(
  command: (config: Config, connection: Connection) => Promise<void>,
  whenNothingRuns?: () => Promise<{ databaseUrl: string; stop(): Promise<void> } | undefined>,
): Promise<void> {
  const given = withFiles(process.env, variableNames);
  const { DATABASE_URL, PERSON_KEY_SECRET } = given;
  const isConfigured = DATABASE_URL && PERSON_KEY_SECRET;
  // On servers the environment is complete; the image has no scripts/runtime.
  const here = isConfigured ? {} : (await import('../runtime/here.ts')).environmentHere();
  const known = DATABASE_URL || here.DATABASE_URL;
  const started = known ? undefined : await whenNothingRuns?.();
  const env = { ...here, ...given, DATABASE_URL: known ?? started?.databaseUrl };
  try {
    if (!env.DATABASE_URL)
      throw new Error('Nothing runs here; start it first, or set DATABASE_URL.');
    const config = parseConfig(env);
    const connection = connect(config.databaseUrl, 4);
    try {
      await command(config, connection);
    } finally {
      await connection.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await started?.stop();
  }
}
