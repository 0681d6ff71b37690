import { STREAM_PREFIX } from './port.ts';

/** The stream of the one event that identifies this store, see `identity.ts`. */
export const IDENTITY_STREAM = 'store-identity';

export interface StreamNames {
  /** The first part of the names of all our streams inside the store. */
  prefix: string;
  /**
   * The name inside the store.
   *
   * @throws TypeError for a stream of another system
   */
  inStore(stream: string): string;
  /** Undoes `inStore`. */
  ours(inStore: string): string;
}

/**
 * Systems that share one server have prefixes of their own, e.g. `staging-`. Only the adapters know
 * them: outside, a stream is called `foundation-<id>`, and so its hashes and sealed texts do not
 * depend on a setting.
 */
export function streamNames(prefix: string): StreamNames {
  const identity = `${IDENTITY_STREAM}-${prefix.replace(/-$/, '')}`;
  return {
    prefix,
    inStore(stream) {
      if (stream === IDENTITY_STREAM) return identity;
      if (!stream.startsWith(STREAM_PREFIX)) throw new TypeError(`${stream} is no stream of ours.`);
      return prefix + stream.slice(STREAM_PREFIX.length);
    },
    ours(inStore) {
      if (inStore === identity) return IDENTITY_STREAM;
      return STREAM_PREFIX + inStore.slice(prefix.length);
    },
  };
}
