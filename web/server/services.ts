import type { Tokens } from '#api/contract.gen.d.ts';
import type { Operator, Sender } from '#domain/site/operator.ts';
import type { Call } from '../kit/api/call.ts';

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

/** What loaders and actions get from the server; `render.ts` creates it. */
export interface Services {
  call: Call;
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
  /** What people can log in with besides a password, by name. */
  loginProviders: readonly string[];
  /** The company that runs the product. */
  operator: Operator;
  /** From whom mails come, and the entries of calendars. */
  sender: Sender;
}
