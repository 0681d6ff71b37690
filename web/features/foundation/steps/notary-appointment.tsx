import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { spokenDate } from '#domain/site/formats.ts';
import type { Foundation } from '../../../shared/foundation/model.ts';
import { useI18n } from '../../../shared/i18n/use-i18n.ts';
import { useAsk } from '../../../shared/ui/ask.tsx';
import { DateCard } from '../date-card.tsx';
import { useFoundationPage } from '../page-context.tsx';
import { CommandForm, RefusalAlert, SubmitButton, useCommand } from './command-form.tsx';
import { ReasonQuestion } from './reason-question.tsx';

type Appointment = NonNullable<Foundation['notaryAppointment']>;

export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const { texts } = useI18n('foundation');
  const { notaryName, place, online } = appointment;
  const where = online ? texts.foundation.appointment.online : place;
  return (
    <DateCard startsAt={appointment.startsAt}>
      {[notaryName, where].filter(Boolean).join(', ')}
    </DateCard>
  );
}

/** Confirm or reject; a rejection is asked back, since nobody can promise a timely replacement. */
export function AppointmentDecision({ appointment }: { appointment: Appointment }) {
  const { texts, t, locale } = useI18n('foundation');
  const { now } = useFoundationPage();
  const handle = useCommand('confirm-notary-appointment');
  const ask = useAsk('reject-appointment');
  const words = texts.foundation.appointment;
  const date = spokenDate(appointment.startsAt, locale, now);
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <CommandForm handle={handle} quiet>
          <SubmitButton handle={handle} size="large" fullWidth>
            {words.confirm}
          </SubmitButton>
        </CommandForm>
        <Button variant="outlined" size="large" {...ask.trigger}>
          {words.reject}
        </Button>
      </Stack>
      <RefusalAlert handle={handle} />
      <ReasonQuestion
        ask={ask}
        command="reject-notary-appointment"
        words={{
          title: words.dialog.title,
          text: t('foundation:appointment.dialog.warning', { date }),
          reason: words.dialog.reason,
          reasonHelp: words.dialog.reasonHelp,
          confirm: words.dialog.button,
          keep: words.dialog.keep,
        }}
        danger
      />
    </>
  );
}

/** Reminds of the appointment that was turned down while another is being asked for. */
export function RejectedAppointment() {
  const { t, locale } = useI18n('foundation');
  const { foundation, now } = useFoundationPage();
  const last = foundation.rejections.at(-1);
  if (!last) return null;
  const date = spokenDate(last.startsAt, locale, now);
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('foundation:appointment.rejected', { date })}
    </Alert>
  );
}
