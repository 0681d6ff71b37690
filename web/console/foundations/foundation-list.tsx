import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ListBase, useListContext, useTranslate } from 'ra-core';
import type { FoundationCard } from '#api/contract.ts';
import { readOptions } from '../shell/api/read-options.ts';
import { EmptyState, ReadFailed } from '../shell/states.tsx';
import { currentStation } from '../ui/current-station.ts';
import { shortDay, waitingSince } from '../ui/formats.ts';
import { FoundationName } from '../ui/foundation-name.tsx';
import { MiniLine } from '../ui/mini-line.tsx';
import { Pager } from '../ui/pager.tsx';
import { SortableHeader } from '../ui/sortable-header.tsx';
import { Cell, Row, SkeletonRows, Table } from '../ui/table.tsx';
import { useLocale } from '../ui/use-locale.ts';
import { useNow } from '../ui/use-now.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { FoundationFilters } from './foundation-filters.tsx';

const COLUMNS = 'minmax(0, 1.4fr) 180px minmax(0, 1.2fr) minmax(0, 0.8fr) 84px 92px';
const CELLS = 6;

/** Every foundation; the API searches, filters, sorts and pages. */
export function FoundationList() {
  return (
    <ListBase perPage={25} sort={{ field: 'startedAt', order: 'DESC' }} queryOptions={readOptions}>
      <Content />
    </ListBase>
  );
}

function Content() {
  const translate = useTranslate();
  const { data, total, isPending, error, refetch, filterValues, setFilters } =
    useListContext<FoundationCard>();
  usePageTitle(translate('foundations.title'));
  const filtered = Object.keys(filterValues).length > 0;
  const rows = data ?? [];

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 2.5, flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h1" color="primary">
          {translate('foundations.title')}
        </Typography>
        {total !== undefined && (
          <Typography component="output" color="textSecondary">
            {translate('foundations.count', { count: total })}
          </Typography>
        )}
      </Box>
      <FoundationFilters />
      <Card>
        {error ? (
          <ReadFailed error={error} onRetry={refetch} />
        ) : !isPending && rows.length === 0 ? (
          <EmptyState
            title={translate(filtered ? 'foundations.nothing' : 'foundations.empty')}
            hint={translate(filtered ? 'foundations.nothingHint' : 'foundations.emptyHint')}
          >
            {filtered && (
              <Button variant="outlined" onClick={() => setFilters({}, {})}>
                {translate('foundations.reset')}
              </Button>
            )}
          </EmptyState>
        ) : (
          <Table label={translate('foundations.title')} columns={COLUMNS} heads={<Heads />}>
            {isPending && <SkeletonRows count={8} cells={CELLS} />}
            {rows.map((foundation) => (
              <FoundationRow key={foundation.id} foundation={foundation} />
            ))}
          </Table>
        )}
      </Card>
      <Pager />
    </>
  );
}

function Heads() {
  const translate = useTranslate();
  return (
    <>
      {['foundation', 'line', 'status', 'waitingOn'].map((column) => (
        <th key={column} scope="col">
          {translate(`column.${column}`)}
        </th>
      ))}
      <SortableHeader field="since" label={translate('column.since')} />
      <SortableHeader field="startedAt" label={translate('column.started')} />
    </>
  );
}

function FoundationRow({ foundation }: { foundation: FoundationCard }) {
  const translate = useTranslate();
  const locale = useLocale();
  const now = useNow();
  const { id, companyName, city, status, waitingOn, since, startedAt } = foundation;
  return (
    <Row>
      <Cell wide>
        <FoundationName id={id} companyName={companyName} hint={city} />
      </Cell>
      <Cell wide>
        <MiniLine current={currentStation(foundation)} />
      </Cell>
      <Cell wide>{translate(`status.${status}`)}</Cell>
      <Cell label={waitingOn === 'nobody' ? '' : translate('column.waitingOn')}>
        {waitingOn === 'nobody' ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            –
          </Box>
        ) : (
          translate(`party.${waitingOn}`)
        )}
      </Cell>
      <Cell label={translate('column.since')}>
        <Box component="time" dateTime={since} sx={{ color: 'text.secondary' }}>
          {waitingSince(since, now, translate)}
        </Box>
      </Cell>
      <Cell label={translate('column.started')}>
        <Box component="time" dateTime={startedAt} sx={{ color: 'text.secondary' }}>
          {shortDay(startedAt, locale)}
        </Box>
      </Cell>
    </Row>
  );
}
