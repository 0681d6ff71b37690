import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call, callOnce } from '../../../../shared/staff/call.ts';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useFoundationCommand } from './use-foundation-command.ts';

const rules = { schema: z.object({}) };

type Confirmed = 'complete-consultation' | 'cancel-consultation';

/** A dialog for a command without fields: it says what will happen and asks. */
export function confirmDialog(command: Confirmed, { destructive = false } = {}) {
  const sent = destructive ? callOnce : call;
  return function ConfirmDialog({ foundation, onClose }: DialogProps) {
    const { t } = useTranslation(['staffCommands']);
    const params = { id: foundation.id };
    const form = useFoundationCommand({
      command,
      rules,
      foundation,
      onClose,
      send: (body, attempt) =>
        sent(`POST /foundations/:id/commands/${command}`, { params, body, ...attempt }),
    });
    return (
      <CommandDialog
        command={command}
        what={t(`staffCommands:commands.${command}.what`)}
        form={form}
        destructive={destructive}
        onClose={onClose}
      />
    );
  };
}
