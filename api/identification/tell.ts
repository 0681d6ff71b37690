import { noteTold, type OpenedIdentification } from '#modules/identification/identifications.ts';
import { identifyCommand } from '#modules/identification/tell.ts';
import { decide } from '../foundations/commands.ts';
import { ApiError } from '../http/errors.ts';
import type { IdentificationRoutes } from './parts.ts';

/**
 * Tells the formation that somebody is identified, and answers with what it said. A worker tells it later where this
 * fails.
 *
 * @throws ApiError for a refusal of the formation, 503
 */
export async function answerOf(
  deps: Pick<IdentificationRoutes, 'db' | 'process'>,
  identification: OpenedIdentification,
) {
  const { id: identificationId, state } = identification;
  if (state !== 'cleared') return { identificationId, state };
  try {
    const { revision, position } = await decide(deps, identifyCommand(identification), 'server');
    await noteTold(deps.db, identificationId, new Date());
    return { identificationId, state, revision, position };
  } catch (error) {
    // A refusal stays one, however often it is told.
    const isRefused = error instanceof ApiError && error.status < 500;
    if (isRefused) await noteTold(deps.db, identificationId, new Date());
    throw error;
  }
}
