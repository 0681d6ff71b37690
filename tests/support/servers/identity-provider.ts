import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider from 'oidc-provider';

/** Somebody who is logged in at the provider, with what it says about them. */
export interface ProvidedPerson {
  sub: string;
  [claim: string]: unknown;
}

export interface IdentityProvider {
  issuer: string;
  /** Who logs in from now on; undefined cancels. */
  person: ProvidedPerson | undefined;
  /** Publishes keys other than those it signs with. */
  otherKeys: boolean;
  close(): Promise<void>;
}

export const CLIENT = { clientId: 'siebenschritt', clientSecret: 'the secret of the client' };

const KEY = 'the key of the tests';

/** A person with a verified address that no other test uses. */
export function providedPerson(claims: Record<string, unknown> = {}): ProvidedPerson {
  const sub = randomUUID();
  return {
    sub,
    email: `${sub.slice(0, 8)}@example.com`,
    email_verified: true,
    given_name: 'Paula',
    family_name: 'Provider',
    ...claims,
  };
}

/** A real OpenID provider that logs in without asking. */
export async function identityProvider(
  redirectUris: string[],
  port = 0,
): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const issuer = `http://localhost:${address.port}`;
  const { publicKey } = await generateKeyPair('RS256', { extractable: true });
  const strangeKey = { ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: KEY };
  const oidc = await openProvider(issuer, redirectUris, () => started.person);
  const started: IdentityProvider = {
    issuer,
    person: providedPerson(),
    otherKeys: false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const answer = oidc.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/jwks' && started.otherKeys) return publish(response, strangeKey);
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const { person } = started;
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
    return oidc.interactionFinished(request, response, result);
  });
  return started;
}

function publish(response: ServerResponse, key: JWK): void {
  response.setHeader('content-type', 'application/jwk-set+json');
  response.end(JSON.stringify({ keys: [key] }));
}

async function openProvider(
  issuer: string,
  redirectUris: string[],
  person: () => ProvidedPerson | undefined,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const people = new Map<string, ProvidedPerson>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: redirectUris,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: KEY }] },
    cookies: { keys: ['a key of the tests'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'locale'],
    },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
      Grant: 60,
    },
    findAccount: (_context, sub) => {
      const current = person();
      if (current?.sub === sub) people.set(sub, current);
      const known = people.get(sub);
      return known && { accountId: sub, claims: async () => known };
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        accountId: oidc.session?.accountId,
        clientId: oidc.client?.clientId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  return provider;
}

/**
 * What a browser does at the provider: follows it from its first address to the one that leads back.
 */
export async function visitProvider(
  { issuer }: IdentityProvider,
  address: string,
): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  while (next.startsWith(issuer)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { headers: { cookie }, redirect: 'manual' });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${next}: ${response.status} ${await response.text()}`);
    next = new URL(location, next).href;
  }
  return next;
}
