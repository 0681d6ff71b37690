import { type OwnSystem, startOwnSystem } from '#ops/driver/system.ts';
import type { Say } from '../runtime/progress.ts';
import { buildWeb } from '../runtime/web-build.ts';
import { freePort } from '../servers/ports.ts';

export interface BrowserSystem extends OwnSystem {
  /** Variables for the tests. */
  env: Record<string, string>;
}

/** Starts the whole product with a fresh build of the site, for tests that use it as people do. */
export async function startBrowserSystem(
  say: Say,
  signal: AbortSignal,
  more: Record<string, string> = {},
): Promise<BrowserSystem> {
  await buildWeb(say, signal);
  const settings = { ...more, LOGIN_PROVIDERS: JSON.stringify([await loginProvider()]) };
  const system = await startOwnSystem('start', settings);
  const env = {
    ...settings,
    SITE_URL: system.site,
    MAIL_WEB_URL: system.mailWeb,
    DATABASE_URL: system.databaseUrl,
    TEMPORAL_ADDRESS: system.temporalAddress,
    LOGS_DIR: system.logsDir,
  };
  return { ...system, env };
}

/** A provider that a test starts at this address. */
const loginProvider = async () => ({
  name: 'firma',
  label: 'Firma',
  issuer: `http://localhost:${await freePort()}`,
  clientId: 'siebenschritt',
  clientSecret: 'the secret of the client',
});
