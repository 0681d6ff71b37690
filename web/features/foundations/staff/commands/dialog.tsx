import { useTranslation } from 'react-i18next';
import { type JsonCommand, payloadSchemaOf } from '#domain/foundations/foundation.ts';
import { call, callOnce } from '../../../../desk/call.ts';
import type { Fields } from '../../../../kit/forms/rules.ts';
import type { CommandRules } from '../../commands/command.ts';
import type { FormOf } from '../../commands/form.ts';
import type { Foundation } from '../types.ts';
import type { CommandButton, DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import type { TeamCommand } from './shortcuts.ts';
import { useFoundationCommand } from './use-foundation-command.ts';

type DialogCommand = TeamCommand & JsonCommand;

export interface DialogForm
  extends FormOf<DialogCommand, Foundation>,
    Pick<CommandButton, 'offered'> {
  /** That of the button; plain unless given. */
  tone?: CommandButton['tone'];
  /** Rules that follow from the page. */
  useRules?: (foundation: Foundation) => CommandRules | undefined;
  initial?: (foundation: Foundation) => Fields;
  /** What it will do, where more than a fixed text says so. */
  useWhat?: (foundation: Foundation) => string;
}

/** A command of the team behind a button, in a dialog that says what it will do. */
export function dialog(form: DialogForm): CommandButton {
  const { command, offered, tone = 'plain', Fields, destructive = false } = form;
  const { initial, useWhat = () => undefined, useRules = () => form.rules } = form;
  const schema = payloadSchemaOf(command);
  // What takes something away is confirmed anew after somebody has logged in again.
  const send = destructive ? callOnce : call;
  function Dialog({ foundation, onClose }: DialogProps) {
    const { t } = useTranslation(['staffCommands']);
    const handle = useFoundationCommand({
      command,
      rules: { schema, ...useRules(foundation) },
      ...(initial && { initial: initial(foundation) }),
      foundation,
      onClose,
      send: (body, attempt) =>
        send(`POST /foundations/:id/commands/${command}`, {
          params: { id: foundation.id },
          body,
          ...attempt,
        }),
    });
    const words = t('staffCommands:commands')[command];
    const what = useWhat(handle.shown) ?? words.what;
    return (
      <CommandDialog
        command={command}
        what={what}
        form={handle}
        destructive={destructive}
        onClose={onClose}
      >
        {Fields && <Fields foundation={handle.shown} words={words} />}
      </CommandDialog>
    );
  }
  return { command, tone, ...(offered && { offered }), Dialog };
}
