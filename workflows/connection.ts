import { loadClientConnectConfig } from '@temporalio/envconfig';
import type { Config } from '#config';

export type TemporalServer = Pick<Config, 'temporalAddress' | 'temporalNamespace'> &
  Partial<Pick<Config, 'temporalAccess'>>;

/**
 * How to connect to Temporal, for its clients and its workers alike: with TLS, a certificate of ours or an
 * API key where the settings name them, as Temporal's own tools understand them. Files of those tools in
 * somebody's home folder count for nothing.
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
