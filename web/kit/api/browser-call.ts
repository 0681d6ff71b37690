import { type ApiRequest, type ApiResponse, type CallSettings, createCall } from './call.ts';

/** A call that takes longer is given up; a command may be repeated with the same key. */
const READ_TIMEOUT_MS = 10_000;
const COMMAND_TIMEOUT_MS = 30_000;

/**
 * The typed door for browsers, with the cookie of the session. Like every `Call` it never throws,
 * except for calls that their own `signal` ended: nobody waits for those any more.
 */
export const browserCall = createCall(overFetch);

/** A request with the cookie of the session; see `browserCall`. */
export async function overFetch(request: ApiRequest, { signal }: CallSettings): Promise<ApiResponse> {
  const { method, path, headers, body } = request;
  const timeout = AbortSignal.timeout(method === 'GET' ? READ_TIMEOUT_MS : COMMAND_TIMEOUT_MS);
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.any(signal ? [timeout, signal] : [timeout]),
      headers,
      body: body ?? null,
    });
    const { status, statusText } = response;
    const retryAfter = response.headers.get('retry-after');
    return { status, statusText, retryAfter, body: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { status: 0, statusText: '', retryAfter: null, body: '' };
  }
}
