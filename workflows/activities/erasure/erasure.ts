import type { Database } from '#database/connection.ts';
import { classes } from '#domain/erasures/classes.ts';
import { endOfDay, keptOf, type Standing } from '#domain/erasures/retention.ts';
import { isUsedSince } from '#modules/accounts/directory/leaving-members.ts';
import { lockStarts } from '#modules/commands/started-foundations.ts';
import {
  beginErasure,
  type Erasure,
  findErasure,
  finishErasure,
  keepClasses,
  noteWaiting,
  withdrawErasure,
} from '#modules/erasures/erasures.ts';
import { recordErasures } from '#modules/erasures/ledger.ts';
import { invoicesWritten } from '#modules/invoices/kept-invoices.ts';
import { orderedAmong, ordersWritten } from '#modules/orders/orders.ts';
import { paymentsWritten } from '#modules/payments/kept-payments.ts';
import { draftsOf, partsOf, runningOf } from '#projections/foundations/of-founder.ts';
import { type EraseDeps, eraseClasses, rewriteAllOf } from './erase-class.ts';

export interface ErasureDeps extends EraseDeps {
  erasureLedger: string;
}

/** Ids, states and instants only, since Temporal stores it. */
export type ErasureProgress = Pick<Erasure, 'state' | 'dueAt'>;

/** @returns null for an erasure that is gone */
export async function loadErasureProgress(
  db: Database,
  id: string,
): Promise<ErasureProgress | null> {
  const found = await findErasure(db, id);
  return found ? { state: found.state, dueAt: found.dueAt } : null;
}

/**
 * Passes the point of no return, or says why it cannot: a running formation has to end first, which its founder
 * decides on its own page.
 */
export async function begin(
  { db, now }: Pick<ErasureDeps, 'db' | 'now'>,
  id: string,
): Promise<'begun' | 'waits' | 'over'> {
  const found = await findErasure(db, id);
  if (!found || found.state === 'withdrawn' || found.state === 'done') return 'over';
  if (found.state === 'erasing') return 'begun';
  const { personId, askedBy, askedAt } = found;
  if (askedBy === 'disuse' && (await isUsedSince(db, personId, askedAt))) {
    await withdrawErasure(db, personId, now());
    return 'over';
  }
  return db.transaction().execute(async (trx) => {
    // The lock keeps the person from starting a formation before the account ends.
    await lockStarts(trx, personId);
    const running = await runningOf(trx, personId);
    if (running > 0) {
      await noteWaiting(trx, id, running);
      return 'waits';
    }
    const kept = keptOf(await standingOf(trx, personId));
    return (await beginErasure(trx, found, kept, now())) ? 'begun' : 'over';
  });
}

async function standingOf(db: Database, personId: string): Promise<Standing> {
  const parts = await partsOf(db, personId);
  const orders = await ordersWritten(db, personId);
  const formations = parts.map(({ foundationId }) => foundationId);
  const drafts = await draftsOf(db, formations);
  const invoices = await invoicesWritten(db, personId);
  const payments = await paymentsWritten(
    db,
    invoices.map(({ id }) => id),
  );
  // The lead's order is the mandate of all who take part.
  const mandates = new Set([...(await orderedAmong(db, formations)), ...drafts.values()]);
  return {
    mandatesEndedAt: parts
      .filter(({ foundationId }) => mandates.has(foundationId))
      .flatMap(({ overAt }) => overAt ?? []),
    ordersWrittenAt: [...orders, ...invoices].map(({ at }) => at).concat(payments),
  };
}

/** Writes the ledger first, so that the erasure survives a crash that is followed by a restore. */
export async function eraseNow(deps: ErasureDeps, id: string): Promise<void> {
  const found = await findErasure(deps.db, id);
  if (found?.state !== 'erasing') return;
  const { personId: person, kept } = found;
  const gone = classes.filter((one) => !kept.some(({ class: stays }) => stays === one));
  const at = deps.now().toISOString();
  await recordErasures(deps.erasureLedger, [
    ...gone.map((one) => ({ person, class: one, at })),
    ...kept.map(({ class: one, until }) => ({ person, class: one, at: endOfDay(until) })),
  ]);
  await keepClasses(deps.db, person, kept);
  await eraseClasses(deps, person, gone);
}

/** Rewrites texts that other processes have written meanwhile with a key still in their memory. */
export async function rewriteErased(deps: ErasureDeps, id: string): Promise<void> {
  const found = await findErasure(deps.db, id);
  if (found) await rewriteAllOf(deps, found.personId);
}

export const finish = ({ db, now }: Pick<ErasureDeps, 'db' | 'now'>, id: string) =>
  finishErasure(db, id, now());
