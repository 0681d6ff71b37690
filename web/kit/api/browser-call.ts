import type { Uploads } from '#api/contract.gen.d.ts';
import { type ApiResponse, answerTo, createCall, type Transport } from './call.ts';

/** A call that takes longer is given up; a command may be repeated with the same key. */
const READ_TIMEOUT_MS = 10_000;
const COMMAND_TIMEOUT_MS = 30_000;

/**
 * The typed door for browsers, with the cookie of the session. Like every `Call` it never throws,
 * except for calls that their own `signal` ended: nobody waits for those any more.
 */
export const browserCall = createCall((request, settings) => overFetch(request, settings));

/** A request with the cookie of the session; see `browserCall`. */
export const overFetch: Transport = ({ method, path, headers, body = null }, { signal }) => {
  const timeout = AbortSignal.timeout(method === 'GET' ? READ_TIMEOUT_MS : COMMAND_TIMEOUT_MS);
  const ended = AbortSignal.any(signal ? [timeout, signal] : [timeout]);
  return exchange(path, { method, headers, body, signal: ended }, signal);
};

/** Sends a form with a file. It takes as long as the line needs; `postFile` shows how far it is. */
export const sendForm = async <Name extends keyof Uploads>(name: Name, form: FormData) =>
  answerTo(name, await exchange(name.slice('POST '.length), { method: 'POST', body: form }));

/** @throws the reason of the caller's own signal once that has ended the call */
async function exchange(path: string, init: RequestInit, own?: AbortSignal): Promise<ApiResponse> {
  try {
    const response = await fetch(`/api${path}`, { credentials: 'same-origin', ...init });
    const { status, statusText } = response;
    const retryAfter = response.headers.get('retry-after');
    const stale = response.headers.get('x-stale') === 'true';
    return { status, statusText, retryAfter, stale, body: await response.text() };
  } catch (error) {
    if (own?.aborted) throw error;
    return { status: 0, statusText: '', retryAfter: null, body: '' };
  }
}
