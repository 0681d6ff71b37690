import Button from '@mui/material/Button';
import { spokenDate } from '#domain/site/formats.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { useAsk } from '../../../kit/ui/ask.tsx';
import type { CommandForm } from '../commands/command.ts';
import { Question, ReasonInput } from '../commands/question.tsx';
import { useFoundationPage } from '../page-context.tsx';

export const rejectNotaryAppointment: CommandForm = {
  Form: RejectNotaryAppointment,
  places: ['notary-appointment-confirmation-pending'],
};

/** Asks for confirmation, since a timely replacement cannot be promised. */
function RejectNotaryAppointment() {
  const { texts, t, locale } = useI18n('foundation');
  const { foundation, now } = useFoundationPage();
  const ask = useAsk('reject-appointment');
  const { reject, dialog: words } = texts.foundation.appointment;
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
        {reject}
      </Button>
      <Question
        ask={ask}
        command="reject-notary-appointment"
        title={words.title}
        text={t('foundation:appointment.dialog.warning', { date })}
        submit={words.button}
        keep={words.keep}
        color="error"
      >
        <ReasonInput label={words.reason} help={words.reasonHelp} />
      </Question>
    </>
  );
}
