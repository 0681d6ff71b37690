import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { bareCall } from '../bare-call.ts';
import { useReachability } from '../reachability.ts';
import { useTotals } from '../totals.ts';

const RETRY_MS = 5_000;

/** The ground of the side menu is fixed, and would lie upon its first words. */
const acrossTheMenu = { position: 'relative', zIndex: 1, borderRadius: 0, px: { xs: 2, md: 4 } };

/** Says that the server does not answer, or that what it shows lags behind. */
export function ReachabilityNotice() {
  const { t } = useTranslation(['staff']);
  const { locale } = useLocale();
  const { away, lastAnswerAt, behind } = useReachability();
  const isPartAway = useTotals().stuck?.isPartAway === true;
  if (!away && !behind && !isPartAway) return null;
  const time =
    lastAnswerAt &&
    new Date(lastAnswerAt).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <Alert severity="warning" role="status" sx={acrossTheMenu}>
      {!away
        ? t(`staff:reachability.${behind ? 'behind' : 'partAway'}`)
        : time
          ? t('staff:reachability.since', { time })
          : t('staff:reachability.away')}
    </Alert>
  );
}

/** While the server does not answer, tries again, and brings the page up to date after that. */
export function useReturn(): void {
  const { away, behind } = useReachability();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!away && behind) {
      const timer = setInterval(() => void revalidate(), RETRY_MS);
      return () => clearInterval(timer);
    }
    if (!away) return;
    const timer = setInterval(async () => {
      const answer = await bareCall('GET /users/me', { query: { fields: 'id' } });
      // Any answer will do, also that nobody is logged in.
      if (answer.ok || answer.status === 401 || answer.status === 403) void revalidate();
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [away, behind, revalidate]);
}
