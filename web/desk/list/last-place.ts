import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { withTabStorage } from '../../kit/forms/draft-storage.ts';

/** Where somebody was in a list who has opened one of its rows. */
interface Place {
  id: string;
  scrollY: number;
}

const keyOf = (pathname: string) => `staff.place.${pathname.replace(/\/$/, '')}`;

/** For whoever comes back in this tab. */
export function keepPlace(pathname: string, id: string, scrollY = window.scrollY): void {
  const place: Place = { id, scrollY };
  // Without storage a list begins at its top.
  withTabStorage((tab) => tab.setItem(keyOf(pathname), JSON.stringify(place)));
}

export function placeIn(pathname: string): Place | undefined {
  return withTabStorage((tab) => {
    const place: Partial<Place> = JSON.parse(tab.getItem(keyOf(pathname)) ?? '{}');
    const { id, scrollY } = place;
    return typeof id === 'string' && typeof scrollY === 'number' ? { id, scrollY } : undefined;
  });
}

/** Whoever went on to another row comes back to that one. */
export function movePlace(pathname: string, id: string): void {
  const place = placeIn(pathname);
  if (place) keepPlace(pathname, id, place.scrollY);
}

/** The next visit begins at the top, unless another row is opened before. */
export const forgetPlace = (pathname: string): void =>
  withTabStorage((tab) => tab.removeItem(keyOf(pathname)));

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
