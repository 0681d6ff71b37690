import { join } from 'node:path';
import { removeData } from '../runtime/data.ts';
import type { Say } from '../runtime/progress.ts';
import { noteParts } from '../runtime/running.ts';
import { createSupervisor } from '../runtime/supervise.ts';
import { mailPart } from './mail.ts';
import { freePort } from './ports.ts';
import { postgresPart, postgresUrl } from './postgres.ts';
import { temporalPart } from './temporal.ts';
import { findTemporalCli } from './temporal-cli.ts';

type Environment = Record<string, string | undefined>;

export interface TestServers {
  /** What the tests read from their environment. */
  env: Record<
    'DATABASE_URL' | 'TEMPORAL_ADDRESS' | 'TEMPORAL_CLI' | 'SMTP_URL' | 'MAIL_WEB_URL',
    string
  >;
  stop(): Promise<void>;
}

/** Postgres, Temporal and a mail catcher on free ports; their data is removed with them. */
export async function startTestServers(
  env: Environment,
  say: Say,
  dataDir: string,
): Promise<TestServers> {
  const cli = await findTemporalCli(env, say);
  const noted = () => noteParts(dataDir, supervisor.running());
  const supervisor = createSupervisor(join(dataDir, 'logs'), say, noted);
  const stop = async () => {
    await supervisor.stop([]);
    removeData(dataDir);
  };
  const [smtpPort, webPort] = [await freePort(), await freePort()];
  const [port, uiPort] = [await freePort(), await freePort()];
  const postgres = { dataDir, port: await freePort(), password: 'test', durable: false };
  try {
    await supervisor.start(await postgresPart(postgres));
    await supervisor.start(temporalPart({ cli, dataDir, port, uiPort, durable: false }));
    await supervisor.start(mailPart({ dataDir, smtpPort, webPort }));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    env: {
      DATABASE_URL: postgresUrl(postgres),
      TEMPORAL_ADDRESS: `127.0.0.1:${port}`,
      TEMPORAL_CLI: cli,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_WEB_URL: `http://127.0.0.1:${webPort}`,
    },
    stop,
  };
}
