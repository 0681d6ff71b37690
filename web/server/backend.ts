import { readApiError } from '../kit/api/api-error.ts';
import type { ApiRequest, ApiResponse } from '../kit/api/call.ts';
import type { Answer, Backend, Call, Meta, Refusal, Session } from './services.ts';
import type { Transport } from './transport.ts';

interface Caller {
  transport: Transport;
  session: Session;
  publicToken: string | undefined;
  remoteAddress: string;
  /** The browser's: the API tells people from which device they are logged in. */
  userAgent?: string | undefined;
  /** The language in which the API answers and sends mails. */
  language: string;
}

/** The API for loaders and actions. It never throws: an unreachable API is an answer, too. */
export function createBackend(caller: Caller): Backend {
  const send = async <T>(method: ApiRequest['method'], path: string, call: Call = {}) => {
    try {
      const headers = await headersOf(caller, call);
      const { transport, remoteAddress } = caller;
      const body = call.body === undefined ? undefined : JSON.stringify(call.body);
      const response = await transport({
        method,
        path: path + queryOf(call.query),
        headers,
        body,
        remoteAddress,
      });
      const answer = answerOf<T>(response);
      if (answer.ok) return answer;
      console.warn(`${method} ${path}: ${answer.status} ${answer.statusMessage}, ${answer.code}.`);
      if (method === 'GET' && answer.status === 401) await forgetEnded(caller, call);
      return answer;
    } catch (error) {
      console.error(`The API did not answer ${method} ${path}.`, error);
      return unreachable;
    }
  };
  return {
    get: (path, call) => send('GET', path, call),
    post: (path, call) => send('POST', path, call),
    put: (path, call) => send('PUT', path, call),
    patch: (path, call) => send('PATCH', path, call),
    delete: (path, call) => send('DELETE', path, call),
  };
}

const unreachable: Refusal = {
  ok: false,
  status: 503,
  statusMessage: 'Service Unavailable',
  code: 'SERVICE_UNAVAILABLE',
  message: 'The API did not answer.',
  fields: [],
  extensions: {},
};

/** The session was ended elsewhere, or its account is closed: its token is refused. */
async function forgetEnded({ session }: Caller, { as = 'person' }: Call): Promise<void> {
  if (as === 'person' && (await session.accessToken()) !== undefined) session.forget();
}

async function headersOf(caller: Caller, call: Call): Promise<Record<string, string>> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': caller.language,
  };
  if (caller.userAgent) headers['user-agent'] = caller.userAgent;
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey;
  if (call.ifMatch !== undefined) headers['if-match'] = `"${call.ifMatch}"`;
  const token = await tokenFor(caller, call.as ?? 'person');
  if (token) headers.authorization = `Bearer ${token}`;
  return headers;
}

async function tokenFor(caller: Caller, as: NonNullable<Call['as']>) {
  if (as === 'none') return undefined;
  if (as === 'person') return caller.session.accessToken();
  // A session that cannot be refreshed right now keeps nobody from what is public.
  const own = await caller.session.accessToken().catch(() => undefined);
  return own ?? caller.publicToken;
}

function queryOf(query: Call['query']): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Reads the envelopes `{data, meta?}` and `{errors: [{message, extensions: {code}}]}`. */
function answerOf<T>({ status, statusText, retryAfter, body }: ApiResponse): Answer<T> {
  const parsed: unknown = body === '' ? {} : JSON.parse(body);
  if (status < 400) {
    const { data, meta } = parsed as { data: T; meta?: Meta };
    return { ok: true, status, data, meta };
  }
  return { ok: false, statusMessage: statusText, ...readApiError(status, parsed, retryAfter) };
}
