import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeetingView } from '#api/contract.gen.d.ts';
import { appointmentRules } from '#domain/appointments/rules.ts';
import { brand } from '#domain/site/brand.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import type { FormOutcome, FormRefusal } from '../../../kit/forms/form-outcome.ts';
import { PlainForm } from '../../../kit/forms/plain/plain-form.tsx';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Alert } from '../../../kit/ui/elements/alert.tsx';
import { Button } from '../../../kit/ui/elements/button.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { useOperator } from '../../../kit/ui/site-data.ts';
import { NoTimes } from '../../../shared/appointments/no-times.tsx';
import { SlotField } from '../../../shared/appointments/slot-field.tsx';
import styles from './appointment.module.css';

interface AppointmentProps {
  view: MeetingView;
  slots: readonly { startsAt: string }[] | null;
  formKey: string;
  /** Of the form that was sent. */
  outcome: FormOutcome<{ done: 'confirmed' | 'moved' | 'cancelled' }> | undefined;
}

const {
  minutes,
  visitors: { holdMinutes },
} = appointmentRules['strategy-meeting'];

export function Appointment({ view, slots, formKey, outcome }: AppointmentProps) {
  const { t } = useTranslation(['visitorAppointments']);
  const words = t('visitorAppointments:appointment');
  const refused = outcome?.ok === false ? outcome : undefined;
  if (view.state === 'held') return <Held view={view} refused={refused} />;
  if (view.state !== 'booked') return <Over view={view} />;
  const done = outcome?.ok ? outcome.done : undefined;
  return (
    <>
      <Text variant="h2" as="h1" className={styles.title}>
        {done === 'confirmed' ? t('visitorAppointments:booked.title') : words.title}
      </Text>
      {(done === 'moved' || done === 'confirmed') && (
        <Alert severity="success" role="status" className={styles.notice}>
          {done === 'moved' ? words.moved : t('visitorAppointments:booked.text')}
        </Alert>
      )}
      <Time view={view} />
      <Change title={words.move} open={refused !== undefined}>
        {slots?.length ? (
          <PlainForm
            id="move"
            labels={{ startsAt: words.moveLabel }}
            hidden={{ form: 'move', key: formKey }}
            problemTexts={t('visitorAppointments:form.problems')}
            refusalTexts={{
              ...t('visitorAppointments:form.refusal'),
              UNAVAILABLE: { title: words.failed },
            }}
            refused={refused}
            trap={false}
          >
            <SlotField
              slots={slots}
              now={slots[0]?.startsAt ?? ''}
              length={t('visitorAppointments:form.length', { minutes })}
            />
            <PlainSubmit>{words.moveSubmit}</PlainSubmit>
          </PlainForm>
        ) : (
          <NoTimes
            reason={slots ? 'none' : 'unavailable'}
            words={t('visitorAppointments:noTimes')}
          />
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

function Time({ view: { startsAt, consultant: name, heldBy } }: { view: MeetingView }) {
  const { t } = useTranslation(['visitorAppointments']);
  const { locale } = useLocale();
  const { lawFirm } = useOperator();
  const names = { name: name ?? '', brand: brand.name, lawFirm: lawFirm.name };
  const who = heldBy ? ` ${t(`visitorAppointments:appointment.with.${heldBy}`, names)}` : '';
  return (
    <div className={styles.card}>
      <Text variant="overline" as="p" tone="secondary">
        {t('visitorAppointments:booked.when')}
      </Text>
      <Text variant="h3" as="p" tone="primary" className={styles.when}>
        {appointmentDate(startsAt, locale)}
      </Text>
      <Text tone="secondary">
        {`${t('visitorAppointments:appointment.kicker', { minutes })}${who}`}
      </Text>
    </div>
  );
}

interface HeldProps {
  view: MeetingView;
  refused: FormRefusal | undefined;
}

/** Opening the link books nothing: programs that look into mails open links, too. */
function Held({ view, refused }: HeldProps) {
  const { t } = useTranslation(['visitorAppointments']);
  const words = t('visitorAppointments:held');
  const { failed } = t('visitorAppointments:appointment');
  return (
    <>
      <Text variant="h2" as="h1" className={styles.title}>
        {words.title}
      </Text>
      <Time view={view} />
      <Text className={styles.text}>{words.text}</Text>
      <PlainForm
        id="confirm"
        labels={{}}
        hidden={{ form: 'confirm' }}
        refusalTexts={{ ...words.refusal, UNAVAILABLE: { title: failed } }}
        refused={refused}
        trap={false}
      >
        <div>
          <PlainSubmit>{words.confirm}</PlainSubmit>
        </div>
      </PlainForm>
      <Change title={words.release}>
        <PlainForm id="cancel" labels={{}} hidden={{ form: 'cancel' }} trap={false}>
          <Text>{words.releaseText}</Text>
          <div>
            <PlainSubmit variant="outlined">{words.releaseSubmit}</PlainSubmit>
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

/** Cancelled, never confirmed, or begun: nothing can be changed any more. */
function Over({ view: { state, startsAt } }: { view: MeetingView }) {
  const { t } = useTranslation(['visitorAppointments', 'appointments']);
  const { to, locale } = useLocale();
  const { email } = useOperator();
  const words = t('visitorAppointments:appointment');
  const when = appointmentDate(startsAt, locale);
  if (state !== 'begun') {
    const lapsed = state === 'lapsed';
    return (
      <>
        <Text variant="h2" as="h1">
          {lapsed ? words.lapsed : words.cancelled}
        </Text>
        <Text tone="secondary" className={styles.text}>
          {lapsed
            ? t('visitorAppointments:appointment.lapsedText', { minutes: holdMinutes })
            : t('visitorAppointments:appointment.cancelledText', { when })}
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
        {t('visitorAppointments:appointment.begunText', { when })}
      </Text>
      <Button variant="contained" size="large" href={`mailto:${email}`}>
        {t('appointments:write')}
      </Button>
    </>
  );
}
