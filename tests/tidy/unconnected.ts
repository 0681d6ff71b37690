import { tmpdir } from 'node:os';
import { buildApp } from '#api/app.ts';
import { parseConfig } from '#config';
import { connect } from '#database/connection.ts';
import { log } from '#logging/log.ts';
import { createUploads } from '#modules/files/uploads.ts';

/** Never connected to: the app is only built, to see what its routes declare. */
const config = parseConfig({
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  TOKEN_SECRET: 't'.repeat(32),
  LINK_SECRET: 'l'.repeat(32),
  PERSON_KEY_SECRET: 'p'.repeat(32),
  DATA_DIR: tmpdir(),
});
export const connection = connect(config.databaseUrl);

export const build = () =>
  buildApp({
    config,
    connection,
    logger: log,
    checks: {},
    process: { decide: async () => 'unavailable', receive: async () => 'unavailable' },
    workflows: {
      describe: async () => 'unavailable',
      load: async () => 'unavailable',
      readAgain: async () => 'unavailable',
      tryNow: async () => 'unavailable',
    },
    openEvents: async () => [],
    store: {
      head: async () => '0',
      read: async () => [],
      async *subscribe() {},
    },
    keys: { sealText: async () => null, openTexts: async () => [] },
    checkpoint: {
      waitFor: async () => true,
      hasPassed: () => true,
      onChange: () => undefined,
      close: async () => undefined,
    },
    uploads: createUploads(config),
    draining: new AbortController().signal,
  });
