import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { meetingMinutes } from '#domain/meetings/meetings.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { StationMark } from '../../../kit/ui/line.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { TimeCard } from './time-card.tsx';

export function Booked({ startsAt }: { startsAt: string }) {
  const { texts, t, to, locale } = useI18n('meeting');
  const words = texts.meeting.booked;
  const minutes = meetingMinutes['strategy-meeting'];
  return (
    <Box sx={{ maxWidth: 680 }}>
      <PageHead title={words.title} noindex />
      <svg width="44" height="44" viewBox="-22 -22 44 44" aria-hidden="true">
        <StationMark look="done" size={36} />
      </svg>
      <Typography variant="h1" sx={{ mt: 1, mb: 3 }}>
        {words.title}
      </Typography>
      <TimeCard
        kicker={words.when}
        when={appointmentDate(startsAt, locale)}
        detail={t('meeting:appointment.kicker', { minutes })}
      />
      <Typography sx={{ mt: 3 }}>{words.text}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 4 }}>
        {words.spam}
      </Typography>
      <Button variant="outlined" size="large" href={to('home')}>
        {words.home}
      </Button>
    </Box>
  );
}
