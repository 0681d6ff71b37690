import Alert from '@mui/material/Alert';
import { useRefresh, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useLocale } from '../ui/use-locale.ts';
import { useReachability } from './api/reachability.ts';
import { request } from './api/request.ts';

const RETRY_MS = 5_000;

/** Says that the server does not answer, tries again, and brings the page up to date after that. */
export function ReachabilityNotice() {
  const translate = useTranslate();
  const locale = useLocale();
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
      {translate(time ? 'reachability.since' : 'reachability.away', { time })}
    </Alert>
  );
}
