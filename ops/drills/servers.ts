import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServers } from '#scripts/servers/test-servers.ts';

/** Runs a work beside a Postgres and a mail catcher, which stop when it ends or the drill is stopped. */
export async function withServers<Result>(
  work: (env: Record<string, string | undefined>) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'siebenschritt-drill-'));
  const servers = await startTestServers(process.env, console.log, dataDir, { temporal: false });
  const end = () => void servers.stop().finally(() => process.exit(1));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, end);
  try {
    return await work({ ...process.env, ...servers.env });
  } finally {
    for (const signal of signals) process.removeListener(signal, end);
    await servers.stop();
  }
}
