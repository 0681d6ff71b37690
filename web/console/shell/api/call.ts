import { type ApiError, readApiError } from '../../../shared/api-error.ts';

/** A request that takes longer is given up; it may be repeated with the same key. */
const TIMEOUT_MS = 30_000;

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

interface Options {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** @throws CallError */
export async function call<T>(method: string, path: string, options: Options = {}) {
  const { body, headers, signal } = options;
  const limits = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])];
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.any(limits),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    return answerOrThrow<T>(0, null, null);
  }
  const { status } = response;
  return answerOrThrow<T>(
    status,
    parse(await response.text()),
    response.headers.get('retry-after'),
  );
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
