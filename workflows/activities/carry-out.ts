import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import { isRefusal, type TakenSlot } from '#domain/foundation/command.ts';
import {
  decide,
  type FoundationEvent,
  personalFieldsOf,
  SCHEMA_VERSION,
} from '#domain/foundation/foundation.ts';
import type { History } from '#domain/foundation/history.ts';
import { chain } from '#event-store/chain.ts';
import { type PersonKeys, sealedIn } from '#event-store/personal-data.ts';
import { type EventStore, type EventToAppend, streamOf, WrongRevision } from '#event-store/port.ts';
import { mailsAfter } from '#mails/foundation/plan.ts';
import { findCommand, keepOutcome } from '#modules/commands/commands.ts';
import type { CommandMessage, Outcome } from '../processes/messages.ts';
import { type HistoryDeps, type OpenedEvent, readHistory } from './history.ts';

/** Appends per attempt; the next attempt is Temporal's. */
const TRIES = 5;
const EVENT_IDS = '6f6c2f0e-9a3b-5d0c-8d53-2a1f7c0b9e41';

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
  const fits =
    recorded?.foundationId === message.foundationId && recorded.command === message.command;
  // The workflow's own timer records nothing and has no payload.
  const payload = message.actor.role === 'timer' ? {} : fits ? recorded.payload : null;
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
  const events = await prepare(deps, message, history, decision, at);
  const expected = history.events.at(-1)?.revision ?? 'no-stream';
  await deps.events.append(streamOf(message.foundationId), events, expected);
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

/** Seals personal fields and chains the events to the last one read. */
async function prepare(
  { keys }: Pick<CommandDeps, 'keys'>,
  { foundationId, commandId, actor }: CommandMessage,
  { events, state }: History<OpenedEvent>,
  decided: readonly FoundationEvent[],
  occurredAt: string,
): Promise<EventToAppend[]> {
  const stream = streamOf(foundationId);
  const founderId = state.status === 'not-started' ? actor.id : state.founderId;
  const persons = { founder: founderId, notary: `notary:${foundationId}` };
  const metadata = {
    actor: { id: actor.id, role: actor.role },
    occurredAt,
    commandId,
    correlationId: foundationId,
    schemaVersion: SCHEMA_VERSION,
  };
  const sealed = decided.map(async ({ type, data }, index) => {
    const id = uuidv5(`${commandId}/${index}`, EVENT_IDS);
    const whose = Object.entries(personalFieldsOf(type));
    const personal = Object.fromEntries(whose.map(([path, party]) => [path, persons[party]]));
    // As it will be read: without undefined fields.
    const plain = JSON.parse(JSON.stringify(data));
    const sealedData = await keys.sealFields(plain, personal, sealedIn(stream, id));
    return { id, type, data: sealedData, metadata };
  });
  return chain(stream, endOf(events), await Promise.all(sealed));
}

function endOf(events: readonly OpenedEvent[]) {
  const last = events.at(-1);
  return last ? { revision: last.revision, hash: last.metadata.hash } : null;
}
