import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '../database.ts';
import { mailCatcher } from '../mail-catcher.ts';
import { freshTemporal } from '../temporal.ts';
import { inProduction } from './operator.ts';

const secret = () => randomBytes(32).toString('hex');

/** Servers of its own, and the environment with which the parts run on them in production. */
export async function productionServers() {
  const [database, temporal, mails] = await Promise.all([
    freshDatabase(),
    freshTemporal(),
    mailCatcher(),
  ]);
  const data = await mkdtemp(join(tmpdir(), 'production-'));
  const env = {
    ...inProduction,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    APP_DATABASE_URL: database.url,
    TEMPORAL_ADDRESS: temporal.temporalAddress,
    TEMPORAL_NAMESPACE: temporal.temporalNamespace,
    SMTP_URL: `${mails.smtpUrl}/?tls=off`,
    TRUSTED_PROXIES: '127.0.0.1',
    TOKEN_SECRET: secret(),
    LINK_SECRET: secret(),
    PERSON_KEY_SECRET: secret(),
    DATA_DIR: data,
  };
  return {
    database,
    env,
    async end() {
      await rm(data, { recursive: true, force: true });
      await Promise.all([temporal.end(), mails.end(), database.drop()]);
    },
  };
}
