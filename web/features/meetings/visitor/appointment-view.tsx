import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MeetingView } from '#api/contract.ts';
import { meetingMinutes } from '#domain/meetings/meetings.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import type { FormOutcome } from '../../../kit/forms/form-outcome.ts';
import { PlainForm } from '../../../kit/forms/plain/plain-form.tsx';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { useOperator } from '../../../kit/ui/site-data.ts';
import { NoTimes } from '../../../shared/slots/no-times.tsx';
import { SlotField } from './slot-field.tsx';
import { TimeCard } from './time-card.tsx';

interface AppointmentProps {
  view: MeetingView;
  starts: readonly string[] | null;
  formKey: string;
  /** Of the form that was sent. */
  outcome: FormOutcome<{ moved: boolean }> | undefined;
}

const minutes = meetingMinutes['strategy-meeting'];

export function Appointment({ view, starts, formKey, outcome }: AppointmentProps) {
  const { texts, t, locale } = useI18n('meeting');
  const words = texts.meeting.appointment;
  const refused = outcome?.ok === false ? outcome : undefined;
  if (view.state !== 'booked') return <Over view={view} />;
  const who = view.consultant ? ` ${t('meeting:appointment.with', { name: view.consultant })}` : '';
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {words.title}
      </Typography>
      {outcome?.ok && outcome.moved && (
        <Alert severity="success" role="status" sx={{ mb: 3 }}>
          {words.moved}
        </Alert>
      )}
      <TimeCard
        kicker={texts.meeting.booked.when}
        when={appointmentDate(view.startsAt, locale)}
        detail={`${t('meeting:appointment.kicker', { minutes })}${who}`}
      />
      <Change title={words.move} open={refused !== undefined}>
        {starts?.length ? (
          <PlainForm
            id="move"
            labels={{ startsAt: words.moveLabel }}
            hidden={{ form: 'move', key: formKey }}
            problemTexts={texts.meeting.form.problems}
            refusalTexts={{ ...texts.meeting.form.refusal, UNAVAILABLE: { title: words.failed } }}
            refused={refused}
            trap={false}
          >
            <SlotField starts={starts} />
            <PlainSubmit>{words.moveSubmit}</PlainSubmit>
          </PlainForm>
        ) : (
          <NoTimes reason={starts ? 'none' : 'unavailable'} words={texts.meeting} />
        )}
      </Change>
      <Change title={words.cancel}>
        <PlainForm id="cancel" labels={{}} hidden={{ form: 'cancel' }} trap={false}>
          <Typography>{words.cancelQuestion}</Typography>
          <div>
            <PlainSubmit variant="outlined">{words.cancelSubmit}</PlainSubmit>
          </div>
        </PlainForm>
      </Change>
    </>
  );
}

interface ChangeProps {
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** Opens before anything is changed; cancelling asks in there. */
const Change = ({ title, open = false, children }: ChangeProps) => (
  <Box
    component="details"
    open={open}
    sx={{ mt: 2, border: 1, borderColor: 'divider', borderRadius: '20px', px: { xs: 2.5, sm: 4 } }}
  >
    <Box
      component="summary"
      sx={{ minHeight: 44, py: 2, cursor: 'pointer', color: 'primary.main', fontWeight: 600 }}
    >
      {title}
    </Box>
    <Box sx={{ pb: 3 }}>{children}</Box>
  </Box>
);

/** Cancelled, or begun: nothing can be changed any more. */
function Over({ view: { state, startsAt } }: { view: MeetingView }) {
  const { texts, t, to, locale } = useI18n('meeting');
  const { email } = useOperator();
  const words = texts.meeting.appointment;
  const when = appointmentDate(startsAt, locale);
  if (state === 'cancelled') {
    return (
      <>
        <Typography variant="h2" component="h1">
          {words.cancelled}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
          {t('meeting:appointment.cancelledText', { when })}
        </Typography>
        <Button variant="contained" size="large" href={to('strategy-meeting')}>
          {words.again}
        </Button>
      </>
    );
  }
  return (
    <>
      <Typography variant="h2" component="h1">
        {words.begun}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        {t('meeting:appointment.begunText', { when })}
      </Typography>
      <Button variant="contained" size="large" href={`mailto:${email}`}>
        {texts.meeting.none.write}
      </Button>
    </>
  );
}
