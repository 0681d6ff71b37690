import type { Database } from '#database/connection.ts';
import type { EventStore } from '#event-store/port.ts';
import { countHolds } from '#modules/appointments/meetings/book.ts';
import { countUndecided } from '#modules/commands/commands.ts';
import { failedCommands } from '#modules/commands/failed-commands.ts';
import { countUnrendered } from '#modules/invoices/unrendered-invoices.ts';
import { stuckActivities } from '#modules/operations/stuck-activities.ts';
import { oldEntries } from '#modules/outbox/outbox.ts';
import { countFailedMails } from '#modules/outbox/unsent-mails.ts';
import { lag } from '#projections/health.ts';
import { processMetrics, Readings } from '#telemetry/metrics.ts';
import type { FoundationClient } from '#workflows/client.ts';

export interface MetricsParts {
  db: Database;
  store: Pick<EventStore, 'head' | 'subscribe'>;
  workflows: Pick<FoundationClient, 'load'>;
}

/**
 * Figures for Prometheus: those of this process, and those of the whole system as of now. Every api process has
 * the latter, so that one of them suffices.
 */
export async function readMetrics(parts: MetricsParts): Promise<string> {
  const readings = new Readings();
  const read = async (source: keyof typeof sources) => {
    const isRead = await sources[source](parts, readings).then(
      () => true,
      () => false,
    );
    readings.set('figures_readable', isRead ? 1 : 0, { source });
  };
  await Promise.all((Object.keys(sources) as (keyof typeof sources)[]).map(read));
  return `${await processMetrics()}\n${await readings.text()}`;
}

const stateOf = ({ permanent }: { permanent: boolean }) => (permanent ? 'given-up' : 'tried-again');
const states = [{ permanent: true }, { permanent: false }];

/** The figures of a source without an answer are missing; the others are there. */
const sources = {
  async 'read-models'({ db, store }: MetricsParts, readings: Readings) {
    const found = await lag(db, store, new Date());
    readings.set('event_store_head_position', Number(found.head), {});
    readings.set('projections_position', Number(found.position), {});
    readings.set('projections_behind', found.behind, {});
    readings.set('projections_lag_seconds', found.lagSeconds, {});
    readings.set('projections_parked_streams', found.parkedStreams, {});
    readings.set('projections_halted', found.halted ? 1 : 0, {});
  },

  async database({ db }: MetricsParts, readings: Readings) {
    const now = new Date();
    const [undecided, failed, outbox, stuck, holds] = await Promise.all([
      countUndecided(db),
      failedCommands(db, { limit: 1 }),
      oldEntries(db, now, 1),
      stuckActivities(db, 1),
      countHolds(db, now),
    ]);
    readings.set('commands_undecided', undecided, {});
    readings.set('commands_failed', failed.meta.total, {});
    readings.set('outbox_pending', outbox.meta.total, {});
    const since = Date.parse(outbox.entries[0]?.since ?? now.toISOString());
    readings.set('outbox_oldest_seconds', (now.getTime() - since) / 1_000, {});
    readings.set('stuck_activities', stuck.meta.total, {});
    readings.set('meetings_held', holds, {});
    await readUnsent(db, readings);
  },

  async temporal({ workflows }: MetricsParts, readings: Readings) {
    const load = await workflows.load();
    if (load === 'unavailable') throw new Error('Temporal does not answer.');
    readings.set('stuck_workflows', load.troubled, {});
    for (const { queue, type, backlog, oldestSeconds, pollers } of load.queues) {
      readings.set('task_queue_backlog', backlog, { queue, type });
      readings.set('task_queue_backlog_seconds', oldestSeconds, { queue, type });
      readings.set('task_queue_pollers', pollers, { queue, type });
    }
  },
};

async function readUnsent(db: Database, readings: Readings): Promise<void> {
  const [mails, invoices] = await Promise.all([countFailedMails(db), countUnrendered(db)]);
  for (const state of states) {
    const same = (one: { permanent: boolean }) => one.permanent === state.permanent;
    readings.set('mails_unsent', mails.find(same)?.mails ?? 0, { state: stateOf(state) });
    const unrendered = invoices.find(same)?.invoices ?? 0;
    readings.set('invoices_without_pdf', unrendered, { state: stateOf(state) });
  }
}
