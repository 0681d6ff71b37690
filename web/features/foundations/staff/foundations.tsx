import Box from '@mui/material/Box';
import { ListBase } from 'ra-core';
import type { FoundationCard } from '#api/contract.ts';
import { readOptions } from '../../../shared/staff/reads.ts';
import { ListContent } from '../../../shared/staff/list/list-page.tsx';
import { currentStation } from './current-station.ts';
import { shortDay, waitingSince } from '../../../shared/staff/ui/formats.ts';
import { FoundationName } from '../../../shared/foundations/foundation-name.tsx';
import { MiniLine } from './mini-line.tsx';
import { SortableHeader } from '../../../kit/list/sortable-header.tsx';
import { Cell, Row } from '../../../kit/list/table.tsx';
import { useNow } from '../../../shared/staff/ui/use-now.ts';
import { FoundationFilters } from './foundation-filters.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';

const TRACKS = 'minmax(0, 1.4fr) 180px minmax(0, 1.2fr) minmax(0, 0.8fr) 84px 92px';

/** Every foundation. */
export function FoundationList() {
  const { t } = useTexts('staffFoundations');
  const heads = [
    ...['foundation', 'line', 'status', 'waitingOn'].map((column) => (
      <th key={column} scope="col">
        {t(`staffFoundations:column.${column}`)}
      </th>
    )),
    <SortableHeader key="since" field="since" label={t('staffFoundations:column.since')} />,
    <SortableHeader key="startedAt" field="startedAt" label={t('staffFoundations:column.started')} />,
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
  const { t, locale } = useTexts('staffFoundations');
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
      <Cell label={t('staffFoundations:column.started')}>
        <Box component="time" dateTime={startedAt} sx={{ color: 'text.secondary' }}>
          {shortDay(startedAt, locale)}
        </Box>
      </Cell>
    </Row>
  );
}
