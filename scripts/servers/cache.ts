import { homedir } from 'node:os';
import { join } from 'node:path';

/** A folder for what is got once per machine: outside the clones, so that a fresh one need not get it again. */
export const cacheFolder = (name: string, env: NodeJS.ProcessEnv = process.env): string =>
  join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'siebenschritt', name);
