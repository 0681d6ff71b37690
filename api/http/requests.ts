import { z } from 'zod';
import { apiError } from './errors.ts';

/** For `openapi.json`; `commandIdOf` reads the key. */
export const keyHeaders = z.looseObject({
  'idempotency-key': z.string().optional().meta({
    format: 'uuid',
    description: 'A repetition with the same key is carried out once and answered as before.',
  }),
});

/** A malformed id gets the same answer as a foreign one. @throws ApiError 404 */
export function uuidOr404(id: string): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw apiError('NOT_FOUND');
  return parsed.data.toLowerCase();
}

/** The same for a foundation or an account. @throws ApiError 403 */
export function uuidOr403(id: string): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw apiError('FORBIDDEN');
  return parsed.data.toLowerCase();
}
