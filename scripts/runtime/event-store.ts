import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#config';
import { connect } from '#database/connection.ts';
import { OtherStore } from '#event-store/identity.ts';
import { findObstacle, MAY_DELETE, mayDelete, type Obstacle } from '#event-store/kurrentdb/look.ts';
import { addressesOf, openEventStore, type StoreSettings } from '#event-store/open.ts';
import { Problem, type Say } from './progress.ts';

type Waiting = StoreSettings & { mode?: Config['mode'] };

const LOOK_EVERY_MS = 1_000;
const NEXT_LINE_MS = 15_000;

/**
 * Resolves once the event store answers and belongs to the database. It says what it is waiting for, at once and
 * every 15 s.
 *
 * @throws Problem for a fault that waiting does not mend
 */
export async function waitForStore(
  settings: Waiting,
  say: Say,
  signal: AbortSignal,
): Promise<void> {
  const { store: address } = addressesOf(settings);
  let said = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    const obstacle = await look(settings);
    if (!obstacle) return warnOfRights(settings, say);
    const line = `the event store at ${address}: ${obstacle.reason}`;
    if (obstacle.final) throw new Problem(`Cannot use ${line}.`);
    if (performance.now() - said > NEXT_LINE_MS) {
      said = performance.now();
      say(`… waiting for ${line}`);
    }
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function warnOfRights(
  { mode, kurrentdbUrl, eventStreamPrefix }: Waiting,
  say: Say,
): Promise<void> {
  if (mode !== 'production' || !kurrentdbUrl) return;
  if (await mayDelete(kurrentdbUrl, eventStreamPrefix)) say(`! ${MAY_DELETE}`);
}

async function look(settings: StoreSettings): Promise<Obstacle | null> {
  const { kurrentdbUrl, eventStreamPrefix, databaseUrl } = settings;
  const obstacle = kurrentdbUrl && (await findObstacle(kurrentdbUrl, eventStreamPrefix));
  if (obstacle) return obstacle;
  const connection = connect(databaseUrl, 1);
  const store = await openEventStore(settings, connection);
  try {
    await store.head();
    return null;
  } catch (error) {
    if (error instanceof OtherStore) throw new Problem(error.message);
    return { reason: error instanceof Error ? error.message : String(error), final: false };
  } finally {
    await store.close();
    await connection.close();
  }
}
