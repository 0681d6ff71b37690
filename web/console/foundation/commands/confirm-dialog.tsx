import type { CommandName } from '#domain/foundation/names.ts';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { sendCommand, useCommand } from './use-command.ts';

interface Options {
  destructive?: boolean;
}

/** A dialog for a command without fields: it says what will happen and asks. */
export function confirmDialog(command: CommandName, { destructive = false }: Options = {}) {
  return function ConfirmDialog({ foundation, onClose }: DialogProps) {
    const { pending, error, run } = useCommand(command, onClose);
    return (
      <CommandDialog
        texts={`commands.${command}`}
        destructive={destructive}
        pending={pending}
        error={error}
        onClose={onClose}
        onSubmit={() => run('', sendCommand(foundation.id, command, {}))}
      />
    );
  };
}
