import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ManagedInquiry } from '#api/contract.ts';
import { phoneLink } from '#domain/site/formats.ts';
import { sectorTexts } from '#domain/site/sector-texts.ts';
import { ChoiceFilter, ListFilters } from '../../../kit/list/filters.tsx';
import { oneOf, rowsAt } from '../../../kit/list/list-address.ts';
import { Cell, Row } from '../../../kit/list/table.tsx';
import type { Translate } from '../../../kit/texts/namespaces.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { keepsLines } from '../../../kit/ui/breakable.ts';
import { call } from '../../../shared/staff/call.ts';
import { ListPage, readList } from '../../../shared/staff/list/list-page.tsx';
import { dayAndTime } from '../../../shared/staff/ui/formats.ts';
import { MarkButton } from './mark-button.tsx';

const kinds = ['contact', 'partner', 'withdrawal'] as const;
const states = ['open', 'done'] as const;
const COLUMNS = ['from', 'what', 'received', 'action'] as const;
const TRACKS = 'minmax(0, 1fr) minmax(0, 1.7fr) 130px 150px';
/** Others are a choice away. */
const FIRST_SHOWN = { state: 'open' };

export const clientLoader = ({ request: { signal }, url }: ClientLoaderFunctionArgs) =>
  readList(
    url,
    (list) => {
      const state = oneOf(states, list.filter.state);
      const query = { ...rowsAt(list), state, kind: oneOf(kinds, list.filter.kind) };
      return call('GET /admin/inquiries', { query, signal });
    },
    { filter: FIRST_SHOWN },
  );

/** What people ask in the forms of the site, the newest first; answered by mail or telephone. */
export default function Inquiries() {
  const { t } = useTexts('staffInquiries');
  const read = useLoaderData<typeof clientLoader>();
  const heads = COLUMNS.map((column) => (
    <th key={column} scope="col">
      {t(`staffInquiries:inquiries.${column}`)}
    </th>
  ));
  return (
    <ListPage
      read={read}
      words={t('staffInquiries:inquiries')}
      count={(count) => t('staffInquiries:inquiries.count', { count })}
      filters={<Filters />}
      heads={heads}
      tracks={TRACKS}
      row={(inquiry) => <InquiryRow key={inquiry.id} inquiry={inquiry} />}
    />
  );
}

function Filters() {
  const { t } = useTexts('staffInquiries');
  const words = t('staffInquiries:inquiries');
  return (
    <ListFilters>
      <ChoiceFilter
        name="state"
        label={t('staffInquiries:inquiries.state')}
        anyText={t('staffInquiries:inquiries.everyState')}
        options={states.map((state) => [state, words.states[state]])}
      />
      <ChoiceFilter
        name="kind"
        label={t('staffInquiries:inquiries.kind')}
        anyText={t('staffInquiries:inquiries.everyKind')}
        options={kinds.map((kind) => [kind, words.kinds[kind]])}
      />
    </ListFilters>
  );
}

function InquiryRow({ inquiry }: { inquiry: ManagedInquiry }) {
  const { t, locale } = useTexts('staffInquiries');
  const { kind, language, receivedAt } = inquiry;
  return (
    <Row>
      <Cell wide>
        <Quiet>{t(`staffInquiries:inquiries.kinds.${kind}`)}</Quiet>
        <Sender inquiry={inquiry} />
      </Cell>
      <Cell long>
        <Box sx={{ ...keepsLines, overflowWrap: 'anywhere', maxWidth: '68ch' }}>
          {textOf(inquiry, t)}
        </Box>
        {language === 'en' && <Quiet>{t('staffInquiries:inquiries.english')}</Quiet>}
      </Cell>
      <Cell label={t('staffInquiries:inquiries.received')} wide>
        <time dateTime={receivedAt}>{dayAndTime(receivedAt, locale)}</time>
      </Cell>
      <Cell action="long">
        <MarkButton inquiry={inquiry} />
      </Cell>
    </Row>
  );
}

/** Who asks, and how to answer. */
function Sender({ inquiry: { kind, content } }: { inquiry: ManagedInquiry }) {
  const { t, locale } = useTexts('staffInquiries');
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
      <Link href={`mailto:${content.email}`}>{content.email}</Link>
      {kind !== 'withdrawal' && content.phone && (
        <Box>
          <Link href={phoneLink(content.phone)}>{content.phone}</Link>
        </Box>
      )}
    </Box>
  );
}

function textOf({ kind, content }: ManagedInquiry, t: Translate<'staffInquiries'>) {
  if (kind === 'partner') return content.services;
  if (kind === 'contact') return content.message;
  const { contract, message } = content;
  return [t('staffInquiries:inquiries.contract', { contract }), message]
    .filter(Boolean)
    .join('\n\n');
}

const Quiet = ({ children }: { children: string }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{children}</Box>
);
