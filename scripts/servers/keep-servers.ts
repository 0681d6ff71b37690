import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeData } from '../runtime/data.ts';
import { Problem } from '../runtime/progress.ts';
import { endLeftoversIn, leaveDataFolder, takeDataFolder } from '../runtime/running.ts';
import { lastUseMs, noteKeptServers, readKept } from './kept-servers.ts';
import { startTestServers, type TestServers } from './test-servers.ts';

/** `npm run test:one` runs this in the background: test servers until SIGTERM, or two idle hours. */
const IDLE_LIMIT_MS = 2 * 60 * 60_000;
const LOOK_EVERY_MS = 60_000;

const dataDir = mkdtempSync(join(tmpdir(), 'siebenschritt-kept-'));
let servers: TestServers | undefined;
let stopping: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

try {
  const before = readKept();
  if (before && (await endLeftoversIn(before.dataDir))) removeData(before.dataDir);
  await takeDataFolder(dataDir, {
    address: dataDir,
    databaseUrl: '',
    temporalAddress: '',
    eventStreamPrefix: '',
  });
  servers = await startTestServers(process.env, console.log, dataDir);
  noteKeptServers({ dataDir, env: servers.env });
  setInterval(() => Date.now() - lastUseMs(dataDir) > IDLE_LIMIT_MS && void stop(0), LOOK_EVERY_MS);
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  await stop(1);
}

function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    await servers?.stop();
    leaveDataFolder(dataDir);
    process.exit(exitCode);
  })();
  return stopping;
}
