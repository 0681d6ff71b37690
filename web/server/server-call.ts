import {
  type ApiResponse,
  type Call,
  type CallSettings,
  createCall,
  refusalIn,
} from '../kit/api/call.ts';
import { type Cookies, cookieNames, type SetCookie, siteWide } from './cookies.ts';
import type { Session } from './services.ts';
import type { ServerResponse, Transport } from './transport.ts';

interface Caller {
  transport: Transport;
  session: Session;
  publicToken: string | undefined;
  cookies: Cookies;
  setCookie: SetCookie;
  remoteAddress: string;
  /** The browser's: the API tells people from which device they are logged in. */
  userAgent?: string | undefined;
  /** The language in which the API answers and sends mails. */
  language: string;
}

/** The typed door for loaders and actions. */
export function createServerCall(caller: Caller): Call {
  const { transport, remoteAddress } = caller;
  return createCall(async ({ method, path, body, headers }, settings) => {
    try {
      const sent = { ...headers, ...(await headersOf(caller, settings)) };
      const response = await transport({ method, path, headers: sent, body, remoteAddress });
      keepDevice(caller, response);
      if (response.status < 400) return response;
      const { status, statusMessage, code } = refusalIn(response);
      console.warn(`${method} ${path}: ${status} ${statusMessage}, ${code}.`);
      if (method === 'GET' && status === 401) await forgetEnded(caller, settings);
      return response;
    } catch (error) {
      console.error(`The API did not answer ${method} ${path}.`, error);
      return unreachable;
    }
  });
}

const unreachable: ApiResponse = {
  status: 503,
  statusText: 'Service Unavailable',
  retryAfter: undefined,
  body: JSON.stringify({
    errors: [{ message: 'The API did not answer.', extensions: { code: 'SERVICE_UNAVAILABLE' } }],
  }),
};

/** The session was ended elsewhere, or its account is closed: its token is refused. */
async function forgetEnded({ session }: Caller, { as = 'person' }: CallSettings): Promise<void> {
  if (as === 'person' && (await session.accessToken()) !== undefined) session.forget();
}

/** The API knows by it who has logged in from this browser before. */
function keepDevice({ setCookie }: Caller, { cookies }: ServerResponse): void {
  const device = cookies.find(({ name }) => name === cookieNames.device);
  if (!device) return;
  const { value, maxAge } = device;
  setCookie(cookieNames.device, value, { ...siteWide, maxAge, secure: true, httpOnly: true });
}

async function headersOf(caller: Caller, settings: CallSettings) {
  const headers: Record<string, string> = { 'accept-language': caller.language };
  if (caller.userAgent) headers['user-agent'] = caller.userAgent;
  const device = caller.cookies[cookieNames.device];
  if (device && settings.as === 'none') headers.cookie = `${cookieNames.device}=${device}`;
  const token = await tokenFor(caller, settings.as ?? 'person');
  if (token) headers.authorization = `Bearer ${token}`;
  return headers;
}

async function tokenFor(caller: Caller, as: NonNullable<CallSettings['as']>) {
  if (as === 'none') return undefined;
  if (as === 'person') return caller.session.accessToken();
  // A session that cannot be refreshed right now keeps nobody from what is public.
  const own = await caller.session.accessToken().catch(() => undefined);
  return own ?? caller.publicToken;
}
