import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { ListBase, useListContext, useStore } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { readOptions } from '../../../../shared/staff/reads.ts';
import { useIdentity } from '../../../../shared/staff/session/session.ts';
import { useShortcuts } from '../../../../shared/staff/shortcuts.ts';
import { EmptyState, ReadFailed } from '../../../../shared/staff/ui/states.tsx';
import { Pager } from '../../../../kit/list/range-pager.tsx';
import { staffPath } from '../../../../staff-pages.ts';
import { SkeletonRows, Table } from '../../../../kit/list/table.tsx';
import { useNow } from '../../../../shared/staff/ui/use-now.ts';
import { usePageTitle } from '../../../../shared/staff/ui/use-page-title.ts';
import { Figures } from './figures.tsx';
import { SelectionChips } from './selection-chips.tsx';
import { filterOf, type Selection, type Task } from './selections.ts';
import { TaskRow } from './task-row.tsx';
import { useTaskTotal } from '../../../../console/work-list/use-task-total.ts';
import { useTexts } from '../../../../kit/texts/use-texts.ts';

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
  const { t } = useTexts('staffFoundations', 'staffTasks');
  const { page, setPage } = useListContext<Task>();
  usePageTitle(t('staffTasks:tasks.menu'));
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
          {t('staffTasks:tasks.title')}
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
  const { t } = useTexts('staffFoundations', 'staffTasks');
  const now = useNow();
  const { data: tasks = [], isPending, error, refetch } = useListContext<Task>();
  const current = useRowKeys(tasks);
  if (error) return <ReadFailed error={error} onRetry={refetch} />;
  if (!isPending && tasks.length === 0) return empty;
  return (
    <Table label={t('staffTasks:tasks.title')} columns={COLUMNS} heads={<Heads />}>
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
    ...(task && { Enter: () => navigate(staffPath('foundation', task.foundationId)) }),
  });
  return current;
}

function Heads() {
  const { t } = useTexts('staffFoundations', 'staffTasks');
  return (
    <>
      {['foundation', 'line', 'task', 'since', 'due'].map((column) => (
        <th key={column} scope="col">
          {t(`staffFoundations:column.${column}`)}
        </th>
      ))}
      <th scope="col">
        <span style={visuallyHidden}>{t('staffFoundations:column.open')}</span>
      </th>
    </>
  );
}

interface NothingProps {
  selection: Selection;
  onShowAll: () => void;
}

function NothingToDo({ selection, onShowAll }: NothingProps) {
  const { t } = useTexts('staffFoundations', 'staffTasks');
  const text = { mine: 'emptyMine', all: 'emptyAll', overdue: 'emptyOverdue' }[selection];
  return (
    <EmptyState title={t(`staffTasks:tasks.${text}`)} hint={t(`staffTasks:tasks.${text}Hint`)}>
      {selection === 'all' ? (
        <Button variant="outlined" component={Link} to={staffPath('foundations')}>
          {t('staffTasks:tasks.showFoundations')}
        </Button>
      ) : (
        <Button variant="outlined" onClick={onShowAll}>
          {t('staffTasks:tasks.showAll')}
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
