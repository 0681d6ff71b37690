import Button from '@mui/material/Button';
import { CheckCard } from '../../../kit/forms/choices.tsx';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { useAsk } from '../../../kit/ui/ask.tsx';
import type { CommandForm, CommandRules } from '../commands/command.ts';
import { Question } from '../commands/question.tsx';

/** The talk cannot be booked later, so declining takes an explicit confirmation. */
const rules: CommandRules = {
  problems: ({ confirmed }): Record<string, string> =>
    confirmed === 'yes' ? {} : { confirmed: 'CONFIRM_FIRST' },
};

export const declineConsultation: CommandForm = {
  Form: DeclineConsultation,
  places: ['consultation-appointment-select-pending'],
  rules,
};

function DeclineConsultation() {
  const { decline: words } = useI18n('foundation').texts.foundation.consultation;
  const ask = useAsk('decline');
  return (
    <>
      <Button sx={{ mt: -0.5, ml: -1.5 }} {...ask.trigger}>
        {words.open}
      </Button>
      <Question
        ask={ask}
        command="decline-consultation"
        rules={rules}
        title={words.title}
        text={words.text}
        submit={words.button}
        keep={words.keep}
      >
        <CheckCard name="confirmed" option={{ value: 'yes', label: words.confirm }} />
      </Question>
    </>
  );
}
