import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ApiRequest, ApiResponse } from '../kit/api/call.ts';

interface ServerRequest extends Omit<ApiRequest, 'name'> {
  /** The browser's address: rate limits count visitors, not this server. */
  remoteAddress: string;
}

export type ServerResponse = ApiResponse & { cookies: readonly AnsweredCookie[] };

interface AnsweredCookie {
  name: string;
  value: string;
  maxAge?: number | undefined;
}

export type Transport = (request: ServerRequest) => Promise<ServerResponse>;

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
    const { statusCode: status, headers: answered, body: text } = response;
    const retryAfter = answered['retry-after']?.toString();
    const statusText = STATUS_CODES[status] ?? '';
    return { status, statusText, retryAfter, body: text, cookies: response.cookies };
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
    const { status } = response;
    const statusText = STATUS_CODES[status] ?? '';
    const retryAfter = response.headers.get('retry-after');
    const cookies = response.headers.getSetCookie().map(parsedCookie);
    return { status, statusText, retryAfter, body: await response.text(), cookies };
  };
}

function parsedCookie(header: string): AnsweredCookie {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  const [, maxAge] = /;\s*max-age=(\d+)/i.exec(header) ?? [];
  return { name, value, maxAge: maxAge === undefined ? undefined : Number(maxAge) };
}
