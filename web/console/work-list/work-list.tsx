import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { ListBase, useListContext, useStore, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { readOptions } from '../shell/api/read-options.ts';
import { useIdentity } from '../shell/session/use-identity.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { EmptyState, ReadFailed } from '../shell/states.tsx';
import { Pager } from '../ui/pager.tsx';
import { consolePaths } from '../ui/paths.ts';
import { SkeletonRows, Table } from '../ui/table.tsx';
import { useNow } from '../ui/use-now.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { Figures } from './figures.tsx';
import { SelectionChips } from './selection-chips.tsx';
import { filterOf, type Selection, type Task } from './selections.ts';
import { TaskRow } from './task-row.tsx';
import { useTaskTotal } from './use-task-total.ts';

const COLUMNS = 'minmax(0, 1.25fr) 180px minmax(0, 1.4fr) 84px 76px 88px';
const CELLS = 5;

/** What waits for us, longest wait first: the first page after logging in. */
export function WorkList() {
  const role = useIdentity()?.role;
  const [selection, setSelection] = useStore<Selection>('tasks.selection', 'mine');
  return (
    <ListBase<Task>
      resource="tasks"
      perPage={25}
      filter={role ? filterOf(selection, role) : {}}
      storeKey={false}
      queryOptions={{ ...readOptions, enabled: role !== undefined }}
    >
      <Content selection={selection} onSelect={setSelection} />
    </ListBase>
  );
}

interface ContentProps {
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

function Content({ selection, onSelect }: ContentProps) {
  const translate = useTranslate();
  const { page, setPage } = useListContext<Task>();
  usePageTitle(translate('tasks.menu'));
  const totals = {
    mine: useTaskTotal('mine'),
    all: useTaskTotal('all'),
    overdue: useTaskTotal('overdue'),
  };
  const select = (chosen: Selection) => {
    onSelect(chosen);
    if (page > 1) setPage(1);
  };
  return (
    <>
      <Box sx={head}>
        <Typography variant="h3" component="h1" color="primary">
          {translate('tasks.title')}
        </Typography>
        <SelectionChips totals={totals} value={selection} onChange={select} />
      </Box>
      <Card>
        <Tasks empty={<NothingToDo selection={selection} onShowAll={() => select('all')} />} />
      </Card>
      <Pager />
      <Figures overdue={totals.overdue} />
    </>
  );
}

function Tasks({ empty }: { empty: ReactNode }) {
  const translate = useTranslate();
  const now = useNow();
  const { data: tasks = [], isPending, error, refetch } = useListContext<Task>();
  const current = useRowKeys(tasks);
  if (error) return <ReadFailed error={error} onRetry={refetch} />;
  if (!isPending && tasks.length === 0) return empty;
  return (
    <Table label={translate('tasks.title')} columns={COLUMNS} heads={<Heads />}>
      {isPending && <SkeletonRows count={5} cells={CELLS} />}
      {tasks.map((task, index) => (
        <TaskRow key={task.id} task={task} now={now} marked={index === current} />
      ))}
    </Table>
  );
}

/** j and k move through the rows, Enter opens the marked one. */
function useRowKeys(tasks: readonly Task[]): number {
  const navigate = useNavigate();
  const [position, setPosition] = useState(-1);
  const current = Math.min(position, tasks.length - 1);
  const task = tasks[current];
  useShortcuts({
    j: () => setPosition(Math.min(current + 1, tasks.length - 1)),
    k: () => setPosition(Math.max(current - 1, 0)),
    ...(task && { Enter: () => navigate(consolePaths.foundation(task.foundationId)) }),
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
      <th scope="col">
        <span style={visuallyHidden}>{translate('column.open')}</span>
      </th>
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
        <Button variant="outlined" component={Link} to={consolePaths.foundations}>
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
