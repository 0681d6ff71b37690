import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Card, TurnHeading } from '../parts.tsx';
import type { Room, RoomProps } from '../use-room.ts';
import { Answers } from './answers.tsx';
import { DatesForm } from './dates-form.tsx';
import { RoomUpload } from './room-upload.tsx';

/** What the notary can do now: one thing first, the ways out below it. */
export function Turn({ id, room, now, refresh, leave }: RoomProps) {
  const { t } = useTranslation(['rooms']);
  const [said, setSaid] = useState<string>();
  const done = async (sentence: string) => {
    setSaid(sentence);
    await refresh();
  };
  const turn = turnOf(room);
  const words = t('rooms:turn')[turn];
  return (
    <Card current={turn !== 'waiting'} label={words.title}>
      <TurnHeading look={looks[turn] ?? 'current'}>{words.title}</TurnHeading>
      <div role="status">
        {said && (
          <Alert severity="success" role="none" sx={{ mb: 2 }}>
            {said}
          </Alert>
        )}
      </div>
      <Typography color="textSecondary">
        {t(`rooms:turn.${turn}.text`, { name: room.leadName })}
      </Typography>
      <Obstacles room={room} />
      <Dates room={room} />
      {turn === 'propose' && <DatesForm {...{ id, now, done }} />}
      {room.awaits && (
        <Box sx={{ mt: 2.5 }}>
          <RoomUpload key={room.awaits} purpose={room.awaits} {...{ id, room, now, done }} />
        </Box>
      )}
      <Answers {...{ id, room, done, leave }} />
    </Card>
  );
}

const looks: Partial<Record<Turned, 'done' | 'ahead'>> = { waiting: 'ahead', completed: 'done' };

type Turned = 'propose' | 'chosen' | 'deed' | 'extract' | 'waiting' | 'completed';

function turnOf({ status }: Pick<Room, 'status'>): Turned {
  if (status === 'notary-appointment-pending') return 'propose';
  if (status === 'notary-appointment-confirmation-pending') return 'chosen';
  if (status === 'foundation-certificate-pending') return 'deed';
  if (status === 'register-record-pending') return 'extract';
  return status === 'completed' ? 'completed' : 'waiting';
}

function Obstacles({ room: { obstacles } }: { room: Room }) {
  const { t } = useTranslation(['rooms']);
  const { locale } = useLocale();
  if (obstacles.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {t('rooms:turn.obstacles', {
        names: obstacles.map((kind) => obstacleNames[kind][locale]).join(', '),
      })}
    </Alert>
  );
}

/** What was agreed, or what the founder chooses from. */
function Dates({ room: { appointment, dates } }: { room: Room }) {
  const { t } = useTranslation(['rooms']);
  const { locale } = useLocale();
  const shown = appointment ? [appointment] : dates;
  if (shown.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 2.5, display: 'grid', gap: 1 }}>
      {shown.map(({ startsAt, place, online }) => (
        <Box
          key={startsAt}
          component="li"
          sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', px: 1.75, py: 1.25 }}
        >
          <Typography sx={{ fontWeight: 600 }}>{appointmentDate(startsAt, locale)}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {online ? t('rooms:dates.online') : (place ?? t('rooms:dates.withYou'))}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
