import type { RefusalCode, Role, WayIn } from '#domain/foundations/command.ts';
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
  /** What is refused to a role in a status although both fit otherwise. */
  but?: { who: Role; when: readonly Status[]; refused: RefusalCode }[];
  /** Where it leads to other events. */
  elsewhere?: Partial<Record<Status, readonly EventType[]>>;
  /** The status to which it goes back from others. */
  backTo?: { status: Status; from: readonly Status[] };
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
  more: Pick<Row, 'but' | 'elsewhere' | 'backTo'> = {},
): Row => ({ when, who, via, events, next, ...more });

/** From when on somebody may have signed. */
const signed = statuses.slice(7, 11);
/** Once there are drafts, it is an obstacle that somebody has left, and the case goes back to them. */
const leaving = (who: Row['who']): Parameters<typeof row> => [
  unfinished,
  who,
  ['json'],
  ['ParticipantLeft'],
  'same',
  {
    but: who.map((role) => ({ who: role, when: signed, refused: 'DEED_EXISTS' })),
    elsewhere: Object.fromEntries(
      statuses.slice(3, 7).map((status) => [status, ['ParticipantLeft', 'ObstacleReported']]),
    ),
    backTo: { status: 'documents-pending', from: statuses.slice(4, 7) },
  },
];

const founders: Row['who'] = ['founder', 'co-founder'];

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
  'state-participants': row(
    untilApproved,
    ['founder', 'staff'],
    ['json'],
    ['ParticipantRemoved', 'ParticipantStated'],
    'same',
  ),
  'state-details': row(
    untilApproved,
    ['founder', 'co-founder', 'staff'],
    ['json'],
    ['ParticipantDetailsStated'],
    'same',
    // The example is the lead's own: see the tests of people.
    {
      but: [
        { who: 'staff', when: untilApproved, refused: 'NOT_ALLOWED_FOR_ROLE' },
        { who: 'co-founder', when: untilApproved, refused: 'NOT_ALLOWED_FOR_ROLE' },
      ],
    },
  ),
  'clear-minor': row(statuses.slice(3, 5), ['lawyer'], ['json'], ['MinorCleared'], 'same'),
  'identify-participant': row(
    unfinished,
    ['staff', 'lawyer', 'founder', 'co-founder'],
    ['server'],
    ['ParticipantIdentified'],
    'same',
  ),
  'invite-participant': row(untilApproved, ['founder'], ['json'], ['ParticipantInvited'], 'same'),
  'join-foundation': row(unfinished, ['co-founder'], ['server'], ['ParticipantJoined'], 'same', {
    but: [{ who: 'co-founder', when: signed, refused: 'NOT_ALLOWED_NOW' }],
  }),
  'decline-invitation': row(unfinished, ['co-founder'], ['server'], ['InvitationDeclined'], 'same'),
  'end-invitation': row(unfinished, ['timer'], ['server'], ['InvitationEnded'], 'same'),
  'remove-participant': row(...leaving(['founder'])),
  'leave-foundation': row(...leaving(['co-founder'])),
  'end-access': row(unfinished, ['co-founder'], ['json'], ['AccessEnded'], 'same'),
  'accept-mandate': row(unfinished, ['lawyer'], ['json'], ['MandateAccepted'], 'same'),
  'decline-mandate': row(
    unfinished,
    ['lawyer'],
    ['json'],
    ['MandateDeclined', 'OrderReleased', 'ObstacleReported'],
    'same',
  ),
  'step-back': row(unfinished, ['founder'], ['json'], ['OrderReleased'], 'same'),
  'release-firm': row(unfinished, founders, ['json'], ['FirmReleased'], 'same'),
  'release-notary': row(statuses.slice(1, 11), founders, ['json'], ['NotaryReleased'], 'same'),
  'revoke-release': row(statuses.slice(0, 12), founders, ['json'], ['ReleaseRevoked'], 'same'),
  'file-firm-invoice': row(
    statuses.slice(0, 12),
    ['staff', 'lawyer'],
    ['file'],
    ['FirmInvoiceFiled'],
    'same',
  ),
  'name-notary': row(untilConfirmed, ['founder'], ['json'], ['NotaryNamed'], 'same'),
  // Later on only to order again, after a withdrawal.
  'order-package': row(unfinished, ['founder'], ['json'], ['PackageOrdered'], 'same'),
  // Only while an order without it can be withdrawn: see the tests of orders.
  'request-early-start': row(unfinished, ['founder'], ['json'], ['EarlyStartRequested'], 'same'),
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
    ['founder', 'staff', 'timer'],
    ['json', 'timer'],
    ['ConsultationCancelled'],
    'consultation-appointment-select-pending',
    // The timer cancels only without a mandate.
    { but: [{ who: 'timer', when: ['consultation-pending'], refused: 'TOO_EARLY' }] },
  ),
  'complete-consultation': row(
    ['consultation-pending'],
    ['timer', 'staff'],
    ['json', 'timer'],
    ['ConsultationCompleted'],
    'documents-pending',
  ),
  'add-document': row(
    ['documents-pending'],
    ['staff', 'lawyer'],
    ['file'],
    ['DocumentAdded'],
    'same',
  ),
  'submit-documents-for-review': row(
    ['documents-pending'],
    ['staff', 'lawyer'],
    ['json'],
    ['DocumentsSubmittedForReview'],
    'review-pending',
  ),
  'request-document-changes': row(
    ['review-pending'],
    ['lawyer', 'founder', 'co-founder'],
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
  'propose-notary-dates': row(
    ['notary-appointment-pending'],
    ['staff', 'notary'],
    ['json', 'room'],
    ['NotaryDatesProposed'],
    'notary-appointment-confirmation-pending',
  ),
  'choose-notary-date': row(
    ['notary-appointment-confirmation-pending'],
    ['founder'],
    ['json'],
    ['NotaryDateChosen'],
    'foundation-certificate-pending',
  ),
  'object-to-date': row(
    ['notary-appointment-confirmation-pending'],
    ['co-founder'],
    ['json'],
    ['NotaryDateObjected'],
    'same',
  ),
  decline: row(
    statuses.slice(5, 8),
    ['notary'],
    ['room'],
    ['ObstacleReported'],
    'notary-appointment-pending',
  ),
  'did-not-take-place': row(
    ['foundation-certificate-pending'],
    ['notary'],
    ['room'],
    ['ObstacleReported'],
    'notary-appointment-pending',
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
  'correct-notary': row(statuses.slice(1, 11), ['staff'], ['json'], ['NotaryCorrected'], 'same'),
  'move-consultation': row(
    ['consultation-pending'],
    ['founder', 'staff'],
    ['json'],
    ['ConsultationMoved'],
    'same',
  ),
  'withdraw-document': row(
    ['documents-pending', 'review-pending'],
    ['staff'],
    ['json'],
    ['DocumentWithdrawn'],
    'same',
  ),
  'accept-documents': row(
    statuses.slice(4, 7),
    ['founder', 'co-founder'],
    ['json'],
    ['DocumentsAccepted'],
    'same',
  ),
  'ask-notary': row(['notary-appointment-pending'], ['staff'], ['json'], ['NotaryAsked'], 'same'),
  'withdraw-notary-appointment': row(
    ['notary-appointment-confirmation-pending', 'foundation-certificate-pending'],
    ['staff', 'founder'],
    ['json'],
    ['NotaryAppointmentWithdrawn'],
    'notary-appointment-pending',
    // Before confirming, the founder rejects it.
    {
      but: [
        {
          who: 'founder',
          when: ['notary-appointment-confirmation-pending'],
          refused: 'NOT_ALLOWED_NOW',
        },
      ],
    },
  ),
  'send-back-file': row(
    [
      'bank-account-pending',
      'share-capital-payment-pending',
      'register-record-pending',
      'completed',
    ],
    ['staff', 'founder'],
    ['json'],
    ['FileSentBack'],
    'foundation-certificate-pending',
    {
      // Founders take back their own file alone: see the tests of ways back.
      but: [
        {
          who: 'founder',
          when: [
            'bank-account-pending',
            'share-capital-payment-pending',
            'register-record-pending',
            'completed',
          ],
          refused: 'NOT_ALLOWED_FOR_ROLE',
        },
      ],
      elsewhere: { completed: ['FoundationReopened', 'FileSentBack'] },
    },
  ),
  'assign-owner': row(
    unfinished,
    ['staff', 'timer'],
    ['json', 'server'],
    ['OwnerAssigned'],
    'same',
  ),
  'report-obstacle': row(
    unfinished,
    ['founder', 'staff', 'lawyer', 'notary'],
    ['json', 'room'],
    ['ObstacleReported'],
    'same',
    // The example is one that only staff report; all of them are in obstacle-matrix.ts.
    {
      but: [
        { who: 'founder', when: unfinished, refused: 'NOT_ALLOWED_FOR_ROLE' },
        { who: 'lawyer', when: unfinished, refused: 'NOT_ALLOWED_FOR_ROLE' },
        // There is no room before a notary is named.
        { who: 'notary', when: ['start-pending'], refused: 'NOT_ALLOWED_NOW' },
        { who: 'notary', when: unfinished, refused: 'NOT_ALLOWED_FOR_ROLE' },
      ],
    },
  ),
  'resolve-obstacle': row(
    unfinished,
    ['founder', 'staff', 'lawyer'],
    ['json'],
    ['ObstacleResolved'],
    'same',
    { but: [{ who: 'founder', when: unfinished, refused: 'NOT_ALLOWED_FOR_ROLE' }] },
  ),
  'cancel-foundation': row(
    unfinished,
    ['founder', 'staff'],
    ['json'],
    ['FoundationCancelled'],
    'cancelled',
  ),
};
