import type { Database } from '#database/connection.ts';
import { isRefusal, type TakenSlot } from '#domain/foundation/command.ts';
import { decide } from '#domain/foundation/foundation.ts';
import type { History } from '#domain/foundation/history.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { type EventStore, streamOf, WrongRevision } from '#event-store/port.ts';
import { mailsAfter } from '#mails/foundation/plan.ts';
import { findCommand, keepOutcome, type RecordedCommand } from '#modules/commands/commands.ts';
import type { CommandMessage, Outcome } from '../processes/messages.ts';
import { eventsToAppend } from './events-to-append.ts';
import { type HistoryDeps, type OpenedEvent, readHistory } from './history.ts';

/** Appends per attempt; the next attempt is Temporal's. */
const TRIES = 5;

export type Payload = Record<string, unknown>;

export interface CommandDeps extends HistoryDeps {
  db: Database;
  events: Pick<EventStore, 'read' | 'append'>;
  keys: Pick<PersonKeys, 'openEvents' | 'sealFields'>;
  now: () => Date;
}

/** What a command does besides appending events. Each may run twice, also concurrently. */
export interface SideEffects {
  takeSlot?: (message: CommandMessage, payload: Payload) => Promise<TakenSlot | undefined>;
  accepted?: (message: CommandMessage, payload: Payload) => Promise<void>;
  refused?: (message: CommandMessage) => Promise<void>;
}

/**
 * Carries out any command: read the stream, decide, append. Attempts may repeat and overlap: a
 * commandId that is already in the stream has been carried out, event ids derive from it, and only
 * one append per revision succeeds.
 *
 * @returns the outcome, also for a refusal; the same one for a repetition
 * @throws for failures that a later attempt may overcome
 */
export async function carryOut(
  deps: CommandDeps,
  message: CommandMessage,
  effects: SideEffects = {},
): Promise<Outcome> {
  const recorded = await findCommand(deps.db, message.commandId);
  if (recorded?.outcome) return recorded.outcome;
  const payload = payloadOf(recorded, message);
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const outcome = await decideOnce(deps, message, payload, effects);
      if (outcome.accepted) await effects.accepted?.(message, payload ?? {});
      await keepOutcome(deps.db, message.commandId, outcome, deps.now());
      return outcome;
    } catch (error) {
      if (!(error instanceof WrongRevision)) throw error;
    }
  }
  throw new Error('Others keep appending to this stream.');
}

/** null for a message that does not match its record; the workflow's own timer needs none. */
function payloadOf(recorded: RecordedCommand | undefined, message: CommandMessage): Payload | null {
  if (message.actor.role === 'timer') return {};
  const isSame =
    recorded?.foundationId === message.foundationId && recorded.command === message.command;
  return isSame ? recorded.payload : null;
}

async function decideOnce(
  deps: CommandDeps,
  message: CommandMessage,
  payload: Payload | null,
  effects: SideEffects,
): Promise<Outcome> {
  const history = await readHistory(deps, message.foundationId);
  const earlier = acceptedBefore(history, message.commandId);
  if (earlier) return earlier;
  const slot = payload ? await effects.takeSlot?.(message, payload) : undefined;
  const { actor, command } = message;
  const at = deps.now().toISOString();
  const decision = decide(history.state, command, payload, { actor, at, slot });
  if (isRefusal(decision)) {
    await effects.refused?.(message);
    const { refused: code, fields } = decision;
    return { accepted: false, code, status: history.situation?.status ?? null, fields };
  }
  const { state } = history;
  const founderId = state.status === 'not-started' ? actor.id : state.founderId;
  const last = history.events.at(-1);
  const end = last ? { revision: last.revision, hash: last.metadata.hash } : null;
  const source = { ...message, founderId, occurredAt: at };
  const events = await eventsToAppend(deps.keys, source, decision, end);
  const stream = streamOf(message.foundationId);
  await deps.events.append(stream, events, last?.revision ?? 'no-stream');
  const stored = acceptedBefore(await readHistory(deps, message.foundationId), message.commandId);
  if (!stored) throw new Error('The appended events are not there yet.');
  return stored;
}

/** The outcome of an attempt that has appended; the same as it returned. */
function acceptedBefore(
  { events, situation }: History<OpenedEvent>,
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
  };
}
