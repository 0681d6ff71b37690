import { homedir } from 'node:os';
import { join } from 'node:path';

/** A folder for downloads, one per machine: fresh clones find them there. */
export const cacheFolder = (name: string, env: NodeJS.ProcessEnv = process.env): string =>
  join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'siebenschritt', name);
