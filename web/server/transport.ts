import type { FastifyInstance } from 'fastify';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base, with query: `/users/me?fields=*`. */
  path: string;
  headers: Record<string, string>;
  /** JSON, already serialised. */
  body?: string;
  /** The address of the browser, so that limits count people and not this server. */
  remoteAddress: string;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

/** Longer than the 12 s the API gives a decision. */
const answerTimeout = 20_000;

/**
 * The way to the API: in the same process when its base is relative (`/api`), else over HTTP.
 * An API that cannot be reached throws.
 */
export function createTransport(app: FastifyInstance, apiBase: string): Transport {
  return /^https?:/.test(apiBase) ? overHttp(apiBase) : inProcess(app, apiBase);
}

function inProcess(app: FastifyInstance, apiBase: string): Transport {
  return async ({ method, path, headers, body, remoteAddress }) => {
    const response = await app.inject({
      method,
      url: `${apiBase}${path}`,
      headers,
      payload: body,
      remoteAddress,
      signal: AbortSignal.timeout(answerTimeout),
    });
    const answered: Record<string, string | undefined> = {};
    for (const [name, value] of Object.entries(response.headers)) answered[name] = String(value);
    return { status: response.statusCode, headers: answered, body: response.body };
  };
}

function overHttp(apiBase: string): Transport {
  return async ({ method, path, headers, body, remoteAddress }) => {
    const response = await fetch(`${apiBase}${path}`, {
      method,
      headers: { ...headers, 'x-forwarded-for': remoteAddress },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerTimeout),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };
}
