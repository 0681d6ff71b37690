/** The 12 statuses in display order, plus `cancelled`. */
export const statuses = [
  'start-pending',
  'consultation-appointment-select-pending',
  'consultation-pending',
  'documents-pending',
  'review-pending',
  'notary-appointment-pending',
  'notary-appointment-confirmation-pending',
  'foundation-certificate-pending',
  'bank-account-pending',
  'share-capital-payment-pending',
  'register-record-pending',
  'completed',
  'cancelled',
] as const;
export type Status = (typeof statuses)[number];

export const finishedStatuses = ['completed', 'cancelled'] as const satisfies readonly Status[];
export const isFinished = (status: Status): status is (typeof finishedStatuses)[number] =>
  (finishedStatuses as readonly Status[]).includes(status);

/** Statuses from which a case can be cancelled. */
export const unfinished = statuses.filter(
  (status) => status !== 'completed' && status !== 'cancelled',
);
export type Unfinished = (typeof unfinished)[number];

/** Number of running formations that one person may have. */
export const UNFINISHED_MAX = 3;

/** Whether one status comes later than the other. */
export const isLater = (status: Status, than: Status): boolean =>
  statuses.indexOf(status) > statuses.indexOf(than);

/** The seven steps on the line, in order. */
export const steps = [
  'core-data',
  'consultation',
  'documents',
  'review',
  'notary-appointment',
  'share-capital',
  'register',
] as const;
export type Step = (typeof steps)[number];

/** Whose turn it is; `nobody` once a foundation is finished. */
export const parties = [
  'founder',
  'co-founder',
  'staff',
  'lawyer',
  'notary',
  'bank',
  'court',
  'nobody',
] as const;
export type Party = (typeof parties)[number];

interface StatusFacts {
  step: Step;
  waitingOn: Party;
}

const facts: Record<Exclude<Status, 'cancelled'>, StatusFacts> = {
  'start-pending': { step: 'core-data', waitingOn: 'founder' },
  'consultation-appointment-select-pending': { step: 'consultation', waitingOn: 'founder' },
  'consultation-pending': { step: 'consultation', waitingOn: 'lawyer' },
  'documents-pending': { step: 'documents', waitingOn: 'staff' },
  'review-pending': { step: 'review', waitingOn: 'lawyer' },
  'notary-appointment-pending': { step: 'notary-appointment', waitingOn: 'staff' },
  'notary-appointment-confirmation-pending': { step: 'notary-appointment', waitingOn: 'founder' },
  // The notary's certificate opens the sixth step (specification § 4.2).
  'foundation-certificate-pending': { step: 'share-capital', waitingOn: 'notary' },
  'bank-account-pending': { step: 'share-capital', waitingOn: 'founder' },
  'share-capital-payment-pending': { step: 'share-capital', waitingOn: 'founder' },
  'register-record-pending': { step: 'register', waitingOn: 'court' },
  completed: { step: 'register', waitingOn: 'nobody' },
};

/** Without the required order, the case waits for the founder. */
export function waitingOn(status: Status, lacksOrder = false): Party {
  if (status === 'cancelled') return 'nobody';
  const party = facts[status].waitingOn;
  return lacksOrder && (party === 'staff' || party === 'lawyer') ? 'founder' : party;
}

/** The step, 1 to 7. A cancelled foundation keeps its last step, which its state remembers. */
export const stepOf = (status: Exclude<Status, 'cancelled'>): Step => facts[status].step;
export const stepNumber = (step: Step) => steps.indexOf(step) + 1;

/** The step at which a foundation was given up: without the deed it had not left the notary. */
export const stepWhenCancelled = (before: Status | undefined, step: number): number =>
  before === 'foundation-certificate-pending' ? stepNumber('notary-appointment') : step;
