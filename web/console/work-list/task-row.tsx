import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { appointmentDate } from '#domain/site/formats.ts';
import { stationOf } from '../ui/current-station.ts';
import { dueDay, waitingSince } from '../ui/formats.ts';
import { FoundationName } from '../ui/foundation-name.tsx';
import { MiniLine } from '../ui/mini-line.tsx';
import { consolePaths } from '../ui/paths.ts';
import { Cell, Row } from '../ui/table.tsx';
import { useLocale } from '../ui/use-locale.ts';
import { isOverdue, type Task } from './selections.ts';

interface Props {
  task: Task;
  now: number;
  /** Selected with the keyboard. */
  marked: boolean;
}

export function TaskRow({ task, now, marked }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (!marked) return;
    row.current?.scrollIntoView({ block: 'nearest' });
    // Focused, the name is read out.
    row.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [marked]);
  const { foundationId, companyName, city, status, since, dueAt, occasion, reason } = task;

  return (
    <Row ref={row} marked={marked}>
      <Cell lead>
        <FoundationName id={foundationId} companyName={companyName} hint={city} />
      </Cell>
      <Cell wide>
        <MiniLine current={stationOf(status)} />
      </Cell>
      <Cell wide>
        {translate(occasion ? `occasion.${occasion}` : `task.${status}`)}
        {reason && (
          <Box title={reason} sx={excerpt}>
            {translate('tasks.reason', { reason })}
          </Box>
        )}
      </Cell>
      <Cell label={translate('column.since')}>
        <Box component="time" dateTime={since} title={appointmentDate(since, locale)} sx={quiet}>
          {waitingSince(since, now, translate)}
        </Box>
      </Cell>
      <Cell label={dueAt ? translate('column.due') : ''}>
        {dueAt ? (
          <Box
            component="time"
            dateTime={dueAt}
            title={appointmentDate(dueAt, locale)}
            sx={isOverdue(task, now) ? { color: 'error.main', fontWeight: 600 } : {}}
          >
            {dueDay(dueAt, now, locale, translate)}
          </Box>
        ) : (
          <Box component="span" sx={{ ...quiet, display: { xs: 'none', md: 'inline' } }}>
            –
          </Box>
        )}
      </Cell>
      <Cell action="short">
        <Button
          variant="outlined"
          size="small"
          component={Link}
          to={consolePaths.foundation(foundationId)}
          aria-label={translate('column.openNamed', { name: companyName ?? translate('unnamed') })}
          sx={{ minHeight: { xs: 44, md: 36 }, py: 0.5, px: 2 }}
        >
          {translate('column.open')}
        </Button>
      </Cell>
    </Row>
  );
}

/** Two lines of it; the page shows the whole. */
const excerpt = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: 'text.secondary',
  fontSize: '0.875rem',
} as const;

const quiet = { color: 'text.secondary', whiteSpace: 'nowrap' } as const;
