import type { ComponentType } from 'react';
import { z } from 'zod';
import type { CommandName } from '#domain/foundations/names.ts';
import type { Foundation } from '../types.ts';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useFoundationCommand } from './use-foundation-command.ts';

interface Options {
  destructive?: boolean;
  /** What is being decided on, as the user sees it. */
  Subject?: ComponentType<{ foundation: Foundation }>;
}

const rules = { schema: z.object({}) };

/** A dialog for a command without fields: it says what will happen and asks. */
export function confirmDialog(
  command: CommandName,
  { destructive = false, Subject }: Options = {},
) {
  return function ConfirmDialog({ foundation, onClose }: DialogProps) {
    const form = useFoundationCommand({ command, rules, foundation, onClose });
    return (
      <CommandDialog command={command} form={form} destructive={destructive} onClose={onClose}>
        {Subject && <Subject foundation={form.shown} />}
      </CommandDialog>
    );
  };
}
