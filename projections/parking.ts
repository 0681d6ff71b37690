import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { StoredEvent } from '#event-store/port.ts';
import { readModels, type SchemaName } from './schema.ts';

/** Waits between attempts to project an event, before its stream is parked. */
const RETRY_DELAYS_MS = [50, 200];
export const ATTEMPTS = RETRY_DELAYS_MS.length + 1;

/**
 * Runs in a savepoint, so that a failure leaves the transaction usable. Returns the failure's
 * message; when the connection itself is gone, the rollback throws and ends the batch.
 */
export async function attempt(
  transaction: Database,
  work: () => Promise<void>,
): Promise<string | undefined> {
  await sql`savepoint attempt`.execute(transaction);
  try {
    await work();
    await sql`release savepoint attempt`.execute(transaction);
    return undefined;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(transaction);
    return error instanceof Error ? error.message : String(error);
  }
}

/** @returns the last failure's message, undefined once an attempt succeeded */
export async function attemptRepeatedly(
  transaction: Database,
  work: () => Promise<void>,
): Promise<string | undefined> {
  let problem = await attempt(transaction, work);
  for (const delayMs of RETRY_DELAYS_MS) {
    if (problem === undefined) return undefined;
    await sleep(delayMs);
    problem = await attempt(transaction, work);
  }
  return problem;
}

/** Keeps only the message: stacks and parameters could contain personal data. */
export async function park(
  transaction: Database,
  schema: SchemaName,
  event: StoredEvent,
  problem: string,
): Promise<void> {
  console.error(`projections: parked ${event.stream} at revision ${event.revision}`);
  await readModels(transaction, schema)
    .insertInto('parked')
    .values({
      stream: event.stream,
      position: event.position,
      revision: event.revision,
      error: problem.slice(0, 500),
      attempts: ATTEMPTS,
    })
    .execute();
}
