import type { Routes, Uploads } from '#api/contract.gen.d.ts';
import { type ApiError, readApiError } from './api-error.ts';

export type CallName = keyof Routes;

/** With those that are sent as a form, see `sendForm` and `postFile`. */
type Known = Routes & Uploads;

type DataIn<Body> = Body extends { data: infer Data } ? Data : null;
type MetaIn<Body> = Body extends unknown
  ? 'meta' extends keyof Body
    ? Body['meta']
    : undefined
  : never;

/** The data of a successful answer; null for those without a body. */
export type DataOf<Name extends keyof Known> = DataIn<Known[Name]['answer']>;

export type MetaOf<Name extends keyof Known> = MetaIn<Known[Name]['answer']>;

export type Answer<Name extends keyof Known> =
  | { ok: true; status: number; data: DataOf<Name>; meta: MetaOf<Name> }
  | Refusal;

export type Refusal = { ok: false; statusMessage: string } & ApiError;

/** The answer to whatever call gives these data. */
export type Answered<Data> = { ok: true; data: Data } | Refusal;

/** What any call may say besides its parameters, query and body. */
export interface CallSettings {
  /** A uuid, created once per form; a command is carried out once per key. */
  idempotencyKey?: string | undefined;
  /** The revision of the foundation that the caller has seen; refused if it has moved on. */
  ifMatch?: number | undefined;
  /** Ends the call early, for pages that are left. */
  signal?: AbortSignal | undefined;
  /**
   * Whose token is sent. `person` (default): the visitor's. `public`: the visitor's or else the
   * configured public token. `none`: no token, for logging in.
   */
  as?: 'person' | 'public' | 'none';
}

/** Fields that have to be given; what takes `undefined` may be left out. */
type Given<Fields> = {
  [Field in keyof Fields as undefined extends Fields[Field] ? never : Field]: Fields[Field];
} & { [Field in keyof Fields as undefined extends Fields[Field] ? Field : never]?: Fields[Field] };

type Parts<Name extends CallName> = Pick<Routes[Name], 'params' | 'query' | 'body'>;

/** A query whose fields may all be left out may be left out itself. */
type Relaxed<Fields extends { query: unknown }> = Omit<Fields, 'query'> & {
  query: object extends Fields['query'] ? Fields['query'] | undefined : Fields['query'];
};

export type CallOptions<Name extends CallName> = Given<Relaxed<Parts<Name>>> & CallSettings;

export type CallArguments<Name extends CallName> =
  object extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

/**
 * Calls the API: `call('GET /orders/:id', { params: { id } })`. It never throws: an API that cannot
 * be reached is a refusal, too.
 */
export type Call = <Name extends CallName>(
  name: Name,
  ...options: CallArguments<Name>
) => Promise<Answer<Name>>;

/** One request as it goes over the wire. */
export interface ApiRequest {
  name: CallName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base, with query: `/users/me?fields=*`. */
  path: string;
  headers: Record<string, string>;
  /** Serialised JSON. */
  body?: string;
}

export interface ApiResponse {
  /** 0 when there was no answer. */
  status: number;
  statusText: string;
  retryAfter: string | null | undefined;
  body: string;
  /** The read models had not come as far as the caller asked for. */
  stale?: boolean;
}

/** Carries a request to the API: in process, over HTTP with a cookie or a token. */
export type Transport = (request: ApiRequest, settings: CallSettings) => Promise<ApiResponse>;

interface AnyOptions extends CallSettings {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The typed door to the API through a transport. */
export function createCall(transport: Transport): Call {
  return async (name, ...given) => {
    const [options = {}]: readonly (AnyOptions | undefined)[] = given;
    const { params, query, body, ...settings } = options;
    const [method = 'GET', pattern = ''] = name.split(' ');
    const request: ApiRequest = {
      name,
      method: method as ApiRequest['method'],
      path: pathOf(pattern, params) + queryOf(query),
      headers: headersOf(body, settings),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    return answerTo(name, await transport(request, settings));
  };
}

/**
 * Reads the envelopes `{data, meta?}` and `{errors: [{message, extensions: {code}}]}`. That the data
 * are what the route of this name declares is what the API checks before it answers.
 */
export const answerTo = <Name extends keyof Known>(_name: Name, response: ApiResponse) =>
  readAnswer(response) as Answer<Name>;

/** An address with its parameters: `/orders/:id` becomes `/orders/7`. */
export const pathOf = (pattern: string, params: Record<string, string> = {}) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

function queryOf(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function headersOf(body: unknown, { idempotencyKey, ifMatch }: CallSettings) {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (ifMatch !== undefined) headers['if-match'] = `"${ifMatch}"`;
  return headers;
}

function readAnswer(response: ApiResponse) {
  const { status, body } = response;
  if (status < 200 || status >= 400) return refusalIn(response);
  const parsed = parse(body);
  // Something between us and the API has answered: what became of the call is not known.
  if (parsed === undefined) return refusalIn({ ...response, status: 502, body: '' });
  const { data = null, meta } = (parsed ?? {}) as { data?: unknown; meta?: unknown };
  return { ok: true, status, data, meta };
}

/** Why the API refused. */
export const refusalIn = ({ status, statusText, retryAfter, body }: ApiResponse): Refusal => ({
  ok: false,
  statusMessage: statusText,
  ...readApiError(status, parse(body), retryAfter),
});

/** @returns undefined for what is no JSON */
function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}
