import { createContext, useContext } from 'react';
import { useMatches } from 'react-router';

interface PageParts {
  /** Of the scripts in the page; the browser hides nonces and needs none. */
  nonce: string | undefined;
  /** Address of the module of the public pages. */
  siteModule: string;
}

/** Set by the server for the page it renders. */
export const PagePartsContext = createContext<PageParts>({ nonce: undefined, siteModule: '' });
export const usePageParts = () => useContext(PagePartsContext);

/**
 * Whether the page is a document without the app: React only renders it on the server. So there are
 * no effects and no handlers; `web/site/` is all that runs in the browser.
 */
export const useIsPublic = () => useMatches().some(({ id }) => /^\w+:public(-form)?$/.test(id));
