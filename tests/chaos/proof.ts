import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect } from 'vitest';
import { mailsWithLink } from '#demo/past-mails.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import { mailsAfter } from '#mails/foundations/mails-after-events.ts';
import type { Journey } from '#ops/driver/journey.ts';
import { allMails } from '#ops/driver/mails.ts';
import type { OwnSystem } from '#ops/driver/system.ts';

/** Its mails are left out where the obstacle is settled before they could be sent. */
const MAY_BE_OVER: EventType = 'ObstacleReported';

const MAILS_LIMIT_MS = 180_000;

interface Stored {
  stream: string;
  id: string;
  type: EventType;
  command: string;
  role: string;
}

interface Mails {
  owed: number;
  delivered: number;
  different: number;
}

/** Each accepted command took effect once, and nothing else happened; each order, invoice and mail exists once. */
export async function proveAll(
  { databaseUrl, mailWeb }: OwnSystem,
  journeys: readonly Journey[],
): Promise<Mails> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Stored>(
      `select stream, id, type, metadata->>'commandId' as command,
              metadata->'actor'->>'role' as role
       from events where starts_with(stream, 'foundation-') order by stream, revision`,
    );
    proveCommands(journeys, rows);
    await proveInvoices(client, journeys);
    return await proveMails(mailWeb, journeys, rows);
  } finally {
    await client.end();
  }
}

/** What the product does of its own accord, as it gives each case an owner. */
const byItself: ReadonlySet<string> = new Set(['system', 'timer']);

function proveCommands(journeys: readonly Journey[], events: readonly Stored[]): void {
  const byStream = Map.groupBy(events, ({ stream }) => stream);
  for (const { foundationId, accepted } of journeys) {
    const own = byStream.get(`foundation-${foundationId}`) ?? [];
    for (const { command, commandId } of accepted) {
      const types = own.filter((event) => event.command === commandId).map(({ type }) => type);
      expect(types.length, `${command} of ${foundationId} was lost`).toBeGreaterThan(0);
      expect(new Set(types).size, `${command} of ${foundationId}: ${types}`).toBe(types.length);
    }
    const known = new Set(accepted.map(({ commandId }) => commandId));
    const others = own.filter(({ command, role }) => !byItself.has(role) && !known.has(command));
    expect(others, `of ${foundationId}: nothing but what was accepted`).toEqual([]);
  }
}

/** One order and one invoice per foundation, and no number of an invoice left out. */
async function proveInvoices(client: pg.Client, journeys: readonly Journey[]): Promise<void> {
  const { rows } = await client.query<{ foundation: string }>(
    'select foundation_id as foundation from orders join invoices on order_id = orders.id',
  );
  const invoiced = Map.groupBy(rows, ({ foundation }) => foundation);
  for (const { foundationId } of journeys) {
    expect(invoiced.get(foundationId), `invoices of ${foundationId}`).toHaveLength(1);
  }
  const numbers = await client.query<{ last: number; count: number }>(
    `select sum(last)::int as last, (select count(*)::int from invoices) as count
     from invoice_numbers`,
  );
  expect(numbers.rows[0]?.count).toBe(numbers.rows[0]?.last);
}

/**
 * Message-IDs begin with the event's id and the name of the mail. A worker that dies between the mail
 * server's answer and its own note sends the same message again, under the same id, by which mailboxes
 * know it: that is counted.
 */
async function proveMails(
  mailWeb: string,
  journeys: readonly Journey[],
  events: readonly Stored[],
): Promise<Mails> {
  const byStream = Map.groupBy(events, ({ stream }) => stream);
  const owed = journeys.flatMap(({ foundationId }) =>
    owedMails(byStream.get(`foundation-${foundationId}`) ?? []),
  );
  const deadline = Date.now() + MAILS_LIMIT_MS;
  for (;;) {
    const mails = await allMails(mailWeb);
    const different = new Set(mails.map(({ messageId }) => messageId.replace(/^</, '')));
    const begun = new Set([...different].map((id) => /^[^.]*\.[a-z-]+/.exec(id)?.[0]));
    const missing = owed.filter((mail) => !begun.has(mail));
    if (missing.length === 0) {
      return { owed: owed.length, delivered: mails.length, different: different.size };
    }
    if (Date.now() > deadline) throw new Error(`missing mails:\n${missing.join('\n')}`);
    await sleep(1_000);
  }
}

/** Of one foundation. A link that an obstacle ended before it was mailed is not: only the last is sure. */
function owedMails(events: readonly Stored[]): string[] {
  return events.flatMap(({ id, type }) => {
    const link = events.findLast((event) => event.type === type)?.id === id && mailsWithLink[type];
    const mails = type === MAY_BE_OVER ? [] : mailsAfter(type);
    return [...mails, ...(link ? [link] : [])].map((mail) => `${id}.${mail}`);
  });
}
