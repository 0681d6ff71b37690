import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { withdrawDocumentSchema } from '#domain/foundations/steps/documents.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import { call } from '../../../../shared/staff/call.ts';
import type { DialogProps } from '../commands/command-button.ts';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { useFoundationCommand } from '../commands/use-foundation-command.ts';
import { presentDrafts } from './drafts.ts';

const rules = { schema: withdrawDocumentSchema };

export function WithdrawDocument({ foundation, onClose }: DialogProps) {
  const { t } = useTranslation(['staffCommands']);
  const form = useFoundationCommand({
    command: 'withdraw-document',
    rules,
    initial: { documentId: presentDrafts(foundation)[0]?.documentId ?? '' },
    foundation,
    onClose,
    send: (body, attempt) =>
      call('POST /foundations/:id/commands/withdraw-document', {
        params: { id: foundation.id },
        body,
        ...attempt,
      }),
  });
  const words = t('staffCommands:commands.withdraw-document');
  const options = presentDrafts(form.shown).map(({ documentId, title }) => ({
    value: documentId,
    label: title,
  }));
  return (
    <CommandDialog command="withdraw-document" what={words.what} form={form} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <SelectInput name="documentId" label={words.document} options={options} required />
        <TextInput name="reason" label={words.reason} rows={3} maxLength={2_000} required />
      </Box>
    </CommandDialog>
  );
}
