import { call } from '../api.ts';
import { useCommand } from '../use-command.ts';
import type { CommandButton, DialogProps } from './button.ts';
import { CommandDialog } from './command-dialog.tsx';

export const renewUploadLink: CommandButton = {
  command: 'renew-upload-link',
  shortcut: 'l',
  tone: 'plain',
  Dialog: RenewUploadLink,
};

function RenewUploadLink({ foundation, onClose }: DialogProps) {
  const { pending, error, run } = useCommand('renew-upload-link', onClose);
  const path = `/admin/foundations/${foundation.id}/upload-links`;
  return (
    <CommandDialog
      texts="commands.renew-upload-link"
      pending={pending}
      error={error}
      onClose={onClose}
      onSubmit={() =>
        run('', (key) => call('POST', path, { body: {}, headers: { 'idempotency-key': key } }))
      }
    />
  );
}
