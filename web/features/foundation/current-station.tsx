import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type StatusText, statusTextOf } from '../../shared/foundation/model.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { Answers } from './answers.tsx';
import { useFoundationPage } from './page-context.tsx';
import {
  BookedConsultation,
  CancelConsultation,
  ConsultationChoice,
} from './steps/consultation.tsx';
import { CoreDataForm } from './steps/core-data.tsx';
import { NameNotaryForm } from './steps/name-notary.tsx';
import {
  AppointmentCard,
  AppointmentDecision,
  RejectedAppointment,
} from './steps/notary-appointment.tsx';
import { RequestChanges, RequestedChanges } from './steps/review.tsx';
import { BankConfirmation, OpenBankAccount } from './steps/share-capital.tsx';

/** The station where things stand, open: what it is about, four answers, what can be done. */
export function CurrentStation() {
  const { t } = useI18n('foundation');
  const { foundation, now } = useFoundationPage();
  const text = statusTextOf(foundation, now, foundation);
  return (
    <StationCard kicker={t('foundation:step', { step: foundation.step })} text={text}>
      <Lead text={text} />
      <Answers text={text} />
      <Action text={text} key={foundation.status} />
    </StationCard>
  );
}

interface StationCardProps {
  kicker: string;
  text: StatusText;
  /** Nothing is being waited for: no apricot frame. */
  quiet?: boolean;
  children: ReactNode;
}

export function StationCard({ kicker, text, quiet = false, children }: StationCardProps) {
  const { texts } = useI18n('member');
  return (
    <Paper
      component="section"
      aria-labelledby="station"
      sx={{
        border: 1,
        borderColor: quiet ? 'divider' : 'brand.accent',
        borderRadius: '20px',
        boxShadow: '0 10px 28px rgb(11 21 36 / 0.08)',
        px: { xs: 2, sm: 4 },
        py: { xs: 2.5, sm: 4 },
        mb: 2,
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {kicker}
      </Typography>
      <Typography
        id="station"
        variant="h3"
        component="h2"
        color="primary"
        tabIndex={-1}
        sx={{ mt: 0.5, mb: 2.5, outline: 'none' }}
      >
        {texts.member.status[text].title}
      </Typography>
      {children}
    </Paper>
  );
}

/** Appointments and wishes stand above the answers. */
function Lead({ text }: { text: StatusText }) {
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
    case 'foundation-certificate-pending':
      return notaryAppointment && <AppointmentCard appointment={notaryAppointment} />;
    default:
      return null;
  }
}

function Action({ text }: { text: StatusText }) {
  const { foundation } = useFoundationPage();
  const { consultation, notaryAppointment } = foundation;
  switch (text) {
    case 'start-pending':
      return (
        <Form>
          <CoreDataForm command="submit-core-data" />
        </Form>
      );
    case 'consultation-appointment-select-pending':
      return (
        <Form>
          <ConsultationChoice />
        </Form>
      );
    case 'consultation-pending':
      return consultation && !consultation.declined ? (
        <CancelConsultation talk={consultation} />
      ) : null;
    case 'review-pending':
      return <RequestChanges />;
    case 'notary-unnamed':
      return (
        <Form>
          <NameNotaryForm />
        </Form>
      );
    case 'notary-appointment-confirmation-pending':
      return notaryAppointment && <AppointmentDecision appointment={notaryAppointment} />;
    case 'bank-account-pending':
      return <OpenBankAccount />;
    case 'share-capital-payment-pending':
      return <BankConfirmation />;
    default:
      return null;
  }
}

function Form({ children }: { children: ReactNode }) {
  return <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>{children}</Box>;
}
