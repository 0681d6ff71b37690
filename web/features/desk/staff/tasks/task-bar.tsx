import {
  AlarmClock,
  AlarmClockOff,
  BellRing,
  Check,
  UserRoundCheck,
  UserRoundPlus,
} from 'lucide-react';
import { useState } from 'react';
import type { Task } from '#api/contract.ts';
import { isSettled, taskRows } from '#domain/desk/tasks.ts';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { BulkAction, BulkBar } from '../../../../shared/staff/list/bulk-bar.tsx';
import type { Selection } from '../../../../shared/staff/list/use-selection.ts';
import { useIdentity, useMay } from '../../../../shared/staff/session/session.ts';
import { useShortcuts } from '../../../../shared/staff/shortcuts.ts';
import { SnoozeDialog } from '../../../../shared/staff/tasks/snooze-dialog.tsx';
import { useTaskActions } from '../../../../shared/staff/tasks/use-task-actions.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';

interface Props {
  /** Those that are chosen, or else the one that keys act on. */
  tasks: readonly Task[];
  selection: Selection;
}

/** What can be done with tasks: by key with the marked one, and with all that are chosen at once. */
export function TaskBar({ tasks, selection }: Props) {
  const { t } = useTexts('staffTasks');
  const me = useIdentity()?.id;
  const [asking, setAsking] = useState<'snooze' | 'hand-over'>();
  const { busy, assign, snooze, remind, settle } = useTaskActions();
  const possible = usePossible(tasks);
  const keys = tasks.map(({ key }) => key);
  /** What was chosen has been dealt with; the toast says what was not. */
  const deal = (done: Promise<void>) => void done.then(selection.clear);
  const take = () => me !== undefined && deal(assign(keys, me, 'taken'));
  const wake = () => deal(snooze(keys, null));
  const putOff = () => (possible.wake ? wake() : setAsking('snooze'));
  const close = () => setAsking(undefined);
  useShortcuts({
    ...(tasks.length > 0 && {
      h: putOff,
      m: take,
      u: () => setAsking('hand-over'),
      ...(possible.remind && { r: () => deal(remind(keys)) }),
      ...(possible.settle && { e: () => deal(settle(keys, true)) }),
    }),
  });
  const action = (name: 'take' | 'handOver' | 'snooze' | 'wake' | 'remind' | 'done') => ({
    label: t(`staffTasks:tasks.action.${name}`),
    busy,
  });
  return (
    <>
      <BulkBar selection={selection}>
        <BulkAction {...action('take')} icon={UserRoundPlus} onPress={take} />
        <BulkAction
          {...action('handOver')}
          icon={UserRoundCheck}
          onPress={() => setAsking('hand-over')}
        />
        {possible.wake ? (
          <BulkAction {...action('wake')} icon={AlarmClockOff} onPress={wake} />
        ) : (
          <BulkAction {...action('snooze')} icon={AlarmClock} onPress={putOff} />
        )}
        {possible.remind && (
          <BulkAction {...action('remind')} icon={BellRing} onPress={() => deal(remind(keys))} />
        )}
        {possible.settle && (
          <BulkAction {...action('done')} icon={Check} onPress={() => deal(settle(keys, true))} />
        )}
      </BulkBar>
      {asking === 'snooze' && (
        <SnoozeDialog
          count={keys.length}
          onClose={close}
          onSnooze={(until) => {
            close();
            deal(snooze(keys, until));
          }}
        />
      )}
      {asking === 'hand-over' && (
        <HandOverDialog
          count={keys.length}
          onClose={close}
          onHandOver={(to) => {
            close();
            deal(assign(keys, to));
          }}
        />
      )}
    </>
  );
}

/** What makes sense for at least one of them; the API says what it does not do with the others. */
function usePossible(tasks: readonly Task[]) {
  const may = useMay();
  return {
    wake: tasks.length > 0 && tasks.every(({ snoozed }) => snoozed !== null),
    remind: may('today.settle') && tasks.some(({ kind }) => taskRows[kind].reminds),
    settle: may('today.settle') && tasks.some(({ kind }) => isSettled(kind)),
  };
}
