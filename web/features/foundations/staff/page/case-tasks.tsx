import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AlarmClock, BellRing, type LucideIcon, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { remindedNow } from '#domain/desk/reminding.ts';
import { handedOver } from '#domain/desk/tasks.ts';
import { asksWhoFounds } from '#domain/foundations/shown-status.ts';
import { isFinished } from '#domain/foundations/statuses.ts';
import { founderReminders, orderReminders, peopleReminders } from '#domain/mails/reminder-texts.ts';
import { call } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { keys } from '../../../../desk/keys.ts';
import { useIdentity, useMay } from '../../../../desk/session/session.ts';
import { useShortcuts } from '../../../../desk/shortcuts.ts';
import { MailDialog, type MailPreview } from '../../../../desk/tasks/mail-dialog.tsx';
import { AddOwnTask } from '../../../../desk/tasks/own-task-dialog.tsx';
import { SnoozeDialog } from '../../../../desk/tasks/snooze-dialog.tsx';
import { useTaskActions } from '../../../../desk/tasks/use-task-actions.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { isAllowed, isTurnOf } from '../commands/is-allowed.ts';
import type { Foundation } from '../types.ts';

/** Has whoever is waited for reminded, or lets the case rest, without going back to a list. */
export function CaseTasks({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffTasks']);
  const { id } = foundation;
  const [asking, setAsking] = useState<'snooze' | 'remind'>();
  const close = () => setAsking(undefined);
  const reminder = useReminderOf(foundation);
  const { busy, remind, snooze } = useTaskActions();
  const possible = usePossible(foundation);
  useShortcuts({
    ...(possible.remind && { remind: () => setAsking('remind') }),
    ...(possible.snooze && { snooze: () => setAsking('snooze') }),
  });
  const action = (name: 'remind' | 'snooze', icon: LucideIcon) =>
    possible[name] && (
      <Action
        icon={icon}
        label={t(`staffTasks:tasks.action.${name}`)}
        keyName={keys[name]}
        busy={busy}
        onPress={() => setAsking(name)}
      />
    );
  return (
    <Box sx={row}>
      {action('remind', BellRing)}
      {action('snooze', AlarmClock)}
      <TakeOver foundation={foundation} />
      <AddOwnTask foundationId={id} />
      {asking === 'remind' && (
        <MailDialog
          mails={[reminder]}
          onClose={close}
          onSend={() => {
            close();
            void remind({ foundations: [id] });
          }}
        />
      )}
      {asking === 'snooze' && (
        <SnoozeDialog
          count={1}
          onClose={close}
          onSnooze={(until) => {
            close();
            void snooze({ foundations: [id] }, until);
          }}
        />
      )}
    </Box>
  );
}

/** Who would be reminded, and of what. */
function useReminderOf(foundation: Foundation): MailPreview {
  const { t } = useTranslation(['staffFoundations', 'staffTasks']);
  const { locale } = useLocale();
  const { id: key, waitingOn, status, founder, notaryAppointment, owner, lacksOrder } = foundation;
  const step = t(`staffFoundations:status.${status}`);
  if (waitingOn === 'founder') {
    const isOrdering = lacksOrder && status !== 'start-pending';
    const words = asksWhoFounds(foundation)
      ? peopleReminders[locale]
      : isOrdering
        ? orderReminders[locale]
        : founderReminders[locale][status];
    const to = [founder?.name, founder?.email].filter(Boolean).join(', ');
    return {
      key,
      to: to || t('staffTasks:tasks.party.founder'),
      about: words?.heading ?? step,
      text: words?.what,
    };
  }
  if (waitingOn === 'staff') {
    const to = owner?.owner.name ?? t('staffTasks:tasks.reminding.team');
    return { key, to, about: step };
  }
  if (waitingOn === 'lawyer') return { key, to: t('staffTasks:tasks.party.lawyer'), about: step };
  const { notaryName, notaryEmail } = notaryAppointment ?? {};
  const to = [notaryName, notaryEmail].filter(Boolean).join(', ');
  return { key, to: to || t('staffTasks:tasks.party.notary'), about: step };
}

/** What rests is what waits for the reader; reminded are others, where there is a mail for it. */
function usePossible({ status, waitingOn, heldBy, owner, obstacles }: Foundation) {
  const me = useIdentity();
  const may = useMay();
  if (!me || isFinished(status)) return { remind: false, snooze: false };
  const waiting = { status, waitingOn, heldBy, ownerId: owner?.owner.id ?? null };
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

type Taken = Pick<Foundation, 'id' | 'status' | 'obstacles' | 'owner'>;

/** Makes a case one's own, from its page. */
function TakeOver({ foundation }: { foundation: Taken }) {
  const me = useIdentity();
  if (!me || foundation.owner?.owner.id === me.id) return null;
  return isAllowed('assign-owner', foundation, me.role) ? (
    <Take foundation={foundation} me={me.id} />
  ) : null;
}

function Take({ foundation: { id, owner }, me }: { foundation: Taken; me: string }) {
  const { t } = useTranslation(['staffCommands', 'staffTasks']);
  const before = owner && { ownerId: owner.owner.id, standInId: owner.standIn?.id };
  const assign = (body: ReturnType<typeof handedOver>) =>
    call('POST /foundations/:id/commands/assign-owner', {
      params: { id },
      body,
      idempotencyKey: crypto.randomUUID(),
    });
  const done = t('staffCommands:commands.assign-owner.done');
  const { busy, refused, press } = usePress({
    send: () => assign(handedOver(me, before)),
    done: () => done,
    ...(before && { undo: { send: () => assign(handedOver(before.ownerId, before)), done } }),
  });
  useShortcuts({ take: press });
  return (
    <>
      <Button
        size="small"
        startIcon={<UserRoundPlus size={18} strokeWidth={1.75} aria-hidden />}
        aria-keyshortcuts={keys.take}
        disabled={busy}
        onClick={press}
      >
        {t('staffTasks:tasks.action.take')}
      </Button>
      {refused && <ErrorAlert text={refused} sx={{ flexBasis: '100%' }} />}
    </>
  );
}
