import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { turnOf } from '#domain/foundations/shown-status.ts';
import { useDueDay } from '../../../shared/foundations/use-due-day.ts';
import { useFoundationPage } from '../page-context.tsx';

/** For co-founders: whose turn it is, until when, and what they themselves do in a formation. */
export function WaitsFor() {
  const { t } = useTranslation(['sharedFoundations', 'foundations']);
  const { foundation, now } = useFoundationPage();
  const dueDay = useDueDay(now);
  const words = t('foundations:people.coFounder');
  const lead = foundation.lead.name ?? words.somebody;
  const turn = turnOf(foundation, now);
  const who =
    turn === 'founder'
      ? lead
      : turn === 'co-founder'
        ? words.all
        : t('sharedFoundations:party')[turn];
  const due = foundation.dueOn ? `, ${dueDay(foundation.dueOn)}` : '';
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('foundations:people.coFounder.lead', { lead })}</Typography>
      <Typography sx={{ mb: 3 }}>
        {t('foundations:people.coFounder.turn')} <strong>{who}</strong>
        {due}
      </Typography>
    </>
  );
}
