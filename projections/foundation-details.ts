import { type Hold, type Plan, waitAt } from '#domain/foundations/due-dates.ts';
import { dueDate, type FoundationEvent, statusAfter } from '#domain/foundations/foundation.ts';
import { beginsAt, planAt } from '#domain/foundations/history.ts';
import type { OpenObstacle } from '#domain/foundations/obstacles.ts';
import { peopleAfter } from '#domain/foundations/people/fold.ts';
import { heldBy } from '#domain/foundations/people/held.ts';
import { nobodyYet, type People } from '#domain/foundations/people/people.ts';
import { lacksOrder } from '#domain/foundations/standing-order.ts';
import type { BookedConsultation } from '#domain/foundations/state.ts';
import { type Status, type Step, stepNumber, stepOf } from '#domain/foundations/statuses.ts';
import type { CoreDataPayload } from '#domain/foundations/steps/core-data-schema.ts';
import { unversioned, versioned } from '#domain/foundations/steps/documents.ts';
import { whoseDays } from '#domain/foundations/turns/whose-turn.ts';
import type { RegisterEntry } from '#domain/register-entry.ts';
import { handlerOf, type PerEvent, type RecordedEvent } from './event.ts';
import { type ApprovalDetails, approvalIn } from './foundations/approval.ts';
import { chosenIn, notaryAfter } from './foundations/notary-details.ts';
import { type OrderDetails, ordersAfter } from './foundations/order-details.ts';
import type { FoundationCard, FoundationPage } from './foundations/views.ts';

type Shown = Omit<FoundationPage, keyof FoundationCard | 'revision' | 'documents'>;

/** What is kept of a foundation beyond the columns of its row: what pages show, and what it follows from. */
export interface FoundationDetails extends Omit<Shown, 'order' | 'consultation' | 'registerCourt'> {
  order: OrderDetails | null;
  consultation: ConsultationDetails | null;
  obstacles: (OpenObstacle & { note: string | null })[];
  /** The valid approval: who approved what, and what was checked. */
  approval: ApprovalDetails | null;
  /** Accounts of the team members in charge. */
  owner: { ownerId: string; standInId?: string | undefined } | null;
  /** Start and due day of the present wait; null while no day was recorded. */
  awaited: { since: string; dueOn: string } | null;
  /** Who founds, and the law firm's mandate. */
  people: People;
}

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

/** Defaults for fields that older rows lack. */
export const nothingYet: FoundationDetails = {
  coreData: null,
  orderRequired: false,
  order: null,
  notary: null,
  chosenNotary: null,
  consultation: null,
  notaryAppointment: null,
  rejections: [],
  bankAccount: { status: 'pending', bankName: null },
  changesRequested: null,
  changeRequests: [],
  obstacles: [],
  acceptance: null,
  approval: null,
  notaryAsked: false,
  owner: null,
  deedDate: null,
  awaited: null,
  cancelled: null,
  registerEntry: null,
  completedAt: null,
  cancelledAt: null,
  history: [],
  turns: [],
  people: nobodyYet({ founderId: '', startedBy: '', required: false, gate: 'off' }),
};

/** @throws Error when the first event of a foundation is missing. */
export function fold(row: FoundationRow | undefined, event: RecordedEvent): FoundationRow {
  const before = event.type === 'FoundationStarted' ? started(event as Started) : row;
  if (!before) throw new Error(`Foundation ${event.foundationId} never started.`);
  const status = statusAfter(event as FoundationEvent) ?? before.status;
  const moved = status !== before.status || event.type === 'FoundationStarted';
  const step = status === 'cancelled' ? before.step : stepNumber(stepOf(status));
  const { occurredAt: at } = event;
  const change = handlerOf<FoundationDetails, [FoundationDetails]>(detailsAfter, event.type);
  const changed = change ? change(before.details, event) : before.details;
  const { people } = changed;
  const occasion = { occurredAt: at, status: before.status };
  const details = {
    ...changed,
    people: peopleAfter(people, event, occasion),
  };
  const counted = {
    ...details,
    awaited: awaitedAfter(details, event, { status, moved }),
    turns: turnsAfter(details, { status, at }),
  };
  return {
    ...before,
    status,
    step,
    since: moved ? at : before.since,
    dueAt: dueAtOf(status, counted),
    revision: event.revision,
    updatedAt: at,
    details: moved ? { ...counted, history: [...counted.history, { status, step, at }] } : counted,
  };
}

function turnsAfter(details: FoundationDetails, { status, at }: { status: Status; at: string }) {
  const { turns } = details;
  const party = whoseDays(standingOf(status, details));
  return turns.at(-1)?.party === party ? turns : [...turns, { party, at }];
}

/**
 * The facts that decide whose turn it is.
 *
 * @param checking participants whose identification is being checked, which events do not tell
 */
export const standingOf = (
  status: Status,
  details: FoundationDetails,
  checking?: readonly string[],
) => ({
  status,
  lacksOrder: waitsForOrder(details),
  notaryAsked: details.notaryAsked,
  held: details.coreData
    ? heldBy({ ...mandated(details), coreData: details.coreData }, checking)
    : null,
  obstacles: details.obstacles,
});

/** What drafts wait for besides the team, while nothing is in the way. */
export function holdIn({
  status,
  details,
}: Pick<FoundationRow, 'status' | 'details'>): Hold | null {
  const standing = standingOf(status, details);
  const { held, obstacles } = standing;
  return held && obstacles.length === 0 && waitAt(status, standing) === held.by ? held.by : null;
}

/** The facts that decide about the mandate. */
export const mandated = ({ people, orderRequired, order }: FoundationDetails) => ({
  people,
  orderRequired,
  order: order?.withdrawnAt === null ? order : null,
});

/** The turns so far; rows from before turns were kept derive them from their statuses. */
export const turnsSince = ({ turns, history }: FoundationDetails): FoundationDetails['turns'] =>
  turns.length > 0
    ? turns
    : history.map(({ status, at }) => ({
        party: whoseDays(standingOf(status, nothingYet)),
        at,
      }));

type Started = RecordedEvent<'FoundationStarted'>;
const started = ({ id, foundationId, data, occurredAt, revision }: Started): FoundationRow => ({
  id: foundationId,
  founderId: data.founderId,
  status: 'start-pending',
  step: stepNumber('core-data' satisfies Step),
  since: occurredAt,
  dueAt: null,
  revision,
  startedAt: occurredAt,
  updatedAt: occurredAt,
  details: {
    ...nothingYet,
    orderRequired: data.orderRequired,
    people: nobodyYet({
      founderId: data.founderId,
      startedBy: id,
      required: data.peopleRequired,
      gate: data.identification,
    }),
  },
});

function dueAtOf(status: Status, { consultation, notaryAppointment }: FoundationDetails) {
  return dueDate(status, {
    consultationEndsAt: consultation && !consultation.declined ? consultation.endsAt : null,
    appointmentStartsAt: notaryAppointment?.startsAt ?? null,
  });
}

/** A new status begins a new wait; other events begin one where they record a day. */
function awaitedAfter(
  { awaited, order }: FoundationDetails,
  { dueOn, occurredAt }: RecordedEvent,
  { status, moved }: { status: Status; moved: boolean },
) {
  const standing = order?.withdrawnAt === null ? order : null;
  if (dueOn !== undefined) {
    return { since: beginsAt({ status, order: standing }, occurredAt), dueOn };
  }
  return moved ? null : awaited;
}

/** The due day of the present wait, and what follows when it passes. */
export function planFor({ status, details }: FoundationRow): (Plan & { dueOn: string }) | null {
  const { obstacles, awaited } = details;
  const wait = waitAt(status, standingOf(status, details));
  return planAt({ obstacles, wait, begun: awaited, city: details.coreData?.city });
}

/** Whether advice and drafting wait for the founder to order the package. */
export const waitsForOrder = (details: FoundationDetails): boolean => lacksOrder(mandated(details));

const same = (details: FoundationDetails) => details;

const withCoreData = (
  details: FoundationDetails,
  { data }: { data: CoreDataPayload },
): FoundationDetails => {
  const { preferredNotary, ...coreData } = data;
  const described = { ...details, coreData };
  return preferredNotary
    ? { ...described, ...chosenIn(described, preferredNotary), notary: preferredNotary }
    : described;
};

const entryOf = ({ enteredOn, registerNumber, registerCourt }: RegisterEntry) =>
  enteredOn || registerNumber || registerCourt
    ? { enteredOn, registerNumber, registerCourt }
    : null;

function obstructed(
  details: FoundationDetails,
  { id, data, occurredAt }: RecordedEvent<'ObstacleReported'>,
): FoundationDetails {
  const { kind, note = null, dueOn, drops } = data;
  const at = data.to ?? details.history.at(-1)?.status ?? 'start-pending';
  const open = { obstacleId: id, kind, reportedAt: occurredAt, dueOn, at, note };
  return {
    ...details,
    obstacles: [...details.obstacles, open],
    ...(drops.includes('acceptance') && {
      acceptance: null,
      people: { ...details.people, acceptances: [] },
    }),
    ...(drops.includes('approval') && { approval: null }),
    ...(drops.includes('appointment') && { notaryAppointment: null, notaryAsked: false }),
    ...(drops.includes('bank-account') && { bankAccount: nothingYet.bankAccount }),
  };
}

const detailsAfter = {
  FoundationStarted: same,
  CoreDataSubmitted: withCoreData,
  CoreDataCorrected: withCoreData,
  ...notaryAfter,
  NotaryAsked: (details) => ({ ...details, notaryAsked: true }),
  ...ordersAfter,
  // Their effect on the people is that of the rules.
  MandateDeclined: same,
  FirmReleased: same,
  NotaryReleased: same,
  ReleaseRevoked: same,
  ParticipantStated: same,
  ParticipantRemoved: same,
  PeopleStated: same,
  ParticipantDetailsStated: same,
  MinorCleared: same,
  ParticipantIdentified: same,
  ParticipantInvited: same,
  ParticipantJoined: same,
  InvitationDeclined: same,
  InvitationEnded: same,
  ParticipantLeft: same,
  AccessEnded: same,
  ConsultationBooked: (details, { data }) => ({
    ...details,
    consultation: { ...data, declined: false, completedAt: null },
  }),
  ConsultationMoved: (details, { data }) => ({
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
  DocumentAdded: (details, { data }) => ({
    ...details,
    changeRequests: versioned(details.changeRequests, data),
  }),
  DocumentWithdrawn: (details, { data }) => ({
    ...details,
    changeRequests: unversioned(details.changeRequests, data.documentId),
  }),
  ChangeRequestAnswered: (details, { data: { request: id, text, documentId } }) => ({
    ...details,
    changeRequests: details.changeRequests.map((request) =>
      request.id === id
        ? { ...request, answer: text, version: documentId ?? request.version }
        : request,
    ),
  }),
  // That of each shareholder is among what is known of the people.
  DocumentsAccepted: (details, { data, occurredAt: at }) =>
    data.by === details.people.lead.accountId
      ? { ...details, acceptance: { at, documents: [...data.documents] } }
      : details,
  DocumentsApproved: (details, event) => ({ ...details, approval: approvalIn(event) }),
  DocumentsSubmittedForReview: (details) => ({ ...details, changesRequested: null }),
  DocumentChangesRequested: (details, { id, data, occurredAt, actor }) => ({
    ...details,
    changeRequests: [
      ...details.changeRequests,
      { id, reason: data.reason, by: actor.role, at: occurredAt },
    ],
    changesRequested: { reason: data.reason, requestedAt: occurredAt, byRole: actor.role },
  }),
  FoundationCertificateReceived: (details, { data }) => ({
    ...details,
    deedDate: data.deedDate ?? null,
    ...(data.deedNumber !== undefined && { deedNumber: data.deedNumber }),
  }),
  FoundationReopened: (details) => ({ ...details, completedAt: null }),
  FileSentBack: same,
  BankAccountOpened: (details, { data }) => ({
    ...details,
    bankAccount: { status: 'opened', bankName: data.bankName ?? null },
  }),
  RegisterExtractReceived: (details, { data }) => ({ ...details, registerEntry: entryOf(data) }),
  UploadLinkReissued: same,
  OwnerAssigned: (details, { data: owner }) => ({ ...details, owner }),
  ObstacleReported: obstructed,
  ObstacleResolved: (details, { data: { obstacleId } }) => ({
    ...details,
    obstacles: details.obstacles.filter((open) => open.obstacleId !== obstacleId),
  }),
  FoundationCompleted: (details, { occurredAt }) => ({ ...details, completedAt: occurredAt }),
  FoundationCancelled: (details, { data, occurredAt, actor }) => ({
    ...details,
    obstacles: [],
    cancelledAt: occurredAt,
    cancelled: { reason: data.reason, byRole: actor.role },
  }),
} satisfies PerEvent<FoundationDetails, [details: FoundationDetails]>;
