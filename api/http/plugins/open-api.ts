import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger';
import viewer from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '#config';
import { brand } from '#domain/site/brand.ts';
import { SESSION_COOKIE } from '../cookies.ts';
import { overHttp } from '../cookies-over-http.ts';
import { answers } from '../schemas.ts';
import { bodySchema, type DescribedBody } from './body-schema.ts';
import { completed, type Operation, type Paths } from './completed-description.ts';
import { type Access, accessRules } from './guards.ts';

const OPENAPI = '3.1.0';

/** The purpose of each call, by its name: `GET /orders/:id`. */
export type Summaries = Readonly<Record<string, string>>;

const schemesOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  bearer: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'The access token of a login.',
  },
  session: {
    type: 'apiKey' as const,
    in: 'cookie',
    name: publicUrl.startsWith('https:') ? SESSION_COOKIE : overHttp(SESSION_COOKIE),
    description: 'Set by a login with `mode: session`.',
  },
});

/**
 * Records all routes that are registered after this call, and shows them at `/docs`. The viewer's own routes must
 * not be asked who may call them, so this comes before that check.
 */
export async function describeApi(
  app: FastifyInstance,
  summaries: Summaries,
  config: Pick<Config, 'publicUrl' | 'operator'>,
): Promise<void> {
  const { name, email } = config.operator;
  const variants: Variants = new Map();
  await app.register(swagger, {
    openapi: {
      openapi: OPENAPI,
      info: {
        title: brand.name,
        version: '1',
        description: 'What the site itself calls.',
        contact: { name, email },
        license: { name: 'All rights reserved' },
      },
      servers: [{ url: '/', description: 'This one.' }],
      components: { securitySchemes: schemesOf(config) },
    },
    transform: callTransform(summaries, variants),
    transformObject: wholeTransform(summaries, variants),
  });
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
      route.schema = { ...route.schema, hide: true };
    });
    await scope.register(viewer, { routePrefix: '/docs', staticCSP: true });
  });
}

/** The description itself, at `/openapi.json`. */
export function serveDescription(app: FastifyInstance): void {
  const described = {
    config: { access: 'public' },
    schema: { response: answers({ 200: z.looseObject({ openapi: z.string() }) }) },
  } as const;
  app.get('/openapi.json', described, async () => ({ ...app.swagger(), openapi: OPENAPI }));
}

/** Variants of bodies, by the address with its parameter. */
type Variants = Map<string, Extract<DescribedBody, { parameter: string }>>;

const inBraces = (url: string) => url.replace(/:(\w+)/g, '{$1}');

/** Adds to the declaration of a route what follows from its name and its access. */
const callTransform =
  (summaries: Summaries, variants: Variants): SwaggerTransform =>
  (described) => {
    const { url, route } = described;
    const { schema } = jsonSchemaTransform(described as never);
    if (!schema || schema.hide) return { schema, url };
    const path = url.replace(/^\/api/, '');
    const method = [route.method].flat()[0] ?? '';
    const { response } = schema as { response?: Record<string, unknown> };
    const { access, described: beside } = route.config ?? {};
    if (beside && 'parameter' in beside) variants.set(inBraces(url), beside);
    const body = described.schema?.body;
    return {
      url,
      schema: {
        ...schema,
        ...(body instanceof z.ZodType && { body: bodySchema(body) }),
        ...bodyBeside(beside),
        summary: summaries[`${method} ${path}`] ?? '',
        description: callersOf(access),
        operationId: operationId(method, path),
        tags: [path.split('/')[1] ?? ''],
        security: securityOf(access),
        response: { ...response, '4xx': response?.default },
      },
    };
  };

function bodyBeside(described: DescribedBody | undefined) {
  if (!described || 'parameter' in described) return {};
  if ('body' in described) return { body: bodySchema(described.body) };
  return { body: bodySchema(described.form), consumes: ['multipart/form-data'] };
}

/** `GET /orders/:id/pdf` is `getOrdersByIdPdf`. */
function operationId(method: string, path: string): string {
  const words = path.replaceAll(':', 'by-').split(/[^a-zA-Z0-9]+/);
  const capitalised = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return method.toLowerCase() + capitalised.join('');
}

function callersOf(access: Access = 'public'): string {
  if (access === 'public') return 'For everybody.';
  if (access === 'notary-link') return 'For everybody who has opened a mailed upload link.';
  return `For ${accessRules[access].join(', ')}.`;
}

const ofPeople = [{ bearer: [] }, { session: [] }];

/** Visitors may call these routes as well, so no credentials are one option. */
function securityOf(access: Access | undefined) {
  if (access === 'public' || access === 'notary-link') return [];
  return access === 'registration' ? [{}, ...ofPeople] : ofPeople;
}

const wholeTransform =
  (summaries: Summaries, variants: Variants): SwaggerTransformObject =>
  (described) => {
    const whole = jsonSchemaTransformObject(described) as { paths: Paths };
    return completed({ ...whole, paths: eachOf(whole.paths, summaries, variants) }) as never;
  };

/** Gives each variant a path of its own, for programs that generate clients from the description. */
function eachOf(paths: Paths, summaries: Summaries, variants: Variants): Paths {
  const described = { ...paths };
  for (const [path, { parameter, variants: bodies }] of variants) {
    const { post, ...others } = paths[path] ?? {};
    if (!post) continue;
    described[path] = others;
    for (const [value, { body, description }] of Object.entries(bodies)) {
      const own = path.replace(`{${parameter}}`, value);
      const name = own.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1');
      described[own] = {
        post: {
          ...post,
          summary: summaries[`POST ${name}`] ?? '',
          description,
          operationId: operationId('post', name),
          parameters: withoutParameter(post, parameter),
          requestBody: { content: { 'application/json': { schema: bodySchema(body) } } },
        },
      };
    }
  }
  return described;
}

const withoutParameter = ({ parameters = [] }: Operation, parameter: string) =>
  parameters.filter(({ in: place, name }) => place !== 'path' || name !== parameter);
