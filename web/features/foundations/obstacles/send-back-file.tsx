import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { takeBackReasons } from '#domain/foundations/steps/sent-back-files.ts';
import { ChoiceInput } from '../../../kit/forms/choices.tsx';
import { useAsk } from '../../../kit/ui/ask.tsx';
import type { CommandForm, CommandRules } from '../commands/command.ts';
import { Question } from '../commands/question.tsx';

const rules: CommandRules = {
  problems: ({ reason }): Record<string, string> => (reason ? {} : { reason: 'NOT_CHOSEN' }),
};

/** The founder's own statement, until the notary has answered it with the extract. */
export const sendBackFile: CommandForm = {
  Form: SendBackFile,
  places: ['register-record-pending'],
  rules,
};

function SendBackFile() {
  const { t } = useTranslation(['foundations']);
  const ask = useAsk('take-back');
  const words = t('foundations:obstacles.takeBack');
  return (
    <>
      <Button variant="outlined" {...ask.trigger}>
        {words.open}
      </Button>
      <Question
        ask={ask}
        command="send-back-file"
        rules={rules}
        title={words.title}
        text={words.text}
        submit={words.button}
        keep={words.keep}
      >
        <input type="hidden" name="purpose" value="bank-confirmation" />
        <ChoiceInput
          name="reason"
          label={words.why}
          options={takeBackReasons.map((value) => ({ value, label: words.reasons[value] }))}
          required
        />
      </Question>
    </>
  );
}
