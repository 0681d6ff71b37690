import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answers } from '../schemas.ts';

/** Describes all routes that are registered after it at `/openapi.json`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Siebenschritt', version: '1' } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  const described = {
    config: { access: 'public' },
    schema: { response: answers({ 200: z.looseObject({ openapi: z.string() }) }) },
  } as const;
  app.get('/openapi.json', described, async () => ({ ...app.swagger(), openapi: '3.1.0' }));
}
