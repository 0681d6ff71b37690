import { useTranslation } from 'react-i18next';
import { takeBackReasons } from '#domain/foundations/steps/sent-back-files.ts';
import { ChoiceInput } from '../../../kit/forms/choices.tsx';
import { station } from '../commands/station.tsx';

/** The founder's own statement, until the notary has answered it with the extract. */
export const sendBackFile = station({
  command: 'send-back-file',
  places: ['register-record-pending'],
  ask: 'take-back',
  rules: {
    problems: ({ reason }): Record<string, string> => (reason ? {} : { reason: 'NOT_CHOSEN' }),
  },
  useWords: () => useTranslation(['foundations']).t('foundations:obstacles.takeBack'),
  Fields() {
    const { t } = useTranslation(['foundations']);
    const { why, reasons } = t('foundations:obstacles.takeBack');
    return (
      <>
        <input type="hidden" name="purpose" value="bank-confirmation" />
        <ChoiceInput
          name="reason"
          label={why}
          options={takeBackReasons.map((value) => ({ value, label: reasons[value] }))}
          required
        />
      </>
    );
  },
});
