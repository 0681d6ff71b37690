import { useSyncExternalStore } from 'react';

const never = () => () => {};
const hasSession = () => /(?:^|;\s*)__Host-expires=[1-9]/.test(document.cookie);

/**
 * Whether this browser has a session, for links on pages that are the same for everybody; the
 * server renders those as for a visitor. It grants nothing.
 */
export const useLoggedIn = () => useSyncExternalStore(never, hasSession, () => false);
