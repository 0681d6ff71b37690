import type { Config } from '#config';
import { openIdClient } from '#modules/accounts/login/providers/open-id.ts';
import type { Provider } from './parts.ts';

/** Providers of identification by their names; none is asked anything before somebody goes there. */
export function identityProvidersOf({
  identityProviders,
  publicUrl,
}: Pick<Config, 'identityProviders' | 'publicUrl'>): ReadonlyMap<string, Provider> {
  const callback = `${publicUrl}/api/identifications/callback`;
  return new Map(
    identityProviders.map((settings) => [
      settings.name,
      { settings, client: openIdClient(settings, callback) },
    ]),
  );
}
