import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger';
import viewer from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { brand } from '#domain/site/brand.ts';
import { SESSION_COOKIE } from '../cookies.ts';
import { answers } from '../schemas.ts';
import { bodySchema } from './body-schema.ts';
import type { Access } from './guards.ts';

const OPENAPI = '3.1.0';

/** What each call is for, by its name: `GET /orders/:id`. */
export type Summaries = Readonly<Record<string, string>>;

const schemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a login.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description: 'Set by a login with `mode: session`.',
  },
} as const;

/**
 * Takes note of all routes that are registered after it and shows them at `/docs`. Call it before
 * routes have to say who may call them: those of the viewer are not ours.
 */
export async function describeApi(app: FastifyInstance, summaries: Summaries): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: OPENAPI,
      info: { title: brand.name, version: '1', description: 'What the site itself calls.' },
      servers: [{ url: '/', description: 'This one.' }],
      components: { securitySchemes: schemes },
    },
    transform: callTransform(summaries),
    transformObject: withoutUnused,
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

/** What a route declares, with what its name and its access say. */
const callTransform =
  (summaries: Summaries): SwaggerTransform =>
  (described) => {
    const { url, route } = described;
    const { schema } = jsonSchemaTransform(described as never);
    if (!schema || schema.hide) return { schema, url };
    const path = url.replace(/^\/api/, '');
    const method = [route.method].flat()[0] ?? '';
    const { response } = schema as { response?: Record<string, unknown> };
    const body = described.schema?.body;
    return {
      url,
      schema: {
        ...schema,
        ...(body instanceof z.ZodType && { body: bodySchema(body) }),
        summary: summaries[`${method} ${path}`] ?? '',
        operationId: operationId(method, path),
        tags: [path.split('/')[1] ?? ''],
        security: securityOf(route.config?.access),
        response: { ...response, '4xx': response?.default },
      },
    };
  };

/** `GET /orders/:id/pdf` is `getOrdersByIdPdf`. */
function operationId(method: string, path: string): string {
  const words = path.replaceAll(':', 'by-').split(/[^a-zA-Z0-9]+/);
  const capitalised = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return method.toLowerCase() + capitalised.join('');
}

const ofPeople = Object.keys(schemes).map((name) => ({ [name]: [] }));

/** Nothing at all is one of the ways to call what visitors may call, too. */
function securityOf(access: Access | undefined) {
  if (access === 'public' || access === 'notary-link') return [];
  return access === 'registration' ? [{}, ...ofPeople] : ofPeople;
}

type WithSchemas = ReturnType<SwaggerTransformObject> & {
  components?: { schemas?: Record<string, object> };
};

/** Every schema with a name is described twice, as it is sent and as it is answered. */
const withoutUnused: SwaggerTransformObject = (described) => {
  const whole = jsonSchemaTransformObject(described) as WithSchemas;
  const { schemas = {} } = whole.components ?? {};
  const text = JSON.stringify(whole.paths);
  const used = Object.entries(schemas).filter(([name]) => text.includes(`/schemas/${name}"`));
  const components = { ...whole.components, schemas: Object.fromEntries(used) };
  return { ...whole, components } as WithSchemas;
};
