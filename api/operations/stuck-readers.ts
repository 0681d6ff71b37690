import { subMinutes } from 'date-fns/subMinutes';
import { subSeconds } from 'date-fns/subSeconds';
import type { Database } from '#database/connection.ts';
import type { StuckKind } from '#domain/desk/stuck.ts';
import type { EventStore } from '#event-store/port.ts';
import { failedCommands } from '#modules/commands/failed-commands.ts';
import { invoicesWithoutPdf, unrenderedInvoices } from '#modules/invoices/unrendered-invoices.ts';
import { stuckActivities } from '#modules/operations/stuck-activities.ts';
import { oldEntries } from '#modules/outbox/outbox.ts';
import { failedMails } from '#modules/outbox/unsent-mails.ts';
import { lag, MAX_LAG_SECONDS, parkedStreams } from '#projections/health.ts';
import { foundationIdIn, workflowIdOf } from '#workflows/processes/messages.ts';
import type { Availability } from './availability.ts';
import type { Stuck, StuckThing } from './stuck-schemas.ts';
import { workflowsOfInvoice } from './temporal-links.ts';

export interface StuckParts {
  db: Database;
  store: Pick<EventStore, 'head' | 'subscribe'>;
  availability: Pick<Availability, 'look'>;
  /** Address of workflows in the Temporal UI, up to the id. */
  temporalUrl: string;
}

type Found = Omit<Stuck, 'kind'>;

/** Things that finish within this time are not stuck. */
const PATIENCE_MINUTES = 10;

/** The query for each kind, the oldest first, at most `limit` of each. */
export const readers: Record<StuckKind, (parts: StuckParts, limit: number) => Promise<Found>> = {
  async 'part-away'({ availability }) {
    const found = await availability.look();
    const away = Object.keys(found).filter((name) => !found[name]);
    return foundOf(away.map((name) => thing({ id: name, name, outlook: 'tried-again' })));
  },

  async 'view-behind'({ db, store }) {
    const now = new Date();
    // While the store is away, another kind reports that.
    const found = await lag(db, store, now).catch(() => undefined);
    if (!found || (!found.halted && found.lagSeconds <= MAX_LAG_SECONDS)) return foundOf([]);
    const since = subSeconds(now, found.lagSeconds).toISOString();
    const outlook = found.halted ? 'halted' : 'tried-again';
    return foundOf([thing({ id: 'view', name: '', outlook, since })]);
  },

  async 'failed-command'({ db, temporalUrl }, limit) {
    const { commands, meta } = await failedCommands(db, { limit });
    const things = commands.map(({ commandId, foundationId, command, failure, failedAt }) =>
      thing({
        id: commandId,
        foundationId,
        name: command,
        failure,
        since: failedAt,
        temporalUrl: `${temporalUrl}/${workflowIdOf(foundationId)}`,
      }),
    );
    return { ...foundOf(things), ...meta };
  },

  async 'parked-stream'({ db, temporalUrl }) {
    const parked = await parkedStreams(db);
    return foundOf(
      parked.map(({ stream, foundationId, error, attempts, parkedAt, redriving, waiting }) =>
        thing({
          id: stream,
          foundationId,
          name: stream,
          failure: error,
          outlook: redriving ? 'under-way' : waiting ? 'waiting' : 'given-up',
          attempts,
          since: parkedAt,
          temporalUrl: `${temporalUrl}/${workflowIdOf(foundationId)}`,
        }),
      ),
    );
  },

  async 'stuck-activity'({ db, temporalUrl }, limit) {
    const { activities, meta } = await stuckActivities(db, limit);
    const things = activities.map(({ id, workflowId, activity, attempt, failure, ...at }) =>
      thing({
        id,
        foundationId: foundationIdIn(workflowId),
        name: activity,
        failure,
        outlook: at.nextAttemptAt === null ? 'under-way' : 'tried-again',
        attempts: attempt,
        since: at.firstSeenAt,
        lastTriedAt: at.lastTriedAt,
        nextAttemptAt: at.nextAttemptAt,
        temporalUrl: `${temporalUrl}/${workflowId}`,
      }),
    );
    return { ...foundOf(things), ...meta };
  },

  async 'unsent-mail'({ db, temporalUrl }, limit) {
    const { mails, meta } = await failedMails(db, limit);
    const things = mails.map(({ id, mail, foundationId, recipient, reason, ...failed }) =>
      thing({
        id,
        foundationId,
        name: mail,
        failure: reason,
        outlook: failed.permanent ? 'given-up' : 'tried-again',
        attempts: failed.attempts,
        since: failed.failedAt,
        lastTriedAt: failed.failedAt,
        recipient,
        temporalUrl: foundationId && `${temporalUrl}/${workflowIdOf(foundationId)}`,
      }),
    );
    return { ...foundOf(things), ...meta };
  },

  async 'unrendered-invoice'({ db, temporalUrl }, limit) {
    const failed = await unrenderedInvoices(db, limit);
    const silent = await invoicesWithoutPdf(db, subMinutes(new Date(), PATIENCE_MINUTES), limit);
    const things = [
      ...failed.invoices.map(({ id, number, reason, attempts, permanent, failedAt }) =>
        thing({
          id,
          name: number,
          failure: reason,
          outlook: permanent ? 'given-up' : 'tried-again',
          attempts,
          since: failedAt,
          lastTriedAt: failedAt,
          temporalUrl: workflowsOfInvoice(temporalUrl, { id, number }),
        }),
      ),
      ...silent.map(({ id, number, issuedAt }) =>
        thing({
          id,
          name: number,
          outlook: 'waiting',
          since: issuedAt,
          temporalUrl: workflowsOfInvoice(temporalUrl, { id, number }),
        }),
      ),
    ];
    const { total, more } = failed.meta;
    return { ...foundOf(things), total: total + silent.length, ...(more && { more }) };
  },

  async 'old-outbox-entry'({ db }, limit) {
    const before = subMinutes(new Date(), PATIENCE_MINUTES);
    const { entries, meta } = await oldEntries(db, before, limit);
    const things = entries.map(({ id, name, since }) =>
      thing({ id, name, outlook: 'tried-again', since }),
    );
    return { ...foundOf(things), ...meta };
  },
};

const thing = (known: Pick<StuckThing, 'id' | 'name'> & Partial<StuckThing>): StuckThing => ({
  foundationId: null,
  failure: null,
  outlook: null,
  attempts: null,
  since: null,
  lastTriedAt: null,
  nextAttemptAt: null,
  recipient: null,
  temporalUrl: null,
  ...known,
});

function foundOf(things: StuckThing[]): Found {
  const starts = things.flatMap(({ since }) => since ?? []).toSorted();
  return { total: things.length, since: starts[0] ?? null, things };
}
