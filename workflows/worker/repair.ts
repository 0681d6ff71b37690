import type { Client } from '@temporalio/client';
import { subDays } from 'date-fns/subDays';
import { subSeconds } from 'date-fns/subSeconds';
import type { Database } from '#database/connection.ts';
import { eventTypes, usualStatusAfter } from '#domain/foundations/foundation.ts';
import { isFinished } from '#domain/foundations/statuses.ts';
import type { EventStore } from '#event-store/port.ts';
import { mailsAfter } from '#mails/foundations/mails-after-events.ts';
import { foundationsWithout } from '#modules/outbox/sent-mails.ts';
import { type FoundationStatus, recentlyActive } from '#projections/foundations.ts';
import { startOptions } from '../client.ts';
import type { Durations } from '../processes/durations.ts';
import { reload, workflowIdOf } from '../processes/messages.ts';
import { foundationStatus } from '../processes/search-attributes.ts';
import { statusInStream } from './streams.ts';

/** Number of foundations in one query to Temporal, whose queries have a limited length. */
const PAGE = 100;
/** Number of pages in one scan; the next scan continues where this one ended. */
const PAGES = 20;
/** Mails about older events are no longer sent. */
const MAIL_DAYS = 14;
/** Time within which Temporal lists what a workflow says about itself. */
const LISTED_AFTER_SECONDS = 30;

interface RepairDeps {
  db: Database;
  events: Pick<EventStore, 'read'>;
  publicUrl: string;
  now: () => Date;
}

/** Where the next scan begins. */
export interface Cursor {
  afterId?: string | undefined;
}

export interface Repaired {
  started: number;
  reloaded: number;
}

/**
 * Compares foundations with their workflows. It starts missing workflows, e.g. after a termination, and has those
 * with another status than their stream, e.g. after a reset to the middle of a run, read the stream again.
 */
export async function repairWorkflows(
  deps: RepairDeps,
  client: Client,
  durations: Durations,
  cursor: Cursor,
): Promise<Repaired> {
  const repaired = { started: 0, reloaded: 0 };
  const finishedAfter = subDays(deps.now(), MAIL_DAYS);
  for (let pages = 0; pages < PAGES; pages += 1) {
    const { afterId } = cursor;
    const found = await recentlyActive(deps.db, { afterId, finishedAfter, limit: PAGE });
    cursor.afterId = found.length < PAGE ? undefined : found.at(-1)?.id;
    const claimed = await claimedStatuses(client, found);
    for (const id of await missing(deps.db, found, claimed)) {
      const options = startOptions({ foundationId: id, durations }, deps.publicUrl);
      await client.workflow.start('foundation', options);
      repaired.started += 1;
    }
    for (const id of await mistaken(deps, found, claimed)) {
      await client.workflow.getHandle(workflowIdOf(id)).signal(reload);
      repaired.reloaded += 1;
    }
    if (cursor.afterId === undefined) break;
  }
  return repaired;
}

/** Statuses that the running workflows of these foundations claim. */
async function claimedStatuses(
  client: Client,
  found: readonly FoundationStatus[],
): Promise<Map<string, string | undefined>> {
  const claimed = new Map<string, string | undefined>();
  if (found.length === 0) return claimed;
  const ids = found.map(({ id }) => `'${workflowIdOf(id)}'`).join(', ');
  const query = `ExecutionStatus = 'Running' AND WorkflowId IN (${ids})`;
  for await (const { workflowId, typedSearchAttributes } of client.workflow.list({ query })) {
    claimed.set(workflowId, typedSearchAttributes.get(foundationStatus));
  }
  return claimed;
}

/** Unfinished foundations without a workflow, and finished ones with mails that were not sent. */
async function missing(
  db: Database,
  found: readonly FoundationStatus[],
  claimed: ReadonlyMap<string, unknown>,
): Promise<string[]> {
  const stopped = found.filter(({ id }) => !claimed.has(workflowIdOf(id)));
  const unfinished = stopped.filter(({ status }) => !isFinished(status)).map(({ id }) => id);
  const finished = stopped.filter(({ status }) => isFinished(status));
  return [...unfinished, ...(await owingMails(db, finished))];
}

async function owingMails(db: Database, finished: readonly FoundationStatus[]): Promise<string[]> {
  const owing = (['completed', 'cancelled'] as const).map((status) => {
    const last = eventTypes.find((type) => usualStatusAfter(type) === status);
    const ids = finished.filter((foundation) => foundation.status === status).map(({ id }) => id);
    return last ? foundationsWithout(db, ids, mailsAfter(last)) : [];
  });
  return (await Promise.all(owing)).flat();
}

async function mistaken(
  { events, now }: Pick<RepairDeps, 'events' | 'now'>,
  found: readonly FoundationStatus[],
  claimed: ReadonlyMap<string, string | undefined>,
): Promise<string[]> {
  const listed = subSeconds(now(), LISTED_AFTER_SECONDS);
  const doubtful = found.filter(({ id, status, since }) => {
    const claim = claimed.get(workflowIdOf(id));
    return claim !== undefined && claim !== status && since < listed;
  });
  const wrong: string[] = [];
  for (const { id } of doubtful) {
    const status = await statusInStream(events, id);
    if (status && status !== claimed.get(workflowIdOf(id))) wrong.push(id);
  }
  return wrong;
}
