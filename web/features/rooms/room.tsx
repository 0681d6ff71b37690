import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { pageTitle } from '#domain/site/brand.ts';
import { useOperator } from '../../kit/ui/site-data.ts';
import { Door } from './door.tsx';
import { OpenRoom } from './open-room.tsx';
import { useRoom } from './use-room.ts';

/** For the notary of a formation, who comes by a mailed link and a code, and has no account. */
export default function RoomPage() {
  const { t } = useTranslation(['rooms']);
  const { id = '' } = useParams();
  const { phone } = useOperator();
  const { state, again, turnAway, refresh, leave } = useRoom(id);
  const { phase } = state;
  return (
    <>
      <title>{pageTitle(t('rooms:title'))}</title>
      <meta name="referrer" content="no-referrer" />
      <noscript>
        <Alert severity="warning" sx={{ mt: 4 }}>
          {t('rooms:noScript', { phone })}
        </Alert>
      </noscript>
      {phase === 'loading' && <Loading />}
      {phase === 'door' && <Door id={id} onOpen={refresh} onInvalid={turnAway} />}
      {phase === 'open' && (
        <OpenRoom id={id} room={state.room} now={state.now} {...{ refresh, leave }} />
      )}
      {(phase === 'invalid' || phase === 'closed' || phase === 'declined') && (
        <Notice {...t('rooms:states')[phase]}>
          <Typography>{t('rooms:call', { phone })}</Typography>
        </Notice>
      )}
      {phase === 'offline' && (
        <Notice {...t('rooms:states').offline}>
          <Button variant="contained" onClick={again}>
            {t('rooms:again')}
          </Button>
        </Notice>
      )}
    </>
  );
}

function Loading() {
  const { t } = useTranslation(['rooms']);
  return (
    <Box aria-busy="true" sx={{ mt: { xs: 4, sm: 6 } }}>
      <Typography component="output" color="textSecondary">
        {t('rooms:loading')}
      </Typography>
      <Skeleton width="60%" height={56} />
      <Skeleton variant="rounded" height={260} sx={{ mt: 3, borderRadius: '20px' }} />
    </Box>
  );
}

interface NoticeProps {
  title: string;
  text: string;
  children: ReactNode;
}

const Notice = ({ title, text, children }: NoticeProps) => (
  <Box role="alert" sx={{ mt: { xs: 4, sm: 6 }, maxWidth: '60ch' }}>
    <Typography variant="h3" component="h1" color="primary" sx={{ mb: 2 }}>
      {title}
    </Typography>
    <Typography sx={{ mb: 2 }}>{text}</Typography>
    {children}
  </Box>
);
