import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { fileTexts, sendBackReasons } from '#domain/foundations/file-texts.ts';
import { sendBackFileSchema } from '#domain/foundations/steps/sent-back-files.ts';
import { useFieldValue } from '../../../../kit/forms/field.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { callOnce } from '../../../../shared/staff/call.ts';
import type { DialogProps } from '../commands/command-button.ts';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { useFoundationCommand } from '../commands/use-foundation-command.ts';
import { filesToSendBack } from './files-to-send-back.ts';

const rules = { schema: sendBackFileSchema };

/** A file that came in wrong, and what follows from giving it back. */
export function SendBackFile({ foundation, onClose }: DialogProps) {
  const { t } = useTranslation(['staffCommands']);
  const { locale } = useLocale();
  const form = useFoundationCommand({
    command: 'send-back-file',
    rules,
    initial: { purpose: filesToSendBack(foundation).at(-1) ?? '', reason: 'wrong-document' },
    foundation,
    onClose,
    send: (body, attempt) =>
      callOnce('POST /foundations/:id/commands/send-back-file', {
        params: { id: foundation.id },
        body,
        ...attempt,
      }),
  });
  const words = t('staffCommands:commands.send-back-file');
  const files = filesToSendBack(form.shown);
  return (
    <CommandDialog
      command="send-back-file"
      what={words.what}
      form={form}
      destructive
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <SelectInput
          name="purpose"
          label={words.purpose}
          options={files.map((file) => ({ value: file, label: fileTexts[file][locale] }))}
          required
        />
        <SelectInput
          name="reason"
          label={words.reason}
          options={sendBackReasons.map((value) => ({ value, label: words.reasons[value] }))}
          required
        />
        <Follows reopens={form.shown.status === 'completed'} />
        <TextInput name="note" label={words.note} rows={2} maxLength={2_000} />
      </Box>
    </CommandDialog>
  );
}

function Follows({ reopens }: { reopens: boolean }) {
  const { t } = useTranslation(['staffCommands']);
  const words = t('staffCommands:commands.send-back-file');
  const isStrange = useFieldValue('reason') === 'stranger';
  const isFounders = useFieldValue('purpose') === 'bank-confirmation';
  return (
    <Alert severity={isStrange ? 'warning' : 'info'} role="status">
      {[
        isFounders ? words.founder : words.link,
        reopens && words.reopens,
        isStrange && words.stranger,
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}
