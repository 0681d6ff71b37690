import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import canonicalize from 'canonicalize';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '#domain/foundation/command.ts';
import type { CommandName } from '#domain/foundation/names.ts';
import type { CommandMessage, Outcome } from '#workflows/processes/messages.ts';
import type { Deps } from './deps.ts';
import { apiError, invalidPayload, refusal, unavailable } from './errors.ts';
import type { Person } from './plugins/guards.ts';

/** How long an upload waits for what the process says about it. */
const RECEIPT_WAIT_MS = 4_000;
const RECEIPT_POLL_MS = 100;

export interface NewCommand extends CommandMessage {
  payload: Record<string, unknown>;
  /** What a repetition must be alike in. */
  fingerprint: string;
}

/** What an accepted command answers. */
export interface Accepted {
  revision: number;
  position: string;
  documentId?: string;
}

const teamRoles = { staff: 'staff', admin: 'staff', lawyer: 'lawyer' } as const;

/** In a foundation members are founders, and admins do what staff do. */
export const actorOf = ({ id, role }: Person): Actor => ({
  id,
  role: role === 'member' ? 'founder' : teamRoles[role],
});

/** The commandId: the header, or a new one. @throws ApiError 400 for anything but a UUID */
export function commandIdOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (key === undefined) return randomUUID();
  const parsed = z.uuid().safeParse(key);
  if (!parsed.success)
    throw invalidPayload('Idempotency-Key has to be a UUID', ['idempotency-key']);
  return parsed.data.toLowerCase();
}

export const fingerprintOf = (command: CommandName, content: unknown): string =>
  createHash('sha256')
    .update(canonicalize(JSON.parse(JSON.stringify([command, content]))) ?? '')
    .digest('hex');

/** An earlier call with the same key. @throws ApiError 422 when it was another one */
export async function earlierCommand(
  { connection }: Deps,
  wanted: Pick<NewCommand, 'commandId' | 'foundationId' | 'command' | 'actor'> &
    Partial<Pick<NewCommand, 'fingerprint'>>,
): Promise<{ outcome: Outcome | null } | undefined> {
  const row = await connection.db
    .selectFrom('commands')
    .select(['foundation_id', 'command', 'actor_id', 'fingerprint', 'outcome'])
    .where('id', '=', wanted.commandId)
    .executeTakeFirst();
  if (!row) return undefined;
  const same =
    row.foundation_id === wanted.foundationId &&
    row.command === wanted.command &&
    row.actor_id === wanted.actor.id &&
    (wanted.fingerprint === undefined || row.fingerprint === wanted.fingerprint);
  if (!same) throw apiError('UNPROCESSABLE_CONTENT');
  return { outcome: row.outcome as Outcome | null };
}

/**
 * Writes the command down unless it is there already; Temporal is only told the ids.
 *
 * @returns the outcome of an earlier call, null while there is none
 * @throws ApiError 422
 */
export async function writeDown(deps: Deps, command: NewCommand): Promise<Outcome | null> {
  await deps.connection.db
    .insertInto('commands')
    .values({
      id: command.commandId,
      foundation_id: command.foundationId,
      command: command.command,
      actor_id: command.actor.id,
      actor_role: command.actor.role,
      payload: JSON.stringify(command.payload),
      fingerprint: command.fingerprint,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const written = await earlierCommand(deps, command);
  return written?.outcome ?? null;
}

/** A decision: the person waits for the answer. @throws ApiError for a refusal, 422, 503 */
export async function decide(deps: Deps, command: NewCommand): Promise<Accepted> {
  const earlier = await writeDown(deps, command);
  if (earlier) return accepted(earlier);
  const outcome = await deps.process.decide(messageOf(command));
  if (outcome !== 'unavailable') return accepted(outcome);
  const late = await earlierCommand(deps, command);
  if (late?.outcome) return accepted(late.outcome);
  throw unavailable();
}

export type Receipt = Accepted | { commandId: string; state: 'received' };

/**
 * A file that is stored: handed over, then waited for up to 4 s. It takes effect later when no
 * worker runs now.
 *
 * @throws ApiError for a refusal, 503 when it could not be handed over (the key may be used again)
 */
export async function receive(deps: Deps, command: CommandMessage): Promise<Receipt> {
  if ((await deps.process.receive(messageOf(command))) === 'unavailable') throw unavailable();
  const deadline = Date.now() + RECEIPT_WAIT_MS;
  for (;;) {
    const row = await earlierCommand(deps, command);
    if (row?.outcome) return accepted(row.outcome);
    if (Date.now() >= deadline) return { commandId: command.commandId, state: 'received' };
    await sleep(RECEIPT_POLL_MS);
  }
}

const messageOf = ({ foundationId, commandId, command, actor }: CommandMessage) => ({
  foundationId,
  commandId,
  command,
  actor,
});

/** @throws ApiError for a refusal */
export function accepted(outcome: Outcome): Accepted {
  if (outcome.accepted) {
    const { revision, position, documentId } = outcome;
    return { revision, position, ...(documentId === undefined ? {} : { documentId }) };
  }
  if (outcome.code === 'NOT_ALLOWED_FOR_ROLE') throw apiError('FORBIDDEN');
  const { code, status, fields } = outcome;
  throw refusal(code, { ...(status && { status }), ...(fields && { fields }) });
}

export interface CommandState {
  state: 'pending' | 'accepted' | 'refused';
  code?: string;
  revision?: number;
  position?: string;
}

/** What became of a command; undefined when this foundation has none of this id. */
export async function commandState(
  { connection }: Deps,
  commandId: string,
  owner: { foundationId: string } | { actorId: string },
): Promise<CommandState | undefined> {
  let query = connection.db.selectFrom('commands').select('outcome').where('id', '=', commandId);
  if ('foundationId' in owner) query = query.where('foundation_id', '=', owner.foundationId);
  else query = query.where('actor_id', '=', owner.actorId);
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  const outcome = row.outcome as Outcome | null;
  if (!outcome) return { state: 'pending' };
  if (!outcome.accepted) return { state: 'refused', code: outcome.code };
  return { state: 'accepted', revision: outcome.revision, position: outcome.position };
}
