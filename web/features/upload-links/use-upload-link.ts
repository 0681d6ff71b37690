import { useCallback, useEffect, useState } from 'react';
import type { UploadPurpose } from '#domain/foundations/upload-purposes.ts';
import {
  finishLink,
  forgetLink,
  type LinkState,
  openLink,
  placeOf,
  renewLink,
  type UploadLink,
} from './upload-link.ts';

const outdone: readonly LinkState['phase'][] = ['used', 'replaced', 'revoked'];

export function useUploadLink(foundationId: string, purpose: UploadPurpose) {
  const [state, setState] = useState<LinkState>({ phase: 'loading' });
  const place = placeOf(purpose, foundationId);

  useEffect(() => {
    let gone = false;
    const show = (found: LinkState) => {
      if (!gone) setState(found);
    };
    void openLink(place, purpose).then(show);
    return () => {
      gone = true;
    };
  }, [place, purpose]);

  const retry = useCallback(() => {
    setState({ phase: 'loading' });
    void openLink(place, purpose).then(setState);
  }, [place, purpose]);
  const renew = useCallback(async () => {
    const found = await renewLink(place, purpose);
    // Somebody else at the notary's office was faster, or a newer mail has come.
    if (outdone.includes(found.phase)) setState(found);
    return found;
  }, [place, purpose]);
  const invalidate = useCallback(() => {
    forgetLink(place);
    setState({ phase: 'invalid' });
  }, [place]);
  const finish = useCallback((link: UploadLink) => finishLink(place, link), [place]);
  return { state, retry, renew, invalidate, finish };
}
