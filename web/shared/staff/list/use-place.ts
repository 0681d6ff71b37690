import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { forgetPlace, keepPlace, placeIn } from './last-place.ts';

/** Whoever comes back to a list from one of its rows goes on from it, where the page was. */
export function usePlace() {
  const { pathname } = useLocation();
  const [place] = useState(() => placeIn(pathname));
  useEffect(() => {
    if (place) window.scrollTo(0, place.scrollY);
    forgetPlace(pathname);
  }, [place, pathname]);
  return { row: place?.id, keep: (id: string) => keepPlace(pathname, id) };
}
