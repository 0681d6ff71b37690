import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ClientLoaderFunctionArgs,
  Link as RouterLink,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { peopleGroups } from '#domain/desk/lists.ts';
import { shownEmail } from '#domain/shown-email.ts';
import { longDate } from '#domain/site/formats.ts';
import { ChoiceFilter, ListFilters, SearchFilter } from '../../../kit/list/filters.tsx';
import { type ListAddress, oneOf, rowsAt, sortAt } from '../../../kit/list/list-address.ts';
import { numberText } from '../../../kit/list/range-pager.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { call } from '../../../shared/staff/call.ts';
import type { ListColumn } from '../../../shared/staff/list/columns.ts';
import { ListPage, readList } from '../../../shared/staff/list/list-page.tsx';
import { useMay } from '../../../shared/staff/session/session.ts';
import { dayAndTime } from '../../../shared/staff/ui/formats.ts';
import { Quiet } from '../../../shared/staff/ui/quiet.tsx';
import { staffPath } from '../../../staff-pages.ts';
import type { PersonRow } from './actions.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleBar } from './people-bar.tsx';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

function queryAt(list: ListAddress) {
  const { search, group } = list.filter;
  const sort = sortAt(list, ['name', 'createdAt', 'lastLoginAt']);
  return { ...rowsAt(list), search, group: oneOf(peopleGroups, group), sort };
}

export const clientLoader = ({ request: { signal }, url }: ClientLoaderFunctionArgs) =>
  readList(url, (list) => call('GET /admin/people', { query: queryAt(list), signal }), {
    sort: newestFirst,
  });

/** Members and team, as far as the reader may see them. */
export default function People() {
  const { t } = useTranslation(['staffAccounts']);
  const { locale } = useLocale();
  const read = useLoaderData<typeof clientLoader>();
  return (
    <ListPage
      shared={{ list: 'people', query: queryAt(read.list) }}
      read={read}
      words={t('staffAccounts:people')}
      count={({ total, more }) =>
        more
          ? t('staffAccounts:people.moreThan', { total: numberText(total, locale) })
          : t('staffAccounts:people.count', { count: total })
      }
      filters={<Filters />}
      columns={useColumns()}
      nameOf={({ name, email }) => name ?? email}
      to={({ id }) => staffPath('person', id)}
      bulk={(selection, people) => <PeopleBar selection={selection} people={people} />}
    />
  );
}

function Filters() {
  const { t } = useTranslation(['staffAccounts']);
  const words = t('staffAccounts:people');
  const mayInvite = useMay()('people.invite');
  const navigate = useNavigate();
  const [inviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<string>();
  // Once the dialog is gone, which would ask about what was typed.
  useEffect(() => {
    if (invited) void navigate(staffPath('person', invited));
  }, [invited, navigate]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
      <ListFilters>
        <SearchFilter name="search" label={words.search} />
        <ChoiceFilter
          name="group"
          label={words.group}
          anyText={words.everyGroup}
          options={peopleGroups.map((group) => [group, words.groups[group]])}
        />
      </ListFilters>
      {mayInvite && (
        <Button
          variant="contained"
          startIcon={<UserPlus size={18} strokeWidth={1.75} />}
          onClick={() => setInviting(true)}
          sx={{ mb: 2, alignSelf: 'start' }}
        >
          {words.invite}
        </Button>
      )}
      {inviting && (
        <InviteDialog
          onClose={(id) => {
            setInviting(false);
            setInvited(id);
          }}
        />
      )}
    </Box>
  );
}

function useColumns(): readonly ListColumn<PersonRow>[] {
  const { t } = useTranslation(['staffAccounts']);
  const { locale } = useLocale();
  const words = t('staffAccounts:people');
  return [
    {
      id: 'name',
      header: words.name,
      width: 'minmax(0, 1.6fr)',
      sort: 'name',
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
    {
      id: 'role',
      header: words.role,
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: ({ role, hasSecondFactor }) => (
        <>
          {t(`staffAccounts:roles.${role}`)}
          {role !== 'member' && !hasSecondFactor && <Quiet>{words.noFactor}</Quiet>}
        </>
      ),
    },
    {
      id: 'status',
      header: words.status,
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: ({ status }) => t(`staffAccounts:statuses.${status}`),
    },
    {
      id: 'lastLogin',
      header: words.lastLogin,
      width: '150px',
      sort: 'lastLoginAt',
      card: 'line',
      named: true,
      cell: ({ lastLoginAt }) => (lastLoginAt ? dayAndTime(lastLoginAt, locale) : words.never),
    },
    {
      id: 'created',
      header: words.created,
      width: '150px',
      sort: 'createdAt',
      card: 'line',
      named: true,
      cell: ({ createdAt }) => longDate(createdAt, locale),
    },
  ];
}
