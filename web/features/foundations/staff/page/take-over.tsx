import Button from '@mui/material/Button';
import { UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { handedOver } from '#domain/desk/tasks.ts';
import { call } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { keys } from '../../../../desk/keys.ts';
import { useIdentity } from '../../../../desk/session/session.ts';
import { useShortcuts } from '../../../../desk/shortcuts.ts';
import { isAllowed } from '../commands/is-allowed.ts';
import type { Foundation } from '../types.ts';

type Taken = Pick<Foundation, 'id' | 'status' | 'obstacles' | 'owner'>;

/** Makes a case one's own, from its page. */
export function TakeOver({ foundation }: { foundation: Taken }) {
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
