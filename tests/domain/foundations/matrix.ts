import type { Role, WayIn } from '#domain/foundations/command.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { type Status, statuses } from '#domain/foundations/statuses.ts';

interface Row {
  when: readonly (Status | 'not-started')[];
  who: readonly Role[];
  via: readonly WayIn[];
  events: readonly EventType[];
  /** 'same' if the command does not change the status. */
  next: Status | 'same';
}

const unfinished = statuses.slice(0, 11);
const untilApproved = statuses.slice(1, 5);
const untilConfirmed = statuses.slice(0, 7);

const row = (
  when: Row['when'],
  who: Row['who'],
  via: Row['via'],
  events: Row['events'],
  next: Row['next'],
): Row => ({ when, who, via, events, next });

/** Written by hand, independently of the rules: it must not be derived from them. */
export const matrix: Record<CommandName, Row> = {
  'start-foundation': row(
    ['not-started'],
    ['founder'],
    ['json'],
    ['FoundationStarted'],
    'start-pending',
  ),
  'submit-core-data': row(
    ['start-pending'],
    ['founder'],
    ['json'],
    ['CoreDataSubmitted'],
    'consultation-appointment-select-pending',
  ),
  'correct-core-data': row(untilApproved, ['founder'], ['json'], ['CoreDataCorrected'], 'same'),
  'name-notary': row(untilConfirmed, ['founder'], ['json'], ['NotaryNamed'], 'same'),
  // Later on only to order again, after a withdrawal.
  'order-package': row(unfinished, ['founder'], ['json'], ['PackageOrdered'], 'same'),
  'withdraw-order': row(
    [...unfinished, 'cancelled'],
    ['founder'],
    ['json'],
    ['OrderWithdrawn'],
    'same',
  ),
  'book-consultation': row(
    ['consultation-appointment-select-pending'],
    ['founder'],
    ['json'],
    ['ConsultationBooked'],
    'consultation-pending',
  ),
  'decline-consultation': row(
    ['consultation-appointment-select-pending'],
    ['founder'],
    ['json'],
    ['ConsultationDeclined'],
    'documents-pending',
  ),
  'cancel-consultation': row(
    ['consultation-pending'],
    ['founder', 'staff'],
    ['json'],
    ['ConsultationCancelled'],
    'consultation-appointment-select-pending',
  ),
  'complete-consultation': row(
    ['consultation-pending'],
    ['timer', 'staff'],
    ['json', 'timer'],
    ['ConsultationCompleted'],
    'documents-pending',
  ),
  'add-document': row(['documents-pending'], ['staff'], ['file'], ['DocumentAdded'], 'same'),
  'submit-documents-for-review': row(
    ['documents-pending'],
    ['staff'],
    ['json'],
    ['DocumentsSubmittedForReview'],
    'review-pending',
  ),
  'request-document-changes': row(
    ['review-pending'],
    ['lawyer', 'founder'],
    ['json'],
    ['DocumentChangesRequested'],
    'documents-pending',
  ),
  'approve-documents': row(
    ['review-pending'],
    ['lawyer'],
    ['json'],
    ['DocumentsApproved'],
    'notary-appointment-pending',
  ),
  'propose-notary-appointment': row(
    ['notary-appointment-pending'],
    ['staff'],
    ['json'],
    ['NotaryAppointmentProposed'],
    'notary-appointment-confirmation-pending',
  ),
  'reject-notary-appointment': row(
    ['notary-appointment-confirmation-pending'],
    ['founder'],
    ['json'],
    ['NotaryAppointmentRejected'],
    'notary-appointment-pending',
  ),
  'confirm-notary-appointment': row(
    ['notary-appointment-confirmation-pending'],
    ['founder'],
    ['json'],
    ['NotaryAppointmentConfirmed'],
    'foundation-certificate-pending',
  ),
  'receive-foundation-certificate': row(
    ['foundation-certificate-pending'],
    ['notary'],
    ['link'],
    ['FoundationCertificateReceived'],
    'bank-account-pending',
  ),
  'open-bank-account': row(
    ['bank-account-pending'],
    ['founder'],
    ['json'],
    ['BankAccountOpened'],
    'share-capital-payment-pending',
  ),
  'receive-bank-confirmation': row(
    ['share-capital-payment-pending'],
    ['founder'],
    ['file'],
    ['BankConfirmationReceived'],
    'register-record-pending',
  ),
  'receive-register-extract': row(
    ['register-record-pending'],
    ['notary'],
    ['link'],
    ['RegisterExtractReceived', 'FoundationCompleted'],
    'completed',
  ),
  'reissue-upload-link': row(
    ['foundation-certificate-pending', 'register-record-pending'],
    ['staff'],
    ['server'],
    ['UploadLinkReissued'],
    'same',
  ),
  'cancel-foundation': row(
    unfinished,
    ['founder', 'staff'],
    ['json'],
    ['FoundationCancelled'],
    'cancelled',
  ),
};
