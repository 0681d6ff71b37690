import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

/** Somebody who is logged in at the provider, with what it says about them. */
export interface ProvidedPerson {
  sub: string;
  [claim: string]: unknown;
}

export interface ProviderSettings {
  issuer: string;
  client: { clientId: string; clientSecret: string };
  redirectUris: string[];
  /** Who has this subject; undefined for nobody. */
  personOf: (sub: string) => ProvidedPerson | undefined;
}

/** A key under this id signs everything. */
export const KEY = 'key-1';

const SECONDS = 300;

/** A real OpenID provider without a login page of its own, which also answers with `verified_claims`. */
export async function openProvider(settings: ProviderSettings): Promise<Provider> {
  const { issuer, client, redirectUris, personOf } = settings;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: redirectUris,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: KEY }] },
    cookies: { keys: [`a key of ${issuer}`] },
    claims: {
      openid: ['sub', 'verified_claims'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'locale'],
    },
    features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: SECONDS,
      AuthorizationCode: SECONDS,
      IdToken: SECONDS,
      Interaction: SECONDS,
      Session: SECONDS,
      Grant: SECONDS,
    },
    findAccount: (_context, sub) => {
      const known = personOf(sub);
      return known && { accountId: sub, claims: async () => known };
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        accountId: oidc.session?.accountId,
        clientId: oidc.client?.clientId,
      });
      grant.addOIDCScope('openid email profile');
      grant.addOIDCClaims(['verified_claims']);
      await grant.save();
      return grant;
    },
  });
  return provider;
}
