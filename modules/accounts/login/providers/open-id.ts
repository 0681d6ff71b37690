import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { LoginProvider } from '#config';
import type { ProviderRefusal } from './refusals.ts';

/** Values that the provider's answer has to match. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export type Claims = Readonly<Record<string, unknown>>;

export interface Subject {
  subject: string;
  /** What the provider says about the person; asks it for more where the id token lacks a claim. */
  claims(needed: string): Promise<Claims | ProviderRefusal>;
}

export interface Asked {
  /** What the provider asks even of people it knows already. */
  prompt?: string | undefined;
  /** Single claims, as JSON (OpenID Connect Core, § 5.5). */
  claims?: string | undefined;
}

export interface OpenIdClient {
  /** The address where the browser logs in. */
  begin(asked: Asked): Promise<{ address: string; checks: Checks } | ProviderRefusal>;
  /** @param answer the query with which the provider sent the browser back */
  complete(answer: string, checks: Checks): Promise<Subject | ProviderRefusal>;
}

const TIMEOUT_SECONDS = 5;
/** Endpoints rarely change; keys are read again as needed. */
const METADATA_MS = 60 * 60_000;

/**
 * Creates the client. It asks the provider nothing before the first login, so the provider may be away when we
 * start.
 */
export function openIdClient(
  provider: Pick<LoginProvider, 'issuer' | 'clientId' | 'clientSecret' | 'scopes'>,
  callbackUrl: string,
): OpenIdClient {
  const configuration = cachedConfiguration(provider);
  return {
    begin: ({ prompt, claims }) =>
      orRefusal(async () => {
        const checks = newChecks();
        const address = buildAuthorizationUrl(await configuration(), {
          redirect_uri: callbackUrl,
          scope: provider.scopes,
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
          code_challenge_method: 'S256',
          ...(prompt !== undefined && { prompt }),
          ...(claims !== undefined && { claims }),
        });
        return { address: address.href, checks };
      }),
    complete: (answer, checks) =>
      orRefusal(async () => {
        const known = await configuration();
        const url = new URL(callbackUrl);
        url.search = answer;
        const tokens = await authorizationCodeGrant(known, url, {
          pkceCodeVerifier: checks.codeVerifier,
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          idTokenExpected: true,
        });
        const idToken = tokens.claims();
        if (!idToken) throw new Error('There is no id token.');
        const { sub: subject } = idToken;
        const claims = (needed: string) =>
          orRefusal(async () => {
            if ((idToken[needed] ?? undefined) !== undefined) return idToken;
            return { ...idToken, ...(await fetchUserInfo(known, tokens.access_token, subject)) };
          });
        return { subject, claims };
      }),
  };
}

const newChecks = (): Checks => ({
  state: randomState(),
  nonce: randomNonce(),
  codeVerifier: randomPKCECodeVerifier(),
});

function cachedConfiguration({
  issuer,
  clientId,
  clientSecret,
}: Pick<LoginProvider, 'issuer' | 'clientId' | 'clientSecret'>): () => Promise<Configuration> {
  const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  const options = {
    timeout: TIMEOUT_SECONDS,
    execute: [...insecure, enableNonRepudiationChecks],
  };
  const ask = () => discovery(new URL(issuer), clientId, {}, secretAuth(clientSecret), options);
  let cached: { configuration: Promise<Configuration>; until: number } | undefined;
  return () => {
    if (cached && Date.now() < cached.until) return cached.configuration;
    const fresh = { configuration: ask(), until: Date.now() + METADATA_MS };
    cached = fresh;
    fresh.configuration.catch(() => {
      if (cached === fresh) cached = undefined;
    });
    return fresh.configuration;
  };
}

/** Sends the secret in the header, unless the provider accepts it in the body only. */
function secretAuth(clientSecret: string): ClientAuth {
  const basic = ClientSecretBasic(clientSecret);
  const post = ClientSecretPost(clientSecret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

async function orRefusal<T>(work: () => Promise<T>): Promise<T | ProviderRefusal> {
  try {
    return await work();
  } catch (error) {
    return { refused: reasonOf(error), detail: describe(error) };
  }
}

/** Answers with which the person, or a rule of the provider, declined the login. */
const declined = /^(access_denied|(login|consent|interaction|account_selection)_required)$/;
/** Errors of an answer that was not meant for this login, or not signed by the provider. */
const untrusted = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_INVALID_RESPONSE',
]);

function reasonOf(error: unknown): ProviderRefusal['refused'] {
  if (error instanceof AuthorizationResponseError && declined.test(error.error)) {
    return 'INVALID_CREDENTIALS';
  }
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return 'INVALID_TOKEN';
  if (error instanceof ClientError && untrusted.has(error.code ?? '')) return 'INVALID_CREDENTIALS';
  return 'SERVICE_UNAVAILABLE';
}

/** Describes an error without its cause, which may hold tokens and claims. */
function describe(error: unknown): string {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
    return `${error.message}: ${error.error}`.slice(0, 200);
  }
  return error instanceof Error ? error.message.slice(0, 200) : 'unknown';
}
