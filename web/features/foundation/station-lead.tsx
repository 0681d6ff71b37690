import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { spokenDate } from '#domain/site/formats.ts';
import type { BookedTalk, Foundation, StatusText } from '../../shared/foundation/model.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { DateCard } from './date-card.tsx';
import { useFoundationPage } from './page-context.tsx';

/** Appointments and requested changes, above the answers. */
export function StationLead({ text }: { text: StatusText }) {
  const { foundation } = useFoundationPage();
  const { consultation, notaryAppointment } = foundation;
  switch (text) {
    case 'consultation-pending':
    case 'consultation-was':
      return consultation && !consultation.declined ? (
        <BookedConsultation talk={consultation} />
      ) : null;
    case 'documents-changes':
      return <RequestedChanges changes={foundation.changesRequested} />;
    case 'notary-appointment-pending':
    case 'notary-unnamed':
      return <RejectedAppointment />;
    case 'notary-appointment-confirmation-pending':
      return notaryAppointment && <AppointmentCard appointment={notaryAppointment} />;
    case 'foundation-certificate-pending':
      return (
        <>
          {notaryAppointment && <AppointmentCard appointment={notaryAppointment} agreed />}
          <PayLater />
        </>
      );
    default:
      return null;
  }
}

function BookedConsultation({ talk }: { talk: BookedTalk }) {
  const { texts, t } = useI18n('foundation');
  const { now } = useFoundationPage();
  const name = talk.consultant?.name ?? '';
  const entry = { title: texts.foundation.calendar.talk, endsAt: talk.endsAt };
  return (
    <DateCard startsAt={talk.startsAt} {...(talk.startsAt > now && { entry })}>
      {t(`foundation:consultation.${talk.type}`, { name })}
    </DateCard>
  );
}

function RequestedChanges({ changes }: { changes: Foundation['changesRequested'] }) {
  const { documentsStep } = useI18n('foundation').texts.foundation;
  if (!changes) return null;
  const sources: Readonly<Record<string, string>> = documentsStep.changesBy;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <AlertTitle>{`${documentsStep.changes} ${sources[changes.byRole] ?? ''}`}</AlertTitle>
      {changes.reason}
    </Alert>
  );
}

type Appointment = NonNullable<Foundation['notaryAppointment']>;

interface AppointmentCardProps {
  appointment: Appointment;
  /** Confirmed, so it belongs into a calendar. */
  agreed?: boolean;
}

const USUAL_MS = 60 * 60 * 1000;

function AppointmentCard({ appointment, agreed = false }: AppointmentCardProps) {
  const { texts, t } = useI18n('foundation');
  const { companyName } = useFoundationPage().foundation;
  const { notaryName, place, online, startsAt } = appointment;
  const where = online ? texts.foundation.appointment.online : place;
  const entry = {
    title: t('foundation:calendar.notary', { company: companyName ?? '' }),
    endsAt: new Date(Date.parse(startsAt) + USUAL_MS).toISOString(),
    place: [notaryName, place].filter(Boolean).join(', '),
  };
  return (
    <DateCard startsAt={startsAt} {...(agreed && { entry })}>
      {[notaryName, where, texts.foundation.appointment.duration].filter(Boolean).join(', ')}
    </DateCard>
  );
}

/** Said before the deed, when it can still be kept. */
function PayLater() {
  const { hint } = useI18n('foundation').texts.foundation.bankAccount;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {hint}
    </Alert>
  );
}

/** Reminds of a rejected appointment while another is being arranged. */
function RejectedAppointment() {
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
