import { z } from 'zod';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { postJson, useFoundationCommand } from './use-foundation-command.ts';

const rules = { schema: z.object({}) };

export function RenewUploadLink({ foundation, onClose }: DialogProps) {
  const path = `/admin/foundations/${foundation.id}/upload-links`;
  const form = useFoundationCommand({
    command: 'renew-upload-link',
    rules,
    foundation,
    onClose,
    send: (data, key) => postJson(path, data, key),
  });
  return <CommandDialog command="renew-upload-link" form={form} onClose={onClose} />;
}
