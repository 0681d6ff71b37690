import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiError, invalidPayload } from './errors.ts';

/** Describes the header for `openapi.json`; `commandIdOf` reads it. */
export const keyHeaders = z.looseObject({
  'idempotency-key': z.string().optional().meta({
    format: 'uuid',
    description: 'A repetition with the same key is carried out once and answered as before.',
  }),
});

/** The commandId: the Idempotency-Key, or a new one. @throws ApiError 400 for anything but a UUID */
export function commandIdOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (key === undefined) return randomUUID();
  const parsed = z.uuid().safeParse(key);
  if (!parsed.success)
    throw invalidPayload('Idempotency-Key has to be a UUID', ['idempotency-key']);
  return parsed.data.toLowerCase();
}

/** A malformed id gets the same answer as a foreign one. @throws ApiError 404 */
export function uuidOr404(id: string): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw apiError('NOT_FOUND');
  return parsed.data.toLowerCase();
}

/**
 * The id of a foundation or an account; a malformed one gets the same answer as a foreign one.
 *
 * @throws ApiError 403
 */
export function uuidOr403(id: string): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw apiError('FORBIDDEN');
  return parsed.data.toLowerCase();
}
