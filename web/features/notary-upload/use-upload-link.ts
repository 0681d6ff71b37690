import { useCallback, useEffect, useState } from 'react';
import type { LinkView } from '#api/contract.ts';
import type { UploadPurpose } from '#domain/foundation/upload-purposes.ts';

/** What an upload link tells about itself; no right by itself, that is in a cookie. */
export interface UploadLink extends LinkView {
  /** The file has arrived; the page shows its thanks after a reload, too. */
  done?: boolean;
}

export type LinkState =
  | { phase: 'loading' | 'invalid' | 'offline' }
  | { phase: 'valid'; link: UploadLink };

/**
 * The token of a mailed link, exchanged for a cookie. It stands in the fragment, which no server
 * and no log sees, and is taken out of the address at once. Wrong, used and expired are the same.
 */
export function useUploadLink(foundationId: string, purpose: UploadPurpose) {
  const [state, setState] = useState<LinkState>({ phase: 'loading' });
  const place = `upload-link ${purpose} ${foundationId}`;

  useEffect(() => {
    let gone = false;
    const show = (found: LinkState) => {
      if (!gone) setState(found);
    };
    void open(place, purpose).then(show);
    return () => {
      gone = true;
    };
  }, [place, purpose]);

  const retry = useCallback(() => {
    setState({ phase: 'loading' });
    void open(place, purpose).then(setState);
  }, [place, purpose]);
  const invalidate = useCallback(() => {
    sessionStorage.removeItem(place);
    setState({ phase: 'invalid' });
  }, [place]);
  const finish = useCallback(
    (link: UploadLink) => sessionStorage.setItem(place, JSON.stringify({ ...link, done: true })),
    [place],
  );
  return { state, retry, invalidate, finish };
}

/** Tokens seen in this tab, by place: a retry and the other language need them again. */
const tokens = new Map<string, string>();
const exchanges = new Map<string, Promise<LinkState>>();

async function open(place: string, purpose: UploadPurpose): Promise<LinkState> {
  const fresh = takeToken();
  if (fresh) tokens.set(place, fresh);
  else {
    const known = remembered(place);
    if (known) return { phase: 'valid', link: known };
  }
  const token = tokens.get(place);
  if (!token) return { phase: 'invalid' };
  const running = exchanges.get(token) ?? exchange(token, place, purpose);
  exchanges.set(token, running);
  const found = await running;
  if (found.phase === 'offline') exchanges.delete(token);
  return found;
}

function takeToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('t');
  if (token) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

async function exchange(token: string, place: string, purpose: UploadPurpose): Promise<LinkState> {
  try {
    const response = await fetch('/api/upload-links/exchange', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (response.status === 429 || response.status >= 500) return { phase: 'offline' };
    if (!response.ok) return { phase: 'invalid' };
    const { data: link } = (await response.json()) as { data: UploadLink };
    if (link.purpose !== purpose) return { phase: 'invalid' };
    sessionStorage.setItem(place, JSON.stringify(link));
    return { phase: 'valid', link };
  } catch {
    return { phase: 'offline' };
  }
}

function remembered(place: string): UploadLink | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as UploadLink | null;
  } catch {
    return null;
  }
}
