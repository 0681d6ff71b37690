import { type OwnSystem, startOwnSystem } from '../driver/system.ts';
import type { Say } from '../runtime/progress.ts';
import { buildWeb } from '../runtime/web-build.ts';

export interface BrowserSystem extends OwnSystem {
  /** What the tests read from their environment. */
  env: Record<string, string>;
}

/** The whole product with a fresh build of the site, for tests that use a browser. */
export async function startBrowserSystem(say: Say, signal: AbortSignal): Promise<BrowserSystem> {
  await buildWeb(say, signal);
  const system = await startOwnSystem();
  const env = {
    SITE_URL: system.site,
    MAIL_WEB_URL: system.mailWeb,
    DATABASE_URL: system.databaseUrl,
    TEMPORAL_ADDRESS: system.temporalAddress,
  };
  return { ...system, env };
}
