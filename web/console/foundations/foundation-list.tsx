import Box from '@mui/material/Box';
import { ListBase, useTranslate } from 'ra-core';
import type { FoundationCard } from '#api/contract.ts';
import { readOptions } from '../shell/api/read-options.ts';
import { ListContent } from '../shell/list-content.tsx';
import { currentStation } from '../ui/current-station.ts';
import { shortDay, waitingSince } from '../ui/formats.ts';
import { FoundationName } from '../ui/foundation-name.tsx';
import { MiniLine } from '../ui/mini-line.tsx';
import { SortableHeader } from '../ui/sortable-header.tsx';
import { Cell, Row } from '../ui/table.tsx';
import { useLocale } from '../ui/use-locale.ts';
import { useNow } from '../ui/use-now.ts';
import { FoundationFilters } from './foundation-filters.tsx';

const TRACKS = 'minmax(0, 1.4fr) 180px minmax(0, 1.2fr) minmax(0, 0.8fr) 84px 92px';

/** Every foundation. */
export function FoundationList() {
  const translate = useTranslate();
  const heads = [
    ...['foundation', 'line', 'status', 'waitingOn'].map((column) => (
      <th key={column} scope="col">
        {translate(`column.${column}`)}
      </th>
    )),
    <SortableHeader key="since" field="since" label={translate('column.since')} />,
    <SortableHeader key="startedAt" field="startedAt" label={translate('column.started')} />,
  ];
  return (
    <ListBase perPage={25} sort={{ field: 'startedAt', order: 'DESC' }} queryOptions={readOptions}>
      <ListContent<FoundationCard>
        texts="foundations"
        filters={<FoundationFilters />}
        heads={heads}
        tracks={TRACKS}
        row={(foundation) => <FoundationRow key={foundation.id} foundation={foundation} />}
      />
    </ListBase>
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
