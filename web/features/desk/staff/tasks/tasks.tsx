import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ClientLoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router';
import type { Task } from '#api/contract.gen.d.ts';
import { taskFilters } from '#domain/desk/task-views.ts';
import { selectionsOf, type TaskSelection, taskKinds, taskOrders } from '#domain/desk/tasks.ts';
import { call } from '../../../../desk/call.ts';
import { pageBeside, pagesOf } from '../../../../desk/list/use-row-keys.ts';
import { prefer, preference } from '../../../../desk/preference.ts';
import { patiently, useKept } from '../../../../desk/reads.ts';
import { startSequence } from '../../../../desk/sequence/sequence.ts';
import { memberOfThisTab } from '../../../../desk/session/session.ts';
import { AddOwnTask } from '../../../../desk/tasks/own-task-dialog.tsx';
import { PageFailed } from '../../../../desk/ui/states.tsx';
import { usePageTitle } from '../../../../desk/ui/use-page-title.ts';
import { toLastPage } from '../../../../kit/list/last-page.ts';
import {
  oneOf,
  type PageSize,
  pageSizeOf,
  rowsAt,
  rowsPerTable,
} from '../../../../kit/list/list-address.ts';
import { pageIn } from '../../../../kit/list/pager.tsx';
import { RangePager } from '../../../../kit/list/range-pager.tsx';
import { Greeting } from './greeting.tsx';
import { NothingToDo } from './nothing-to-do.tsx';
import { SelectionChips } from './selection-chips.tsx';
import { TaskFilter } from './task-filter.tsx';
import { TaskList } from './task-list.tsx';
import { TaskViews } from './task-views.tsx';

/** The selection in the address, or the one that this browser chose last. */
const selectionIn = ({ searchParams }: URL, known: readonly TaskSelection[]): TaskSelection =>
  oneOf(known, searchParams.get('show') ?? preference('tasks') ?? undefined) ?? 'mine';

/** Whether tasks of several people are among them. */
const isOfAll = (show: TaskSelection) => show !== 'mine' && show !== 'unowned';

export async function clientLoader({ request: { signal }, url }: ClientLoaderFunctionArgs) {
  const selections = selectionsOf(memberOfThisTab()?.role ?? 'staff');
  const show = selectionIn(url, selections);
  const page = pageIn(url);
  const size = pageSizeOf(url.searchParams.get('size') ?? preference('rows')) ?? rowsPerTable;
  const kind = oneOf(taskKinds, url.searchParams.get('kind') ?? undefined);
  const by = oneOf(taskOrders, url.searchParams.get('by') ?? undefined) ?? 'due';
  const owner = taskFilters.owner.safeParse(url.searchParams.get('owner')).data;
  const shown = {
    show,
    ...(kind && { kind }),
    ...(by !== 'due' && { by }),
    ...(owner && isOfAll(show) && { owner }),
  };
  const query = { ...rowsAt({ filter: {}, page, size }), ...shown };
  const tasks = await patiently(() => call('GET /admin/tasks', { query, signal }));
  if (tasks.ok && tasks.data.length === 0) toLastPage(url, page, tasks.meta.total, size);
  return { ...tasks, page, size, show, kind, by, shown, selections };
}

/** What waits for the team, of all kinds, first what is due first: the first page after logging in. */
export default function Tasks() {
  const { t } = useTranslation(['staffTasks']);
  const navigate = useNavigate();
  const answer = useLoaderData<typeof clientLoader>();
  const { show, kind, by, shown, page, size, selections } = answer;
  const read = useKept(answer);
  usePageTitle(t('staffTasks:tasks.menu'));
  const meta = read.ok ? read.meta : undefined;
  const unowned = (selections.includes('unowned') && meta?.counts.unowned) || 0;
  const select = (selection: TaskSelection) => {
    prefer('tasks', selection);
    const { owner, ...others } = shown;
    const kept = { ...others, ...(owner && isOfAll(selection) && { owner }), show: selection };
    const query = new URLSearchParams(kept);
    void navigate(`?${query}`, { preventScrollReset: true });
  };
  const turnTo = (next: number, rows: PageSize = size) =>
    void navigate(`?${new URLSearchParams({ ...shown, page: String(next), size: String(rows) })}`);
  const keepSize = (chosen: PageSize) => {
    prefer('rows', String(chosen));
    turnTo(1, chosen);
  };
  const follow = useFollowing(answer);
  return (
    <>
      <Head meta={meta} unowned={unowned}>
        <SelectionChips {...{ selections, value: show }} counts={meta?.counts} onChange={select} />
        <TaskFilter kinds={meta?.kinds} {...{ kind, by }} shown={shown} ofAll={isOfAll(show)} />
        <AddOwnTask />
        <TaskViews shown={shown} />
      </Head>
      {!read.ok ? (
        <PageFailed refusal={read} />
      ) : read.data.length === 0 ? (
        <Card>
          <NothingToDo
            show={show}
            next={read.meta.next}
            unowned={unowned}
            onShowTeam={() => select('team')}
          />
        </Card>
      ) : (
        <>
          <TaskList
            tasks={read.data}
            groups={read.meta.groups}
            by={by}
            standsInFor={read.meta.standsInFor}
            onOpen={follow}
            onBeyond={pageBeside(page, pagesOf(read.meta, size), turnTo)}
          />
          <RangePager
            page={page}
            rows={read.data.length}
            total={read.meta}
            onPage={turnTo}
            size={size}
            onSize={keepSize}
          />
        </>
      )}
    </>
  );
}

interface HeadProps {
  meta: Pick<TaskMeta, 'counts' | 'late'> | undefined;
  unowned: number;
  children: ReactNode;
}

/** How much there is to do, and what of it is shown. */
function Head({ meta, unowned, children }: HeadProps) {
  const waiting = meta && {
    count: meta.counts.mine,
    unowned,
    late: meta.late.count,
    since: meta.late.since,
  };
  return (
    <Box sx={head}>
      <Greeting waiting={waiting} />
      <Box sx={choices}>{children}</Box>
    </Box>
  );
}

type TaskMeta = Extract<Awaited<ReturnType<typeof clientLoader>>, { ok: true }>['meta'];

/** The case that a task is about leads on to those of the tasks after it. */
function useFollowing(answer: Awaited<ReturnType<typeof clientLoader>>) {
  const { pathname, search } = useLocation();
  return ({ foundationId }: Task) => {
    if (!answer.ok || foundationId === null) return;
    const { shown, page, size, data, meta } = answer;
    void startSequence({
      from: pathname + search,
      id: foundationId,
      steps: stepsTo(data),
      offset: rowsAt({ filter: {}, page, size }).offset,
      total: meta,
      read: async (rows) => {
        const around = await call('GET /admin/tasks', { query: { ...rows, ...shown } });
        return around.ok ? stepsTo(around.data) : undefined;
      },
    });
  };
}

const stepsTo = (tasks: readonly Task[]) =>
  tasks.map(({ key, foundationId }) =>
    foundationId === null ? undefined : { id: foundationId, row: key },
  );

const choices = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 2,
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: 2.5,
} as const;
