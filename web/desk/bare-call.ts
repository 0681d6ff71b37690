import { overFetch } from '../kit/api/browser-call.ts';
import { type ApiRequest, createCall, type Transport } from '../kit/api/call.ts';
import { noteAnswer, noteFreshness, noteStart } from './reachability.ts';
import { keptText } from './store.ts';

/**
 * Position of the last change made in this tab. Reads send it, so that the API waits for its read
 * models and users always see their own change. Kept when the page is loaded again, which is what
 * people do when they miss their change.
 */
const position = keptText(() => sessionStorage, 'staff.position');

/** Whoever logs in has changed nothing yet. */
export const forgetPosition = () => position.set(null);

/** @param data what the API answered to a change; it may name a position */
export function sawPosition(data: unknown): void {
  if (typeof data !== 'object' || data === null || !('position' in data)) return;
  if (typeof data.position === 'string') position.set(data.position);
}

/** A session is no read model. */
function afterLastChange(request: ApiRequest): ApiRequest {
  const last = position.get();
  if (last === null || request.name === 'GET /users/me') return request;
  const after = new URLSearchParams({ after: last });
  return { ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}${after}` };
}

/** Others are no read models, and never wait for them. */
const showsFoundations = ({ name }: ApiRequest) =>
  name.startsWith('GET /foundations') || name === 'GET /admin/tasks';

const watched: Transport = async (request, settings) => {
  if (request.method !== 'GET') return overFetch(request, settings);
  const finish = noteStart();
  try {
    const asked = afterLastChange(request);
    const response = await overFetch(asked, settings);
    noteAnswer(response.status);
    const canLag = asked !== request && showsFoundations(request);
    if (canLag && response.status === 200) noteFreshness(response.stale === true);
    return response;
  } finally {
    finish();
  }
};

/** One request with the cookie of the team's session; see `call` for what outlasts the session. */
export const bareCall = createCall(watched);
