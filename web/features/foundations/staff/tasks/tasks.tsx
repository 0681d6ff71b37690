import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate } from 'react-router';
import type { OpenTask } from '#api/contract.ts';
import { EmptyList } from '../../../../kit/list/empty-list.tsx';
import { toLastPage } from '../../../../kit/list/last-page.ts';
import { oneOf, rowsAt, rowsPerTable } from '../../../../kit/list/list-address.ts';
import { pageIn } from '../../../../kit/list/pager.tsx';
import { RangePager } from '../../../../kit/list/range-pager.tsx';
import { Table } from '../../../../kit/list/table.tsx';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { call } from '../../../../shared/staff/call.ts';
import { prefer, preference } from '../../../../shared/staff/preference.ts';
import { patiently, useKept } from '../../../../shared/staff/reads.ts';
import { memberOfThisTab } from '../../../../shared/staff/session/session.ts';
import { useShortcuts } from '../../../../shared/staff/shortcuts.ts';
import { totalOf } from '../../../../shared/staff/totals.ts';
import { ReadFailed } from '../../../../shared/staff/ui/states.tsx';
import { useNow } from '../../../../shared/staff/ui/use-now.ts';
import { usePageTitle } from '../../../../shared/staff/ui/use-page-title.ts';
import { staffPath } from '../../../../staff-pages.ts';
import { FollowUps, readFollowUps } from '../case/follow-ups.tsx';
import { Figures } from './figures.tsx';
import { SelectionChips } from './selection-chips.tsx';
import { filterOf, type Selection, selections } from './selections.ts';
import { TaskRow } from './task-row.tsx';

const COLUMNS = 'minmax(0, 1.25fr) 180px minmax(0, 1.4fr) 84px 76px 88px';
const firstRow = { limit: 1, offset: 0 };

/** The selection in the address, or the one that this browser chose last. */
const selectionIn = ({ searchParams }: URL): Selection =>
  oneOf(selections, searchParams.get('show') ?? preference('tasks') ?? undefined) ?? 'mine';

export async function clientLoader({ request: { signal }, url }: ClientLoaderFunctionArgs) {
  const member = memberOfThisTab();
  const reader = { id: member?.id, role: member?.role ?? 'staff' } as const;
  const selection = selectionIn(url);
  const list = { filter: {}, page: pageIn(url) };
  const total = async (filter: ReturnType<typeof filterOf> | undefined) =>
    totalOf(await call('GET /admin/tasks', { query: { ...firstRow, ...filter }, signal }));
  const rows = { ...rowsAt(list), ...filterOf(selection, reader) };
  const [tasks, followUps, mine, own, back, all, overdue, running, completed] = await Promise.all([
    patiently(() => call('GET /admin/tasks', { query: rows, signal })),
    readFollowUps(reader.role, {}, signal),
    total(filterOf('mine', reader)),
    total(filterOf('own', reader)),
    total(filterOf('back', reader)),
    total(filterOf('all', reader)),
    total(filterOf('overdue', reader)),
    total(undefined),
    call('GET /foundations', { query: { ...firstRow, status: 'completed' }, signal }),
  ]);
  if (tasks.ok && tasks.data.length === 0) {
    toLastPage(url, list.page, tasks.meta.total, rowsPerTable);
  }
  const totals = { mine, own, back, all, overdue, running, completed: totalOf(completed) };
  return { tasks, followUps, list, selection, totals };
}

/** What waits for us, first what is due first: the first page after logging in. */
export default function Tasks() {
  const { t } = useTexts('staffTasks');
  const navigate = useNavigate();
  const { tasks, followUps, list, selection, totals } = useLoaderData<typeof clientLoader>();
  const read = useKept(tasks);
  usePageTitle(t('staffTasks:tasks.menu'));
  const select = (show: Selection) => {
    prefer('tasks', show);
    void navigate(`?${new URLSearchParams({ show })}`, { preventScrollReset: true });
  };
  const turnTo = (page: number) =>
    void navigate(`?${new URLSearchParams({ show: selection, page: String(page) })}`);
  return (
    <>
      <Box sx={head}>
        <Typography variant="h3" component="h1" color="primary">
          {t('staffTasks:tasks.title')}
        </Typography>
        <SelectionChips totals={totals} value={selection} onChange={select} />
      </Box>
      <Card>
        {!read.ok ? (
          <ReadFailed refusal={read} />
        ) : read.data.length === 0 ? (
          <NothingToDo selection={selection} onShowAll={() => select('all')} />
        ) : (
          <Rows tasks={read.data} />
        )}
      </Card>
      {read.ok && (
        <RangePager page={list.page} rows={read.data.length} total={read.meta} onPage={turnTo} />
      )}
      <Box sx={{ mt: 3, '&:empty': { mt: 0 } }}>
        <FollowUps rows={followUps} named />
      </Box>
      <Figures totals={totals} />
    </>
  );
}

function Rows({ tasks }: { tasks: readonly OpenTask[] }) {
  const { t } = useTexts('staffTasks');
  const now = useNow();
  const current = useRowKeys(tasks);
  return (
    <Table label={t('staffTasks:tasks.title')} columns={COLUMNS} heads={<Heads />}>
      {tasks.map((task, index) => (
        <TaskRow key={task.foundationId} task={task} now={now} marked={index === current} />
      ))}
    </Table>
  );
}

/** j and k move through the rows, Enter opens the marked one. */
function useRowKeys(tasks: readonly OpenTask[]): number {
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
      {(['foundation', 'line', 'task', 'since', 'due'] as const).map((column) => (
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
  const text = emptyTexts[selection];
  return (
    <EmptyList title={t(`staffTasks:tasks.${text}`)} hint={t(`staffTasks:tasks.${text}Hint`)}>
      {selection === 'all' ? (
        <Button variant="outlined" component={Link} to={staffPath('foundations')}>
          {t('staffTasks:tasks.showFoundations')}
        </Button>
      ) : (
        <Button variant="outlined" onClick={onShowAll}>
          {t('staffTasks:tasks.showAll')}
        </Button>
      )}
    </EmptyList>
  );
}

const emptyTexts = {
  mine: 'emptyMine',
  own: 'emptyOwn',
  back: 'emptyBack',
  all: 'emptyAll',
  overdue: 'emptyOverdue',
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: 2.5,
} as const;
