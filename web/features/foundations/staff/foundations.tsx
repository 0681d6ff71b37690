import Box from '@mui/material/Box';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { FoundationCard } from '#api/contract.ts';
import { comesBackAs } from '#domain/foundations/due-dates.ts';
import { parties, statuses } from '#domain/foundations/statuses.ts';
import { dayKey } from '#domain/site/formats.ts';
import { oneOf, rowsAt } from '../../../kit/list/list-address.ts';
import { SortableHeader } from '../../../kit/list/sortable-header.tsx';
import { Cell, Row } from '../../../kit/list/table.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { FoundationName } from '../../../shared/foundations/foundation-name.tsx';
import { call } from '../../../shared/staff/call.ts';
import { ListPage, readList } from '../../../shared/staff/list/list-page.tsx';
import { memberOfThisTab } from '../../../shared/staff/session/session.ts';
import { dueDay, shortDay, waitingSince } from '../../../shared/staff/ui/formats.ts';
import { useNow } from '../../../shared/staff/ui/use-now.ts';
import { currentStation } from './current-station.ts';
import { FoundationFilters } from './foundation-filters.tsx';
import { MiniLine } from './mini-line.tsx';

const TRACKS = 'minmax(0, 1.6fr) 132px minmax(0, 1.1fr) minmax(0, 0.8fr) 80px 80px 88px';

const sorts = ['startedAt', 'since', 'dueOn'] as const;
const comesBackChoices = ['any', ...comesBackAs] as const;
const newestFirst = { field: 'startedAt', order: 'DESC' } as const;

export const clientLoader = ({ request: { signal }, url }: ClientLoaderFunctionArgs) =>
  readList(
    url,
    (list) => {
      const { search, status, waitingOn, mine, comesBack } = list.filter;
      const field = oneOf(sorts, list.sort?.field);
      const sort = field && list.sort?.order === 'DESC' ? (`-${field}` as const) : field;
      const query = {
        ...rowsAt(list),
        search,
        status: oneOf(statuses, status),
        waitingOn: oneOf(parties, waitingOn),
        owner: mine === 'yes' ? memberOfThisTab()?.id : undefined,
        comesBack: oneOf(comesBackChoices, comesBack),
        sort,
      };
      return call('GET /foundations', { query, signal });
    },
    { sort: newestFirst },
  );

/** Every foundation. */
export default function Foundations() {
  const { t } = useTexts('staffFoundations');
  const read = useLoaderData<typeof clientLoader>();
  const heads = [
    ...(['foundation', 'line', 'status', 'waitingOn'] as const).map((column) => (
      <th key={column} scope="col">
        {t(`staffFoundations:column.${column}`)}
      </th>
    )),
    <SortableHeader key="since" field="since" label={t('staffFoundations:column.since')} />,
    <SortableHeader key="dueOn" field="dueOn" label={t('staffFoundations:column.due')} />,
    <SortableHeader
      key="startedAt"
      field="startedAt"
      label={t('staffFoundations:column.started')}
    />,
  ];
  return (
    <ListPage
      read={read}
      words={t('staffFoundations:foundations')}
      count={(count) => t('staffFoundations:foundations.count', { count })}
      filters={<FoundationFilters />}
      heads={heads}
      tracks={TRACKS}
      row={(foundation) => <FoundationRow key={foundation.id} foundation={foundation} />}
    />
  );
}

function DueDay({ dueOn, now }: { dueOn: string | null; now: number }) {
  const { t, locale } = useTexts('staff');
  if (!dueOn) return null;
  const isLate = dueOn < dayKey(new Date(now).toISOString());
  return (
    <Box
      component="time"
      dateTime={dueOn}
      sx={isLate ? { color: 'error.main', fontWeight: 600 } : { color: 'text.secondary' }}
    >
      {dueDay(dueOn, now, locale, t)}
    </Box>
  );
}

function FoundationRow({ foundation }: { foundation: FoundationCard }) {
  const { t, locale } = useTexts('staffFoundations');
  const now = useNow();
  const { id, companyName, city, status, waitingOn, since, dueOn, startedAt } = foundation;
  return (
    <Row>
      <Cell wide>
        <FoundationName id={id} companyName={companyName} hint={city} />
      </Cell>
      <Cell wide>
        <MiniLine current={currentStation(foundation)} ended={foundation.status === 'cancelled'} />
      </Cell>
      <Cell wide>{t(`staffFoundations:status.${status}`)}</Cell>
      <Cell label={waitingOn === 'nobody' ? '' : t('staffFoundations:column.waitingOn')}>
        {waitingOn === 'nobody' ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            –
          </Box>
        ) : (
          t(`staffFoundations:party.${waitingOn}`)
        )}
      </Cell>
      <Cell label={t('staffFoundations:column.since')}>
        <Box component="time" dateTime={since} sx={{ color: 'text.secondary' }}>
          {waitingSince(since, now, t)}
        </Box>
      </Cell>
      <Cell label={dueOn ? t('staffFoundations:column.due') : ''}>
        <DueDay dueOn={dueOn} now={now} />
      </Cell>
      <Cell label={t('staffFoundations:column.started')}>
        <Box component="time" dateTime={startedAt} sx={{ color: 'text.secondary' }}>
          {shortDay(startedAt, locale)}
        </Box>
      </Cell>
    </Row>
  );
}
