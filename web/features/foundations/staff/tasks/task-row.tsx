import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { OpenTask } from '#api/contract.ts';
import { appointmentDate, longDate } from '#domain/site/formats.ts';
import { Cell, Row } from '../../../../kit/list/table.tsx';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { FoundationName } from '../../../../shared/foundations/foundation-name.tsx';
import { dueDay, waitingSince } from '../../../../shared/staff/ui/formats.ts';
import { staffPath } from '../../../../staff-pages.ts';
import { stationOf } from '../current-station.ts';
import { MiniLine } from '../mini-line.tsx';
import { isOverdue } from './selections.ts';

interface Props {
  task: OpenTask;
  now: number;
  /** Selected with the keyboard. */
  marked: boolean;
}

export function TaskRow({ task, now, marked }: Props) {
  const { t, locale } = useTexts('staff', 'staffFoundations', 'staffTasks');
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (!marked) return;
    row.current?.scrollIntoView({ block: 'nearest' });
    // Focused, the name is read out.
    row.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [marked]);
  const { foundationId, companyName, city, status, since, occasion, reason } = task;
  const due = task.dueAt ?? task.dueOn;

  return (
    <Row ref={row} marked={marked}>
      <Cell lead>
        <FoundationName id={foundationId} companyName={companyName} hint={city} />
      </Cell>
      <Cell wide>
        <MiniLine current={stationOf(status)} />
      </Cell>
      <Cell wide>
        {t(occasion ? `staffTasks:occasion.${occasion}` : `staffTasks:task.${status}`)}
        {task.comesBack && (
          <Box sx={{ fontWeight: 600 }}>{t(`staffTasks:comesBack.${task.comesBack}`)}</Box>
        )}
        {task.owner && <Box sx={ownerLine}>{t('staffTasks:tasks.owner', task.owner)}</Box>}
        {reason && (
          <Box title={reason} sx={excerpt}>
            {t('staffTasks:tasks.reason', { reason })}
          </Box>
        )}
      </Cell>
      <Cell label={t('staffFoundations:column.since')}>
        <Box component="time" dateTime={since} title={appointmentDate(since, locale)} sx={quiet}>
          {waitingSince(since, now, t)}
        </Box>
      </Cell>
      <Cell label={due ? t('staffFoundations:column.due') : ''}>
        {due ? (
          <Box
            component="time"
            dateTime={due}
            title={task.dueAt ? appointmentDate(task.dueAt, locale) : longDate(due, locale)}
            sx={isOverdue(task, now) ? { color: 'error.main', fontWeight: 600 } : {}}
          >
            {dueDay(due, now, locale, t)}
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
          to={staffPath('foundation', foundationId)}
          aria-label={t('staffFoundations:column.openNamed', {
            name: companyName ?? t('staff:unnamed'),
          })}
          sx={{ minHeight: { xs: 44, md: 36 }, py: 0.5, px: 2 }}
        >
          {t('staffFoundations:column.open')}
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

const ownerLine = { color: 'text.secondary', fontSize: '0.875rem' } as const;
const quiet = { color: 'text.secondary', whiteSpace: 'nowrap' } as const;
