import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnMeeting } from '#api/contract.gen.d.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Talk } from '../../kit/ui/drawing.tsx';

interface MeetingTileProps {
  /** null while it cannot be loaded. */
  meeting: OwnMeeting | 'none' | null;
}

/** The free strategy meeting, or that it is booked. */
export function MeetingTile({ meeting }: MeetingTileProps) {
  const { t } = useTranslation(['dashboard']);
  const { locale, to } = useLocale();
  const words = t('dashboard:meeting');
  if (meeting === null) return <Frame title={words.title} text={t('dashboard:failed')} />;
  if (meeting === 'none') {
    return (
      <Frame title={words.title} text={words.text}>
        <Button variant="outlined" href={to('meeting')}>
          {words.choose}
        </Button>
      </Frame>
    );
  }
  const { startsAt, state } = meeting;
  const when = appointmentDate(startsAt, locale);
  if (state !== 'booked') {
    return <Frame title={words.held} text={t('dashboard:meeting.was', { when })} />;
  }
  return (
    <Frame title={words.booked} text={when}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          '& > *': { flexGrow: { xs: 1, sm: 0 } },
        }}
      >
        <Button variant="outlined" href={`${to('meeting')}?ask=move`}>
          {words.move}
        </Button>
        <Button href={`${to('meeting')}?ask=cancel`}>{words.cancel}</Button>
      </Box>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  text: string;
  children?: ReactNode;
}

const Frame = ({ title, text, children }: FrameProps) => (
  <Card component="section" sx={{ p: 3, display: 'flex', gap: 2.5, alignItems: 'flex-start' }}>
    <Talk size={52} style={{ flexShrink: 0 }} />
    <div>
      <Typography variant="h5" component="h2" color="primary">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75, mb: children ? 2 : 0 }}>
        {text}
      </Typography>
      {children}
    </div>
  </Card>
);
