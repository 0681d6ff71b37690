import type { preHandlerAsyncHookHandler } from 'fastify';
import type { Database } from '#database/connection.ts';
import { isHalted } from '#projections/older-store.ts';
import { unavailable } from '../errors.ts';

const CACHED_MS = 500;

/**
 * Answers 503 while the read models hold events that the event store has lost: they may be wrong, and decisions
 * would refer to another state.
 */
export function refuseWhileHalted(db: Database): preHandlerAsyncHookHandler {
  let last: { at: number; halted: Promise<boolean> } | undefined;
  return async () => {
    if (!last || Date.now() - last.at > CACHED_MS) {
      last = { at: Date.now(), halted: isHalted(db) };
    }
    if (await last.halted) throw unavailable();
  };
}
