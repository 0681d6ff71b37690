import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#database/connection.ts';
import type { Actor, WayIn } from '#domain/foundations/command.ts';
import { isCommandVia } from '#domain/foundations/foundation.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { addToTrail } from '#logging/trail.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import {
  findCommand,
  isRepetition,
  messageOf,
  type NewCommand,
  recordCommand,
} from '#modules/commands/commands.ts';
import { actorNames } from '#projections/actor-names.ts';
import type { FoundationClient } from '#workflows/client.ts';
import {
  type CommandMessage,
  type Outcome,
  type UnseenEvent,
  workflowIdOf,
} from '#workflows/processes/messages.ts';
import { apiError, invalidPayload, refusal, unavailable } from '../http/errors.ts';
import type { Accepted, CommandState, Receipt } from './command-schemas.ts';
import { leadingOn } from './leading-on.ts';

/** How long an upload waits for its outcome before the answer is 202. */
const RECEIPT_WAIT_MS = 4_000;
const RECEIPT_POLL_MS = 100;

const actingAs = { member: 'founder', staff: 'staff', admin: 'staff', lawyer: 'lawyer' } as const;

/** Who starts a foundation or acts in any, as its founder or as one of the team; admins act as staff. */
export const actorOf = ({ id, role }: Person): Actor => ({ id, role: actingAs[role] });

/**
 * The revision in `If-Match`, which the caller has seen.
 *
 * @throws ApiError 400 for anything but a revision in quotes
 */
export function expectedRevisionOf({ headers }: FastifyRequest): number | undefined {
  const given = headers['if-match'];
  if (given === undefined) return undefined;
  const [, revision] = /^"(\d{1,9})"$/.exec(given) ?? [];
  if (revision === undefined) {
    throw invalidPayload('If-Match has to be a revision in quotes', ['if-match']);
  }
  return Number(revision);
}

/**
 * Refuses a command on a route for another way of arrival. Routes name their commands, so this catches wrong
 * wiring: an unchecked file must not get into a foundation.
 *
 * @throws ApiError 404
 */
export function requireWay(command: CommandName, way: WayIn): void {
  if (!isCommandVia(command, way)) throw apiError('NOT_FOUND');
}

/** Connects the log line of the request with those of the worker. */
const followCommand = ({ commandId, foundationId }: CommandMessage) =>
  addToTrail({ commandId, workflowId: workflowIdOf(foundationId) });

interface Decisions {
  db: Database;
  process: Pick<FoundationClient, 'decide'>;
}

/**
 * Sends a decision, whose outcome the caller waits for.
 *
 * @throws ApiError for a refusal, 404 when the command does not arrive in this way, 422, 503
 */
export async function decide(
  { db, process }: Decisions,
  command: NewCommand,
  way: WayIn,
): Promise<Accepted> {
  requireWay(command.command, way);
  followCommand(command);
  const recorded = await recordCommand(db, command);
  if (!isRepetition(recorded, command)) throw apiError('UNPROCESSABLE_CONTENT');
  if (recorded.outcome) return accepted(db, command, recorded.outcome);
  const outcome = await process.decide(messageOf(command));
  if (outcome !== 'unavailable') return accepted(db, command, outcome);
  const late = await findCommand(db, command.commandId);
  if (late?.outcome) return accepted(db, command, late.outcome);
  throw unavailable();
}

interface Receipts {
  db: Database;
  process: Pick<FoundationClient, 'receive'>;
}

/**
 * Signals a stored file and waits up to 4 s for the outcome. Without a running worker the command takes effect
 * later.
 *
 * @throws ApiError for a refusal, 503 when the signal failed (the key may be used again)
 */
export async function receive(
  { db, process }: Receipts,
  command: CommandMessage,
): Promise<Receipt> {
  followCommand(command);
  if ((await process.receive(messageOf(command))) === 'unavailable') throw unavailable();
  const deadline = Date.now() + RECEIPT_WAIT_MS;
  for (;;) {
    const recorded = await findCommand(db, command.commandId);
    if (recorded?.outcome) return accepted(db, command, recorded.outcome);
    if (Date.now() >= deadline) return { commandId: command.commandId, state: 'received' };
    await sleep(RECEIPT_POLL_MS);
  }
}

/** @throws ApiError for a refusal */
async function accepted(
  db: Database,
  { foundationId }: Pick<CommandMessage, 'foundationId'>,
  outcome: Outcome,
): Promise<Accepted> {
  if (outcome.accepted) {
    const { revision, position, documentId, participantIds } = outcome;
    return {
      revision,
      position,
      ...(documentId === undefined ? {} : { documentId }),
      ...(participantIds && { participantIds: [...participantIds] }),
    };
  }
  if (outcome.code === 'NOT_ALLOWED_FOR_ROLE') throw apiError('FORBIDDEN');
  const { code, status, fields, details, unseen, next } = outcome;
  throw refusal(code, {
    ...details,
    ...(status && { status }),
    ...(fields && { fields }),
    ...leadingOn(foundationId, next),
    ...(unseen && { events: await withNames(db, foundationId, unseen) }),
  });
}

/** Adds names, which neither Temporal nor the table of commands hold. */
async function withNames(db: Database, foundationId: string, events: readonly UnseenEvent[]) {
  const actors = events.map(({ actor }) => ({ actor_id: actor.id, actor_role: actor.role }));
  const nameOf = await actorNames(db, foundationId, actors);
  return events.map(({ type, occurredAt, actor: { id, role } }) => ({
    type,
    occurredAt,
    actor: { role, name: nameOf(role, id) },
  }));
}

/** The state of a command; undefined when its owner has none with this id. */
export async function commandState(
  db: Database,
  commandId: string,
  owner: { foundationId: string } | { actorId: string },
): Promise<CommandState | undefined> {
  const recorded = await findCommand(db, commandId);
  if (!recorded) return undefined;
  const isOwn =
    'foundationId' in owner
      ? recorded.foundationId === owner.foundationId
      : recorded.actor.id === owner.actorId;
  if (!isOwn) return undefined;
  const { outcome } = recorded;
  if (!outcome) return { state: 'pending' };
  if (!outcome.accepted) return { state: 'refused', code: outcome.code };
  return { state: 'accepted', revision: outcome.revision, position: outcome.position };
}
