import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** Long enough for the list to be drawn, and for its links to be known. */
const AFTER_MS = 300;

/** Loads the code of the page that rows lead to, so that the first one opens as fast as all others. */
export function FirstPage({ page }: { page: string }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue && <PrefetchPageLinks page={page} />;
}
