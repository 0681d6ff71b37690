import { useTranslation } from 'react-i18next';
import { reasonSchema } from '#domain/foundations/reason.ts';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import { call, callOnce } from '../../../../shared/staff/call.ts';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useFoundationCommand } from './use-foundation-command.ts';

interface Options {
  destructive?: boolean;
}

type WithReason = 'request-document-changes' | 'withdraw-notary-appointment';

const rules = { schema: reasonSchema };

/** A dialog for a command that needs a reason. */
export function reasonDialog(command: WithReason, { destructive = false }: Options = {}) {
  const sent = destructive ? callOnce : call;
  return function ReasonDialog({ foundation, onClose }: DialogProps) {
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
    const words = t('staffCommands:commands')[command];
    return (
      <CommandDialog
        command={command}
        what={words.what}
        form={form}
        destructive={destructive}
        onClose={onClose}
      >
        <TextInput name="reason" label={words.reason} rows={3} maxLength={2_000} required />
      </CommandDialog>
    );
  };
}
