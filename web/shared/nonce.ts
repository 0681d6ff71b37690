import { createContext, useContext } from 'react';

/** Set by the server for the page it renders; the browser hides nonces and needs none. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = () => useContext(NonceContext);
