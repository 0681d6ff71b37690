import type { Client } from '@temporalio/client';
import { subYears } from 'date-fns/subYears';
import { inPages } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import { DUTY_YEARS } from '#domain/duties/occurrences.ts';
import { disusedBefore } from '#domain/erasures/retention.ts';
import { log } from '#logging/log.ts';
import { membersUnusedSince } from '#modules/accounts/directory/leaving-members.ts';
import {
  askErasure,
  askedAmong,
  dropKeptClass,
  endedClasses,
  type KeptClass,
  sweepReceipts,
  unfinishedErasures,
} from '#modules/erasures/erasures.ts';
import { endedExports, openExports } from '#modules/erasures/exports.ts';
import { readLedger, recordErasures } from '#modules/erasures/ledger.ts';
import type { FileStore } from '#modules/files/file-store.ts';
import type { InvoiceFiles } from '#modules/invoices/pdfs.ts';
import { sweepOrders } from '#modules/orders/orders.ts';
import { withCompanies } from '#projections/foundations/companies.ts';
import { type EraseDeps, eraseRows, rewriteAllOf } from '../../activities/erasure/erase-class.ts';
import { endExport } from '../../activities/erasure/make-export.ts';
import type { Durations } from '../../processes/durations.ts';
import {
  erasureStart,
  erasureWorkflowId,
  exportStart,
  exportWorkflowId,
} from '../../processes/erasure-messages.ts';
import { Attempts } from '../attempts.ts';
import type { Job } from '../background.ts';
import { startMissing } from '../missing.ts';
import { endIdentifications } from './identifications.ts';

const SWEEP_MS = 60 * 60_000;
/** The next run takes the rest. */
const BATCH = 100;

export interface RetentionDeps extends EraseDeps {
  erasureLedger: string;
  invoiceFiles: Pick<InvoiceFiles, 'remove'>;
  identificationCopies: Pick<FileStore, 'remove' | 'olderThan'>;
}

/** Ends whatever has reached its day, see `domain/erasures/retention.ts`, besides what `sweepJobs` removes. */
export function retentionJobs(deps: RetentionDeps): Job[] {
  const { db, now } = deps;
  const ends: Record<string, () => Promise<number>> = {
    'kept classes': () => endClasses(deps),
    orders: () => endOrders(deps),
    identifications: () => endIdentifications(deps),
    'copies of data': () => endCopies(deps),
    'receipts of erasures': () => sweepReceipts(db, now()),
    'accounts nobody uses': () => askForUnused(deps),
  };
  return Object.entries(ends).map(([what, end]) => ({
    name: what,
    everyMs: SWEEP_MS,
    async run() {
      const removed = await end();
      if (removed > 0) log.info({ removed }, `${what} ended`);
    },
  }));
}

/**
 * Ends what the law has kept of people who were erased.
 *
 * @throws the first failure, once all have been tried
 */
async function endClasses(deps: RetentionDeps): Promise<number> {
  const { db, erasureLedger, now } = deps;
  const pages = inPages<KeptClass>(BATCH, (after) =>
    endedClasses(db, now(), { limit: BATCH, after }),
  );
  const [erasures, drops] = [new Attempts(), new Attempts()];
  let recorded: ReadonlySet<string> | undefined;
  for await (const page of pages) {
    recorded ??= await recordedIn(erasureLedger, now());
    const written = recorded;
    const erased: KeptClass[] = [];
    for (const ended of page) {
      if (await erasures.of(() => endRows(deps, ended, written))) erased.push(ended);
    }
    // The rewriting comes last; where it fails, the next run tries again.
    for (const ended of erased) {
      await drops.of(async () => {
        await rewriteAllOf(deps, ended.personId);
        await dropKeptClass(db, ended);
      });
    }
  }
  erasures.end();
  return drops.end();
}

/** Writes the ledger first, as the erasure does; further attempts add nothing to it. */
async function endRows(
  deps: RetentionDeps,
  ended: KeptClass,
  recorded: ReadonlySet<string>,
): Promise<void> {
  const { personId: person, class: retention } = ended;
  if (!recorded.has(recordOf(person, retention))) {
    const at = deps.now().toISOString();
    await recordErasures(deps.erasureLedger, [{ person, class: retention, at }]);
  }
  await eraseRows(deps, person, retention);
}

const recordOf = (person: string, retention: string) => `${person}/${retention}`;

/** Everything that the ledger records as erased by now. */
async function recordedIn(ledger: string, now: Date): Promise<ReadonlySet<string>> {
  const { entries } = await readLedger(ledger);
  const past = entries.filter(({ at }) => Date.parse(at) <= now.getTime());
  return new Set(past.map(({ person, class: retention }) => recordOf(person, retention)));
}

/** Deletes the PDFs last: a leftover file has no row that could lead to it. */
async function endOrders({ db, invoiceFiles }: RetentionDeps): Promise<number> {
  const files = await sweepOrders(db);
  const removals = new Attempts();
  for (const file of files) await removals.of(() => invoiceFiles.remove(file));
  return removals.end();
}

/** Removes copies that a lost workflow has left; usually the workflow removes its own. */
async function endCopies(deps: RetentionDeps): Promise<number> {
  const pages = inPages<string>(BATCH, (after) =>
    endedExports(deps.db, deps.now(), { limit: BATCH, after }),
  );
  const ends = new Attempts();
  for await (const page of pages) {
    for (const id of page) await ends.of(() => endExport(deps, id));
  }
  return ends.end();
}

async function askForUnused({ db, now }: RetentionDeps): Promise<number> {
  const before = disusedBefore(now().toISOString());
  const unused = inPages<string>(BATCH, (after) =>
    membersUnusedSince(db, before, { limit: BATCH, after }),
  );
  const asks = new Attempts();
  for await (const page of unused) {
    const asked = await askedAmong(db, page);
    // Whoever is reminded of duties of a company need not log in for that.
    const reminded = await withCompanies(db, page, subYears(now(), DUTY_YEARS));
    for (const personId of page) {
      if (asked.has(personId) || reminded.has(personId)) continue;
      await asks.of(() => askErasure(db, { personId, askedBy: 'disuse' }, now()));
    }
  }
  return asks.end();
}

/** Starts the workflow of every erasure and copy that has none, e.g. after a termination. */
export async function repairErasures(
  { db, publicUrl }: { db: Database; publicUrl: string },
  client: Client,
  durations: Durations,
): Promise<number> {
  const starts = new Attempts();
  // Those that wait for long do not hide the others.
  const every = (read: typeof unfinishedErasures) =>
    inPages<string>(BATCH, (after) => read(db, { limit: BATCH, after }));
  for await (const page of every(unfinishedErasures)) {
    await startMissing(client, starts, page, {
      idsOf: (id) => [erasureWorkflowId(id)],
      start: (id) => client.workflow.start('erasure', erasureStart(id, { durations, publicUrl })),
    });
  }
  for await (const page of every(openExports)) {
    await startMissing(client, starts, page, {
      idsOf: (id) => [exportWorkflowId(id)],
      start: (id) => client.workflow.start('dataExport', exportStart(id, publicUrl)),
    });
  }
  return starts.end();
}
