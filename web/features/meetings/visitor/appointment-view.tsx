import type { ReactNode } from 'react';
import type { MeetingView } from '#api/contract.ts';
import { meetingMinutes } from '#domain/meetings/meetings.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import type { FormOutcome } from '../../../kit/forms/form-outcome.ts';
import { PlainForm } from '../../../kit/forms/plain/plain-form.tsx';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { Alert } from '../../../kit/ui/elements/alert.tsx';
import { Button } from '../../../kit/ui/elements/button.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { useOperator } from '../../../kit/ui/site-data.ts';
import { NoTimes } from '../../../shared/slots/no-times.tsx';
import styles from './appointment-view.module.css';
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
  const { t, locale } = useTexts('visitorMeetings');
  const words = t('visitorMeetings:appointment');
  const refused = outcome?.ok === false ? outcome : undefined;
  if (view.state !== 'booked') return <Over view={view} />;
  const who = view.consultant
    ? ` ${t('visitorMeetings:appointment.with', { name: view.consultant })}`
    : '';
  return (
    <>
      <Text variant="h2" as="h1" className={styles.title}>
        {words.title}
      </Text>
      {outcome?.ok && outcome.moved && (
        <Alert severity="success" role="status" className={styles.notice}>
          {words.moved}
        </Alert>
      )}
      <TimeCard
        kicker={t('visitorMeetings:booked.when')}
        when={appointmentDate(view.startsAt, locale)}
        detail={`${t('visitorMeetings:appointment.kicker', { minutes })}${who}`}
      />
      <Change title={words.move} open={refused !== undefined}>
        {starts?.length ? (
          <PlainForm
            id="move"
            labels={{ startsAt: words.moveLabel }}
            hidden={{ form: 'move', key: formKey }}
            problemTexts={t('visitorMeetings:form.problems')}
            refusalTexts={{
              ...t('visitorMeetings:form.refusal'),
              UNAVAILABLE: { title: words.failed },
            }}
            refused={refused}
            trap={false}
          >
            <SlotField starts={starts} />
            <PlainSubmit>{words.moveSubmit}</PlainSubmit>
          </PlainForm>
        ) : (
          <NoTimes reason={starts ? 'none' : 'unavailable'} words={t('visitorMeetings')} />
        )}
      </Change>
      <Change title={words.cancel}>
        <PlainForm id="cancel" labels={{}} hidden={{ form: 'cancel' }} trap={false}>
          <Text>{words.cancelQuestion}</Text>
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
  <details open={open} className={styles.change}>
    <summary className={styles.summary}>{title}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);

/** Cancelled, or begun: nothing can be changed any more. */
function Over({ view: { state, startsAt } }: { view: MeetingView }) {
  const { t, to, locale } = useTexts('visitorMeetings');
  const { email } = useOperator();
  const words = t('visitorMeetings:appointment');
  const when = appointmentDate(startsAt, locale);
  if (state === 'cancelled') {
    return (
      <>
        <Text variant="h2" as="h1">
          {words.cancelled}
        </Text>
        <Text tone="secondary" className={styles.text}>
          {t('visitorMeetings:appointment.cancelledText', { when })}
        </Text>
        <Button variant="contained" size="large" href={to('strategy-meeting')}>
          {words.again}
        </Button>
      </>
    );
  }
  return (
    <>
      <Text variant="h2" as="h1">
        {words.begun}
      </Text>
      <Text tone="secondary" className={styles.text}>
        {t('visitorMeetings:appointment.begunText', { when })}
      </Text>
      <Button variant="contained" size="large" href={`mailto:${email}`}>
        {t('visitorMeetings:none.write')}
      </Button>
    </>
  );
}
