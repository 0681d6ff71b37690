import { type Expression, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import type { CommandMessage, Outcome } from '#workflows/processes/messages.ts';
import type { CommandRow } from './tables.ts';

export interface NewCommand extends CommandMessage {
  payload: Record<string, unknown>;
  /** A repetition must have the same fingerprint. */
  fingerprint: string;
  /** The command is refused when the foundation is at another revision. */
  expectedRevision?: number | undefined;
}

export interface RecordedCommand extends CommandMessage {
  fingerprint: string;
  expectedRevision: number | null;
  /** null once there is an outcome, or when it was dropped because of its age. */
  payload: Record<string, unknown> | null;
  /** null while undecided. */
  outcome: Outcome | null;
}

/**
 * Records a command unless its id is known already.
 *
 * @returns the record under its id: of this command, or of the earlier one
 */
export async function recordCommand(db: Database, command: NewCommand): Promise<RecordedCommand> {
  const row = await db
    .insertInto('commands')
    .values({
      id: command.commandId,
      foundation_id: command.foundationId,
      command: command.command,
      actor_id: command.actor.id,
      actor_role: command.actor.role,
      payload: JSON.stringify(command.payload),
      fingerprint: command.fingerprint,
      expected_revision: command.expectedRevision ?? null,
    })
    // This changes nothing, but returns the earlier record.
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({ id: ref('excluded.id') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

export async function findCommand(
  db: Database,
  commandId: string,
): Promise<RecordedCommand | undefined> {
  const row = await db
    .selectFrom('commands')
    .selectAll()
    .where('id', '=', commandId)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Gives a command its payload again where it was dropped because of its age. */
export async function renewPayload(
  db: Database,
  { commandId, payload }: Pick<NewCommand, 'commandId' | 'payload'>,
): Promise<void> {
  await db
    .updateTable('commands')
    .set({ payload: JSON.stringify(payload) })
    .where('id', '=', commandId)
    .where('outcome', 'is', null)
    .where('payload', 'is', null)
    .execute();
}

/** Those of these commands that have an outcome. */
export async function decidedAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('commands')
    .select('id')
    .where('id', 'in', ids)
    .where('outcome', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type Repeated = Pick<NewCommand, 'foundationId' | 'command' | 'actor'> &
  Partial<Pick<NewCommand, 'fingerprint'>>;

/** Whether a call repeats the recorded one; without a fingerprint its body is not compared. */
export const isRepetition = (recorded: RecordedCommand, call: Repeated): boolean =>
  recorded.foundationId === call.foundationId &&
  recorded.command === call.command &&
  recorded.actor.id === call.actor.id &&
  (call.fingerprint === undefined || recorded.fingerprint === call.fingerprint);

/** Stores the outcome and drops the payload. An accepted command stays so despite a late attempt's refusal. */
export async function keepOutcome(
  db: Database,
  { commandId, foundationId }: Pick<CommandMessage, 'commandId' | 'foundationId'>,
  outcome: Outcome,
  at: Date,
): Promise<void> {
  const update = db
    .updateTable('commands')
    .set({ outcome: JSON.stringify(outcome), payload: null, decided_at: at })
    .where('id', '=', commandId)
    .where('foundation_id', '=', foundationId);
  await (outcome.accepted ? update : update.where('outcome', 'is', null)).execute();
}

interface Failure {
  /** Class and code of the failure. */
  kind: string;
  /** True where further attempts would not help. */
  permanent: boolean;
  at: Date;
}

/** Notes a failure for staff, until the command or a later one of its foundation is carried out after all. */
export async function noteFailure(
  db: Database,
  { commandId, foundationId }: Pick<CommandMessage, 'commandId' | 'foundationId'>,
  { kind, permanent, at }: Failure,
): Promise<void> {
  await db
    .updateTable('commands')
    .set({ failure: kind, failed_at: at, given_up: !permanent })
    // Compared as text: a malformed id may be the cause of the failure.
    .where(sql`id::text`, '=', commandId)
    .where(sql`foundation_id::text`, '=', foundationId)
    .where('outcome', 'is', null)
    .execute();
}

interface Span {
  after: Date;
  before: Date;
}

/** File receipts without an outcome, oldest first. */
export const undecidedReceipts = (
  db: Database,
  created: Span,
  limit: number,
): Promise<CommandMessage[]> => undecided(db, created, sql`command like 'receive-%'`, limit);

/** Commands with which an order begins or ends. */
const orderCommands = [
  'order-package',
  'withdraw-order',
  'decline-mandate',
  'step-back',
] as const satisfies readonly CommandName[];

/** Those without an outcome, oldest first: their rows may be missing. */
export const undecidedOrders = (
  db: Database,
  created: Span,
  limit: number,
): Promise<CommandMessage[]> =>
  undecided(db, created, sql`command = any(${[...orderCommands]}::text[])`, limit);

async function undecided(
  db: Database,
  { after, before }: Span,
  which: RawBuilder<SqlBool>,
  limit: number,
): Promise<CommandMessage[]> {
  const rows = await db
    .selectFrom('commands')
    .selectAll()
    .where('outcome', 'is', null)
    // Commands that were given up after some minutes may succeed later.
    .where((where) => where.or([where('failure', 'is', null), where('given_up', '=', true)]))
    .where('created_at', '<', before)
    .where('created_at', '>', after)
    .where(which)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map((row) => messageOf(fromRow(row)));
}

export async function countUndecided(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('commands')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Drops the payloads of commands for these foundations that were never carried out. */
export async function forgetPayloadsIn(
  db: Database,
  foundationIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('commands')
    .set({ payload: null })
    .where(sql<boolean>`foundation_id = any(${foundationIds}::uuid[])`)
    .execute();
}

/** Drops old payloads: personal data of undecided commands must not stay for ever. */
export async function dropOldPayloads(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('commands')
    .set({ payload: null })
    .where('outcome', 'is', null)
    .where('payload', 'is not', null)
    .where('created_at', '<', before)
    .execute();
}

/** SQL condition: a command that brings this file may still be carried out. */
export const isUndecidedFile = (fileId: Expression<string>) => sql<boolean>`exists (
  select from commands
  where commands.outcome is null and commands.payload ->> 'fileId' = ${fileId}::text)`;

/** SQL condition: the command with this id was accepted. */
export const wasAccepted = (commandId: Expression<string>) => sql<boolean>`exists (
  select from commands
  where commands.id = ${commandId} and commands.outcome ->> 'accepted' = 'true')`;

/** The command as workflows get it, without payload and outcome. */
export const messageOf = ({
  foundationId,
  commandId,
  command,
  actor,
}: CommandMessage): CommandMessage => ({ foundationId, commandId, command, actor });

const fromRow = (row: Selectable<CommandRow>): RecordedCommand => ({
  foundationId: row.foundation_id,
  commandId: row.id,
  command: row.command as RecordedCommand['command'],
  actor: { id: row.actor_id, role: row.actor_role } as RecordedCommand['actor'],
  fingerprint: row.fingerprint,
  expectedRevision: row.expected_revision,
  payload: row.payload,
  outcome: row.outcome as Outcome | null,
});
