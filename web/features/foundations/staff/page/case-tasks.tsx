import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AlarmClock, BellRing, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { remindedNow } from '#domain/desk/reminding.ts';
import { isFinished } from '#domain/foundations/statuses.ts';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { keys } from '../../../../shared/staff/keys.ts';
import { useIdentity, useMay } from '../../../../shared/staff/session/session.ts';
import { useShortcuts } from '../../../../shared/staff/shortcuts.ts';
import { SnoozeDialog } from '../../../../shared/staff/tasks/snooze-dialog.tsx';
import { useTaskActions } from '../../../../shared/staff/tasks/use-task-actions.ts';
import { isTurnOf } from '../commands/is-allowed.ts';
import type { Foundation } from '../types.ts';
import { TakeOver } from './take-over.tsx';

/** Has whoever is waited for reminded, or lets the case rest, without going back to a list. */
export function CaseTasks({ foundation }: { foundation: Foundation }) {
  const { t } = useTexts('staffTasks');
  const { id } = foundation;
  const [asking, setAsking] = useState(false);
  const { busy, remindFoundations, snoozeFoundations } = useTaskActions();
  const possible = usePossible(foundation);
  const remind = () => void remindFoundations([id]);
  const ask = () => setAsking(true);
  useShortcuts({
    ...(possible.remind && { remind }),
    ...(possible.snooze && { snooze: ask }),
  });
  const action = (name: 'remind' | 'snooze', icon: LucideIcon, onPress: () => void) =>
    possible[name] && (
      <Action
        icon={icon}
        label={t(`staffTasks:tasks.action.${name}`)}
        keyName={keys[name]}
        busy={busy}
        onPress={onPress}
      />
    );
  return (
    <Box sx={row}>
      {action('remind', BellRing, remind)}
      {action('snooze', AlarmClock, ask)}
      <TakeOver foundation={foundation} />
      {asking && (
        <SnoozeDialog
          count={1}
          onClose={() => setAsking(false)}
          onSnooze={(until) => {
            setAsking(false);
            void snoozeFoundations([id], until);
          }}
        />
      )}
    </Box>
  );
}

/** What rests is what waits for the reader; reminded are others, where there is a mail for it. */
function usePossible({ status, waitingOn, owner, obstacles }: Foundation) {
  const me = useIdentity();
  const may = useMay();
  if (!me || isFinished(status)) return { remind: false, snooze: false };
  const waiting = { status, waitingOn, ownerId: owner?.owner.id ?? null };
  const reminded = remindedNow({ ...waiting, isObstructed: obstacles.length > 0 }, me.id);
  return {
    remind: may('today.settle') && 'to' in reminded,
    snooze: may('today.arrange') && isTurnOf(me.role, { waitingOn }),
  };
}

interface ActionProps {
  icon: LucideIcon;
  label: string;
  keyName: string;
  busy: boolean;
  onPress: () => void;
}

const Action = ({ icon: Icon, label, keyName, busy, onPress }: ActionProps) => (
  <Button
    size="small"
    startIcon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
    aria-keyshortcuts={keyName}
    disabled={busy}
    onClick={onPress}
  >
    {label}
  </Button>
);

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, '&:empty': { display: 'none' } };
