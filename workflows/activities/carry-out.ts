import type { Database } from '#database/connection.ts';
import {
  type Actor,
  type IdentificationGate,
  isRefusal,
  type PackageOffer,
  type Refusal,
  type Role,
  type TakenSlot,
} from '#domain/foundations/command.ts';
import type { DueDays } from '#domain/foundations/due-dates.ts';
import { commands, decide, isCommandVia } from '#domain/foundations/foundation.ts';
import { dueDaysOf } from '#domain/foundations/history.ts';
import { isJudgedBy } from '#domain/foundations/shown-events.ts';
import type { FoundationState } from '#domain/foundations/state.ts';
import {
  continued,
  type HistoryDeps,
  type OpenedHistory,
  readHistory,
} from '#event-store/foundation-history.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { type EventStore, type EventToAppend, streamOf, WrongRevision } from '#event-store/port.ts';
import { mailsAfter } from '#mails/foundations/mails-after-events.ts';
import { findCommand, keepOutcome, type RecordedCommand } from '#modules/commands/commands.ts';
import type { CommandMessage, Outcome, UnseenEvent } from '../processes/messages.ts';
import { eventIdOf, eventsToAppend } from './events-to-append.ts';
import { keepRoomOf } from './notary-room.ts';
import { tellOwner } from './team-notices.ts';

/** Number of appends in one attempt; further attempts are Temporal's. */
const TRIES = 5;

export type Payload = Record<string, unknown>;

export interface CommandDeps extends HistoryDeps {
  db: Database;
  events: Pick<EventStore, 'read' | 'append'>;
  keys: Pick<PersonKeys, 'openEvents' | 'sealFields'>;
  now: () => Date;
  /** Numbers of days that replace the usual ones. */
  dueDays?: DueDays | undefined;
  /** What waits until people are identified, in formations that begin now. */
  identificationGate?: IdentificationGate | undefined;
}

/** What a command does besides appending events. Each may run twice, even concurrently. */
export interface SideEffects {
  takeSlot?: (message: CommandMessage, payload: Payload) => Promise<TakenSlot | undefined>;
  offer?: (message: CommandMessage, history: OpenedHistory) => PackageOffer;
  ordersUsedUp?: (message: CommandMessage) => Promise<boolean>;
  /** Ids for people whom the command states for the first time. */
  newIds?: (message: CommandMessage) => string[];
  /** Participants whose identification the team still looks at. */
  checking?: (message: CommandMessage) => Promise<readonly string[]>;
  /**
   * @param history the events up to those of this command, and later ones if an earlier attempt was interrupted
   */
  accepted?: (message: CommandMessage, payload: Payload, history: OpenedHistory) => Promise<void>;
  refused?: (message: CommandMessage) => Promise<void>;
}

/**
 * Carries out any command: read the stream once, decide, append. Attempts may repeat and overlap: a
 * commandId that is already in the stream has been carried out, and only one append per revision
 * succeeds.
 *
 * @returns the outcome, also for a refusal; the same one for a repetition
 * @throws for failures worth another attempt
 */
export async function carryOut(
  deps: CommandDeps,
  message: CommandMessage,
  effects: SideEffects = {},
): Promise<Outcome> {
  const recorded = await findCommand(deps.db, message.commandId);
  if (recorded?.outcome) return recorded.outcome;
  const order = orderOf(recorded, message);
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const { outcome, history } = await decideOnce(deps, order, effects);
      if (outcome.accepted) {
        await effects.accepted?.(order.message, order.payload ?? {}, history);
        await tellOwner(deps.db, order.message, history);
        await keepRoomOf(deps, order.message, history);
      }
      await keepOutcome(deps.db, message, outcome, deps.now());
      return outcome;
    } catch (error) {
      if (!(error instanceof WrongRevision)) throw error;
    }
  }
  throw new Error('Other writers keep appending to this stream.');
}

interface Order {
  /** The message with the actor of the record. */
  message: CommandMessage;
  /** null when there is nothing to carry out. */
  payload: Payload | null;
  expectedRevision: number | null;
}

const TIMER: Actor = { id: 'timer', role: 'timer' };

/**
 * The record decides who acts and with which payload: anybody who reaches Temporal could write its messages. Only
 * commands of the workflow's own timer have no record.
 */
function orderOf(recorded: RecordedCommand | undefined, message: CommandMessage): Order {
  if (!recorded) {
    const isTimer = isCommandVia(message.command, 'timer');
    const timed = { ...message, actor: TIMER };
    return { message: timed, payload: isTimer ? {} : null, expectedRevision: null };
  }
  const isSame =
    recorded.foundationId === message.foundationId && recorded.command === message.command;
  return {
    message: { ...message, actor: recorded.actor },
    payload: isSame ? recorded.payload : null,
    expectedRevision: recorded.expectedRevision,
  };
}

interface Decided {
  outcome: Outcome;
  /** The history that was read, with the events that were appended. */
  history: OpenedHistory;
}

async function decideOnce(
  deps: CommandDeps,
  { message, payload, expectedRevision }: Order,
  effects: SideEffects,
): Promise<Decided> {
  const history = await readHistory(deps, message.foundationId);
  const earlier = acceptedIn(history, message.commandId);
  if (earlier) return { outcome: earlier, history };
  if (payload === null) {
    return { outcome: refused(history, { refused: 'INVALID_PAYLOAD' }), history };
  }
  if (hasMovedOn(history, expectedRevision)) {
    const unseen = unseenSince(history, expectedRevision);
    const outcome = { ...refused(history, { refused: 'CHANGED_MEANWHILE' }), unseen };
    return { outcome, history };
  }
  if (commands[message.command].needsRevision && expectedRevision === null) {
    const revision = history.events.at(-1)?.revision ?? 0;
    const refusal = { refused: 'REVISION_REQUIRED', details: { revision } } as const;
    return { outcome: refused(history, refusal), history };
  }
  const slot = await effects.takeSlot?.(message, payload);
  const offer = effects.offer?.(message, history);
  const ordersUsedUp = await effects.ordersUsedUp?.(message);
  const checking = await effects.checking?.(message);
  const { actor, command } = message;
  const at = deps.now().toISOString();
  const { dueDays: settings, identificationGate } = deps;
  const newIds = effects.newIds?.(message);
  const found = { slot, offer, ordersUsedUp, checking, newIds };
  const set = { dueDays: settings, identificationGate };
  const firstEventId = eventIdOf({ commandId: message.commandId, occurredAt: at }, 0);
  const circumstances = { actor, at, firstEventId, ...found, ...set };
  const decision = decide(history.state, command, payload, circumstances);
  if (isRefusal(decision)) {
    await effects.refused?.(message);
    return { outcome: refused(history, decision), history };
  }
  const { state } = history;
  const founderId = state.status === 'not-started' ? actor.id : state.founderId;
  const last = history.events.at(-1);
  const end = last ? { revision: last.revision, hash: last.metadata.hash } : null;
  const dueDays = dueDaysOf(history.state, decision, {
    at,
    by: actor.role,
    settings: deps.dueDays ?? {},
    isCounting: history.situation?.awaited !== undefined,
  });
  const source = { ...message, founderId, occurredAt: at, dueDays };
  const events = await eventsToAppend(deps.keys, source, decision, end);
  const after = await append(deps, message.foundationId, history, events);
  const outcome = acceptedIn(after, message.commandId);
  if (!outcome) throw new Error('The command was accepted without an event.');
  return { outcome, history: after };
}

const participantIdsIn = (state: FoundationState): string[] =>
  state.status === 'not-started'
    ? []
    : state.people.participants.map(({ participantId }) => participantId);

/** @throws WrongRevision when the stream has moved on since it was read */
async function append(
  deps: CommandDeps,
  foundationId: string,
  history: OpenedHistory,
  events: readonly EventToAppend[],
): Promise<OpenedHistory> {
  const stream = streamOf(foundationId);
  const end = history.events.at(-1)?.revision;
  const { position } = await deps.events.append(stream, events, end ?? 'no-stream');
  const first = (end ?? -1) + 1;
  // The store tells the position of the last event only; nobody asks for the others.
  const appended = events.map((event, index) => ({
    ...event,
    stream,
    revision: first + index,
    position,
  }));
  return continued(deps, history, appended);
}

type Refused = Extract<Outcome, { accepted: false }>;

const refused = (
  { situation }: OpenedHistory,
  { refused: code, fields, details, next }: Refusal,
): Refused => ({
  accepted: false,
  code,
  status: situation?.status ?? null,
  ...(fields && { fields }),
  ...(details && { details }),
  ...(next && { next }),
});

/** Looks at the same read as the decision, whose append fails if the stream moves on later. */
const hasMovedOn = (history: OpenedHistory, seen: number | null): seen is number =>
  seen !== null &&
  (!history.events.some(({ revision }) => revision === seen) ||
    unseenSince(history, seen).length > 0);

const unseenSince = ({ events }: OpenedHistory, seen: number): UnseenEvent[] =>
  events
    .filter(({ revision, type }) => revision > seen && isJudgedBy(type))
    .map(({ type, metadata: { occurredAt, actor } }) => ({
      type,
      occurredAt,
      actor: { id: actor.id, role: actor.role as Role },
    }));

/** The outcome of the command if its events are in the stream, whichever attempt appended them. */
function acceptedIn(
  { events, situation, state }: OpenedHistory,
  commandId: string,
): Outcome | undefined {
  const own = events.filter(({ metadata }) => metadata.commandId === commandId);
  const last = own.at(-1);
  if (!last || !situation) return undefined;
  const added = own.find((event) => event.type === 'DocumentAdded');
  return {
    accepted: true,
    revision: last.revision,
    position: last.position,
    progress: situation,
    events: own.map(({ id, type }) => ({ id, type, mails: mailsAfter(type) })),
    ...(added && { documentId: added.data.documentId }),
    ...(own.some(({ type }) => type === 'PeopleStated' || type === 'ParticipantStated') && {
      participantIds: participantIdsIn(state),
    }),
  };
}
