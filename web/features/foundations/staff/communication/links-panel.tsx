import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkHistory } from '#api/contract.gen.d.ts';
import { fileTexts } from '#domain/foundations/file-texts.ts';
import { call } from '../../../../desk/call.ts';
import { useIdentity, useMay } from '../../../../desk/session/session.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { ReadFailed } from '../../../../desk/ui/states.tsx';
import type { Answer } from '../../../../kit/api/call.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { isAllowed } from '../commands/is-allowed.ts';
import { RenewUploadLink } from '../commands/renew-upload-link.tsx';
import type { Foundation } from '../types.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { buttons, quiet, rows } from './looks.ts';
import { RoomRow } from './room-row.tsx';

interface Props {
  foundation: Foundation;
  links: Answer<'GET /admin/foundations/:id/upload-links'>;
  rooms: Answer<'GET /admin/foundations/:id/rooms'>;
}

/** Rooms and links of notaries with what became of each; what opens them is shown to nobody. */
export function LinksPanel({ foundation, links, rooms }: Props) {
  const { t } = useTranslation(['staffCommunication']);
  const words = t('staffCommunication:links');
  return (
    <Panel title={words.title} action={<Renew foundation={foundation} />}>
      {!rooms.ok && <ReadFailed refusal={rooms} />}
      {!links.ok && <ReadFailed refusal={links} />}
      {rooms.ok && links.ok && rooms.data.length + links.data.length === 0 && (
        <Box sx={quiet}>{words.none}</Box>
      )}
      {rooms.ok && rooms.data.length > 0 && (
        <Box component="ul" sx={rows}>
          {rooms.data.map((room) => (
            <RoomRow key={room.id} foundationId={foundation.id} room={room} />
          ))}
        </Box>
      )}
      {links.ok && (
        <Box component="ul" sx={rows}>
          {links.data.map((link) => (
            <LinkRow key={link.id} foundationId={foundation.id} link={link} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function Renew({ foundation }: { foundation: Foundation }) {
  const words = useTranslation(['staffCommunication']).t('staffCommunication:links');
  const role = useIdentity()?.role;
  const [open, setOpen] = useState(false);
  if (!role || !isAllowed('renew-upload-link', foundation, role)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {words.renew}
      </Button>
      {open && <RenewUploadLink foundation={foundation} onClose={() => setOpen(false)} />}
    </>
  );
}

function LinkRow({ foundationId, link }: { foundationId: string; link: LinkHistory }) {
  const { t } = useTranslation(['staffCommunication']);
  const { locale } = useLocale();
  const words = t('staffCommunication:links');
  const may = useMay();
  const [asking, setAsking] = useState(false);
  const params = { id: foundationId, linkId: link.id };
  const file = fileTexts[link.purpose][locale];
  return (
    <li>
      <Box sx={buttons}>
        <Typography sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>{file}</Typography>
        <Chip
          size="small"
          label={words.state[link.state]}
          color={link.state === 'open' ? 'primary' : 'default'}
        />
      </Box>
      <Box component="ul" sx={{ ...quiet, listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        <Steps link={link} />
      </Box>
      {link.state === 'open' && may('foundations.write') && (
        <Button size="small" color="error" onClick={() => setAsking(true)} sx={{ ml: -1 }}>
          {words.revoke}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          words={words.revocation}
          send={() => call('POST /admin/foundations/:id/upload-links/:linkId/revoke', { params })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

/** What happened to a link, in the order in which it does. */
function Steps({ link }: { link: LinkHistory }) {
  const { t } = useTranslation(['staffCommunication']);
  const { locale } = useLocale();
  const at = (instant: string) => ({ instant: dayAndTime(instant, locale) });
  const { state, address, openedAt, lastOpenedAt, usedAt, revokedAt, revokedBy } = link;
  const steps = [
    t('staffCommunication:links.issued', at(link.issuedAt)),
    address && t('staffCommunication:links.sentTo', { address }),
    openedAt
      ? t('staffCommunication:links.opened', at(openedAt))
      : t('staffCommunication:links.notOpened'),
    lastOpenedAt && lastOpenedAt !== openedAt
      ? t('staffCommunication:links.openedLast', at(lastOpenedAt))
      : null,
    usedAt && t('staffCommunication:links.used', at(usedAt)),
    revokedAt && state === 'replaced' && t('staffCommunication:links.replaced', at(revokedAt)),
    revokedAt &&
      revokedBy &&
      t('staffCommunication:links.revokedBy', { ...at(revokedAt), name: revokedBy.name }),
    revokedAt &&
      !revokedBy &&
      state === 'revoked' &&
      t('staffCommunication:links.revoked', at(revokedAt)),
    state === 'open' && t('staffCommunication:links.ends', at(link.expiresAt)),
    state === 'expired' && t('staffCommunication:links.ended', at(link.expiresAt)),
  ].filter((step) => step !== null && step !== false && step !== '');
  return steps.map((step) => (
    <Box component="li" key={step} sx={{ overflowWrap: 'anywhere' }}>
      {step}
    </Box>
  ));
}
