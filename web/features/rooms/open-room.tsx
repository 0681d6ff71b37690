import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LockKeyhole } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { clock, dayKey, spokenDate } from '#domain/site/formats.ts';
import { browserCall } from '../../kit/api/browser-call.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { useRoomHead } from '../../layouts/room-head.ts';
import { ShownContributions } from '../../shared/contributions/shown-contributions.tsx';
import { Founding } from './founding.tsx';
import { Papers } from './papers.tsx';
import { Card, SideHeading } from './parts.tsx';
import { Questions } from './questions.tsx';
import { Turn } from './turn/turn.tsx';
import type { RoomProps } from './use-room.ts';

/** Everything the notary needs: what is to be done, documents, who founds, questions. */
export function OpenRoom({ id, room, now, refresh, leave }: RoomProps) {
  const { t } = useTranslation(['rooms']);
  useRoomHead(t('rooms:head', { file: room.fileNumber }));
  useFreshOnReturn(refresh);
  return (
    <>
      <Box sx={{ mt: { xs: 4, sm: 6 }, mb: { xs: 3, sm: 5 }, maxWidth: 760 }}>
        <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
          {t('rooms:for', { notary: room.notaryName })}
        </Typography>
        <Typography
          variant="h2"
          component="h1"
          color="primary"
          sx={{ mt: 0.5, mb: 1.5, overflowWrap: 'anywhere' }}
        >
          {breakable(room.companyName)}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: '1.125rem', textWrap: 'pretty' }}>
          {t('rooms:lead', { name: room.leadName })}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 3.5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.55fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Turn {...{ id, room, now, refresh, leave }} />
          <Papers {...{ id, room, now }} />
          <Contributions room={room} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Founding room={room} />
          <Questions id={id} leadName={room.leadName} />
          <OpenHere {...{ id, room, now, leave }} />
        </Box>
      </Box>
    </>
  );
}

/** Payments that the founders show the notary. */
function Contributions({ room }: Pick<RoomProps, 'room'>) {
  const { t } = useTranslation(['sharedContributions', 'rooms']);
  const title = t('sharedContributions:title');
  if (!room.contributions?.length) return null;
  const shareholders = room.people.filter(({ isShareholder }) => isShareholder);
  return (
    <Card label={title}>
      <SideHeading>{title}</SideHeading>
      <ShownContributions shareholders={room.contributions} />
      {room.contributions.length < shareholders.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('rooms:contributions.onlyReleased')}
        </Typography>
      )}
    </Card>
  );
}

/** Each look is on record, so the room is read anew when somebody comes back to it, not by the clock. */
function useFreshOnReturn(refresh: () => Promise<void>): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);
}

function OpenHere({ id, room, now, leave }: Omit<RoomProps, 'refresh'>) {
  const { t } = useTranslation(['rooms']);
  const { locale } = useLocale();
  const isToday = dayKey(room.openUntil) === dayKey(now);
  const until = isToday ? clock(room.openUntil, locale) : spokenDate(room.openUntil, locale, now);
  const close = async () => {
    const answer = await browserCall('POST /rooms/:id/close', { params: { id } });
    if (answer.ok || answer.status === 404) leave('closed');
  };
  return (
    <Box sx={{ display: 'flex', gap: 1.5, px: 1, color: 'text.secondary' }}>
      <LockKeyhole size={18} strokeWidth={1.75} aria-hidden="true" style={{ flexShrink: 0 }} />
      <Typography variant="body2">
        {t('rooms:openHere', { until })}{' '}
        <Button
          size="small"
          onClick={() => void close()}
          sx={{ p: 0, minWidth: 0, minHeight: 0, verticalAlign: 'baseline' }}
        >
          {t('rooms:close')}
        </Button>
      </Typography>
    </Box>
  );
}
