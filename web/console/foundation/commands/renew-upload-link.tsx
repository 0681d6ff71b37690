import { call } from '../../shell/api.ts';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useCommand } from './use-command.ts';

export function RenewUploadLink({ foundation, onClose }: DialogProps) {
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
