import fc from 'fast-check';
import type { TestApi } from '../../support/api.ts';
import { multipart } from '../../support/foundation-api.ts';

/** Requests as nobody should send them, made from what `openapi.json` says of an operation. */

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}
export interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: string; schema: Schema }[];
  body: Schema | undefined;
}
/** Values that make a request go further than its first check. */
export interface Known {
  /** By name of a parameter or field; `''` is for every name. */
  values: Record<string, readonly unknown[]>;
  /** Bodies that are right, by operation. */
  bodies: Record<string, readonly object[]>;
  files: readonly Buffer[];
  withFile: readonly string[];
}
export interface FuzzedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

interface Described {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Operation['parameters'];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
}

export const operationsOf = ({ paths }: Described): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, ''),
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  );

const nested = (depth: number): unknown => {
  let value: unknown = { _eq: 1 };
  for (let level = 0; level < depth; level += 1) value = { _and: [value] };
  return value;
};

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\r\n\u001b[31m',
    "' or 1=1 --",
    '{"_eq":',
    '../../etc/passwd',
    '𝒳'.repeat(300),
    'x'.repeat(20_000),
    0,
    -1,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER + 1,
    true,
    [],
    {},
    [[[]]],
    { $gt: '' },
    { constructor: { prototype: { admin: true } } },
    nested(12),
    nested(1_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.jsonValue({ maxDepth: 3 }),
);

const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};

/** Mostly what the schema asks for. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map(fitting));
  const [type] = [schema.type].flat();
  switch (type) {
    case 'string': {
      const { format = '', minLength = 0, maxLength = 300 } = schema;
      return formats[format] ?? fc.string({ minLength, maxLength: Math.min(maxLength, 300) });
    }
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 500, 500) });
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 4 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, fitting(one)]),
        ),
        { requiredKeys: [] },
      );
    default:
      return junk;
  }
}

export function requestsFor(operation: Operation, known: Known): fc.Arbitrary<FuzzedRequest> {
  const { method, path, parameters } = operation;
  const named = (name: string, schema: Schema = {}) => {
    const values = [...(known.values[name] ?? []), ...(known.values[''] ?? [])];
    return fc.oneof(
      { arbitrary: fc.constantFrom(...values), weight: 3 },
      { arbitrary: fitting(schema), weight: 3 },
      { arbitrary: junk, weight: 2 },
    );
  };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const schemaOf = (name: string) => parameters.find((one) => one.name === name)?.schema;
  const declared = parameters.filter(({ in: place }) => place === 'query');
  const queries = Object.fromEntries([
    ...Object.keys(known.values).map((name) => [name, named(name)]),
    ...declared.map(({ name, schema }) => [name, named(name, schema)]),
  ]);
  delete queries[''];
  const rightQueries = declared.map(({ name, schema }) => [name, named(name, schema)]);
  return fc
    .record({
      segments: fc.tuple(...inPath.map((name) => named(name, schemaOf(name)))),
      query: fc.oneof(
        fc.record(Object.fromEntries(rightQueries), { requiredKeys: [] }),
        fc
          .subarray(Object.keys(queries), { maxLength: 3 })
          .chain((names) =>
            fc.record(Object.fromEntries(names.map((name) => [name, queries[name] ?? junk]))),
          ),
      ),
      headers: fc.record(
        {
          'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('', 'x', '1'.repeat(400))),
          'if-match': fc.constantFrom('"0"', '"3"', '*', '""', '"99999999999"'),
          'if-none-match': fc.constantFrom('*', '"x"'),
          origin: fc.constantFrom('https://evil.example', 'null', ''),
          'accept-language': fc.constantFrom('en', '*', ';;;', 'x'.repeat(500)),
        },
        { requiredKeys: [] },
      ),
      sent:
        method === 'GET' ? fc.constant({ headers: {}, body: undefined }) : bodyOf(operation, known),
    })
    .map(({ segments, query, headers, sent }) => ({
      method,
      path: addressOf(path, segments, query),
      headers: { ...headers, ...sent.headers },
      body: sent.body,
    }));
}

type Sent = { headers: Record<string, string>; body: string | Buffer | undefined };

const broken = fc.constantFrom<Sent>(
  { headers: { 'content-type': 'application/json' }, body: '{"a":' },
  { headers: { 'content-type': 'application/json' }, body: '{"__proto__":{"a":1}}' },
  { headers: { 'content-type': 'application/json' }, body: '' },
  { headers: { 'content-type': 'application/json; charset=utf-16' }, body: '{}' },
  { headers: { 'content-type': 'application/xml' }, body: '<a/>' },
  { headers: { 'content-type': 'text/plain' }, body: '{}' },
  { headers: { 'content-type': 'multipart/form-data' }, body: 'no boundary' },
  { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x\r\n\r\n--x' },
  {
    headers: { 'content-type': `multipart/form-data; boundary=${'x'.repeat(300)}` },
    body: `--${'x'.repeat(300)}`,
  },
  { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1&a=2' },
  { headers: { 'content-type': '\u00ff' }, body: '{}' },
  { headers: {}, body: undefined },
);

function bodyOf({ method, path, body: schema }: Operation, known: Known): fc.Arbitrary<Sent> {
  const row = `${method} ${path}`;
  const right = known.bodies[row] ?? [];
  const fields = Object.fromEntries(
    Object.entries(known.values)
      .filter(([name]) => name !== '')
      .map(([name, values]) => [name, fc.oneof(fc.constantFrom(...values), junk)]),
  );
  const someFields = fc.record(fields, { requiredKeys: [] });
  /** A right body with one field that is not. */
  const spoilt = (body: object) =>
    fc
      .tuple(fc.constantFrom('', ...Object.keys(body)), junk)
      .map(([name, value]) => (name === '' ? body : { ...body, [name]: value }));
  const values: fc.Arbitrary<unknown>[] = [
    ...right.map(spoilt),
    schema ? fitting(schema) : someFields,
    someFields,
    fc.array(someFields, { maxLength: 3 }),
    junk,
  ];
  const json = fc.oneof(...values).map(
    (value): Sent => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(value),
    }),
  );
  const form = fc
    .record({
      fields: fc.dictionary(
        fc.constantFrom('title', 'linkId', 'registerNumber', 'enteredOn', '__proto__', 'x'),
        fc.oneof(
          fc.string({ maxLength: 30 }),
          fc.constantFrom('', 'x'.repeat(5_000), '2026-01-01'),
        ),
        { maxKeys: 4 },
      ),
      file: fc.option(fc.constantFrom(...known.files), { nil: undefined }),
      fileName: fc.constantFrom(
        'a.pdf',
        '../../x',
        '',
        'a.pdf.html',
        'ä\u0000.pdf',
        'x'.repeat(300),
      ),
    })
    .map(multipart);
  const cutForm = fc
    .tuple(form, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([{ headers, body }, part]) => ({
      headers,
      body: body.subarray(0, Math.floor(body.length * part)),
    }));
  if (known.withFile.includes(row)) return fc.oneof(form, form, cutForm, broken, json);
  return fc.oneof({ arbitrary: json, weight: 6 }, { arbitrary: broken, weight: 1 });
}

function addressOf(path: string, segments: unknown[], query: Record<string, unknown>): string {
  let index = 0;
  const filled = path.replace(/\{\w+\}/g, () => escaped(segments[index++]));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${escaped(value)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

/** Lone surrogates become the bytes that no UTF-8 has. */
const escaped = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.isWellFormed()
    ? encodeURIComponent(text).slice(0, 6_000)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');
};

/** @throws Error for a 5xx, and for an answer that `openapi.json` does not describe */
export async function sendFuzzed(
  api: Pick<TestApi, 'call'>,
  { method, path, headers, body }: FuzzedRequest,
  bearer: string | undefined,
): Promise<number> {
  const caller = bearer === undefined ? {} : { bearer };
  const { statusCode, body: text } = await api.call(method, path, { headers, body, ...caller });
  if (statusCode >= 500) throw new Error(`${method} ${path} answered ${statusCode}: ${text}`);
  return statusCode;
}
