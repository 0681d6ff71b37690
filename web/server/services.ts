import type { Tokens as ApiTokens } from '#api/contract.ts';
import type { ApiError } from '../shared/api-error.ts';

/** What the server hands to loaders and actions; see `plugin.ts` for how it is made. */

export type Answer<T> = { ok: true; status: number; data: T; meta?: { total?: number } } | Refusal;

export type Refusal = { ok: false } & ApiError;

export interface Call {
  /** Sent as JSON. */
  body?: unknown;
  /** Repeating a command with the same key repeats nothing: a uuid, made once per form. */
  idempotencyKey?: string;
  query?: Record<string, string | number | undefined>;
  /**
   * Whose rights the call uses: the person's (default), or `public`: the person's, else the
   * configured public token; `none` sends no token, as logging in must.
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

/** As the API answers a login: `expires` is the life of the access token in milliseconds. */
export type Tokens = Required<ApiTokens>;

export interface Session {
  /** The access token, refreshed when less than 30 s are left; undefined when logged out. */
  accessToken(): Promise<string | undefined>;
  start(tokens: Tokens): void;
  /** Ends the session at the API and forgets its cookies. */
  end(): Promise<void>;
  /** Forgets the cookies only, when the API no longer knows the session. */
  forget(): void;
}

export interface FlashToast {
  title: string;
  description?: string;
  color?: 'success' | 'error' | 'warning' | 'info';
}

export interface Services {
  backend: Backend;
  session: Session;
  /** Shows a toast on the next page, over a redirect. */
  flash(toast: FlashToast): void;
  /** For `<script nonce>`; absent on pages from the cache, whose scripts are allowed by hash. */
  nonce?: string;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
}
