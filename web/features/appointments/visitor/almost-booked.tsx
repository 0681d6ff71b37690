import { useTranslation } from 'react-i18next';
import { appointmentRules } from '#domain/appointments/rules.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Button } from '../../../kit/ui/elements/button.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { StationMark } from '../../../kit/ui/line.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import styles from './almost-booked.module.css';

/** Names no time: whoever has booked before keeps the one they have, which only the mail says. */
export function AlmostBooked() {
  const { t } = useTranslation(['visitorAppointments']);
  const { to } = useLocale();
  const words = t('visitorAppointments:almostBooked');
  return (
    <div className={styles.page}>
      <PageHead title={words.title} noindex />
      <svg width="44" height="44" viewBox="-22 -22 44 44" aria-hidden="true">
        <StationMark look="current" size={36} />
      </svg>
      <Text variant="h1" className={styles.title}>
        {words.title}
      </Text>
      <Text className={styles.text}>
        {t('visitorAppointments:almostBooked.text', {
          minutes: appointmentRules['strategy-meeting'].visitors.holdMinutes,
        })}
      </Text>
      <Text tone="secondary" className={styles.spam}>
        {words.spam}
      </Text>
      <Button variant="outlined" size="large" href={to('home')}>
        {words.home}
      </Button>
    </div>
  );
}
