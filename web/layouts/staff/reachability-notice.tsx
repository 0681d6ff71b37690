import Alert from '@mui/material/Alert';
import { useRefresh } from 'ra-core';
import { useEffect } from 'react';
import { useReachability } from '../../shared/staff/reachability.ts';
import { request } from '../../shared/staff/call.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';

const RETRY_MS = 5_000;

/** Says that the server does not answer, tries again, and brings the page up to date after that. */
export function ReachabilityNotice() {
  const { t, locale } = useTexts('staff');
  const refresh = useRefresh();
  const { away, lastAnswerAt } = useReachability();
  useEffect(() => {
    if (!away) return;
    const timer = setInterval(() => {
      // Any answer will do, also that nobody is logged in.
      void request('GET', '/users/me?fields=id').then(refresh, () => {});
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [away, refresh]);
  if (!away) return null;
  const time =
    lastAnswerAt &&
    new Date(lastAnswerAt).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0, px: { xs: 2, md: 4 } }}>
      {t(time ? 'staff:reachability.since' : 'staff:reachability.away', { time })}
    </Alert>
  );
}
