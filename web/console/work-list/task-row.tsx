import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { stepNumber, stepOf } from '#domain/foundation/statuses.ts';
import { appointmentDate } from '#domain/site/formats.ts';
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
    if (marked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const { foundationId, companyName, city, status, since, dueAt } = task;

  return (
    <Row ref={row} marked={marked}>
      <Cell lead>
        <FoundationName id={foundationId} companyName={companyName} hint={city} />
      </Cell>
      <Cell wide>
        <MiniLine current={stepNumber(stepOf(status))} />
      </Cell>
      <Cell wide>{translate(`task.${status}`)}</Cell>
      <Cell label={translate('column.since')}>
        <Box component="time" dateTime={since} title={appointmentDate(since, locale)} sx={quiet}>
          {waitingSince(since, now, translate)}
        </Box>
      </Cell>
      <Cell label={dueAt ? translate('column.due') : ''}>
        {dueAt && (
          <Box
            component="time"
            dateTime={dueAt}
            title={appointmentDate(dueAt, locale)}
            sx={isOverdue(task, now) ? { color: 'error.main', fontWeight: 600 } : {}}
          >
            {dueDay(dueAt, now, locale, translate)}
          </Box>
        )}
      </Cell>
      <Cell action>
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

const quiet = { color: 'text.secondary', whiteSpace: 'nowrap' } as const;
