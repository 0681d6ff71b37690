import { runningHere } from './running.ts';
import { demoSecrets } from './secrets.ts';
import { parseSettings } from './settings.ts';

/** Environment that gives a script access to the system running on this machine, as far as known. */
export function environmentHere(): Record<string, string | undefined> {
  const settings = parseSettings(process.env);
  const secrets = settings.APP_MODE === 'demo' ? demoSecrets(settings.DATA_DIR) : {};
  if (settings.DATABASE_URL) return { ...secrets, DATABASE_URL: settings.DATABASE_URL };
  // Database and event store belong together, so both come from the running system.
  const running = runningHere(settings.DATA_DIR);
  return {
    ...secrets,
    DATABASE_URL: running?.databaseUrl,
    KURRENTDB_URL: running?.kurrentdbUrl,
    EVENT_STREAM_PREFIX: running?.eventStreamPrefix,
  };
}
