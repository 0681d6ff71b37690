import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ManagedInquiry } from '#api/contract.gen.d.ts';
import { shownEmail } from '#domain/shown-email.ts';
import { phoneLink } from '#domain/site/formats.ts';
import { sectorTexts } from '#domain/site/sector-texts.ts';
import { ChoiceFilter, DayFilter, ListFilters, SearchFilter } from '../../../kit/list/filters.tsx';
import { type ListAddress, oneOf, rowsAt, sortAt } from '../../../kit/list/list-address.ts';
import { numberText } from '../../../kit/list/range-pager.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { keepsLines } from '../../../kit/ui/breakable.ts';
import { call } from '../../../shared/staff/call.ts';
import type { ListColumn } from '../../../shared/staff/list/columns.ts';
import { ListPage, readList } from '../../../shared/staff/list/list-page.tsx';
import { TaskBar } from '../../../shared/staff/tasks/task-bar.tsx';
import { dayAndTime } from '../../../shared/staff/ui/formats.ts';
import { Quiet } from '../../../shared/staff/ui/quiet.tsx';
import { MarkButton } from './mark-button.tsx';

const kinds = ['contact', 'partner', 'withdrawal'] as const;
const states = ['open', 'done'] as const;
/** Others are a choice away. */
const initial = {
  filter: { state: 'open' },
  sort: { field: 'receivedAt', order: 'DESC' },
} as const;

function queryAt(list: ListAddress) {
  const { search, state, kind, from, to } = list.filter;
  return {
    ...rowsAt(list),
    search,
    from,
    to,
    state: oneOf(states, state),
    kind: oneOf(kinds, kind),
    sort: sortAt(list, ['receivedAt']),
  };
}

export const clientLoader = ({ request: { signal }, url }: ClientLoaderFunctionArgs) =>
  readList(url, (list) => call('GET /admin/inquiries', { query: queryAt(list), signal }), initial);

/** What people ask in the forms of the site; answered by mail or telephone. */
export default function Inquiries() {
  const { t } = useTranslation(['staffInquiries']);
  const { locale } = useLocale();
  const read = useLoaderData<typeof clientLoader>();
  return (
    <ListPage
      shared={{ list: 'inquiries', query: queryAt(read.list) }}
      read={read}
      words={t('staffInquiries:inquiries')}
      count={({ total, more }) =>
        more
          ? t('staffInquiries:inquiries.moreThan', { total: numberText(total, locale) })
          : t('staffInquiries:inquiries.count', { count: total })
      }
      filters={<Filters />}
      columns={useColumns()}
      nameOf={({ kind, content }) => (kind === 'partner' ? content.company : content.name)}
      bulk={(selection) => (
        <TaskBar
          keys={selection.ids.map((id) => `inquiry:${id}`)}
          possible={{ settle: true }}
          selection={selection}
        />
      )}
    />
  );
}

function Filters() {
  const { t } = useTranslation(['staffInquiries']);
  const words = t('staffInquiries:inquiries');
  return (
    <ListFilters>
      <SearchFilter name="search" label={words.search} />
      <ChoiceFilter
        name="state"
        label={words.state}
        anyText={words.everyState}
        options={states.map((state) => [state, words.states[state]])}
      />
      <ChoiceFilter
        name="kind"
        label={words.kind}
        anyText={words.everyKind}
        options={kinds.map((kind) => [kind, words.kinds[kind]])}
      />
      <DayFilter name="from" label={words.since} />
      <DayFilter name="to" label={words.to} />
    </ListFilters>
  );
}

function useColumns(): readonly ListColumn<ManagedInquiry>[] {
  const { t } = useTranslation(['staffInquiries']);
  const { locale } = useLocale();
  const words = t('staffInquiries:inquiries');
  return [
    {
      id: 'from',
      header: words.from,
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: (inquiry) => (
        <>
          <Quiet>{words.kinds[inquiry.kind]}</Quiet>
          <Sender inquiry={inquiry} />
        </>
      ),
    },
    {
      id: 'what',
      header: words.what,
      width: 'minmax(0, 1.7fr)',
      card: 'long',
      cell: (inquiry) => (
        <>
          <Box sx={{ ...keepsLines, overflowWrap: 'anywhere', maxWidth: '68ch' }}>
            {textOf(inquiry, t)}
          </Box>
          {inquiry.language === 'en' && <Quiet>{words.english}</Quiet>}
        </>
      ),
    },
    {
      id: 'received',
      header: words.received,
      width: '130px',
      sort: 'receivedAt',
      card: 'line',
      named: true,
      cell: ({ receivedAt }) => <time dateTime={receivedAt}>{dayAndTime(receivedAt, locale)}</time>,
    },
    {
      id: 'action',
      header: words.action,
      width: '150px',
      card: 'action',
      cell: (inquiry) => <MarkButton inquiry={inquiry} />,
    },
  ];
}

/** Who asks, and how to answer. */
function Sender({ inquiry: { kind, content } }: { inquiry: ManagedInquiry }) {
  const { t } = useTranslation(['staffInquiries']);
  const { locale } = useLocale();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {kind === 'partner' && (
        <>
          <Box sx={{ fontWeight: 600 }}>{content.company}</Box>
          <Quiet>{sectorTexts[content.sector][locale]}</Quiet>
          <Link href={content.website} target="_blank" rel="noreferrer nofollow">
            {t('staffInquiries:inquiries.website')}
          </Link>
        </>
      )}
      <Box sx={{ fontWeight: kind === 'partner' ? 400 : 600 }}>
        {kind === 'partner' ? content.contactPerson : content.name}
      </Box>
      <Link href={`mailto:${content.email}`}>{shownEmail(content.email)}</Link>
      {kind !== 'withdrawal' && content.phone && (
        <Box>
          <Link href={phoneLink(content.phone)}>{content.phone}</Link>
        </Box>
      )}
    </Box>
  );
}

function textOf({ kind, content }: ManagedInquiry, t: TFunction<['staffInquiries']>) {
  if (kind === 'partner') return content.services;
  if (kind === 'contact') return content.message;
  const { contract, message } = content;
  return [t('staffInquiries:inquiries.contract', { contract }), message]
    .filter(Boolean)
    .join('\n\n');
}
