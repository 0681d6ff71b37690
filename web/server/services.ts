import type { Tokens } from '#api/contract.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { ApiError } from '../kit/api/api-error.ts';
import type { Call as ApiCall } from '../kit/api/call.ts';

/** What loaders and actions get from the server; `render.ts` creates it. */

export type Answer<T> = { ok: true; status: number; data: T; meta?: Meta } | Refusal;

/** Of lists. */
export interface Meta {
  total?: number;
  /** There are more than `total`. */
  more?: true;
  /** Of notices. */
  unread?: number;
}

export type Refusal = { ok: false; statusMessage: string } & ApiError;

export interface Call {
  /** Sent as JSON. */
  body?: unknown;
  /** A uuid, created once per form; a command is carried out once per key. */
  idempotencyKey?: string;
  /** The revision of the foundation that the visitor has seen; refused if it has moved on. */
  ifMatch?: number | undefined;
  query?: Record<string, string | number | undefined>;
  /**
   * Whose token is sent. `person` (default): the visitor's. `public`: the visitor's or else the
   * configured public token. `none`: no token, for logging in.
   */
  as?: 'person' | 'public' | 'none';
}

export interface Backend {
  get<T>(path: string, call?: Omit<Call, 'body'>): Promise<Answer<T>>;
  post<T>(path: string, call?: Call): Promise<Answer<T>>;
  put<T>(path: string, call?: Call): Promise<Answer<T>>;
  patch<T>(path: string, call?: Call): Promise<Answer<T>>;
  delete<T>(path: string, call?: Call): Promise<Answer<T>>;
}

/** Why a session could not be refreshed; `ended` unless that can be tried again. */
export interface RefreshFailure {
  /** 0 when the API did not answer. */
  status: number;
  code: string;
  ended: boolean;
}

export interface Session {
  /** The access token, refreshed if it expires within 30 s; undefined when logged out. */
  accessToken(): Promise<string | undefined>;
  start(tokens: Tokens): void;
  /** Ends the session at the API and clears its cookies. */
  end(): Promise<void>;
  /** Ends the session, to take over the one that the API opens after a login with a provider. */
  leaveToProvider(): Promise<void>;
  /** Only clears the cookies, for a session the API no longer knows. */
  forget(): void;
}

export interface FlashToast {
  title: string;
  description?: string;
  color?: 'success' | 'error' | 'warning' | 'info';
}

export interface Services {
  call: ApiCall;
  backend: Backend;
  session: Session;
  /** Shows a toast on the next page, even after a redirect. */
  flash(toast: FlashToast): void;
  /** For `<script nonce>`; missing on cached pages, whose scripts are allowed by hash. */
  nonce?: string;
  /** Address of the module of the public pages. */
  siteModule: string;
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  /** Address of the tag manager's script, where one is configured. */
  tagManager?: string | undefined;
  /** Whether invoices can be paid by card. */
  cardPayments: boolean;
  /** The company that runs the product. */
  operator: Operator;
}
