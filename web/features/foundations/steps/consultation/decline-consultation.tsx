import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CheckCard } from '../../../../kit/forms/choices.tsx';
import { useAsk } from '../../../../kit/ui/ask.tsx';
import type { CommandForm, CommandRules } from '../../commands/command.ts';
import { Question } from '../../commands/question.tsx';

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
  const { t } = useTranslation(['foundations']);
  const ask = useAsk('decline');
  return (
    <>
      <Button sx={{ mt: -0.5, ml: -1.5 }} {...ask.trigger}>
        {t('foundations:consultation.decline.open')}
      </Button>
      <Question
        ask={ask}
        command="decline-consultation"
        rules={rules}
        title={t('foundations:consultation.decline.title')}
        text={t('foundations:consultation.decline.text')}
        submit={t('foundations:consultation.decline.button')}
        keep={t('foundations:consultation.decline.keep')}
      >
        <CheckCard
          name="confirmed"
          option={{ value: 'yes', label: t('foundations:consultation.decline.confirm') }}
        />
      </Question>
    </>
  );
}
