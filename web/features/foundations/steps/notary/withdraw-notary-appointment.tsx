import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { spokenDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { useAsk } from '../../../../kit/ui/ask.tsx';
import type { CommandForm } from '../../commands/command.ts';
import { Question, ReasonInput } from '../../commands/question.tsx';
import { useFoundationPage } from '../../page-context.tsx';

export const withdrawNotaryAppointment: CommandForm = {
  Form: WithdrawNotaryAppointment,
  places: ['foundation-certificate-pending'],
};

/** A founder who has confirmed and cannot make it. */
function WithdrawNotaryAppointment() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const ask = useAsk('withdraw-appointment');
  const startsAt = foundation.notaryAppointment?.startsAt;
  const date = startsAt ? spokenDate(startsAt, locale, now) : '';
  const words = t('foundations:appointment.withdraw');
  return (
    <>
      <Button variant="outlined" {...ask.trigger}>
        {words.open}
      </Button>
      <Question
        ask={ask}
        command="withdraw-notary-appointment"
        title={words.title}
        text={t('foundations:appointment.withdraw.text', { date })}
        submit={words.submit}
        keep={words.keep}
        color="error"
      >
        <ReasonInput label={words.reason} help={words.reasonHelp} />
      </Question>
    </>
  );
}
