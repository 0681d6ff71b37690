import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { Task } from '../foundation/types.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { EmptyState, ReadFailed } from '../shell/states.tsx';
import { pathOfFoundation } from '../ui/foundation-name.tsx';
import { SkeletonRows, Table } from '../ui/table.tsx';
import { useNow } from '../ui/use-now.ts';
import { Figures } from './figures.tsx';
import { SelectionChips } from './selection-chips.tsx';
import { type Selection, selectTasks, useIdentity, useTasks } from './selections.ts';
import { TaskRow } from './task-row.tsx';

const COLUMNS = 'minmax(0, 1.25fr) 180px minmax(0, 1.4fr) 84px 76px 88px';
const CELLS = 5;

/** What waits for us, the longest first: the first page after logging in. */
export function WorkList() {
  const translate = useTranslate();
  const now = useNow();
  const role = useIdentity()?.role;
  const { tasks, isPending, error, refetch } = useTasks();
  const [selection, setSelection] = useStore<Selection>('tasks.selection', 'mine');
  const selected = selectTasks(tasks, role, now);
  const rows = selected[selection];
  const current = useRowKeys(rows);

  return (
    <>
      <Box sx={head}>
        <Typography variant="h3" component="h1" color="primary">
          {translate('tasks.title')}
        </Typography>
        <SelectionChips selected={selected} value={selection} onChange={setSelection} />
      </Box>
      <Card>
        {error ? (
          <ReadFailed error={error} onRetry={refetch} />
        ) : !isPending && rows.length === 0 ? (
          <NothingToDo selection={selection} onShowAll={() => setSelection('all')} />
        ) : (
          <Table label={translate('tasks.title')} columns={COLUMNS} heads={<Heads />}>
            {isPending && <SkeletonRows count={5} cells={CELLS} />}
            {rows.map((task, index) => (
              <TaskRow key={task.id} task={task} now={now} marked={index === current} />
            ))}
          </Table>
        )}
      </Card>
      <Figures overdue={isPending ? undefined : selected.overdue.length} />
    </>
  );
}

/** j and k move through the rows, Enter opens the one that is marked. */
function useRowKeys(rows: readonly Task[]): number {
  const navigate = useNavigate();
  const [position, setPosition] = useState(-1);
  const current = Math.min(position, rows.length - 1);
  const task = rows[current];
  useShortcuts({
    j: () => setPosition(Math.min(current + 1, rows.length - 1)),
    k: () => setPosition(Math.max(current - 1, 0)),
    ...(task && { Enter: () => navigate(pathOfFoundation(task.foundationId)) }),
  });
  return current;
}

function Heads() {
  const translate = useTranslate();
  return (
    <>
      {['foundation', 'line', 'task', 'since', 'due'].map((column) => (
        <th key={column} scope="col">
          {translate(`column.${column}`)}
        </th>
      ))}
      <th scope="col" aria-label={translate('column.open')} />
    </>
  );
}

interface NothingProps {
  selection: Selection;
  onShowAll: () => void;
}

function NothingToDo({ selection, onShowAll }: NothingProps) {
  const translate = useTranslate();
  const text = { mine: 'emptyMine', all: 'emptyAll', overdue: 'emptyOverdue' }[selection];
  return (
    <EmptyState title={translate(`tasks.${text}`)} hint={translate(`tasks.${text}Hint`)}>
      {selection === 'all' ? (
        <Button variant="outlined" component={Link} to="/admin/foundations">
          {translate('tasks.showFoundations')}
        </Button>
      ) : (
        <Button variant="outlined" onClick={onShowAll}>
          {translate('tasks.showAll')}
        </Button>
      )}
    </EmptyState>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: 2.5,
} as const;
