import {
  AlarmClock,
  AlarmClockOff,
  BellRing,
  Check,
  Phone,
  UserRoundCheck,
  UserRoundPlus,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNoted, isSettled, type TaskKind, taskNamed } from '#domain/desk/tasks.ts';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { BulkAction, BulkBar } from '../list/bulk-bar.tsx';
import type { Selection } from '../list/use-selection.ts';
import { useIdentity } from '../session/session.ts';
import { useShortcuts } from '../shortcuts.ts';
import { CalledDialog } from './called-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { MailDialog, type MailPreview } from './mail-dialog.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { useTaskActions } from './use-task-actions.ts';

interface Props {
  /** Of those that are chosen, or else of the one that keys act on. */
  keys: readonly string[];
  /** What makes sense for at least one of them; the API says what it does not do with the others. */
  possible: { wake?: boolean; remind?: boolean; settle?: boolean; called?: boolean };
  selection: Selection;
  /** What a reminder would say, and to whom, of those of them that have one. */
  reminders?: readonly MailPreview[];
}

/** What can be done with tasks: by key with the marked one, and with all that are chosen at once. */
export function TaskBar({ keys, possible, selection, reminders = [] }: Props) {
  const { t } = useTranslation(['staffTasks']);
  const me = useIdentity()?.id;
  const toasts = useToasts();
  const [asking, setAsking] = useState<Asking>();
  const actions = useTaskActions();
  const { busy, assign, snooze, settle } = actions;
  /** What was chosen has been dealt with; the toast says what was not. */
  const deal = (done: Promise<void>) => void done.then(selection.clear);
  const take = () => me !== undefined && deal(assign(keys, me, 'taken'));
  const wake = () => deal(snooze({ tasks: [...keys] }, null));
  const putOff = () => (possible.wake ? wake() : setAsking('snooze'));
  const close = () => setAsking(undefined);
  const finish = () => {
    if (possible.settle) return deal(settle(keys.filter(isDoneBySaying), true));
    if (possible.called) return setAsking('called');
    toasts.add({ title: t('staffTasks:tasks.outcome.endsThere'), color: 'info' });
  };
  useShortcuts({
    ...(keys.length > 0 && {
      snooze: putOff,
      take,
      'hand-over': () => setAsking('hand-over'),
      ...(possible.remind && { remind: () => setAsking('remind') }),
      done: finish,
    }),
  });
  const action = (
    name: 'take' | 'handOver' | 'snooze' | 'wake' | 'remind' | 'done' | 'called',
  ) => ({
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
          <BulkAction {...action('remind')} icon={BellRing} onPress={() => setAsking('remind')} />
        )}
        {possible.settle && <BulkAction {...action('done')} icon={Check} onPress={finish} />}
        {possible.called && (
          <BulkAction {...action('called')} icon={Phone} onPress={() => setAsking('called')} />
        )}
      </BulkBar>
      <TaskDialogs
        asking={asking}
        keys={keys}
        reminders={reminders}
        onClose={close}
        onDecide={(done) => {
          close();
          deal(done);
        }}
        actions={actions}
      />
    </>
  );
}

type Asking = 'snooze' | 'hand-over' | 'called' | 'remind';

interface DialogsProps extends Required<Pick<Props, 'keys' | 'reminders'>> {
  asking: Asking | undefined;
  onClose: () => void;
  /** Closes, and waits for what was decided. */
  onDecide: (done: Promise<void>) => void;
  actions: Pick<ReturnType<typeof useTaskActions>, 'assign' | 'snooze' | 'remind' | 'called'>;
}

/** What has to be known before something is done with tasks. */
function TaskDialogs({ asking, keys, reminders, onClose, onDecide, actions }: DialogsProps) {
  const { assign, snooze, remind, called } = actions;
  return (
    <>
      {asking === 'snooze' && (
        <SnoozeDialog
          count={keys.length}
          onClose={onClose}
          onSnooze={(until) => onDecide(snooze({ tasks: [...keys] }, until))}
        />
      )}
      {asking === 'remind' && (
        <MailDialog
          mails={reminders}
          onClose={onClose}
          onSend={() => onDecide(remind({ tasks: [...keys] }))}
        />
      )}
      {asking === 'called' && (
        <CalledDialog
          count={keys.filter(isDoneByCalling).length}
          onClose={onClose}
          onCalled={(what) => onDecide(called(keys.filter(isDoneByCalling), what))}
        />
      )}
      {asking === 'hand-over' && (
        <HandOverDialog
          count={keys.length}
          onClose={onClose}
          onHandOver={(to) => onDecide(assign(keys, to))}
        />
      )}
    </>
  );
}

const isDoneBySaying = (key: string) => isOf(key, isSettled);
const isDoneByCalling = (key: string) => isOf(key, isNoted);

function isOf(key: string, isSo: (kind: TaskKind) => boolean): boolean {
  const kind = taskNamed(key)?.kind;
  return kind !== undefined && isSo(kind);
}
