import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type ReactNode, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { keepFocus } from '../../kit/session/kept-focus.ts';

/** Most pages are there sooner, and need no sign that they are on their way. */
const PATIENCE_MS = 300;

/** The page, or its outline while the next one is awaited. */
export function NextPage({ children }: { children: ReactNode }) {
  const awaited = useAwaited();
  useFocusOnArrival();
  useEffect(keepFocus, []);
  return (
    <>
      {awaited && <Outline />}
      {/* Kept, so that nothing typed is lost when the next page does not come. */}
      <div hidden={awaited}>{children}</div>
    </>
  );
}

/** Whether another page has been loading for a while. */
function useAwaited(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const leaving = state === 'loading' && location.pathname !== pathname;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [leaving]);
  return leaving && late;
}

/** Screen readers begin to read a new page when it gets the focus. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const before = useRef<Element>(null);
  useInsertionEffect(() => {
    before.current = document.activeElement;
  }, [pathname]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { activeElement } = document;
    const content = document.getElementById('content');
    // A dialog that is open from the start has it already, or the row of a list that somebody comes back to.
    if (activeElement?.closest('[role=dialog]')) return;
    if (activeElement !== before.current && content?.contains(activeElement)) return;
    content?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Title, lead and cards: what most pages of the member area are made of. */
function Outline() {
  const { t } = useTranslation(['common']);
  return (
    <Box role="status" aria-label={t('common:loading')} sx={outline}>
      <Box sx={{ height: 44, maxWidth: 320, bgcolor: 'divider', borderRadius: '12px' }} />
      <Card sx={{ height: 240, mt: 4 }} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' }, mt: 3 }}>
        <Card sx={{ height: 180 }} />
        <Card sx={{ height: 180 }} />
      </Box>
    </Box>
  );
}

const outline = {
  animation: 'awaited 1.2s ease-in-out infinite alternate',
  '@keyframes awaited': { from: { opacity: 0.5 } },
} as const;
