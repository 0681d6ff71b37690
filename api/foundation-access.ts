import { z } from 'zod';
import type { Status } from '#domain/foundation/statuses.ts';
import { statusOf } from '#projections/foundations.ts';
import type { Scope } from '#projections/scope.ts';
import type { Deps } from './deps.ts';
import { apiError, unavailable } from './errors.ts';
import type { Person } from './plugins/guards.ts';

/** Members see their own foundations, the team all of them. */
export const scopeOf = ({ id, role }: Person): Scope =>
  role === 'member' ? { founderId: id } : 'all';

/** What is no id cannot be anybody's: the answer is that of a foreign one. @throws ApiError 403 */
export function uuidOr403(id: string): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw apiError('FORBIDDEN');
  return parsed.data.toLowerCase();
}

/**
 * Reads again once the read models have caught up when the first look does not satisfy: somebody
 * may be faster than they are.
 *
 * @throws ApiError 503 when they do not catch up within 2 s
 */
export async function readAgainIfBehind<T>(
  { store, checkpoint }: Deps,
  read: () => Promise<T>,
  satisfies: (found: T) => boolean,
): Promise<T> {
  const found = await read();
  if (satisfies(found)) return found;
  const upToDate = await checkpoint.waitFor(await store.head());
  const again = await read();
  if (!upToDate && !satisfies(again)) throw unavailable(1);
  return again;
}

/**
 * The current status. Foreign and unknown ids get the same answer.
 *
 * @param expected waits for this one if the read models are behind
 * @throws ApiError 403, 503
 */
export async function accessibleStatus(
  deps: Deps,
  foundationId: string,
  scope: Scope,
  expected?: Status,
): Promise<Status> {
  const status = await readAgainIfBehind(
    deps,
    () => statusOf(deps.connection.db, foundationId, scope),
    (found) => found !== undefined && (expected === undefined || found === expected),
  );
  if (status === undefined) throw apiError('FORBIDDEN');
  return status;
}
