import { describe, expect, test } from 'vitest';
import { isRefusal, type Role, roles } from '#domain/foundations/command.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import { decide, evolve } from '#domain/foundations/foundation.ts';
import { type CommandName, commandNames } from '#domain/foundations/names.ts';
import { type Status, statuses } from '#domain/foundations/statuses.ts';
import { AT, actorOf, foundationAt, offer, payloads, slot } from '#scripts/demo/foundations.ts';

interface Row {
  when: readonly (Status | 'not-started')[];
  who: readonly Role[];
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
  events: Row['events'],
  next: Row['next'],
): Row => ({ when, who, events, next });

/** Written by hand, independently of the rules: it must not be derived from them. */
const table: Record<CommandName, Row> = {
  'start-foundation': row(['not-started'], ['founder'], ['FoundationStarted'], 'start-pending'),
  'submit-core-data': row(
    ['start-pending'],
    ['founder'],
    ['CoreDataSubmitted'],
    'consultation-appointment-select-pending',
  ),
  'correct-core-data': row(untilApproved, ['founder'], ['CoreDataCorrected'], 'same'),
  'name-notary': row(untilConfirmed, ['founder'], ['NotaryNamed'], 'same'),
  // Later on only to order again, after a withdrawal.
  'order-package': row(unfinished, ['founder'], ['PackageOrdered'], 'same'),
  'withdraw-order': row([...unfinished, 'cancelled'], ['founder'], ['OrderWithdrawn'], 'same'),
  'book-consultation': row(
    ['consultation-appointment-select-pending'],
    ['founder'],
    ['ConsultationBooked'],
    'consultation-pending',
  ),
  'decline-consultation': row(
    ['consultation-appointment-select-pending'],
    ['founder'],
    ['ConsultationDeclined'],
    'documents-pending',
  ),
  'cancel-consultation': row(
    ['consultation-pending'],
    ['founder', 'staff'],
    ['ConsultationCancelled'],
    'consultation-appointment-select-pending',
  ),
  'complete-consultation': row(
    ['consultation-pending'],
    ['timer', 'staff'],
    ['ConsultationCompleted'],
    'documents-pending',
  ),
  'add-document': row(['documents-pending'], ['staff'], ['DocumentAdded'], 'same'),
  'submit-documents-for-review': row(
    ['documents-pending'],
    ['staff'],
    ['DocumentsSubmittedForReview'],
    'review-pending',
  ),
  'request-document-changes': row(
    ['review-pending'],
    ['lawyer', 'founder'],
    ['DocumentChangesRequested'],
    'documents-pending',
  ),
  'approve-documents': row(
    ['review-pending'],
    ['lawyer'],
    ['DocumentsApproved'],
    'notary-appointment-pending',
  ),
  'propose-notary-appointment': row(
    ['notary-appointment-pending'],
    ['staff'],
    ['NotaryAppointmentProposed'],
    'notary-appointment-confirmation-pending',
  ),
  'reject-notary-appointment': row(
    ['notary-appointment-confirmation-pending'],
    ['founder'],
    ['NotaryAppointmentRejected'],
    'notary-appointment-pending',
  ),
  'confirm-notary-appointment': row(
    ['notary-appointment-confirmation-pending'],
    ['founder'],
    ['NotaryAppointmentConfirmed'],
    'foundation-certificate-pending',
  ),
  'receive-foundation-certificate': row(
    ['foundation-certificate-pending'],
    ['notary'],
    ['FoundationCertificateReceived'],
    'bank-account-pending',
  ),
  'open-bank-account': row(
    ['bank-account-pending'],
    ['founder'],
    ['BankAccountOpened'],
    'share-capital-payment-pending',
  ),
  'receive-bank-confirmation': row(
    ['share-capital-payment-pending'],
    ['founder'],
    ['BankConfirmationReceived'],
    'register-record-pending',
  ),
  'receive-register-extract': row(
    ['register-record-pending'],
    ['notary'],
    ['RegisterExtractReceived', 'FoundationCompleted'],
    'completed',
  ),
  'reissue-upload-link': row(
    ['foundation-certificate-pending', 'register-record-pending'],
    ['staff'],
    ['UploadLinkReissued'],
    'same',
  ),
  'cancel-foundation': row(unfinished, ['founder', 'staff'], ['FoundationCancelled'], 'cancelled'),
};

/** After the consultation, so that the timer may complete it too. */
const at = '2026-11-25T00:00:00.000Z';
/** With a document to submit for review. */
const begin = (status: Status | 'not-started', name: CommandName) => {
  const from = status === 'documents-pending' ? 'review-pending' : status;
  const order = { orderId: offer.orderId, orderedAt: AT, earlyStart: true };
  return {
    ...foundationAt(from).state,
    status,
    orderRequired: true,
    order: name === 'order-package' ? null : order,
  } as ReturnType<typeof foundationAt>['state'];
};

const cells = commandNames.flatMap((name) =>
  (['not-started', ...statuses] as const).flatMap((status) =>
    roles.map((role) => ({ name, status, role })),
  ),
);

describe('check 34: every command in every status by every role', () => {
  test('the table names all commands', () => {
    expect(Object.keys(table).sort()).toEqual([...commandNames].sort());
  });

  test.each(cells)('$name in $status by $role', ({ name, status, role }) => {
    const expected = table[name];
    const state = begin(status, name);
    const circumstances = { actor: actorOf(role), at, slot, offer };
    const decision = decide(state, name, payloads[name], circumstances);
    if (!expected.who.includes(role)) {
      expect(decision).toEqual({ refused: 'NOT_ALLOWED_FOR_ROLE' });
    } else if (!expected.when.includes(status)) {
      expect(decision).toEqual({ refused: 'NOT_ALLOWED_NOW' });
    } else {
      if (isRefusal(decision)) throw new Error(`refused: ${decision.refused}`);
      expect(decision.map(({ type }) => type)).toEqual(expected.events);
      const after = decision.reduce((folded, event) => evolve(folded, event, AT), state);
      expect(after.status).toBe(expected.next === 'same' ? status : expected.next);
    }
  });
});
