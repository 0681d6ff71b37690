import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../desk/call.ts';
import { ErrorAlert } from '../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../desk/forms/use-press.ts';
import { patiently, useKept } from '../../../desk/reads.ts';
import { useMay } from '../../../desk/session/session.ts';
import { Panel } from '../../../desk/ui/panel.tsx';
import { ReadFailed } from '../../../desk/ui/states.tsx';
import { FilePanel } from './file.tsx';
import { SeenInPerson } from './seen-in-person.tsx';
import type { Participant } from './types.ts';

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const options = { params: { id }, signal: request.signal };
  const answer = await patiently(() => call('GET /foundations/:id/identifications', options));
  return answer.ok ? { ok: true as const, id, ...answer.data } : answer;
}

/** Who is identified, and the file for those who were given the right to it. */
export default function Identification() {
  const { t } = useTranslation(['staffIdentification']);
  const read = useKept(useLoaderData<typeof clientLoader>());
  if (!read.ok) return <ReadFailed refusal={read} />;
  const { id, participants, providers } = read;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Panel title={t('staffIdentification:title')}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('staffIdentification:lead')}
        </Typography>
        {participants.length === 0 && <Typography>{t('staffIdentification:nobody')}</Typography>}
        <Box component="ul" sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
          {participants.map((participant) => (
            <Row
              key={participant.participantId}
              id={id}
              participant={participant}
              withLinks={providers.length > 0}
            />
          ))}
        </Box>
      </Panel>
      <FilePanel id={id} />
    </Box>
  );
}

interface RowProps {
  id: string;
  participant: Participant;
  withLinks: boolean;
}

const colors = { open: 'default', checking: 'warning', cleared: 'success' } as const;

function Row({ id, participant, withLinks }: RowProps) {
  const { t } = useTranslation(['staffIdentification']);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { name, standing, hasAccount, hasEmail, people } = participant;
  const canSend = withLinks && standing === 'open' && !hasAccount && hasEmail;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        {!hasAccount && (
          <Typography component="span" color="textSecondary">
            {`, ${t('staffIdentification:withoutAccount')}`}
          </Typography>
        )}
        {people.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('staffIdentification:nobodyBehind')}
          </Typography>
        )}
      </Box>
      <Chip
        size="small"
        variant="outlined"
        color={colors[standing]}
        label={t(`staffIdentification:standing.${standing}`)}
      />
      {canSend && may('foundations.write') && <SendLink id={id} participant={participant} />}
      {may('identification.clear') && standing !== 'cleared' && people.length > 0 && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('staffIdentification:seen.button')}
        </Button>
      )}
      {isOpen && <SeenInPerson id={id} participant={participant} onClose={() => setOpen(false)} />}
    </Box>
  );
}

function SendLink({ id, participant }: Omit<RowProps, 'withLinks'>) {
  const { t } = useTranslation(['staffIdentification']);
  const { participantId } = participant;
  const { busy, refused, press } = usePress({
    send: () =>
      call('POST /foundations/:id/identifications/link', {
        params: { id },
        body: { participantId },
        idempotencyKey: crypto.randomUUID(),
      }),
    done: () => t('staffIdentification:link.sent'),
  });
  return (
    <>
      <Button loading={busy} onClick={press}>
        {t('staffIdentification:link.send')}
      </Button>
      {refused && <ErrorAlert text={refused} />}
    </>
  );
}
