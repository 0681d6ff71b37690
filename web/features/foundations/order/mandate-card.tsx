import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { longDate, longDay } from '#domain/site/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useFoundationPage } from '../page-context.tsx';
import { SideCard } from '../side-column.tsx';
import { FormsAt } from '../steps/forms-at.tsx';

/** What the law firm has said to the mandate, or by when it answers. */
export function MandateCard() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { mandate, withdrawal } = useFoundationPage().foundation;
  const { state, since, dueOn } = mandate;
  if (state === 'none') return null;
  const words = t('foundations:order.mandate');
  const lines = [
    state === 'pending' && dueOn === undefined && words.unnamed,
    dueOn !== undefined &&
      t('foundations:order.mandate.pending', { day: longDate(`${dueOn}T12:00:00Z`, locale) }),
    state === 'pending' && words.nothingOwed,
    state === 'accepted' &&
      since &&
      t('foundations:order.mandate.accepted', { date: longDate(since, locale) }),
    withdrawal?.lawFirm &&
      t('foundations:order.mandate.until', { day: longDay(withdrawal.lawFirm, locale) }),
    state === 'declined' && words.declined,
    state === 'withdrawn' && words.withdrawn,
  ].filter(Boolean);
  return (
    <SideCard title={words.title} id="mandate">
      {lines.map((line) => (
        <Typography key={String(line)} sx={{ mt: 0.5 }}>
          {line}
        </Typography>
      ))}
      <FormsAt place="mandate" />
    </SideCard>
  );
}
