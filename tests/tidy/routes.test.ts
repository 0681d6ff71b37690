import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '#api/app.ts';
import { requireDeclaredAnswers } from '#api/http/plugins/declared-answers.ts';
import { requireDeclaredAccess } from '#api/http/plugins/guards.ts';
import { parseConfig } from '#config';
import { connect } from '#database/connection.ts';
import { createLogger } from '#logging/log.ts';
import { createUploads } from '#modules/files/uploads.ts';

/** Never connected to: the app is only built, to see what its routes declare. */
const config = parseConfig({
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  TOKEN_SECRET: 't'.repeat(32),
  LINK_SECRET: 'l'.repeat(32),
  PERSON_KEY_SECRET: 'p'.repeat(32),
  DATA_DIR: tmpdir(),
});
const connection = connect(config.databaseUrl);
afterAll(() => connection.close());

const build = () =>
  buildApp({
    config,
    connection,
    logger: createLogger(),
    checks: {},
    process: { decide: async () => 'unavailable', receive: async () => 'unavailable' },
    store: {
      head: async () => '0',
      async *subscribe() {},
    },
    checkpoint: {
      waitFor: async () => true,
      onChange: () => undefined,
      close: async () => undefined,
    },
    uploads: createUploads(config),
    draining: new AbortController().signal,
  });

test('every route declares who may call it and what it answers, errors included', async () => {
  const app = await build();
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const routes = app.declaredRoutes.filter(
    ({ method, url }) => method !== 'HEAD' && !url.endsWith('*'),
  );
  expect(routes.length).toBeGreaterThan(30);
  for (const { method, url } of routes) {
    const path = url.replace(/:(\w+)/g, '{$1}');
    const responses = paths[path]?.[method.toLowerCase()]?.responses ?? {};
    expect(Object.keys(responses).length, `${method} ${url}`).toBeGreaterThan(1);
    expect(responses, `${method} ${url}`).toHaveProperty('default');
  }
  await app.close();
});

test('a route that does not declare who may call it is refused at start', () => {
  const app = Fastify();
  app.decorate('declaredRoutes', []);
  requireDeclaredAccess(app);
  expect(() => app.get('/secret', () => 'everything')).toThrow('does not declare');
});

test('a route that does not declare its answers is refused at start', () => {
  const app = Fastify();
  requireDeclaredAnswers(app);
  expect(() => app.get('/secret', () => 'everything')).toThrow('does not declare its answers');
});
