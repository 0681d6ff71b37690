import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateCard } from '../../../../shared/appointments/date-card.tsx';
import type { Foundation } from '../../../../shared/foundations/model.ts';
import { useFoundationPage } from '../../page-context.tsx';

export type OfferedDate = NonNullable<Foundation['notaryAppointment']>['dates'][number];

interface OfferedDatesProps {
  /** What can be done about each of them. */
  action?: (date: OfferedDate) => ReactNode;
}

/** Dates of the notary to choose from, with what co-founders say against them. */
export function OfferedDates({ action }: OfferedDatesProps) {
  const { t } = useTranslation(['foundations']);
  const { foundation, now } = useFoundationPage();
  const { notaryAppointment: offered } = foundation;
  if (!offered) return null;
  return (
    <Box
      component="ul"
      aria-label={t('foundations:appointment.dates.title')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      {offered.dates.map((date) => (
        <Box component="li" key={date.startsAt}>
          <DateCard
            startsAt={date.startsAt}
            now={now}
            duration={t('foundations:appointment.duration')}
            action={
              date.startsAt > now ? (
                action?.(date)
              ) : (
                <Typography variant="body2" color="textSecondary">
                  {t('foundations:appointment.dates.past')}
                </Typography>
              )
            }
          >
            {[offered.notaryName, date.online ? t('foundations:appointment.online') : date.place]
              .filter(Boolean)
              .join(', ')}
          </DateCard>
          <Objections date={date} />
        </Box>
      ))}
    </Box>
  );
}

/** Who cannot make a date, and why. */
export function Objections({ date }: { date: OfferedDate }) {
  const { t } = useTranslation(['foundations']);
  const { participants } = useFoundationPage().foundation;
  const nameOf = (id: string) =>
    participants.find(({ participantId }) => participantId === id)?.name ??
    t('foundations:appointment.dates.somebody');
  return date.objections.map(({ participantId, reason }) => (
    <Typography
      key={participantId}
      variant="body2"
      color="warning"
      sx={{ mt: 1, overflowWrap: 'anywhere' }}
    >
      {t('foundations:appointment.dates.objection', { name: nameOf(participantId), reason })}
    </Typography>
  ));
}
