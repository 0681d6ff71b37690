import { useEffect, useEffectEvent } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

const EVERY_MS = 30_000;

/** Keeps an open page up to date: while it is visible, its data are read again now and then. */
export function useLive(): void {
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  const readAgain = useEffectEvent(() => {
    if (document.hidden || state !== 'idle' || navigation.state !== 'idle') return;
    void revalidate();
  });
  useEffect(() => {
    const timer = setInterval(() => readAgain(), EVERY_MS);
    const onShown = () => readAgain();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, []);
}
