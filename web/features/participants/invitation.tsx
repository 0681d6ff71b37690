import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { InvitationView } from '#api/contract.gen.d.ts';
import { brand } from '#domain/site/brand.ts';
import { longDate } from '#domain/site/formats.ts';
import { services } from '../../kit/session/context.ts';
import { userFields, userIn } from '../../kit/session/user.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { Door } from '../../kit/ui/illustrations.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';
import { AnswerInvitation } from './answer-invitation.tsx';
import { DeclineInvitation } from './decline-invitation.tsx';
import { forgetInvitation, type InvitationState, openInvitation } from './open-invitation.ts';

/** The member who is logged in, if any: then the invitation is accepted with this account. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call, session } = services(context);
  const token = await session.accessToken().catch(() => undefined);
  if (token === undefined) return { member: null };
  const me = await call('GET /users/me', { query: { fields: userFields } });
  const user = me.ok ? userIn(me.data) : undefined;
  if (user?.role.name !== 'member') return { member: null };
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  return { member: { name, email: user.email } };
}

/** Who invites to which company, what somebody sees who accepts, and the answer. */
export default function Invitation() {
  const { t } = useTranslation(['participants']);
  const [state, setState] = useState<InvitationState>({ phase: 'loading' });
  const { phone } = useOperator();
  const open = () => {
    setState({ phase: 'loading' });
    void openInvitation().then(setState);
  };
  useEffect(() => {
    let gone = false;
    void openInvitation().then((found) => {
      if (!gone) setState(found);
    });
    return () => {
      gone = true;
    };
  }, []);
  const answered = () => {
    forgetInvitation();
    setState({ phase: 'declined' });
  };
  return (
    <>
      <title>{`${t('participants:title')} · ${brand.name}`}</title>
      <meta name="referrer" content="no-referrer" />
      <noscript>
        <Alert severity="warning" sx={{ mt: 4 }}>
          {t('participants:noScript', { phone })}
        </Alert>
      </noscript>
      {state.phase === 'loading' && <Loading />}
      {state.phase === 'open' && <Opened invitation={state.invitation} onDeclined={answered} />}
      {(state.phase === 'invalid' || state.phase === 'declined') && (
        <Told title={t(`participants:${state.phase}.title`)}>
          <Typography sx={{ mb: 2 }}>{t(`participants:${state.phase}.text`)}</Typography>
          <Typography>{t(`participants:${state.phase}.next`)}</Typography>
        </Told>
      )}
      {state.phase === 'offline' && (
        <Told title={t('participants:offline.title')}>
          <Typography sx={{ mb: 2 }}>{t('participants:offline.text')}</Typography>
          <Button variant="contained" onClick={open}>
            {t('participants:offline.again')}
          </Button>
        </Told>
      )}
    </>
  );
}

function Loading() {
  const { t } = useTranslation(['participants']);
  return (
    <Box aria-busy="true" sx={{ mt: { xs: 4, sm: 6 } }}>
      <Door size={56} />
      <Typography variant="h2" component="h1" sx={{ mt: 2 }}>
        <Skeleton width="80%" />
      </Typography>
      <Typography component="output" color="textSecondary">
        {t('participants:loading')}
      </Typography>
      <Skeleton variant="rounded" height={320} sx={{ mt: 3, borderRadius: '20px' }} />
    </Box>
  );
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box role="alert" sx={{ mt: { xs: 4, sm: 6 } }}>
      <Door size={56} />
      <Typography variant="h3" component="h1" color="primary" sx={{ mt: 2, mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface OpenedProps {
  invitation: InvitationView;
  onDeclined: () => void;
}

function Opened({ invitation, onDeclined }: OpenedProps) {
  const { t } = useTranslation(['participants']);
  const { locale } = useLocale();
  const { member } = useLoaderData<typeof loader>();
  const { invitedBy, companyName, expiresAt } = invitation;
  const who = invitedBy ?? t('participants:someone');
  const company = companyName
    ? t('participants:theCompany', { company: companyName })
    : t('participants:oneCompany');
  return (
    <Box sx={{ mt: { xs: 4, sm: 6 } }}>
      <Door size={56} />
      <Typography variant="overline" component="p" color="textSecondary" sx={{ mt: 2 }}>
        {t('participants:kind')}
      </Typography>
      <Typography variant="h2" component="h1" color="primary" sx={{ mt: 0.5, mb: 2 }}>
        {breakable(companyName ?? t('participants:aCompany'))}
      </Typography>
      <Typography sx={{ mb: 4 }}>
        {t('participants:lead', { who, company, date: longDate(expiresAt, locale) })}
      </Typography>
      <Sees title={t('participants:youSee.title')} items={t('participants:youSee.items')} />
      <Sees title={t('participants:othersSee.title')} items={t('participants:othersSee.items')} />
      <AnswerInvitation invitation={invitation} member={member} />
      <DeclineInvitation invitation={invitation} onDeclined={onDeclined} />
    </Box>
  );
}

function Sees({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <Typography variant="h4" component="h2" color="primary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.75 } }}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    </Box>
  );
}
