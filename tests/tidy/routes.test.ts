import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '#api/app.ts';
import { requireDeclaredAnswers } from '#api/http/plugins/declared-answers.ts';
import { requireDeclaredAccess } from '#api/http/plugins/guards.ts';
import { summaries } from '#api/summaries.ts';
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
const connection = connect(config.databaseUrl);
afterAll(() => connection.close());

const build = () =>
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

test('openapi.json is what OpenAPI 3.1 and its readers expect', async () => {
  const app = await build();
  const document = (await app.inject('/api/openapi.json')).json();
  const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`,
        path,
        ...operation,
      })),
  );
  expect(document.servers).toHaveLength(1);
  // A new call needs a line in `api/summaries.ts`, one that is gone loses it.
  expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(summaries).toSorted());
  expect(operations.filter(({ summary }) => !summary)).toEqual([]);
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(operations.length);
  const known = Object.keys(document.components.securitySchemes);
  for (const { name, path, security, responses, parameters = [], tags } of operations) {
    expect(tags, name).toHaveLength(1);
    expect(security.flatMap(Object.keys).every((scheme) => known.includes(scheme))).toBe(true);
    expect(responses, name).toHaveProperty('4XX');
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const declared = parameters.filter((one) => one.in === 'path').map((one) => one.name);
    expect(declared.toSorted(), name).toEqual(inPath.toSorted());
  }
  const templates = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(templates).size).toBe(templates.length);
  await app.close();
});

interface Operation {
  summary: string;
  operationId: string;
  security: object[];
  responses: object;
  tags: string[];
  parameters?: { in: string; name: string }[];
}

test('openapi.json says the limits of what people enter', async () => {
  const app = await build();
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const bodyOf = (path: string) => paths[path].post.requestBody.content['application/json'].schema;
  const { properties: contact } = bodyOf('/api/contact');
  expect(contact.name).toMatchObject({ type: 'string', minLength: 1, maxLength: 100 });
  expect(contact.email).toMatchObject({ format: 'email', maxLength: 254 });
  const { billing } = bodyOf('/api/orders').properties;
  expect(billing.properties.street).toMatchObject({ minLength: 1, maxLength: 200 });
  expect(billing.properties.company).toMatchObject({ type: 'string', maxLength: 200 });
  expect(billing.properties.country.enum).toContain('DE');
  expect(billing.required).toEqual(['name', 'street', 'zip', 'city', 'country']);
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
