import { reasonSchema } from '#domain/foundations/reason.ts';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { call } from '../../../../shared/staff/call.ts';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useFoundationCommand } from './use-foundation-command.ts';

interface Options {
  destructive?: boolean;
}

type WithReason = 'request-document-changes' | 'cancel-foundation';

const rules = { schema: reasonSchema };

/** A dialog for a command that needs a reason. */
export function reasonDialog(command: WithReason, { destructive = false }: Options = {}) {
  return function ReasonDialog({ foundation, onClose }: DialogProps) {
    const { t } = useTexts('staffCommands');
    const params = { id: foundation.id };
    const form = useFoundationCommand({
      command,
      rules,
      foundation,
      onClose,
      send: (body, attempt) =>
        call(`POST /foundations/:id/commands/${command}`, { params, body, ...attempt }),
    });
    const { companyName: name } = foundation;
    const subject = name
      ? t('staffCommands:commands.formationOf', { name })
      : t('staffCommands:commands.thisFormation');
    const isEnd = command === 'cancel-foundation';
    return (
      <CommandDialog
        command={command}
        what={
          isEnd
            ? t('staffCommands:commands.cancel-foundation.what', { subject })
            : t('staffCommands:commands.request-document-changes.what')
        }
        form={form}
        destructive={destructive}
        onClose={onClose}
      >
        <TextInput
          name="reason"
          label={t(`staffCommands:commands.${command}.reason`)}
          help={isEnd ? t('staffCommands:commands.cancel-foundation.reasonHint') : ''}
          rows={3}
          maxLength={2_000}
          required
        />
      </CommandDialog>
    );
  };
}
