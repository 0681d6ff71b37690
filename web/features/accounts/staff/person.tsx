import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { shownEmail } from '#domain/shown-email.ts';
import { longDate } from '#domain/site/formats.ts';
import { call } from '../../../desk/call.ts';
import { patiently, useKept } from '../../../desk/reads.ts';
import { useIdentity, useMay } from '../../../desk/session/session.ts';
import { BackToList } from '../../../desk/ui/back-to-list.tsx';
import { column, columns } from '../../../desk/ui/columns.ts';
import { PageFailed } from '../../../desk/ui/states.tsx';
import { usePageTitle } from '../../../desk/ui/use-page-title.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import {
  AccountPanel,
  AgreedPanel,
  ErasurePanel,
  InvitationPanel,
  SessionsPanel,
} from './account-panels.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { type ActionName, actionOf, actionsFor, type Belongings, type Person } from './actions.ts';
import { BelongingsPanels } from './belongings-panels.tsx';

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const options = { params: { id }, signal: request.signal };
  const [person, belongings] = await Promise.all([
    patiently(() => call('GET /admin/people/:id', options)),
    patiently(() => call('GET /admin/people/:id/belongings', options)),
  ]);
  if (!person.ok) return person;
  if (!belongings.ok) return belongings;
  return { ok: true as const, person: person.data, belongings: belongings.data };
}

/** One person with all of theirs. */
export default function PersonPage() {
  const { t } = useTranslation(['staffAccounts']);
  const read = useKept(useLoaderData<typeof clientLoader>());
  usePageTitle(read.ok ? (read.person.name ?? read.person.email) : undefined);
  return (
    <>
      <BackToList list="people" label={t('staffAccounts:person.back')} />
      {read.ok ? <Content key={read.person.id} {...read} /> : <PageFailed refusal={read} />}
    </>
  );
}

function Content({ person, belongings }: { person: Person; belongings: Belongings }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Head person={person} />
      <Actions person={person} />
      <Box sx={columns}>
        <Box sx={column}>
          <BelongingsPanels belongings={belongings} ofTeam={person.role !== 'member'} />
        </Box>
        <Box sx={column}>
          {person.invitation && <InvitationPanel invitation={person.invitation} />}
          {person.erasure && <ErasurePanel erasure={person.erasure} />}
          <AccountPanel person={person} />
          <AgreedPanel person={person} />
          <SessionsPanel sessions={person.sessions} />
        </Box>
      </Box>
    </Box>
  );
}

function Head({ person: { name, email, role, status, createdAt } }: { person: Person }) {
  const { t } = useTranslation(['staffAccounts']);
  const { locale } = useLocale();
  return (
    <Box>
      <Typography
        variant="h3"
        component="h1"
        color="primary"
        sx={{ overflowWrap: 'anywhere', mb: 0.75 }}
      >
        {name ?? t('staffAccounts:person.unnamed')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Link href={`mailto:${email}`} sx={{ overflowWrap: 'anywhere' }}>
          {shownEmail(email)}
        </Link>
        <Typography color="textSecondary">
          {t('staffAccounts:person.since', {
            role: t(`staffAccounts:roles.${role}`),
            instant: longDate(createdAt, locale),
          })}
        </Typography>
        {status !== 'active' && <Chip size="small" label={t(`staffAccounts:statuses.${status}`)} />}
      </Box>
    </Box>
  );
}

function Actions({ person }: { person: Person }) {
  const { t } = useTranslation(['staffAccounts']);
  const may = useMay();
  const id = useIdentity()?.id ?? '';
  const [open, setOpen] = useState<ActionName>();
  const shown = actionsFor(person, { id, may });
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-label={t('staffAccounts:person.actions')} sx={bar}>
      {shown.map((name) => {
        const { destructive } = actionOf(name);
        return (
          <Button
            key={name}
            variant={destructive ? 'text' : 'outlined'}
            color={destructive ? 'error' : 'primary'}
            onClick={() => setOpen(name)}
          >
            {t(`staffAccounts:action.${name}.button`)}
          </Button>
        );
      })}
      {open && <ActionDialog name={open} person={person} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  '& > button': { width: { xs: '100%', sm: 'auto' } },
} as const;
