import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CommandName } from '#domain/foundation/names.ts';
import { reasonSchema } from '#domain/foundation/reason.ts';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { sendCommand, useCommand } from './use-command.ts';

interface Options {
  destructive?: boolean;
}

/** A dialog for a command that needs a reason. */
export function reasonDialog(command: CommandName, { destructive = false }: Options = {}) {
  return function ReasonDialog({ foundation, onClose }: DialogProps) {
    const translate = useTranslate();
    const { pending, error, run } = useCommand(command, onClose);
    const [reason, setReason] = useState('');
    const [missing, setMissing] = useState(false);
    const name = foundation.companyName ?? translate('unnamed');

    const submit = () => {
      const parsed = reasonSchema.safeParse({ reason });
      setMissing(!parsed.success);
      if (parsed.success) {
        void run(JSON.stringify(parsed.data), sendCommand(foundation.id, command, parsed.data));
      }
    };

    const hint = translate(`commands.${command}.reasonHint`, { _: '' });
    return (
      <CommandDialog
        texts={`commands.${command}`}
        values={{ name }}
        destructive={destructive}
        pending={pending}
        error={error}
        onClose={onClose}
        onSubmit={submit}
      >
        <TextField
          required
          multiline
          minRows={3}
          maxRows={8}
          label={translate(`commands.${command}.reason`)}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={missing}
          helperText={missing ? translate('commands.required') : hint}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      </CommandDialog>
    );
  };
}
