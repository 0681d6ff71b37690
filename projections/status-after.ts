import type { EventType } from '#domain/foundation/foundation.ts';
import type { Status } from '#domain/foundation/statuses.ts';

/** The status an event leads to; null where it leaves the status as it is. */
export const statusAfter = {
  FoundationStarted: 'start-pending',
  CoreDataSubmitted: 'consultation-appointment-select-pending',
  CoreDataCorrected: null,
  NotaryNamed: null,
  ConsultationBooked: 'consultation-pending',
  ConsultationDeclined: 'documents-pending',
  ConsultationCancelled: 'consultation-appointment-select-pending',
  ConsultationCompleted: 'documents-pending',
  DocumentAdded: null,
  DocumentsSubmittedForReview: 'review-pending',
  DocumentChangesRequested: 'documents-pending',
  DocumentsApproved: 'notary-appointment-pending',
  NotaryAppointmentProposed: 'notary-appointment-confirmation-pending',
  NotaryAppointmentRejected: 'notary-appointment-pending',
  NotaryAppointmentConfirmed: 'foundation-certificate-pending',
  FoundationCertificateReceived: 'bank-account-pending',
  BankAccountOpened: 'share-capital-payment-pending',
  BankConfirmationReceived: 'register-record-pending',
  RegisterExtractReceived: null,
  FoundationCompleted: 'completed',
  FoundationCancelled: 'cancelled',
} as const satisfies Record<EventType, Status | null>;
