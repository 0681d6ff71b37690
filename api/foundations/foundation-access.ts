import type { FastifyReply } from 'fastify';
import type { Database } from '#database/connection.ts';
import type { Actor, Refusal, Role } from '#domain/foundations/command.ts';
import { refuse } from '#domain/foundations/command.ts';
import { commands } from '#domain/foundations/foundation.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { opens } from '#domain/foundations/obstacles.ts';
import { closedGate, type Gate } from '#domain/foundations/people/gates.ts';
import { withNext } from '#domain/foundations/people/next-commands.ts';
import type { StateStatus } from '#domain/foundations/state.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { comparePositions, type EventStore, StoreUnavailable } from '#event-store/port.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import { checkedParticipants } from '#modules/identification/identifications.ts';
import type { CheckpointWatch } from '#projections/checkpoint-watch.ts';
import { participationOf } from '#projections/foundations/participations.ts';
import { founderOf, type Standing, standingOf } from '#projections/foundations/parts.ts';
import { isCoFounder, type Viewer } from '#projections/foundations/people-view.ts';
import { statusOf } from '#projections/foundations.ts';
import type { Scope } from '#projections/scope.ts';
import type { CommandMessage } from '#workflows/processes/messages.ts';
import { type ApiError, apiError, refusal, unavailable } from '../http/errors.ts';
import { uuidOr403 } from '../http/requests.ts';
import { actorOf } from './commands.ts';
import { leadingOn } from './leading-on.ts';

/** What reading a foundation needs, no staler than the caller may expect. */
export interface FoundationReads {
  db: Database;
  store: Pick<EventStore, 'head'>;
  checkpoint: Pick<CheckpointWatch, 'waitFor' | 'hasPassed'>;
}

/** Members see the foundations in which they take part, the team all of them. */
export const scopeOf = ({ id, role }: Person): Scope =>
  role === 'member' ? { accountId: id } : 'all';

/**
 * As whom a person reads a foundation within their scope.
 *
 * @throws ApiError 403 for a member who takes no part in it
 */
export async function viewerOf(
  db: Database,
  foundationId: string,
  person: Person,
): Promise<Viewer> {
  if (person.role !== 'member') return 'team';
  const participation = await participationOf(db, foundationId, person.id);
  if (!participation) throw apiError('FORBIDDEN');
  return participation;
}

/**
 * Who acts in a foundation.
 *
 * @throws ApiError 403 for a member who takes no part in it
 */
export async function actorIn(db: Database, foundationId: string, person: Person): Promise<Actor> {
  const viewer = await viewerOf(db, foundationId, person);
  return isCoFounder(viewer) ? { id: person.id, role: 'co-founder' } : actorOf(person);
}

/**
 * Refuses who may never issue a command, whatever its status.
 *
 * @throws ApiError 403: a co-founder is told that the lead may
 */
export function requireRole(name: CommandName, { role }: Actor): void {
  const who: readonly Role[] = commands[name].who;
  if (who.includes(role)) return;
  if (role === 'co-founder' && who.includes('founder')) throw refusal('LEAD_ONLY');
  throw apiError('FORBIDDEN');
}

/**
 * Waits for the position of `?after=`. `X-Stale: true` says that 2 s were not enough, or that the store has no
 * such position yet, for which nobody waits.
 */
export async function waitForPosition(
  { store, checkpoint }: Omit<FoundationReads, 'db'>,
  position: string | undefined,
  reply: FastifyReply,
): Promise<void> {
  if (position === undefined) return;
  const isKnown = checkpoint.hasPassed(position) || (await mayExist(store, position));
  if (!isKnown || !(await checkpoint.waitFor(position))) reply.header('x-stale', 'true');
}

/** Whether the store may have the position; while the store is away, the answer is yes. */
async function mayExist(store: FoundationReads['store'], position: string): Promise<boolean> {
  try {
    return comparePositions(position, await store.head()) <= 0;
  } catch (error) {
    if (error instanceof StoreUnavailable) return true;
    throw error;
  }
}

/**
 * Reads again once the read models have caught up, if the first result does not satisfy: callers may be faster
 * than the projections.
 *
 * @throws ApiError 503 when they do not catch up within 2 s
 */
export async function readAgainIfBehind<T>(
  { store, checkpoint }: Omit<FoundationReads, 'db'>,
  read: () => Promise<T>,
  satisfies: (found: T) => boolean,
): Promise<T> {
  const found = await read();
  if (satisfies(found)) return found;
  const upToDate = await checkpoint.waitFor(await store.head());
  const again = await read();
  if (!upToDate && !satisfies(again)) throw unavailable(1);
  return again;
}

/**
 * The current status. Foreign and unknown ids get the same answer.
 *
 * @param expected the status to wait for if the read models are behind
 * @throws ApiError 403, 503
 */
export async function accessibleStatus(
  reads: FoundationReads,
  foundationId: string,
  scope: Scope,
  expected?: readonly StateStatus[],
): Promise<Status> {
  const status = await readAgainIfBehind(
    reads,
    () => statusOf(reads.db, foundationId, scope),
    (found) => found !== undefined && (expected?.includes(found) ?? true),
  );
  if (status === undefined) throw apiError('FORBIDDEN');
  return status;
}

/**
 * A formation with its status, and as whom somebody reads it.
 *
 * @throws ApiError 403 for who takes no part in it; 503
 */
export async function readable(reads: FoundationReads, asked: string, person: Person) {
  const id = uuidOr403(asked);
  const status = await accessibleStatus(reads, id, scopeOf(person));
  return { id, status, viewer: await viewerOf(reads.db, id, person) };
}

/**
 * A formation for the team, with its founder.
 *
 * @throws ApiError 403, 503
 */
export async function caseOf(
  reads: FoundationReads,
  id: string,
): Promise<{ foundationId: string; founderId: string }> {
  const foundationId = uuidOr403(id);
  const founderId = await readAgainIfBehind(
    reads,
    () => founderOf(reads.db, foundationId),
    (found) => found !== undefined,
  );
  if (founderId === undefined) throw apiError('FORBIDDEN');
  return { foundationId, founderId };
}

interface Turn {
  when: readonly StateStatus[];
  opened?: readonly StateStatus[];
  gates?: readonly Gate[];
}

/**
 * Checks that a file's command is possible now, before the file is stored.
 *
 * @throws ApiError 403, 409, 503
 */
export async function requireTurn(
  reads: FoundationReads,
  { foundationId, command, actor }: Pick<CommandMessage, 'foundationId' | 'command' | 'actor'>,
  scope: Scope,
): Promise<void> {
  const { when, opened = [], gates = [] }: Turn = commands[command];
  const status = await accessibleStatus(reads, foundationId, scope, [...when, ...opened]);
  const at = new Date().toISOString();
  const checking = await checkedParticipants(reads.db, foundationId);
  const lacking = (standing: Standing) =>
    closedGate(gates, standing, { actor, at, worksAt: at, checking });
  const standing = await readAgainIfBehind(
    reads,
    () => standingOf(reads.db, foundationId),
    (found) => lacking(found) === undefined,
  );
  // An obstacle may allow a command that the status refuses.
  const isOpened = opened.includes(status) && opens(standing.obstacles, command);
  const isAllowed = when.includes(status) || isOpened;
  const refused = isAllowed ? lacking(standing) : refuse('NOT_ALLOWED_NOW');
  if (refused) throw refusedIn(foundationId, refused, { ...standing, status });
}

/** A refusal of the rules, with what leads on. */
function refusedIn(
  foundationId: string,
  refused: Refusal,
  standing: Standing & { status: Status },
): ApiError {
  const { refused: code, details, next } = withNext(refused, standing);
  const { status } = standing;
  return refusal(code, { status, ...details, ...leadingOn(foundationId, next) });
}

/**
 * Keeps from our team what the law firm may not tell it yet (§ 43a (2) BRAO): until everybody who has joined has
 * released the firm from secrecy towards us. Nobody else is refused.
 *
 * @throws ApiError 409 RELEASE_PENDING
 */
export async function requireRelease(
  db: Database,
  foundationId: string,
  { person, status }: { person: Person; status: Status },
): Promise<void> {
  const standing = await standingOf(db, foundationId);
  const at = new Date().toISOString();
  const refused = closedGate(['release'], standing, { actor: actorOf(person), at, worksAt: at });
  if (refused) throw refusedIn(foundationId, refused, { ...standing, status });
}
