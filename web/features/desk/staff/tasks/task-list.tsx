import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Task } from '#api/contract.gen.d.ts';
import {
  type DueGroup,
  dueGroup,
  dueGroups,
  isNoted,
  isSettled,
  type TaskOrder,
  taskRows,
} from '#domain/desk/tasks.ts';
import { usePlace } from '../../../../desk/list/last-place.ts';
import { type Beyond, useRowKeys } from '../../../../desk/list/use-row-keys.ts';
import { useSelection } from '../../../../desk/list/use-selection.ts';
import { useMay } from '../../../../desk/session/session.ts';
import { todayIs } from '../../../../desk/tasks/due-words.ts';
import { TaskBar } from '../../../../desk/tasks/task-bar.tsx';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { KeyLegend } from './key-legend.tsx';
import { kindViews } from './kinds.ts';
import { TaskRow } from './task-row.tsx';
import { remindedBy, subjectOf, titleOf } from './task-words.ts';

interface Props {
  tasks: readonly Task[];
  /** How many there are of each, on all pages. */
  groups: Readonly<Record<DueGroup, number>>;
  by: TaskOrder;
  /** Ids of those for whom the reader stands in. */
  standsInFor: readonly string[];
  /** Before one is opened. */
  onOpen: (task: Task) => void;
  onBeyond: Beyond;
}

/** Tasks by when they are due; keys and the bar act on those that are chosen, else on the marked one. */
export function TaskList({ tasks, groups, by, standsInFor, onOpen, onBeyond }: Props) {
  const navigate = useNavigate();
  const now = useNow();
  const keys = tasks.map(({ key }) => key);
  const selection = useSelection(keys);
  const place = usePlace();
  const opened = (task: Task) => {
    place.keep(task.key);
    onOpen(task);
  };
  const open = (key: string) => {
    const task = tasks.find((one) => one.key === key);
    if (!task) return;
    const page = kindViews[task.kind].opens(task);
    if (page === undefined) return;
    opened(task);
    void navigate(page);
  };
  const { marked, rowRef } = useRowKeys(keys, {
    open,
    selection,
    beyond: onBeyond,
    initial: place.row,
  });
  const sections = useSections(tasks, { groups, by, now });
  const acted = selection.ids.length > 0 ? selection.ids : marked === undefined ? [] : [marked];
  return (
    <>
      <Card>
        {sections.map(({ id, title, number, tasks: members }) => (
          <Box component="section" key={id} aria-labelledby={`tasks-${id}`}>
            <Typography id={`tasks-${id}`} variant="h5" component="h2" sx={head}>
              {title}{' '}
              <Box component="span" sx={count}>
                {number}
              </Box>
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {members.map((task) => (
                <TaskRow
                  key={task.key}
                  task={task}
                  now={now}
                  marked={task.key === marked}
                  standsIn={standsInFor.includes(task.owner?.id ?? '')}
                  selection={selection}
                  rowRef={rowRef(task.key)}
                  onOpen={() => opened(task)}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Card>
      <TaskBar
        keys={acted}
        possible={usePossible(tasks.filter(({ key }) => acted.includes(key)))}
        selection={selection}
        reminders={useReminders(tasks.filter(({ key }) => acted.includes(key)))}
      />
      <KeyLegend />
    </>
  );
}

interface Section {
  id: string;
  title: string;
  number: number;
  tasks: readonly Task[];
}

/** By when they are due, counted on all pages; or by their case, as far as this page goes. */
function useSections(
  tasks: readonly Task[],
  { groups, by, now }: Pick<Props, 'groups' | 'by'> & { now: number },
): Section[] {
  const { t } = useTranslation(['staff', 'staffTasks']);
  if (by === 'case') {
    return [...Map.groupBy(tasks, ({ foundationId }) => foundationId)].map(([id, members]) => ({
      id: id ?? 'none',
      title:
        id === null
          ? t('staffTasks:tasks.noFoundation')
          : (members[0]?.subject ?? members[0]?.person ?? t('staff:unnamed')),
      number: members.length,
      tasks: members,
    }));
  }
  const byGroup = Map.groupBy(tasks, ({ dueOn }) => dueGroup(dueOn, todayIs(now)));
  return dueGroups.flatMap((group) => {
    const members = byGroup.get(group);
    if (!members) return [];
    const title = t(`staffTasks:tasks.group.${group}`);
    return [{ id: group, title, number: groups[group], tasks: members }];
  });
}

function usePossible(tasks: readonly Task[]) {
  const may = useMay();
  return {
    wake: tasks.length > 0 && tasks.every(({ snoozed }) => snoozed !== null),
    remind: may('today.settle') && tasks.some(({ kind }) => taskRows[kind].reminds),
    settle: tasks.some(({ kind }) => isSettled(kind)),
    called: may('today.settle') && tasks.some(({ kind }) => isNoted(kind)),
  };
}

function useReminders(tasks: readonly Task[]) {
  const { t } = useTranslation(['staff', 'staffMails', 'staffTasks']);
  const { locale } = useLocale();
  return tasks
    .filter(({ kind }) => taskRows[kind].reminds)
    .map((task) => ({
      key: task.key,
      to: remindedBy(task, t),
      about: `${subjectOf(task, t)}: ${titleOf(task, t, locale)}`,
    }));
}

const head = { px: { xs: 2, md: 2.5 }, pt: 2.5, pb: 1.25, color: 'primary.main' } as const;
const count = {
  color: 'text.secondary',
  fontFamily: 'body1.fontFamily',
  fontSize: '1rem',
  fontWeight: 400,
} as const;
