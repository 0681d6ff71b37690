import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { listenForChanges } from '../api/changes.ts';

interface Pace {
  /** How often the page is read while nobody tells it of changes; never, if this is left out. */
  everyMs?: number;
  /** The same while it is told of changes of foundations. */
  toldEveryMs?: number;
  /** What the page shows does not change any more. */
  finished?: boolean;
}

/**
 * Keeps an open page up to date: while it is visible, `read` runs when the API tells of a change,
 * when the tab is shown again, and now and then.
 */
export function useLive(
  read: () => unknown,
  { everyMs, toldEveryMs = everyMs, finished = false }: Pace,
): void {
  const [told, setTold] = useState(false);
  const readAgain = useEffectEvent(() => {
    if (!document.hidden) read();
  });
  useEffect(() => {
    const onShown = () => readAgain();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);
  useEffect(() => {
    return finished ? undefined : listenForChanges(() => readAgain(), setTold);
  }, [finished]);
  useEffect(() => {
    const pauseMs = told ? toldEveryMs : everyMs;
    if (finished || everyMs === undefined || pauseMs === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const readIn = (ms: number) => {
      timer = setTimeout(() => {
        readAgain();
        readIn(pauseMs);
      }, ms);
    };
    // What changed before the first message could come is read as soon as without messages.
    readIn(everyMs);
    return () => clearTimeout(timer);
  }, [told, everyMs, toldEveryMs, finished]);
}

/** The same for what the loaders of a page have read. It waits while the page is on its way. */
export function useLiveData(pace: Pace): void {
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  const busy = state !== 'idle' || navigation.state !== 'idle';
  const missed = useRef(false);
  useLive(() => {
    if (busy) missed.current = true;
    else void revalidate();
  }, pace);
  useEffect(() => {
    if (busy || !missed.current) return;
    missed.current = false;
    void revalidate();
  }, [busy, revalidate]);
}
