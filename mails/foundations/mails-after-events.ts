import type { EventType } from '#domain/foundations/foundation.ts';
import type { FoundationMail } from '../registry.ts';

/**
 * Mails an event triggers. Mails with an upload link are not here: the workflow sends them once it
 * has issued the link.
 */
const mailsByEvent: Partial<Record<EventType, readonly FoundationMail[]>> = {
  ConsultationBooked: ['consultation-booked'],
  ConsultationMoved: ['consultation-moved'],
  ConsultationCancelled: ['consultation-cancelled', 'consultation-unmandated'],
  ConsultationCompleted: ['consultation-completed'],
  ParticipantJoined: ['invitation-answered', 'mandate-confirmed'],
  InvitationDeclined: ['invitation-answered'],
  InvitationEnded: ['invitation-answered'],
  ParticipantLeft: ['participant-left', 'participation-ended'],
  DocumentsSubmittedForReview: [
    'documents-in-review',
    'documents-to-review',
    'documents-to-accept',
  ],
  MandateAccepted: ['mandate-accepted', 'mandate-confirmed'],
  MandateDeclined: ['mandate-declined'],
  FirmInvoiceFiled: ['firm-invoice-filed'],
  OrderReleased: ['order-released'],
  OrderWithdrawn: ['firm-withdrawn', 'mandate-withdrawn'],
  DocumentChangesRequested: ['changes-requested'],
  DocumentsApproved: ['documents-approved'],
  NotaryAppointmentProposed: ['appointment-proposed', 'dates-for-all'],
  NotaryDatesProposed: ['appointment-proposed', 'dates-for-all'],
  NotaryDateObjected: ['date-objected'],
  NotaryDateChosen: ['appointment-confirmed', 'appointment-for-all'],
  NotaryAppointmentConfirmed: ['appointment-confirmed', 'appointment-for-all'],
  NotaryAppointmentWithdrawn: [
    'notary-appointment-withdrawn',
    'notary-appointment-withdrawn-notary',
  ],
  NotaryCorrected: ['notary-corrected'],
  FoundationCertificateReceived: ['certificate-received', 'certificate-thanks'],
  BankConfirmationReceived: ['statement-received'],
  RegisterExtractReceived: ['register-thanks'],
  ObstacleReported: ['obstacle-reported', 'notary-appointment-withdrawn-notary'],
  FileSentBack: ['file-sent-back', 'statement-taken-back'],
  FoundationCompleted: ['foundation-completed'],
  FoundationCancelled: ['foundation-cancelled'],
};
export const mailsAfter = (type: EventType): readonly FoundationMail[] => mailsByEvent[type] ?? [];
