import { z } from 'zod';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { call } from '../../../../shared/staff/call.ts';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useFoundationCommand } from './use-foundation-command.ts';

const rules = { schema: z.object({}) };

export function RenewUploadLink({ foundation, onClose }: DialogProps) {
  const { t } = useTexts('staffCommands');
  const params = { id: foundation.id };
  const form = useFoundationCommand({
    command: 'renew-upload-link',
    rules,
    foundation,
    onClose,
    send: (_data, { idempotencyKey }) =>
      call('POST /admin/foundations/:id/upload-links', { params, idempotencyKey }),
  });
  return (
    <CommandDialog
      command="renew-upload-link"
      what={t('staffCommands:commands.renew-upload-link.what')}
      form={form}
      onClose={onClose}
    />
  );
}
