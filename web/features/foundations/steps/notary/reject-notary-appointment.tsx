import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { spokenDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { useAsk } from '../../../../kit/ui/ask.tsx';
import type { CommandForm } from '../../commands/command.ts';
import { Question, ReasonInput } from '../../commands/question.tsx';
import { useFoundationPage } from '../../page-context.tsx';

export const rejectNotaryAppointment: CommandForm = {
  Form: RejectNotaryAppointment,
  places: ['notary-appointment-confirmation-pending'],
};

/** Asks for confirmation, since a timely replacement cannot be promised. */
function RejectNotaryAppointment() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const ask = useAsk('reject-appointment');
  const startsAt = foundation.notaryAppointment?.startsAt;
  const date = startsAt ? spokenDate(startsAt, locale, now) : '';
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        sx={{ width: { xs: 1, sm: 'auto' } }}
        {...ask.trigger}
      >
        {t('foundations:appointment.reject')}
      </Button>
      <Question
        ask={ask}
        command="reject-notary-appointment"
        title={t('foundations:appointment.dialog.title')}
        text={t('foundations:appointment.dialog.warning', { date })}
        submit={t('foundations:appointment.dialog.button')}
        keep={t('foundations:appointment.dialog.keep')}
        color="error"
      >
        <ReasonInput
          label={t('foundations:appointment.dialog.reason')}
          help={t('foundations:appointment.dialog.reasonHelp')}
        />
      </Question>
    </>
  );
}
