import type { FastifyInstance } from 'fastify';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the API's base, with query: `/users/me?fields=*`. */
  path: string;
  headers: Record<string, string>;
  /** Serialised JSON. */
  body?: string;
  /** The browser's address: rate limits count visitors, not this server. */
  remoteAddress: string;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

/** Longer than the 12 s the API allows for a decision. */
const answerTimeout = 20_000;

/**
 * Calls the API: in this process if its base is relative (`/api`), otherwise over HTTP.
 * Throws if the API cannot be reached.
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
