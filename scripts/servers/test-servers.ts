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

/** Variables that tell tests where the servers are. */
export const serverVariables = [
  'DATABASE_URL',
  'TEMPORAL_ADDRESS',
  'TEMPORAL_CLI',
  'SMTP_URL',
  'MAIL_WEB_URL',
] as const;

export interface TestServers {
  env: Record<(typeof serverVariables)[number], string>;
  stop(): Promise<void>;
}

/** Starts Postgres, Temporal and a mail catcher on free ports; `stop` removes their data as well. */
export async function startTestServers(
  env: Environment,
  say: Say,
  dataDir: string,
  { temporal = true } = {},
): Promise<TestServers> {
  const cli = temporal ? await findTemporalCli(env, say) : undefined;
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
    if (cli) await supervisor.start(temporalPart({ cli, dataDir, port, uiPort, durable: false }));
    await supervisor.start(mailPart({ dataDir, smtpPort, webPort }));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    env: {
      DATABASE_URL: postgresUrl(postgres),
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_WEB_URL: `http://127.0.0.1:${webPort}`,
      TEMPORAL_ADDRESS: cli ? `127.0.0.1:${port}` : '',
      TEMPORAL_CLI: cli ?? '',
    },
    stop,
  };
}
