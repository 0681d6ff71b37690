import { overFetch } from '../../kit/api/browser-call.ts';
import { type ApiRequest, createCall, type Transport } from '../../kit/api/call.ts';
import { noteAnswer, noteStart } from './reachability.ts';

/**
 * Position of the last change made in this tab. Reads send it, so that the API waits for its read
 * models and users always see their own change.
 */
let lastPosition: string | undefined;

/** @param data what the API answered to a change; it may name a position */
export function sawPosition(data: unknown): void {
  if (typeof data !== 'object' || data === null || !('position' in data)) return;
  if (typeof data.position === 'string') lastPosition = data.position;
}

/** A session is no read model. */
function afterLastChange(request: ApiRequest): ApiRequest {
  if (lastPosition === undefined || request.name === 'GET /users/me') return request;
  const after = new URLSearchParams({ after: lastPosition });
  return { ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}${after}` };
}

const watched: Transport = async (request, settings) => {
  if (request.method !== 'GET') return overFetch(request, settings);
  const finish = noteStart();
  try {
    const response = await overFetch(afterLastChange(request), settings);
    noteAnswer(response.status);
    return response;
  } finally {
    finish();
  }
};

/** One request with the cookie of the team's session; see `call` for what outlasts the session. */
export const bareCall = createCall(watched);
