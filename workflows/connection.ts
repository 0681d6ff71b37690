import { loadClientConnectConfig } from '@temporalio/envconfig';
import type { Config } from '#config';

export type TemporalServer = Pick<Config, 'temporalAddress' | 'temporalNamespace'> &
  Partial<Pick<Config, 'temporalAccess'>>;

/**
 * Connection options for clients and workers of Temporal: TLS, our certificate or an API key, where the settings
 * name them, with the meaning they have for Temporal's own tools. Configuration files of those tools in a home
 * folder are ignored.
 */
export function connectionOptions({ temporalAddress, temporalAccess = {} }: TemporalServer) {
  const { connectionOptions: options } = loadClientConnectConfig({
    disableFile: true,
    overrideEnvVars: { ...temporalAccess, TEMPORAL_ADDRESS: temporalAddress },
  });
  const { tls, apiKey } = options;
  return {
    address: temporalAddress,
    ...(tls !== undefined && { tls }),
    ...(typeof apiKey === 'string' && { apiKey }),
  };
}
