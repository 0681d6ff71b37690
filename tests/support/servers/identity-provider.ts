import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { KEY, openProvider, type ProvidedPerson } from '#demo/identity-provider/provider.ts';

export type { ProvidedPerson };

export interface IdentityProvider {
  issuer: string;
  /** Who logs in from now on; undefined cancels. */
  person: ProvidedPerson | undefined;
  /** Publishes keys other than those it signs with. */
  otherKeys: boolean;
  close(): Promise<void>;
}

export const CLIENT = { clientId: 'siebenschritt', clientSecret: 'the secret of the client' };

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
  const people = new Map<string, ProvidedPerson>();
  const personOf = (sub: string) => {
    const { person } = started;
    // What it says later about somebody else changes nothing for who came before.
    if (person?.sub === sub) people.set(sub, person);
    return people.get(sub);
  };
  const oidc = await openProvider({ issuer, client: CLIENT, redirectUris, personOf });
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
