import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router';
import { personList } from '#domain/desk/lists/people.ts';
import { shownEmail } from '#domain/shown-email.ts';
import { longDate } from '#domain/site/formats.ts';
import type { CellsOf } from '../../../desk/list/columns.ts';
import { ListPage } from '../../../desk/list/list-page.tsx';
import { listLoader } from '../../../desk/list/read-list.ts';
import { useMay } from '../../../desk/session/session.ts';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../staff-pages.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleBar } from './people-bar.tsx';

export const clientLoader = listLoader(personList);

/** Members and team, as far as the reader may see them. */
export default function People() {
  return (
    <ListPage
      list={personList}
      cells={useCells()}
      nameOf={({ name, email }) => name ?? email}
      to={({ id }) => staffPath('person', id)}
      beside={<Invite />}
      bulk={(selection, people) => <PeopleBar selection={selection} people={people} />}
    />
  );
}

function Invite() {
  const { t } = useTranslation(['staffAccounts']);
  const mayInvite = useMay()('people.invite');
  const navigate = useNavigate();
  const [inviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<string>();
  // Once the dialog is gone, which would ask about what was typed.
  useEffect(() => {
    if (invited) void navigate(staffPath('person', invited));
  }, [invited, navigate]);
  if (!mayInvite) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<UserPlus size={18} strokeWidth={1.75} />}
        onClick={() => setInviting(true)}
        sx={{ ml: { sm: 'auto' }, alignSelf: 'start' }}
      >
        {t('staffAccounts:people.invite')}
      </Button>
      {inviting && (
        <InviteDialog
          onClose={(id) => {
            setInviting(false);
            setInvited(id);
          }}
        />
      )}
    </>
  );
}

function useCells(): CellsOf<typeof personList> {
  const { t } = useTranslation(['staffAccounts']);
  const { locale } = useLocale();
  const words = t('staffAccounts:people');
  return {
    name: {
      width: 'minmax(0, 1.6fr)',
      card: 'line',
      cell: ({ id, name, email }) => (
        <>
          <Link component={RouterLink} to={staffPath('person', id)} sx={{ fontWeight: 600 }}>
            {name ?? t('staffAccounts:person.unnamed')}
          </Link>
          <Quiet>{shownEmail(email)}</Quiet>
        </>
      ),
    },
    role: {
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: ({ role, hasSecondFactor }) => (
        <>
          {t(`staffAccounts:roles.${role}`)}
          {role !== 'member' && !hasSecondFactor && <Quiet>{words.noFactor}</Quiet>}
        </>
      ),
    },
    status: {
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: ({ status }) => t(`staffAccounts:statuses.${status}`),
    },
    lastLogin: {
      width: '150px',
      card: 'line',
      named: true,
      cell: ({ lastLoginAt }) => (lastLoginAt ? dayAndTime(lastLoginAt, locale) : words.never),
    },
    since: {
      width: '150px',
      card: 'line',
      named: true,
      cell: ({ createdAt }) => longDate(createdAt, locale),
    },
  };
}
