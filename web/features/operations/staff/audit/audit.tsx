import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, Link as RouterLink, useLoaderData } from 'react-router';
import type { AuditAction, AuditedAction } from '#api/contract.gen.d.ts';
import {
  ChoiceFilter,
  DayFilter,
  ListFilters,
  SearchFilter,
} from '../../../../kit/list/filters.tsx';
import { type ListAddress, rowsAt, sortAt } from '../../../../kit/list/list-address.ts';
import { numberText } from '../../../../kit/list/range-pager.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { breakable } from '../../../../kit/ui/breakable.ts';
import { call } from '../../../../shared/staff/call.ts';
import type { ListColumn } from '../../../../shared/staff/list/columns.ts';
import { ListPage, readList } from '../../../../shared/staff/list/list-page.tsx';
import { toTheSecond } from '../../../../shared/staff/ui/formats.ts';
import { Quiet } from '../../../../shared/staff/ui/quiet.tsx';
import { staffPath } from '../../../../staff-pages.ts';

const newestFirst = { field: 'at', order: 'DESC' } as const;

function queryAt(list: ListAddress) {
  const { search, person, action, from, to } = list.filter;
  return {
    ...rowsAt(list),
    search,
    person,
    // What is none is refused, and the page says so.
    action: action as AuditAction | undefined,
    from,
    to,
    sort: sortAt(list, ['at']),
  };
}

export const clientLoader = ({ request: { signal }, url }: ClientLoaderFunctionArgs) =>
  readList(url, (list) => call('GET /admin/audit', { query: queryAt(list), signal }), {
    sort: newestFirst,
  });

/** Who did what, when and to what. */
export default function Audit() {
  const { t } = useTranslation(['staffAudit']);
  const { locale } = useLocale();
  const read = useLoaderData<typeof clientLoader>();
  return (
    <ListPage
      shared={{ list: 'audit', query: queryAt(read.list) }}
      read={read}
      words={t('staffAudit:audit')}
      count={({ total, more }) =>
        more
          ? t('staffAudit:audit.moreThan', { total: numberText(total, locale) })
          : t('staffAudit:audit.count', { count: total })
      }
      filters={<Filters />}
      columns={useColumns()}
      nameOf={({ action, at }) => `${wordOf(t('staffAudit:actions'), action)}, ${at}`}
    />
  );
}

/** Codes of a release that was taken back have no word. */
const wordOf = (words: Readonly<Record<string, string>>, code: string) => words[code] ?? code;

function Filters() {
  const { t } = useTranslation(['staffAudit']);
  const { locale } = useLocale();
  const words = t('staffAudit:audit');
  const actions = Object.entries(t('staffAudit:actions'));
  return (
    <ListFilters>
      <SearchFilter name="person" label={words.person} />
      <SearchFilter name="search" label={words.search} />
      <ChoiceFilter
        name="action"
        label={words.action}
        anyText={words.everyAction}
        options={actions.toSorted(([, one], [, other]) => one.localeCompare(other, locale))}
      />
      <DayFilter name="from" label={words.since} />
      <DayFilter name="to" label={words.to} />
    </ListFilters>
  );
}

function useColumns(): readonly ListColumn<AuditedAction>[] {
  const { t } = useTranslation(['staffAudit']);
  const { locale } = useLocale();
  const words = t('staffAudit:audit');
  return [
    {
      id: 'at',
      header: words.at,
      width: '180px',
      sort: 'at',
      card: 'line',
      cell: ({ at }) => <time dateTime={at}>{toTheSecond(at, locale)}</time>,
    },
    {
      id: 'what',
      header: words.what,
      width: 'minmax(0, 1.2fr)',
      card: 'line',
      cell: ({ action }) => (
        <Box sx={{ fontWeight: 600 }}>{wordOf(t('staffAudit:actions'), action)}</Box>
      ),
    },
    {
      id: 'who',
      header: words.who,
      width: 'minmax(0, 1fr)',
      card: 'line',
      named: true,
      cell: (entry) => <Actor entry={entry} />,
    },
    {
      id: 'target',
      header: words.target,
      width: 'minmax(0, 1.2fr)',
      card: 'line',
      named: true,
      cell: ({ target }) => target && <Target target={target} />,
    },
    {
      id: 'details',
      header: words.details,
      width: 'minmax(0, 1fr)',
      card: 'long',
      cell: ({ details }) => <Details details={details} />,
    },
  ];
}

function Actor({ entry: { actor, client } }: { entry: AuditedAction }) {
  const { t } = useTranslation(['staffAudit']);
  const role = wordOf(t('staffAudit:roles'), actor.role);
  const name = breakable(
    actor.name ?? (actor.id === null ? t('staffAudit:audit.unknown') : shortened(actor.id)),
  );
  const isAccount = actor.name !== null && actor.id !== null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {isAccount ? (
        <Link component={RouterLink} to={staffPath('person', actor.id ?? '')}>
          {name}
        </Link>
      ) : (
        <div>{name}</div>
      )}
      <Quiet>{role}</Quiet>
      {client && <Quiet>{t('staffAudit:audit.network', { network: client })}</Quiet>}
    </Box>
  );
}

function Target({ target }: { target: NonNullable<AuditedAction['target']> }) {
  const { t } = useTranslation(['staffAudit']);
  const to = pageOf(target);
  const name = breakable(target.name ?? shortened(target.id));
  return (
    <Box sx={{ overflowWrap: 'anywhere' }} title={target.id}>
      {to ? (
        <Link component={RouterLink} to={to}>
          {name}
        </Link>
      ) : (
        name
      )}
      <Quiet>{wordOf(t('staffAudit:kinds'), target.kind)}</Quiet>
    </Box>
  );
}

function pageOf({ kind, id }: NonNullable<AuditedAction['target']>): string | undefined {
  if (kind === 'account') return staffPath('person', id);
  if (kind === 'foundation') return staffPath('foundation', id);
  if (kind === 'order') return staffPath('order', id);
  return kind === 'content' ? staffPath('piece', id) : undefined;
}

/** As people read out an id; the whole one is found by it in the file. */
const shortened = (id: string) => (id.length > 20 ? `${id.slice(0, 8)}…` : id);

/** The log keeps codes; those that many entries have are told in words. */
function Details({ details }: Pick<AuditedAction, 'details'>) {
  const { t } = useTranslation(['staffAudit']);
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {Object.entries(details).map(([name, value]) => (
        <div key={name} title={`${name}: ${value}`}>
          {wordOf(t('staffAudit:details'), name)}: {wordOf(t('staffAudit:values'), String(value))}
        </div>
      ))}
    </Box>
  );
}
