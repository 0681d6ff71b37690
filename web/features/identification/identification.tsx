import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { browserCall } from '../../kit/api/browser-call.ts';
import type { DataOf } from '../../kit/api/call.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { BackLink } from '../../kit/ui/member/back-link.tsx';
import { MemberHead } from '../../kit/ui/member/member-head.tsx';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { InPerson, Kept, Part, Result } from './parts.tsx';
import { type Going, ProviderForm } from './provider-form.tsx';

type Participant = DataOf<'GET /foundations/:id/identifications'>['participants'][number];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const { call } = services(context);
  const answer = await call('GET /foundations/:id/identifications', { params: { id } });
  return { id, ...dataOf(answer) };
}

/** Where somebody who takes part proves who they are; the lead sends links to people without an account. */
export default function IdentificationPage() {
  const { id, providers, participants } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['identification']);
  const { to } = useLocale();
  const own = participants.filter((participant) => participant.own);
  const others = participants.filter((participant) => !participant.own);
  const isOpen = own.some(({ standing }) => standing === 'open');
  return (
    <>
      <BackLink href={to('foundation', { id })}>{t('identification:back')}</BackLink>
      <MemberHead title={t('identification:title')} lead={t('identification:lead')} />
      <Box sx={{ display: 'grid', gap: 3, mt: { xs: 3, md: 4 }, maxWidth: 760 }}>
        <Result />
        {participants.length === 0 && <Typography>{t('identification:nobody')}</Typography>}
        {own.map((participant) => (
          <Own key={participant.participantId} {...{ id, participant, providers }} />
        ))}
        {others.length > 0 && <Others {...{ id, others, withLinks: providers.length > 0 }} />}
        {(isOpen || others.length > 0) && (
          <InPerson forCompany={participants.some(({ kind }) => kind === 'company')} />
        )}
        <Kept />
      </Box>
    </>
  );
}

interface OwnProps {
  id: string;
  participant: Participant;
  providers: readonly { name: string; label: string }[];
}

/** One's own standing; while it is open, the way to a provider. */
function Own({ id, participant, providers }: OwnProps) {
  const { t } = useTranslation(['identification']);
  const { participantId, name, kind, standing } = participant;
  const words = t('identification:online');
  const start = (going: Going) =>
    browserCall('POST /foundations/:id/identifications/start', {
      params: { id },
      body: { participantId, ...going },
    });
  const canGo = standing === 'open' && providers.length > 0;
  return (
    <Part title={canGo ? words.title : t('identification:own')}>
      <Standing name={name} standing={standing} />
      {canGo && (
        <>
          <Typography sx={{ mt: 2 }}>{words.lead}</Typography>
          {kind === 'company' && <Typography sx={{ mt: 1 }}>{words.lead_company}</Typography>}
          <ProviderForm providers={providers} start={start} />
        </>
      )}
    </Part>
  );
}

/** Says no more than that details are still being checked. */
function Standing({ name, standing }: Pick<Participant, 'name' | 'standing'>) {
  const { t } = useTranslation(['identification']);
  const color = { open: 'default', checking: 'warning', cleared: 'success' } as const;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Chip
        size="small"
        variant="outlined"
        color={color[standing]}
        label={t(`identification:standing.${standing}`)}
      />
    </Box>
  );
}

interface OthersProps {
  id: string;
  others: readonly Participant[];
  withLinks: boolean;
}

/** People without an account, to whom the lead may have a link mailed. */
function Others({ id, others, withLinks }: OthersProps) {
  const { t } = useTranslation(['identification']);
  return (
    <Part title={t('identification:others')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('identification:othersLead')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
        {others.map((participant) => (
          <Box
            key={participant.participantId}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}
          >
            <Standing {...participant} />
            {withLinks && participant.standing === 'open' && (
              <SendLink id={id} participant={participant} />
            )}
          </Box>
        ))}
      </Box>
    </Part>
  );
}

function SendLink({ id, participant }: { id: string; participant: Participant }) {
  const { t } = useTranslation(['identification']);
  const toasts = useToasts();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const { participantId, hasEmail } = participant;
  const words = t('identification:link');
  if (!hasEmail) return <Typography color="textSecondary">{words.noEmail}</Typography>;
  const send = async () => {
    setState('sending');
    const answer = await browserCall('POST /foundations/:id/identifications/link', {
      params: { id },
      body: { participantId },
      idempotencyKey: crypto.randomUUID(),
    });
    toasts.add({
      title: answer.ok ? words.sent : words.failed,
      color: answer.ok ? 'success' : 'error',
    });
    setState(answer.ok ? 'sent' : 'idle');
  };
  return (
    <Button
      variant="outlined"
      loading={state === 'sending'}
      disabled={state === 'sent'}
      onClick={() => void send()}
    >
      {words.send}
    </Button>
  );
}
