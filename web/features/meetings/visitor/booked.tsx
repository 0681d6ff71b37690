import { meetingMinutes } from '#domain/meetings/meetings.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { Button } from '../../../kit/ui/elements/button.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { StationMark } from '../../../kit/ui/line.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import styles from './booked.module.css';
import { TimeCard } from './time-card.tsx';

export function Booked({ startsAt }: { startsAt: string }) {
  const { t, to, locale } = useTexts('visitorMeetings');
  const words = t('visitorMeetings:booked');
  const minutes = meetingMinutes['strategy-meeting'];
  return (
    <div className={styles.booked}>
      <PageHead title={words.title} noindex />
      <svg width="44" height="44" viewBox="-22 -22 44 44" aria-hidden="true">
        <StationMark look="done" size={36} />
      </svg>
      <Text variant="h1" className={styles.title}>
        {words.title}
      </Text>
      <TimeCard
        kicker={words.when}
        when={appointmentDate(startsAt, locale)}
        detail={t('visitorMeetings:appointment.kicker', { minutes })}
      />
      <Text className={styles.text}>{words.text}</Text>
      <Text tone="secondary" className={styles.spam}>
        {words.spam}
      </Text>
      <Button variant="outlined" size="large" href={to('home')}>
        {words.home}
      </Button>
    </div>
  );
}
