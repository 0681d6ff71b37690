import type { Role } from '#domain/foundations/command.ts';
import { dueDate, statusAfter } from '#domain/foundations/foundation.ts';
import type { BookedConsultation, NotaryAppointment } from '#domain/foundations/state.ts';
import { type Status, type Step, stepNumber, stepOf } from '#domain/foundations/statuses.ts';
import type {
  CoreData,
  CoreDataPayload,
  Notary,
} from '#domain/foundations/steps/core-data-schema.ts';
import type { RegisterEntry } from '#domain/register-entry.ts';
import { handlerOf, type PerEvent, type RecordedEvent } from './event.ts';

/** What cards and pages show of a foundation beyond the columns of its row. */
export interface FoundationDetails {
  coreData: CoreData | null;
  /** Foundations started before packages were ordered go on without an order. */
  orderRequired: boolean;
  /** The last order of the package, also once withdrawn. */
  order: OrderDetails | null;
  /** The notary the founder named. */
  notary: Notary | null;
  consultation: ConsultationDetails | null;
  notaryAppointment: (NotaryAppointment & { confirmed: boolean }) | null;
  /** Proposals the founder turned down, oldest first. */
  rejections: Rejection[];
  bankAccount: { status: 'pending' | 'opened'; bankName: string | null };
  /** Set while the documents are being revised. */
  changesRequested: { reason: string; requestedAt: string; byRole: Role } | null;
  cancelled: { reason: string; byRole: Role } | null;
  /** What the notary said about the entry beside the extract. */
  registerEntry: RegisterEntry | null;
  completedAt: string | null;
  cancelledAt: string | null;
  /** Every status so far, oldest first. */
  history: { status: Status; step: number; at: string }[];
}

export interface OrderDetails {
  orderId: string;
  orderedAt: string;
  netCents: number;
  grossCents: number;
  earlyStart: boolean;
  withdrawnAt: string | null;
}

/** Older ones do not say who the notary was. */
type Rejection = Partial<NotaryAppointment> & {
  startsAt: string;
  reason: string;
  rejectedAt: string;
};

type ConsultationDetails =
  | { declined: true }
  | (BookedConsultation & { declined: false; completedAt: string | null });

export interface FoundationRow {
  id: string;
  founderId: string;
  status: Status;
  step: number;
  since: string;
  dueAt: string | null;
  revision: number;
  startedAt: string;
  updatedAt: string;
  details: FoundationDetails;
}

/** Rows from before a field was added lack it. */
export const nothingYet: FoundationDetails = {
  coreData: null,
  orderRequired: false,
  order: null,
  notary: null,
  consultation: null,
  notaryAppointment: null,
  rejections: [],
  bankAccount: { status: 'pending', bankName: null },
  changesRequested: null,
  cancelled: null,
  registerEntry: null,
  completedAt: null,
  cancelledAt: null,
  history: [],
};

/** @throws Error when the first event of a foundation is missing. */
export function fold(row: FoundationRow | undefined, event: RecordedEvent): FoundationRow {
  const before = event.type === 'FoundationStarted' ? started(event as Started) : row;
  if (!before) throw new Error(`Foundation ${event.foundationId} never started.`);
  const status = statusAfter(event.type) ?? before.status;
  const moved = status !== before.status || event.type === 'FoundationStarted';
  const step = status === 'cancelled' ? before.step : stepNumber(stepOf(status));
  const { occurredAt: at } = event;
  const change = handlerOf<FoundationDetails, [FoundationDetails]>(detailsAfter, event.type);
  const details = change ? change(before.details, event) : before.details;
  return {
    ...before,
    status,
    step,
    since: moved ? at : before.since,
    dueAt: dueAtOf(status, details),
    revision: event.revision,
    updatedAt: at,
    details: moved ? { ...details, history: [...details.history, { status, step, at }] } : details,
  };
}

type Started = RecordedEvent<'FoundationStarted'>;
const started = ({ foundationId, data, occurredAt, revision }: Started): FoundationRow => ({
  id: foundationId,
  founderId: data.founderId,
  status: 'start-pending',
  step: stepNumber('core-data' satisfies Step),
  since: occurredAt,
  dueAt: null,
  revision,
  startedAt: occurredAt,
  updatedAt: occurredAt,
  details: { ...nothingYet, orderRequired: data.orderRequired },
});

function dueAtOf(status: Status, { consultation, notaryAppointment }: FoundationDetails) {
  return dueDate(status, {
    consultationEndsAt: consultation && !consultation.declined ? consultation.endsAt : null,
    appointmentStartsAt: notaryAppointment?.startsAt ?? null,
  });
}

/** Whether advice and drafting wait for the founder's order. */
export const waitsForOrder = ({ orderRequired, order }: FoundationDetails): boolean =>
  orderRequired && (order === null || order.withdrawnAt !== null);

const same = (details: FoundationDetails) => details;

const withCoreData = (
  details: FoundationDetails,
  { data }: { data: CoreDataPayload },
): FoundationDetails => {
  const { preferredNotary, ...coreData } = data;
  return { ...details, coreData, notary: preferredNotary ?? details.notary };
};

const entryOf = ({ enteredOn, registerNumber, registerCourt }: RegisterEntry) =>
  enteredOn || registerNumber || registerCourt
    ? { enteredOn, registerNumber, registerCourt }
    : null;

const detailsAfter = {
  FoundationStarted: same,
  CoreDataSubmitted: withCoreData,
  CoreDataCorrected: withCoreData,
  NotaryNamed: (details, { data }) => ({ ...details, notary: data }),
  PackageOrdered: (details, { data, occurredAt }) => ({
    ...details,
    order: {
      orderId: data.orderId,
      orderedAt: occurredAt,
      netCents: data.netCents,
      grossCents: data.grossCents,
      earlyStart: data.earlyStart,
      withdrawnAt: null,
    },
  }),
  OrderWithdrawn: (details, { occurredAt }) => ({
    ...details,
    order: details.order && { ...details.order, withdrawnAt: occurredAt },
  }),
  ConsultationBooked: (details, { data }) => ({
    ...details,
    consultation: { ...data, declined: false, completedAt: null },
  }),
  ConsultationDeclined: (details) => ({ ...details, consultation: { declined: true } }),
  ConsultationCancelled: (details) => ({ ...details, consultation: null }),
  ConsultationCompleted: (details, { occurredAt }) => {
    const { consultation } = details;
    if (!consultation || consultation.declined) return details;
    return { ...details, consultation: { ...consultation, completedAt: occurredAt } };
  },
  DocumentAdded: same,
  DocumentsSubmittedForReview: (details) => ({ ...details, changesRequested: null }),
  DocumentChangesRequested: (details, { data, occurredAt, actor }) => ({
    ...details,
    changesRequested: { reason: data.reason, requestedAt: occurredAt, byRole: actor.role },
  }),
  NotaryAppointmentProposed: (details, { data }) => ({
    ...details,
    notaryAppointment: { ...data, confirmed: false },
  }),
  NotaryAppointmentRejected: (details, { data, occurredAt }) => {
    const { confirmed: _confirmed, ...proposal } = details.notaryAppointment ?? {
      startsAt: occurredAt,
      confirmed: false,
    };
    const rejection = { ...proposal, reason: data.reason, rejectedAt: occurredAt };
    return { ...details, notaryAppointment: null, rejections: [...details.rejections, rejection] };
  },
  NotaryAppointmentConfirmed: (details) => ({
    ...details,
    notaryAppointment: details.notaryAppointment && {
      ...details.notaryAppointment,
      confirmed: true,
    },
  }),
  BankAccountOpened: (details, { data }) => ({
    ...details,
    bankAccount: { status: 'opened', bankName: data.bankName ?? null },
  }),
  RegisterExtractReceived: (details, { data }) => ({ ...details, registerEntry: entryOf(data) }),
  UploadLinkReissued: same,
  FoundationCompleted: (details, { occurredAt }) => ({ ...details, completedAt: occurredAt }),
  FoundationCancelled: (details, { data, occurredAt, actor }) => ({
    ...details,
    cancelledAt: occurredAt,
    cancelled: { reason: data.reason, byRole: actor.role },
  }),
} satisfies PerEvent<FoundationDetails, [details: FoundationDetails]>;
