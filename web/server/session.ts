import type { Tokens } from '#api/contract.gen.d.ts';
import { isUndecided } from '../kit/api/api-error.ts';
import { type Answer, createCall, type Refusal } from '../kit/api/call.ts';
import {
  apiSessionCookies,
  type Cookies,
  cookieNames,
  fingerprint,
  type SetCookie,
  siteWide,
} from './cookies.ts';
import type { RefreshFailure, Session } from './services.ts';
import type { Transport } from './transport.ts';

/** Refresh tokens expire after 7 days without use, so cookies need not live longer. */
const cookieLifeSeconds = 7 * 24 * 60 * 60;
/** A login with a provider takes no longer: the API's own limit is five minutes. */
const providerLoginSeconds = 6 * 60;
const refreshBeforeMs = 30_000;
/** How long a refreshed pair is reused for requests that still send the old cookie. */
const successorKeptMs = 10_000;
const refreshesKept = 10_000;

type Refreshed = Answer<'POST /auth/refresh'>;
type Refresh = (refreshToken: string, remoteAddress: string) => Promise<Refreshed>;

/** Refreshes a token once, even if many requests arrive with it at the same time. */
export function createRefresher(transport: Transport): Refresh {
  const running = new Map<string, Promise<Refreshed>>();
  return (refreshToken, remoteAddress) => {
    const key = fingerprint(refreshToken);
    const known = running.get(key);
    if (known) return known;
    const call = callFrom(transport, remoteAddress);
    const answer = call('POST /auth/refresh', { body: { refresh_token: refreshToken } });
    if (running.size < refreshesKept) {
      running.set(key, answer);
      const forget = () => running.delete(key);
      const keep = () => setTimeout(forget, successorKeptMs).unref();
      // An API that is away may be back at once: the next request asks again.
      answer.then((given) => (given.ok || !isUndecided(given) ? keep() : forget()), forget);
    }
    return answer;
  };
}

/** Calls without a token, in the name of a browser. Throws if the API cannot be reached. */
const callFrom = (transport: Transport, remoteAddress: string) =>
  createCall(({ name: _name, ...request }) => transport({ ...request, remoteAddress }));

function noAnswer(error: unknown): Refusal {
  console.error('The API did not answer a refresh.', error);
  return {
    ok: false,
    status: 0,
    statusMessage: '',
    code: 'UNREACHABLE',
    message: '',
    fields: [],
    extensions: {},
  };
}

interface SessionInput {
  cookies: Cookies;
  transport: Transport;
  refresh: Refresh;
  remoteAddress: string;
  now: () => number;
  setCookie: SetCookie;
  /** Runs whenever a refresh fails. */
  onRefreshFailed?: ((failure: RefreshFailure) => void) | undefined;
}

/**
 * The session of one request, kept in cookies. A refused refresh ends it; an unreachable API does
 * not, so a restart logs nobody out.
 */
export function createSession(input: SessionInput): Session {
  const { cookies, transport, refresh, remoteAddress, now, setCookie, onRefreshFailed } = input;
  const opened = openedByProvider(cookies);
  let access = opened === undefined ? cookies[cookieNames.access] : undefined;
  let refreshToken = opened ?? cookies[cookieNames.refresh];
  let expiresAt = Number(cookies[cookieNames.expires]) || 0;

  const write = (maxAge: number) => {
    const secret = { ...siteWide, maxAge, secure: true, httpOnly: true };
    setCookie(cookieNames.access, access ?? '', secret);
    setCookie(cookieNames.refresh, refreshToken ?? '', secret);
    setCookie(cookieNames.expires, String(expiresAt), { ...secret, httpOnly: false });
    if (cookies[cookieNames.provider] === undefined) return;
    const taken = [cookieNames.provider, ...(opened === undefined ? [] : apiSessionCookies)];
    for (const name of taken) setCookie(name, '', { ...secret, maxAge: 0 });
  };
  const start = (tokens: Tokens) => {
    access = tokens.access_token;
    refreshToken = tokens.refresh_token;
    expiresAt = now() + tokens.expires;
    write(cookieLifeSeconds);
  };
  const forget = () => {
    access = undefined;
    refreshToken = undefined;
    expiresAt = 0;
    write(0);
  };
  const renew = async (token: string) => {
    const answer = await refresh(token, remoteAddress).catch(noAnswer);
    if (answer.ok) return start(answer.data);
    const { status, code } = answer;
    const ended = !isUndecided(answer);
    if (ended) forget();
    onRefreshFailed?.({ status, code, ended });
    if (!ended) throw new Error(`The session could not be refreshed: ${code}.`);
  };
  const end = async () => {
    const token = refreshToken;
    if (access !== undefined || token !== undefined) forget();
    if (token === undefined) return;
    const call = callFrom(transport, remoteAddress);
    await call('POST /auth/logout', { body: { refresh_token: token } }).catch((error: unknown) => {
      console.error('The API could not be informed about a logout.', error);
    });
  };
  let renewing: Promise<void> | undefined;

  return {
    accessToken: async () => {
      const expired = access === undefined || now() + refreshBeforeMs > expiresAt;
      if (expired && refreshToken !== undefined) {
        // Once per request: an API that is away is not asked by every call of a page.
        renewing ??= renew(refreshToken);
        await renewing;
      } else if (now() > expiresAt) access = undefined;
      return access;
    },
    start,
    forget,
    end,
    leaveToProvider: async () => {
      await end();
      const secret = { ...siteWide, secure: true, httpOnly: true };
      setCookie(cookieNames.provider, '1', { ...secret, maxAge: providerLoginSeconds });
    },
  };
}

/** The token of a session that the API opened for the site; others, as of the console, stay. */
function openedByProvider(cookies: Cookies): string | undefined {
  if (cookies[cookieNames.provider] === undefined) return undefined;
  return apiSessionCookies.map((name) => cookies[name]).find(Boolean);
}
