import { type ApiError, readApiError } from '../../../kit/api/api-error.ts';
import { noteAnswer, noteStart } from './reachability.ts';

/** A request that takes longer is given up; a command may be repeated with the same key. */
const READ_TIMEOUT_MS = 10_000;
const COMMAND_TIMEOUT_MS = 30_000;

/** Thrown for calls that failed, because ra-core's reads and logins report by exceptions. */
export class CallError extends Error {
  readonly error: ApiError;
  /** Where ra-core looks for it. */
  readonly status: number;

  constructor(error: ApiError) {
    super(error.message || `The call failed with status ${error.status}.`);
    this.error = error;
    this.status = error.status;
  }
}

export interface Answer<T> {
  status: number;
  body: T;
}

export interface RequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/**
 * One request with the session's cookie; see `call` for what happens once the session is over.
 *
 * @throws CallError
 */
export async function request<T>(method: string, path: string, options: RequestOptions = {}) {
  const isRead = method === 'GET';
  const finish = isRead ? noteStart() : undefined;
  try {
    const { status, body, retryAfter } = await exchange(method, path, options);
    if (isRead) noteAnswer(status);
    return answerOrThrow<T>(status, body, retryAfter);
  } finally {
    finish?.();
  }
}

async function exchange(method: string, path: string, { body, headers, signal }: RequestOptions) {
  const timeout = AbortSignal.timeout(method === 'GET' ? READ_TIMEOUT_MS : COMMAND_TIMEOUT_MS);
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.any(signal ? [timeout, signal] : [timeout]),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { status } = response;
    const retryAfter = response.headers.get('retry-after');
    return { status, body: parse(await response.text()), retryAfter };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { status: 0, body: null, retryAfter: null };
  }
}

/** @throws CallError unless the status is a success */
export function answerOrThrow<T>(
  status: number,
  body: unknown,
  retryAfter: string | null,
): Answer<T> {
  if (status >= 200 && status < 300) return { status, body: body as T };
  throw new CallError(readApiError(status, body, retryAfter));
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
