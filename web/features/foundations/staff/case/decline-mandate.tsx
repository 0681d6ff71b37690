import { useTranslation } from 'react-i18next';
import { declineReasons } from '#domain/foundations/people/people.ts';
import { SelectInput } from '../../../../kit/forms/fields.tsx';
import { NoteInput } from '../../commands/text-fields.tsx';
import { dialog } from '../commands/dialog.tsx';
import { isMandatePending, People } from './accept-mandate.tsx';

export const declineMandate = dialog({
  command: 'decline-mandate',
  destructive: true,
  offered: isMandatePending,
  Fields({ foundation, words }) {
    const { t } = useTranslation(['staffCommands', 'forms']);
    const { why, reasons } = t('staffCommands:commands.decline-mandate');
    return (
      <>
        <People foundation={foundation} />
        <SelectInput
          name="reason"
          label={why}
          placeholder={t('forms:choose')}
          options={declineReasons.map((value) => ({ value, label: reasons[value] }))}
          required
        />
        <NoteInput words={words} />
      </>
    );
  },
});
