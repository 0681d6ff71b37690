import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { requireDeclarations } from '#api/http/plugins/guards.ts';
import { summaries } from '#api/summaries.ts';
import { founderFiles, jsonCommands } from '#domain/foundations/foundation.ts';
import { build, connection } from './unconnected.ts';

const app = await build();
const document = (await app.inject('/api/openapi.json')).json();
const { paths } = document;

afterAll(async () => {
  await app.close();
  await connection.close();
});

test('every route declares who may call it and what it answers, errors included', () => {
  const routes = app.declaredRoutes.filter(
    ({ method, url }) => method !== 'HEAD' && !url.endsWith('*'),
  );
  expect(routes.length).toBeGreaterThan(30);
  for (const { method, url } of routes) {
    // Described command by command.
    const described = method === 'POST' ? url.replace(':command', jsonCommands[0] ?? '') : url;
    const path = described.replace(/:(\w+)/g, '{$1}');
    const responses = paths[path]?.[method.toLowerCase()]?.responses ?? {};
    expect(Object.keys(responses).length, `${method} ${url}`).toBeGreaterThan(1);
    expect(responses, `${method} ${url}`).toHaveProperty('default');
  }
});

test('openapi.json is what OpenAPI 3.1 and its readers expect', () => {
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
  expect(operations.filter(({ summary, description }) => !summary || !description)).toEqual([]);
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(operations.length);
  const known = Object.keys(document.components.securitySchemes);
  const declaredTags = document.tags.map(({ name }: { name: string }) => name);
  for (const { name, path, security, responses, parameters = [], tags } of operations) {
    expect(tags, name).toHaveLength(1);
    expect(declaredTags, name).toContain(tags[0]);
    expect(security.flatMap(Object.keys).every((scheme) => known.includes(scheme))).toBe(true);
    expect(responses, name).toHaveProperty('4XX');
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const declared = parameters.filter((one) => one.in === 'path').map((one) => one.name);
    expect(declared.toSorted(), name).toEqual(inPath.toSorted());
  }
  expect(JSON.stringify(document)).not.toContain('Default Response');
  expect(requiredButUnknown(document)).toEqual([]);
  const templates = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(templates).size).toBe(templates.length);
});

/** Fields that have to be there, of which nothing else is said. */
function requiredButUnknown(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { required, properties = {} } = value as { required?: unknown; properties?: object };
  const names = Array.isArray(required) ? required : [];
  return [
    ...names.filter((name) => !Object.hasOwn(properties, name)).map((name) => `${path} ${name}`),
    ...Object.entries(value).flatMap(([key, inner]) => requiredButUnknown(inner, `${path}/${key}`)),
  ];
}

/** All that they need is in their address. */
const withoutBody = [
  'POST /rooms/:id/code',
  'POST /rooms/:id/close',
  'POST /foundations/:id/messages/:messageId/hand-over',
  'POST /admin/people/:id/invitation',
  'POST /admin/foundations/:id/presence',
  'POST /admin/foundations/:id/read-again',
  'POST /admin/foundations/:id/upload-links',
  'POST /admin/foundations/:id/upload-links/:linkId/revoke',
  'POST /admin/foundations/:id/rooms/:roomId/send',
  'POST /admin/foundations/:id/rooms/:roomId/revoke',
  'POST /admin/calendar/absences/:id/cancel',
  'POST /admin/stuck/parked-stream/retry',
  'POST /admin/stuck/:kind/:id/retry',
  'POST /meetings/:id/cancel',
  'POST /orders/:id/pay',
];

test('openapi.json has the body of every call that takes one, each command and each upload', () => {
  const writes = Object.keys(summaries).filter((name) => /^(POST|PUT|PATCH) /.test(name));
  const operationOf = (name: string) => {
    const [method = '', path = ''] = name.split(' ');
    return paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
  };
  const lacking = writes.filter((name) => operationOf(name).requestBody === undefined);
  expect(lacking.toSorted()).toEqual(withoutBody.toSorted());
  for (const name of jsonCommands) {
    const { requestBody, parameters } = operationOf(`POST /foundations/:id/commands/${name}`);
    // A person and a company have other details.
    const { schema } = requestBody.content['application/json'];
    const bodies: { type: string }[] = schema.anyOf ?? [schema];
    expect(
      bodies.map(({ type }) => type),
      name,
    ).toEqual(bodies.map(() => 'object'));
    const names = parameters.map((one: { name: string }) => one.name);
    expect(names.toSorted(), name).toEqual(['id', 'idempotency-key', 'if-match']);
  }
  const uploads = ['documents', ...founderFiles].map((file) => `POST /foundations/:id/${file}`);
  for (const name of [...uploads, 'POST /upload-links/upload', 'POST /files']) {
    const { schema } = operationOf(name).requestBody.content['multipart/form-data'];
    // Fields after the file are not read.
    expect(Object.keys(schema.properties).at(-1), name).toBe('file');
    expect(schema.required, name).toContain('file');
  }
});

test('the cookie of a session is named as it travels', () => {
  expect(document.components.securitySchemes.session.name).toBe('http-directus_session_token');
});

interface Operation {
  summary: string;
  description: string;
  operationId: string;
  security: object[];
  responses: object;
  tags: string[];
  parameters?: { in: string; name: string }[];
}

test('openapi.json says the limits of what people enter', () => {
  const bodyOf = (path: string) => paths[path].post.requestBody.content['application/json'].schema;
  const { properties: contact } = bodyOf('/api/contact');
  expect(contact.name).toMatchObject({ type: 'string', minLength: 1, maxLength: 100 });
  expect(contact.email).toMatchObject({ format: 'email', maxLength: 254 });
  const { billing } = bodyOf('/api/orders').properties;
  expect(billing.properties.street).toMatchObject({ minLength: 1, maxLength: 200 });
  expect(billing.properties.company).toMatchObject({ type: 'string', maxLength: 200 });
  expect(billing.properties.country.enum).toContain('DE');
  expect(billing.required).toEqual(['name', 'street', 'zip', 'city', 'country']);
});

test('a route that does not declare who may call it, or its answers, is refused at start', () => {
  const own = Fastify();
  own.decorate('declaredRoutes', []);
  requireDeclarations(own);
  expect(() => own.get('/secret', () => 'everything')).toThrow('does not declare who may call it');
  const open = { config: { access: 'public' } } as const;
  expect(() => own.get('/silent', open, () => '')).toThrow('does not declare its answers');
});
