import { useTranslate } from 'ra-core';
import type { CommandName } from '#domain/foundations/names.ts';
import { reasonSchema } from '#domain/foundations/reason.ts';
import { TextInput } from '../../../kit/forms/fields.tsx';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useFoundationCommand } from './use-foundation-command.ts';

interface Options {
  destructive?: boolean;
}

const rules = { schema: reasonSchema };

/** A dialog for a command that needs a reason. */
export function reasonDialog(command: CommandName, { destructive = false }: Options = {}) {
  return function ReasonDialog({ foundation, onClose }: DialogProps) {
    const translate = useTranslate();
    const form = useFoundationCommand({ command, rules, foundation, onClose });
    const { companyName } = foundation;
    const subject = companyName
      ? translate('commands.formationOf', { name: companyName })
      : translate('commands.thisFormation');
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
          label={translate(`commands.${command}.reason`)}
          help={translate(`commands.${command}.reasonHint`, { _: '' })}
          rows={3}
          maxLength={2_000}
          required
        />
      </CommandDialog>
    );
  };
}
