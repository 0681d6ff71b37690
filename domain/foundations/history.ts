import type { Role } from './command.ts';
import {
  type DueDays,
  dueOnOf,
  obstaclePlanOf,
  type Plan,
  planOf,
  type Wait,
} from './due-dates.ts';
import { evolve, type FoundationEvent, initialState, progressOf, waitOf } from './foundation.ts';
import { mostUrgent, type OpenObstacle, obstacles as obstacleRows } from './obstacles.ts';
import { lacksMandate } from './people/mandate.ts';
import { type PackageOrder, startHeldUntil } from './standing-order.ts';
import type { FoundationState, Progress } from './state.ts';
import type { Status } from './statuses.ts';

/** The parts of a recorded event that the domain uses. */
export type RecordedEvent = FoundationEvent & {
  id: string;
  metadata: {
    occurredAt: string;
    actor: { role: string };
    /** The due day of the wait that begins with the event; older events have none. */
    dueOn?: string | undefined;
  };
};

/** Progress, with the event that led to the current status. */
export interface Situation extends Progress {
  /** Id of the event that led to the current status. */
  enteredBy: string;
  since: string;
  /** The present wait and its due day. Unknown for waits from before days were recorded. */
  awaited?: Awaited | undefined;
  /** The event that moved the consultation. */
  moved?: { by: string; at: string };
  /** Of a booked consultation: it has no mandate yet, and must not begin without one. */
  unmandated?: true;
  /** The event that began the present wait of the status, possibly again. */
  begunBy?: string | undefined;
  /** Account of the team member in charge; null while there is none. */
  ownerId?: string | null;
}

/** A wait with its due day and reminders. */
export interface Awaited extends Plan {
  /** Id of the wait, which is new for each wait. */
  id: string;
  /** The event to which mails about the wait refer. */
  about: string;
  dueOn: string;
}

/** The events of a foundation, and the state after them. */
export interface History<Event extends RecordedEvent = RecordedEvent> {
  events: readonly Event[];
  state: FoundationState;
  /** null for a foundation that has not started. */
  situation: Situation | null;
}

type Started = Exclude<FoundationState, { status: 'not-started' }>;

interface Begun {
  id: string;
  since: string;
  dueOn: string;
}
type Entered = Pick<Situation, 'enteredBy' | 'since' | 'moved'>;

const cityOf = (state: FoundationState): string | undefined =>
  'coreData' in state ? state.coreData.city : undefined;

/** @throws ImpossibleHistory */
export function historyOf<Event extends RecordedEvent>(events: readonly Event[]): History<Event> {
  let state = initialState;
  let entered: Entered | undefined;
  let begun: Begun | undefined;
  for (const event of events) {
    const { occurredAt, dueOn } = event.metadata;
    const next = evolve(state, event, occasionOf(event));
    if (!entered || next.status !== state.status) {
      entered = { enteredBy: event.id, since: occurredAt };
      begun = undefined;
    }
    if (event.type === 'ConsultationMoved') {
      entered = { ...entered, moved: { by: event.id, at: occurredAt } };
    }
    if (dueOn !== undefined && next.status !== 'not-started') {
      begun = { id: event.id, since: beginsAt(next, occurredAt), dueOn };
    }
    state = next;
  }
  return {
    events,
    state,
    situation: entered ? situationOf(state as Started, entered, begun) : null,
  };
}

const occasionOf = ({ id, metadata: { occurredAt, actor } }: RecordedEvent) => ({
  id,
  occurredAt,
  by: actor.role as Role,
});

function situationOf(state: Started, entered: Entered, begun: Begun | undefined): Situation {
  const awaited = awaitedOf(state, entered, begun);
  const ownerId = state.owner?.ownerId ?? null;
  return {
    ...progressOf(state),
    ...entered,
    ownerId,
    ...(state.status === 'consultation-pending' && lacksMandate(state) && { unmandated: true }),
    ...(begun && { begunBy: begun.id }),
    ...(awaited && { awaited }),
  };
}

interface Waiting {
  obstacles: readonly OpenObstacle[];
  /** What the status waits for. */
  wait: Wait | null;
  /** Beginning and recorded due day of the wait; null for older cases. */
  begun: { since: string; dueOn: string } | null;
  city: string | undefined;
}

/**
 * The due day of the present wait, and what follows when it passes. An obstacle comes before the wait of the
 * status.
 */
export function planAt(waiting: Waiting): (Plan & { dueOn: string }) | null {
  const { obstacles, wait, begun, city } = waiting;
  const urgent = mostUrgent(obstacles);
  if (urgent) {
    const { kind, reportedAt: since, dueOn } = urgent;
    return { dueOn, ...obstaclePlanOf(obstacleRows[kind].ball, { since, dueOn, city }) };
  }
  return wait && begun && { dueOn: begun.dueOn, ...planOf(wait, { ...begun, city }) };
}

function awaitedOf(
  state: Started,
  { enteredBy, moved }: Entered,
  begun: Begun | undefined,
): Awaited | undefined {
  const { obstacles } = state;
  const wait = waitOf(state);
  const plan = planAt({ obstacles, wait, begun: begun ?? null, city: cityOf(state) });
  if (!plan) return undefined;
  const urgent = mostUrgent(obstacles)?.obstacleId;
  const about = urgent ?? moved?.by ?? enteredBy;
  return { id: urgent ?? begun?.id ?? enteredBy, about, ...plan };
}

/** The history up to and including one event; undefined if there is no such event. */
export function historyUntil<Event extends RecordedEvent>(
  { events }: History<Event>,
  eventId: string,
): History<Event> | undefined {
  const index = events.findIndex(({ id }) => id === eventId);
  return index < 0 ? undefined : historyOf(events.slice(0, index + 1));
}

/**
 * Whether the event restarts the present wait: so do an order whose withdrawal period has to pass, and a request
 * for an early start.
 */
const beginsAnew = (event: FoundationEvent, { status }: FoundationState): boolean =>
  event.type === 'NotaryAsked' ||
  event.type === 'ConsultationMoved' ||
  event.type === 'EarlyStartRequested' ||
  (event.type === 'PackageOrdered' &&
    !event.data.earlyStart &&
    status === 'consultation-appointment-select-pending');

interface Counting {
  at: string;
  by: Role;
  settings: DueDays;
  /** Whether the due day of the present wait is recorded. */
  isCounting: boolean;
}

/**
 * The due days of the waits that begin with these events. A case from before days were recorded counts from its
 * next event.
 */
export function dueDaysOf(
  before: FoundationState,
  events: readonly FoundationEvent[],
  { at, by, settings, isCounting: wasCounting }: Counting,
): (string | undefined)[] {
  let state = before;
  let isCounting = wasCounting;
  return events.map((event) => {
    const next = evolve(state, event, { id: '', occurredAt: at, by });
    const wait = next.status === 'not-started' ? null : waitOf(next);
    const last = state.status === 'not-started' ? null : waitOf(state);
    const begins =
      next.status !== state.status || wait !== last || !isCounting || beginsAnew(event, next);
    state = next;
    if (!begins || !wait || next.status === 'not-started') return undefined;
    isCounting = true;
    return dueOnOf(wait, { since: beginsAt(next, at), ...datesOf(next) }, settings);
  });
}

interface Ordered {
  status: Status;
  order: PackageOrder | null;
}

/** Waits begin once work may begin; only the core data can be entered at any time. */
export function beginsAt({ status, order }: Ordered, at: string): string {
  if (!order || status === 'start-pending') return at;
  return startHeldUntil(order, at) ?? at;
}

const datesOf = (state: Started) => ({
  city: cityOf(state),
  appointmentStartsAt: 'appointment' in state ? state.appointment.startsAt : null,
  consultationEndsAt:
    'consultation' in state && state.consultation !== 'declined' ? state.consultation.endsAt : null,
});
