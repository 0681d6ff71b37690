import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import {
  type AwaitedFile,
  awaitedFiles,
  fileTexts,
  sendBackReasons,
} from '#domain/foundations/file-texts.ts';
import { isTooLateToReopen } from '#domain/foundations/steps/sent-back-files.ts';
import { useFieldValue } from '../../../../kit/forms/field.ts';
import { SelectInput } from '../../../../kit/forms/fields.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { NoteInput } from '../../commands/text-fields.tsx';
import { dialog } from '../commands/dialog.tsx';
import type { Foundation } from '../types.ts';

/** A file that came in wrong, and what follows from giving it back. */
export const sendBackFile = dialog({
  command: 'send-back-file',
  destructive: true,
  offered: (foundation) => filesToSendBack(foundation).length > 0,
  initial: (foundation) => ({
    purpose: filesToSendBack(foundation).at(-1) ?? '',
    reason: 'wrong-document',
  }),
  Fields({ foundation, words: note }) {
    const { t } = useTranslation(['staffCommands']);
    const { locale } = useLocale();
    const words = t('staffCommands:commands.send-back-file');
    const files = filesToSendBack(foundation);
    return (
      <>
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
        <Follows reopens={foundation.status === 'completed'} />
        <NoteInput words={note} />
      </>
    );
  },
});

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

/** Files that others sent and that count now, in the order in which they come. */
function filesToSendBack({
  status,
  completedAt,
  documents,
}: Pick<Foundation, 'status' | 'completedAt' | 'documents'>): AwaitedFile[] {
  if (status === 'cancelled') return [];
  if (completedAt && isTooLateToReopen(completedAt, new Date().toISOString())) return [];
  return awaitedFiles.filter((name) =>
    documents.some(({ kind, withdrawn }) => kind === name && !withdrawn),
  );
}
