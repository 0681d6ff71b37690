import type { z } from 'zod';
import { type Circumstances, type Decision, isRefusal, type WayIn } from './command.ts';
import { type Wait, waitAt } from './due-dates.ts';
import type { CommandName } from './names.ts';
import { withRoom } from './notary-room.ts';
import { type Named, resolvedBy } from './obstacles.ts';
import { heldBy } from './people/held.ts';
import { missingIn } from './people/missing.ts';
import { withNext } from './people/next-commands.ts';
import { lacksOrder } from './standing-order.ts';
import type { FoundationState, Progress } from './state.ts';
import type { Status } from './statuses.ts';
import {
  type CommandDefinition,
  decideWith,
  type EventDefinition,
  type EventIn,
  foldWith,
  ImpossibleHistory,
  leadsTo,
  type Occasion,
  type PersonalFields,
} from './step.ts';
import { coFounders } from './steps/co-founders.ts';
import { consultation } from './steps/consultation.ts';
import { coreData } from './steps/core-data.ts';
import { documents } from './steps/documents.ts';
import { firmInvoice } from './steps/firm-invoice.ts';
import { lifecycle } from './steps/lifecycle.ts';
import { mandate } from './steps/mandate.ts';
import { namedNotary } from './steps/named-notary.ts';
import { notaryAnswers } from './steps/notary-answers.ts';
import { notaryAppointment } from './steps/notary-appointment.ts';
import { notaryDates } from './steps/notary-dates.ts';
import { notaryRelease } from './steps/notary-release.ts';
import { obstacles } from './steps/obstacles.ts';
import { owner } from './steps/owner.ts';
import { packageOrder } from './steps/package-order.ts';
import { participants } from './steps/participants.ts';
import { register } from './steps/register.ts';
import { review } from './steps/review.ts';
import { sentBackFiles } from './steps/sent-back-files.ts';
import { shareCapital } from './steps/share-capital.ts';
import { whoseTurn } from './turns/whose-turn.ts';
import { uploadLink } from './upload-link.ts';

const definitions = [
  ...lifecycle.commands,
  ...coreData.commands,
  ...participants.commands,
  ...coFounders.commands,
  ...packageOrder.commands,
  ...mandate.commands,
  ...firmInvoice.commands,
  ...consultation.commands,
  ...documents.commands,
  ...review.commands,
  ...notaryRelease.commands,
  ...notaryAppointment.commands,
  ...notaryDates.commands,
  ...notaryAnswers.commands,
  ...shareCapital.commands,
  ...register.commands,
  ...namedNotary.commands,
  ...sentBackFiles.commands,
  ...uploadLink.commands,
  ...owner.commands,
  ...obstacles.commands,
] as const;

const events = {
  ...lifecycle.events,
  ...coreData.events,
  ...participants.events,
  ...coFounders.events,
  ...packageOrder.events,
  ...mandate.events,
  ...firmInvoice.events,
  ...consultation.events,
  ...documents.events,
  ...review.events,
  ...notaryRelease.events,
  ...notaryAppointment.events,
  ...notaryDates.events,
  ...shareCapital.events,
  ...register.events,
  ...namedNotary.events,
  ...sentBackFiles.events,
  ...uploadLink.events,
  ...owner.events,
  ...obstacles.events,
};

export type FoundationEvent = EventIn<typeof events>;
export type EventType = FoundationEvent['type'];
export type DataOf<T extends EventType> = Extract<FoundationEvent, { type: T }>['data'];
export const eventTypes = Object.keys(events) as EventType[];

type FileIn<E> = E extends { file: infer File | undefined } ? Extract<File, string> : never;
/** Files that events bring, apart from drafts of the team. */
export type FileKind = FileIn<(typeof events)[EventType]>;
/** Events that only bring a file, which is all that read models need to know. */
export type FileEvent = {
  [Type in EventType]: [FileIn<(typeof events)[Type]>] extends [never] ? never : Type;
}[EventType];
/** The kind of file that an event brings. */
export const fileKindOf = (type: EventType): FileKind | undefined => events[type].file;
export const fileKinds = eventTypes.map(fileKindOf).filter((kind) => kind !== undefined);

type Definition = (typeof definitions)[number];
type FoundationCommand = CommandDefinition<CommandName>;

/** Every command by name: who may issue it, when, and with which payload. */
export const commands = Object.fromEntries(
  definitions.map((definition) => [definition.name, definition]),
) as unknown as Record<Definition['name'], FoundationCommand> satisfies Record<
  CommandName,
  FoundationCommand
>;

type IssuedBy<D, R> = D extends { name: infer Name; who: readonly (infer Who)[] }
  ? R extends Who
    ? Name
    : never
  : never;
export type FounderCommand = IssuedBy<Definition, 'founder'>;
export type CoFounderCommand = IssuedBy<Definition, 'co-founder'>;
export const founderCommands = definitions
  .filter(({ who }) => (who as readonly string[]).includes('founder'))
  .map(({ name }) => name) as FounderCommand[];

type CameVia<D, Way> = D extends { name: infer Name; via: readonly (infer Via)[] }
  ? Extract<Via, Way> extends never
    ? never
    : Name
  : never;
/** Commands that may arrive in this way, or in one of several. */
export type CommandVia<Way extends WayIn> = CameVia<Definition, Way>;
export const isCommandVia = <Way extends WayIn>(
  name: CommandName,
  way: Way,
): name is CommandVia<Way> => commands[name].via.includes(way);

type Starting<D> = D extends { name: infer Name; when: readonly (infer When)[] }
  ? 'not-started' extends When
    ? Name
    : never
  : never;
/** Commands that are sent as JSON to a foundation that has started. */
export type JsonCommand = Exclude<CommandVia<'json'>, Starting<Definition>>;
export const jsonCommands = definitions
  .map(({ name }) => name)
  .filter(
    (name): name is JsonCommand =>
      isCommandVia(name, 'json') && !commands[name].when.includes('not-started'),
  );

type Receipt<Name> = Name extends `receive-${infer File}` ? File : never;
/** Files that founders upload: `bank-confirmation` for `receive-bank-confirmation`. */
export type FounderFile = Receipt<Extract<FounderCommand, CommandVia<'file'>>>;
/** The file of a command, as its address names it. */
export const fileOf = <File extends FounderFile>(command: `receive-${File}`) =>
  command.slice('receive-'.length) as File;
export const receiptOf = <File extends FounderFile>(file: File) => `receive-${file}` as const;
export const founderFiles = founderCommands
  .filter((name) => isCommandVia(name, 'file') && name.startsWith('receive-'))
  .map((name) => name.slice('receive-'.length)) as FounderFile[];

type PayloadSchema<Name extends CommandName> = Extract<Definition, { name: Name }>['payload'];
export type PayloadOf<Name extends CommandName> = z.input<PayloadSchema<Name>>;
export const payloadSchemaOf = <Name extends CommandName>(name: Name) =>
  commands[name].payload as unknown as PayloadSchema<Name>;

type PersonalIn<T extends EventType> = (typeof events)[T]['personal'];
/** Fields of an event that concern the founder or a participant. */
export type MemberFieldOf<T extends EventType> = {
  [Field in keyof PersonalIn<T>]: PersonalIn<T>[Field] extends 'founder' | 'participant'
    ? Field
    : never;
}[keyof PersonalIn<T>] &
  string;

/** The sealed fields of an event, with the owners of the keys. */
export const personalFieldsOf = (type: EventType): PersonalFields => events[type].personal;

/** The status after an event that does not name one itself. */
export const usualStatusAfter = (type: EventType): Status | undefined => events[type].to;

/** The status after an event; undefined if the event does not change it. */
export const statusAfter = ({ type, data }: Pick<FoundationEvent, 'type' | 'data'>) =>
  leadsTo(data) ?? events[type].to;

export const initialState: FoundationState = { status: 'not-started' };

/** @throws ImpossibleHistory for an event that the rules do not know, or that cannot happen in this state */
export function evolve(
  state: FoundationState,
  { type, data }: FoundationEvent,
  occasion: Occasion,
): FoundationState {
  // Another version of the product may have written the stream.
  if (!Object.hasOwn(events, type))
    throw new ImpossibleHistory('No rule knows this type of event.');
  const definition = events[type] as unknown as EventDefinition<
    unknown,
    FoundationState['status'],
    Status
  >;
  return withRoom(foldWith(definition, state, data, occasion), occasion);
}

/** Turns a command into events or a refusal. Pure. */
export function decide(
  state: FoundationState,
  name: CommandName,
  payload: unknown,
  circumstances: Circumstances,
): Decision<FoundationEvent> {
  const decision = decideWith(commands[name], state, payload, circumstances);
  if (isRefusal(decision)) {
    // Notaries learn nothing of what others have still to do.
    const isPlain = state.status === 'not-started' || circumstances.actor.role === 'notary';
    return isPlain ? decision : withNext(decision, state);
  }
  const events = decision as readonly FoundationEvent[];
  return [...events, ...resolvedWith(state, name, events, circumstances)];
}

/** Obstacles that the events of a command settle. */
function resolvedWith(
  state: FoundationState,
  name: CommandName,
  events: readonly FoundationEvent[],
  { actor, at }: Circumstances,
): FoundationEvent[] {
  if (name === 'report-obstacle' || name === 'resolve-obstacle') return [];
  if (state.status === 'not-started' || state.obstacles.length === 0) return [];
  const occasion = { id: '', occurredAt: at, by: actor.role };
  const after = events.reduce(
    (folded, event) => evolve(folded, event, occasion),
    state as FoundationState,
  );
  if (after.status === 'not-started') return [];
  const isRenamed = (what: Named) => nameOf[what](after) !== nameOf[what](state);
  const isComplete = 'coreData' in after && missingIn(after.people, after.coreData).length === 0;
  const effect = { command: name, after: after.status, isRenamed, isComplete };
  return resolvedBy(state.obstacles, effect).map(({ obstacleId, kind }) => ({
    type: 'ObstacleResolved',
    data: { obstacleId, kind },
  }));
}

/** Names that differ only in capitals and spaces are equal. */
const folded = (name: string | undefined) => name?.toLowerCase().replaceAll(/\s+/g, '');
const nameOf: Record<Named, (state: FoundationState) => string | undefined> = {
  company: (state) => ('coreData' in state ? folded(state.coreData.companyName) : undefined),
  notary: (state) => ('notary' in state ? folded(state.notary?.name) : undefined),
};

/** What the workflow learns about a foundation that has started. */
export function progressOf(state: FoundationState): Progress {
  if (state.status === 'not-started') throw new Error('This foundation has not started.');
  const { status } = state;
  const consultationEndsAt =
    'consultation' in state && state.consultation !== 'declined' ? state.consultation.endsAt : null;
  const appointmentStartsAt = 'appointment' in state ? state.appointment.startsAt : null;
  const dueAt = dueDate(status, { consultationEndsAt, appointmentStartsAt });
  return { status, waitingOn: whoseTurn(standingOf(state)), dueAt };
}

/** What the case waits for; null once it is finished. */
export const waitOf = (state: Exclude<FoundationState, { status: 'not-started' }>): Wait | null =>
  waitAt(state.status, standingOf(state));

const standingOf = (state: Exclude<FoundationState, { status: 'not-started' }>) => ({
  status: state.status,
  lacksOrder: lacksOrder(state),
  notaryAsked: isAsked(state),
  held: 'coreData' in state ? heldBy(state) : null,
  obstacles: state.obstacles,
});

const isAsked = (state: FoundationState): boolean =>
  'notaryAsked' in state && state.notaryAsked === true;

interface Dates {
  consultationEndsAt: string | null;
  appointmentStartsAt: string | null;
}

/** The appointment a status is waiting for. */
export function dueDate(status: Status, dates: Dates): string | null {
  switch (status) {
    case 'consultation-pending':
      return dates.consultationEndsAt;
    case 'notary-appointment-confirmation-pending':
    case 'foundation-certificate-pending':
      return dates.appointmentStartsAt;
    default:
      return null;
  }
}
