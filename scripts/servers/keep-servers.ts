import { rmSync, statSync } from 'node:fs';
import { Problem } from '../runtime/progress.ts';
import { leaveDataFolder, takeDataFolder } from '../runtime/running.ts';
import { keptFile, keptFolder, noteKeptServers } from './kept-servers.ts';
import { startTestServers, type TestServers } from './test-servers.ts';

/** Run in the background by `npm run test:one`: test servers until SIGTERM, or two idle hours. */
const IDLE_LIMIT_MS = 2 * 60 * 60_000;
const LOOK_EVERY_MS = 60_000;

let servers: TestServers | undefined;
let stopping: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

try {
  rmSync(keptFile, { force: true });
  await takeDataFolder(keptFolder, {
    address: keptFolder,
    databaseUrl: '',
    temporalAddress: '',
    eventStreamPrefix: '',
  });
  servers = await startTestServers(process.env, console.log, keptFolder);
  noteKeptServers(servers.env);
  setInterval(() => Date.now() - lastUse() > IDLE_LIMIT_MS && void stop(0), LOOK_EVERY_MS);
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  await stop(1);
}

function lastUse(): number {
  return statSync(keptFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    await servers?.stop();
    leaveDataFolder(keptFolder);
    process.exit(exitCode);
  })();
  return stopping;
}
