import { useCallback, useState } from 'react';

/** Asked for when something was to be sent; done once the page is read again, under another key. */
export function useLoginAgain(formKey: string) {
  const [asked, setAsked] = useState(false);
  const [seen, setSeen] = useState(formKey);
  if (seen !== formKey) {
    setSeen(formKey);
    setAsked(false);
  }
  // Effects depend on these: a new function would ask once more.
  const ask = useCallback(() => setAsked(true), []);
  const later = useCallback(() => setAsked(false), []);
  return { asked, ask, later };
}
