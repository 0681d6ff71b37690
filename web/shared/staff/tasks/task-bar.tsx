import {
  AlarmClock,
  AlarmClockOff,
  BellRing,
  Check,
  UserRoundCheck,
  UserRoundPlus,
} from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { BulkAction, BulkBar } from '../list/bulk-bar.tsx';
import type { Selection } from '../list/use-selection.ts';
import { useIdentity } from '../session/session.ts';
import { useShortcuts } from '../shortcuts.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { useTaskActions } from './use-task-actions.ts';

interface Props {
  /** Of those that are chosen, or else of the one that keys act on. */
  keys: readonly string[];
  /** What makes sense for at least one of them; the API says what it does not do with the others. */
  possible: { wake?: boolean; remind?: boolean; settle?: boolean };
  selection: Selection;
}

/** What can be done with tasks: by key with the marked one, and with all that are chosen at once. */
export function TaskBar({ keys, possible, selection }: Props) {
  const { t } = useTexts('staffTasks');
  const me = useIdentity()?.id;
  const [asking, setAsking] = useState<'snooze' | 'hand-over'>();
  const { busy, assign, snooze, remind, settle } = useTaskActions();
  /** What was chosen has been dealt with; the toast says what was not. */
  const deal = (done: Promise<void>) => void done.then(selection.clear);
  const take = () => me !== undefined && deal(assign(keys, me, 'taken'));
  const wake = () => deal(snooze(keys, null));
  const putOff = () => (possible.wake ? wake() : setAsking('snooze'));
  const close = () => setAsking(undefined);
  useShortcuts({
    ...(keys.length > 0 && {
      snooze: putOff,
      take,
      'hand-over': () => setAsking('hand-over'),
      ...(possible.remind && { remind: () => deal(remind(keys)) }),
      ...(possible.settle && { done: () => deal(settle(keys, true)) }),
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
