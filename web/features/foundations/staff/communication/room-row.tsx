import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../desk/call.ts';
import { useMay } from '../../../../desk/session/session.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import type { DataOf } from '../../../../kit/api/call.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { buttons, quiet } from './looks.ts';

type Room = DataOf<'GET /admin/foundations/:id/rooms'>[number];

interface Props {
  foundationId: string;
  room: Room;
}

/** The room of a notary: sending its link again, and locking it. */
export function RoomRow({ foundationId, room }: Props) {
  const { t } = useTranslation(['staffCommunication']);
  const words = t('staffCommunication:rooms');
  const may = useMay();
  const [asking, setAsking] = useState<'send' | 'revoke'>();
  const close = () => setAsking(undefined);
  const params = { id: foundationId, roomId: room.id };
  const { state } = room;
  const mayChange = state !== 'closed' && may('foundations.write');
  return (
    <li>
      <Box sx={buttons}>
        <Typography sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>{words.title}</Typography>
        <Chip
          size="small"
          label={words.state[state]}
          color={state === 'open' ? 'primary' : 'default'}
        />
      </Box>
      <Box component="ul" sx={{ ...quiet, listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        <Steps room={room} />
      </Box>
      {mayChange && (
        <Box sx={{ ...buttons, ml: -1 }}>
          <Button size="small" onClick={() => setAsking('send')}>
            {words.send}
          </Button>
          {state === 'open' && (
            <Button size="small" color="error" onClick={() => setAsking('revoke')}>
              {words.revoke}
            </Button>
          )}
        </Box>
      )}
      {asking === 'send' && (
        <ConfirmDialog
          words={words.sending}
          send={() => call('POST /admin/foundations/:id/rooms/:roomId/send', { params })}
          harmless
          onClose={close}
        />
      )}
      {asking === 'revoke' && (
        <ConfirmDialog
          words={words.revocation}
          send={() => call('POST /admin/foundations/:id/rooms/:roomId/revoke', { params })}
          onClose={close}
        />
      )}
    </li>
  );
}

/** What happened to the room, in the order in which it does. */
function Steps({ room }: { room: Room }) {
  const { t } = useTranslation(['staffCommunication']);
  const { locale } = useLocale();
  const at = (instant: string) => ({ instant: dayAndTime(instant, locale) });
  const { state, address, sentAt, lookedAt, revokedAt, revokedBy, closedAt, endsAt } = room;
  const steps = [
    t('staffCommunication:rooms.made', at(room.madeAt)),
    address
      ? t('staffCommunication:rooms.sentTo', { ...at(sentAt), address })
      : t('staffCommunication:rooms.sent', at(sentAt)),
    lookedAt
      ? t('staffCommunication:rooms.looked', at(lookedAt))
      : t('staffCommunication:rooms.notLooked'),
    revokedAt &&
      revokedBy &&
      t('staffCommunication:rooms.revoked', { ...at(revokedAt), name: revokedBy.name }),
    closedAt && t('staffCommunication:rooms.closed', at(closedAt)),
    state === 'closed' && !closedAt && t('staffCommunication:rooms.ended', at(endsAt)),
    state === 'open' && t('staffCommunication:rooms.ends', at(endsAt)),
  ].filter((step) => step !== null && step !== false && step !== '');
  return steps.map((step) => (
    <Box component="li" key={step} sx={{ overflowWrap: 'anywhere' }}>
      {step}
    </Box>
  ));
}
