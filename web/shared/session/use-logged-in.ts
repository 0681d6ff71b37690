import { useSyncExternalStore } from 'react';

const never = () => () => {};
const hasSession = () => /(?:^|;\s*)__Host-expires=[1-9]/.test(document.cookie);

/**
 * Whether this browser has a session, to choose links on cached pages, which are rendered for
 * logged-out visitors. It grants no rights.
 */
export const useLoggedIn = () => useSyncExternalStore(never, hasSession, () => false);
