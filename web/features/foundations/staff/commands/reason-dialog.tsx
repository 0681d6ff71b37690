import type { CommandName } from '#domain/foundations/names.ts';
import { reasonSchema } from '#domain/foundations/reason.ts';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useFoundationCommand } from './use-foundation-command.ts';
import { useTexts } from '../../../../kit/texts/use-texts.ts';

interface Options {
  destructive?: boolean;
}

const rules = { schema: reasonSchema };

/** A dialog for a command that needs a reason. */
export function reasonDialog(command: CommandName, { destructive = false }: Options = {}) {
  return function ReasonDialog({ foundation, onClose }: DialogProps) {
    const { t } = useTexts('staffCommands');
    const form = useFoundationCommand({ command, rules, foundation, onClose });
    const { companyName } = foundation;
    const subject = companyName
      ? t('staffCommands:commands.formationOf', { name: companyName })
      : t('staffCommands:commands.thisFormation');
    return (
      <CommandDialog
        command={command}
        form={form}
        values={{ subject }}
        destructive={destructive}
        onClose={onClose}
      >
        <TextInput
          name="reason"
          label={t(`staffCommands:commands.${command}.reason`)}
          help={t(`staffCommands:commands.${command}.reasonHint`, { _: '' })}
          rows={3}
          maxLength={2_000}
          required
        />
      </CommandDialog>
    );
  };
}
