import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../../kit/forms/fields.tsx';
import { ReasonInput } from '../../commands/text-fields.tsx';
import { dialog } from '../commands/dialog.tsx';
import { presentDrafts } from './drafts.ts';

export const withdrawDocument = dialog({
  command: 'withdraw-document',
  offered: (foundation) => presentDrafts(foundation).length > 0,
  initial: (foundation) => ({ documentId: presentDrafts(foundation)[0]?.documentId ?? '' }),
  Fields({ foundation, words }) {
    const { t } = useTranslation(['staffCommands']);
    const options = presentDrafts(foundation).map(({ documentId, title }) => ({
      value: documentId,
      label: title,
    }));
    const label = t('staffCommands:commands.withdraw-document.document');
    return (
      <>
        <SelectInput name="documentId" label={label} options={options} required />
        <ReasonInput words={words} />
      </>
    );
  },
});
