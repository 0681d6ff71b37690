import { z } from 'zod';
import { apiError } from '../../errors.ts';

/** What routes about orders have in common. */

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
