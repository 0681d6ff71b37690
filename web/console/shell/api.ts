const API = '/api';
/** A request that takes longer is given up; it may be repeated with the same key. */
const TIMEOUT_MS = 30_000;

interface ErrorBody {
  errors?: { message: string; extensions?: { code?: string } & Record<string, unknown> }[];
}

/** Why a call failed. `status` 0: the server could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Facts beside the code, such as the current `status` or the wrong `fields`. */
  readonly extensions: Record<string, unknown>;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: ErrorBody | null, retryAfter: string | null = null) {
    const error = body?.errors?.[0];
    super(error?.message ?? `The call failed with status ${status}.`);
    this.status = status;
    this.extensions = error?.extensions ?? {};
    this.code = error?.extensions?.code ?? (status === 0 ? 'UNREACHABLE' : 'INTERNAL_SERVER_ERROR');
    this.retryAfterSeconds = retryAfter ? Number(retryAfter) || null : null;
  }

  /** Whether the same command may still have happened or may succeed later. */
  get isOpen(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
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

/** @throws ApiError */
export async function call<T>(method: string, path: string, options: Options = {}) {
  const { body, headers, signal } = options;
  const limits = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])];
  let response: Response;
  try {
    response = await fetch(API + path, {
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
    throw new ApiError(0, null);
  }
  const parsed = parse(await response.text());
  if (!response.ok) {
    throw new ApiError(response.status, parsed as ErrorBody, response.headers.get('retry-after'));
  }
  return { status: response.status, body: parsed as T } satisfies Answer<T>;
}

export interface Upload {
  path: string;
  /** Sent before the file, so that the server can judge before it stores. */
  title: string;
  file: File;
  key: string;
  onProgress: (percent: number) => void;
}

/** Sends a PDF as multipart. XMLHttpRequest, since fetch tells nothing about what has been sent. */
export function upload<T>({ path, title, file, key, onProgress }: Upload): Promise<Answer<T>> {
  const form = new FormData();
  form.append('title', title);
  form.append('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', API + path);
  request.setRequestHeader('idempotency-key', key);
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100));
  });
  return new Promise((resolve, reject) => {
    request.addEventListener('error', () => reject(new ApiError(0, null)));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const body = parse(responseText);
      if (status >= 200 && status < 300) resolve({ status, body: body as T });
      else
        reject(new ApiError(status, body as ErrorBody, request.getResponseHeader('retry-after')));
    });
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
