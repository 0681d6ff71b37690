import { z } from 'zod';
import type { CommandName } from '#domain/foundation/names.ts';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useFoundationCommand } from './use-foundation-command.ts';

interface Options {
  destructive?: boolean;
}

const rules = { schema: z.object({}) };

/** A dialog for a command without fields: it says what will happen and asks. */
export function confirmDialog(command: CommandName, { destructive = false }: Options = {}) {
  return function ConfirmDialog({ foundation, onClose }: DialogProps) {
    const form = useFoundationCommand({ command, rules, foundation, onClose });
    return (
      <CommandDialog command={command} form={form} destructive={destructive} onClose={onClose} />
    );
  };
}
