import { createServer } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { PUBLIC_URL, type TestApi, withApi } from './api.ts';
import {
  CLIENT,
  type IdentityProvider,
  identityProvider,
  type ProvidedPerson,
  visitProvider,
} from './servers/identity-provider.ts';

export const SESSION = '__Host-directus_session_token';
export const REFRESH = '__Host-directus_refresh_token';
/** The one address outside our site to which logins with `firma` may lead. */
export const LISTED = 'https://app.example.org/welcome';

export const callbackOf = (name: string) => `${PUBLIC_URL}/api/auth/login/${name}/callback`;
export const locationOf = ({ headers }: LightMyRequestResponse) => String(headers.location);
/** The cookies that an answer sets, without those it removes. */
export const cookiesOf = ({ cookies }: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries(cookies.filter(({ value }) => value).map(({ name, value }) => [name, value]));
export const failed = (reason: string, page = '/app/') => `${PUBLIC_URL}${page}?reason=${reason}`;

export interface Visit {
  /** The path and query that the provider sends the browser back to. */
  back: string;
  cookies: Record<string, string>;
}

interface VisitOptions {
  redirect?: string;
  name?: string;
  /** What somebody does to the address of the provider on the way there. */
  change?: (address: string) => string;
}

export interface ProviderLogin {
  api: TestApi;
  idp: IdentityProvider;
  begin(
    redirect?: string,
    name?: string,
    cookies?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** A browser from the click until it is on its way back, with the answer of the provider. */
  visit(person: ProvidedPerson | undefined, options?: VisitOptions): Promise<Visit>;
  comeBack(visit: Visit): Promise<LightMyRequestResponse>;
  login(
    person: ProvidedPerson | undefined,
    options?: VisitOptions,
  ): Promise<LightMyRequestResponse>;
}

/** For a test file: the API with a real provider under three names, and a fourth where nobody answers. */
export async function withProviderLogin(): Promise<ProviderLogin> {
  const idp = await identityProvider(['firma', 'cookie', 'mistaken'].map(callbackOf));
  const firma = { name: 'firma', label: 'Firma', icon: 'domain', issuer: idp.issuer, ...CLIENT };
  const providers = [
    { ...firma, redirectAllowList: [LISTED] },
    { ...firma, name: 'cookie', label: 'Cookie', icon: null, mode: 'cookie' },
    { ...firma, name: 'mistaken', clientSecret: 'not the secret of the client' },
    { ...firma, name: 'away', issuer: `http://localhost:${await unusedPort()}` },
  ];
  const api = await withApi({ LOGIN_PROVIDERS: JSON.stringify(providers) });
  afterAll(() => idp.close());
  const begin: ProviderLogin['begin'] = (redirect, name = 'firma', cookies = {}) => {
    const query = redirect === undefined ? '' : `?${new URLSearchParams({ redirect })}`;
    return api.call('GET', `/auth/login/${name}${query}`, { cookies });
  };
  const visit: ProviderLogin['visit'] = async (person, options = {}) => {
    const { redirect = '/app/?tab=1', name = 'firma', change = (address) => address } = options;
    idp.person = person;
    const begun = await begin(redirect, name);
    const back = await visitProvider(idp, change(locationOf(begun)));
    return { back: back.slice(`${PUBLIC_URL}/api`.length), cookies: cookiesOf(begun) };
  };
  const comeBack = ({ back, cookies }: Visit) => api.call('GET', back, { cookies });
  return {
    api,
    idp,
    begin,
    visit,
    comeBack,
    login: async (...given) => comeBack(await visit(...given)),
  };
}

export async function unusedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 1;
}
