import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { ReadEvent } from '#event-store/port.ts';
import { log } from '#logging/log.ts';
import { UnknownEventType } from '../event.ts';
import { type SchemaName, tablesIn } from '../schema.ts';

/** Waits between attempts to project an event, before its stream is parked. */
const RETRY_DELAYS_MS = [50, 200];
export const ATTEMPTS = RETRY_DELAYS_MS.length + 1;

/** Why an event could not be projected. */
export interface Problem {
  message: string;
  /** Another version of the code or the tables may know the event: each start tries again. */
  waits: boolean;
}

/**
 * Runs in a savepoint, so that a failure leaves the transaction usable.
 *
 * @returns what is wrong with the event
 * @throws for failures that are not the event's fault: the whole batch is tried again later
 */
export async function attempt(
  transaction: Database,
  work: () => Promise<void>,
): Promise<Problem | undefined> {
  await sql`savepoint attempt`.execute(transaction);
  try {
    await work();
    await sql`release savepoint attempt`.execute(transaction);
    return undefined;
  } catch (error) {
    if (isFaultOfServer(error)) throw error;
    // Without a connection this throws as well and ends the batch.
    await sql`rollback to savepoint attempt`.execute(transaction);
    const message = error instanceof Error ? error.message : String(error);
    return { message, waits: error instanceof UnknownEventType || isOfOtherVersion(error) };
  }
}

/** @returns the last failure, undefined once an attempt succeeded */
export async function attemptRepeatedly(
  transaction: Database,
  work: () => Promise<void>,
): Promise<Problem | undefined> {
  let problem = await attempt(transaction, work);
  for (const delayMs of RETRY_DELAYS_MS) {
    if (problem === undefined || problem.waits) return problem;
    await sleep(delayMs);
    problem = await attempt(transaction, work);
  }
  return problem;
}

/** Keeps only the message: stacks and parameters could contain personal data. */
export async function park(
  transaction: Database,
  schema: SchemaName,
  event: Pick<ReadEvent, 'stream' | 'position' | 'revision'>,
  { message, waits }: Problem,
  attempts: number = ATTEMPTS,
): Promise<void> {
  const stream = parkedName(event.stream);
  log.warn({ stream, revision: event.revision }, 'projections: parked a stream');
  await tablesIn(transaction, schema)
    .insertInto('parked')
    .values({
      stream,
      position: event.position,
      revision: event.revision,
      error: shortened(message),
      attempts,
      waiting: waits,
    })
    .onConflict((conflict) => conflict.column('stream').doNothing())
    .execute();
}

const NAME_MAX = 200;

/** A name that Postgres can store: other systems choose theirs freely, and must not stop the batch. */
export const parkedName = (stream: string): string => storable(stream).slice(0, NAME_MAX);

export const shortened = (message: string): string => storable(message).slice(0, 500);

const storable = (text: string) => text.toWellFormed().replaceAll('\0', '');

const sqlStateOf = (error: unknown): string => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : '';
};

/**
 * SQLSTATE classes that say nothing about the event: connection, transaction rollback, resources, objects in use,
 * operator intervention, system and internal errors; also a read-only server and missing permissions.
 */
const SERVER_CLASSES = ['08', '40', '53', '55', '57', '58', 'XX'];

function isFaultOfServer(error: unknown): boolean {
  const state = sqlStateOf(error);
  return SERVER_CLASSES.includes(state.slice(0, 2)) || ['25006', '42501'].includes(state);
}

/** Undefined tables, columns and the like mean a deployment whose rebuild has not run yet. */
const isOfOtherVersion = (error: unknown): boolean => sqlStateOf(error).startsWith('42');
