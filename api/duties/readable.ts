import type { Person } from '#modules/accounts/login/session-owner.ts';
import {
  accessibleStatus,
  type FoundationReads,
  scopeOf,
  viewerOf,
} from '../foundations/foundation-access.ts';
import { uuidOr403 } from '../http/requests.ts';

/**
 * A formation with its status, and as whom somebody reads it.
 *
 * @throws ApiError 403 for who takes no part in it; 503
 */
export async function readable(deps: FoundationReads, asked: string, person: Person) {
  const id = uuidOr403(asked);
  const status = await accessibleStatus(deps, id, scopeOf(person));
  return { id, status, viewer: await viewerOf(deps.db, id, person) };
}
