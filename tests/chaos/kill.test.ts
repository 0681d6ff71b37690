import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventType } from '#domain/foundations/foundation.ts';
import { mailsAfter } from '#mails/foundations/mails-after-events.ts';
import type { FoundationMail } from '#mails/registry.ts';
import { bringTo, type Cast, type Journey } from '#scripts/driver/journey.ts';
import { allMails } from '#scripts/driver/mails.ts';
import { logIn } from '#scripts/driver/people.ts';
import { type OwnSystem, PASSWORD, startOwnSystem } from '#scripts/driver/system.ts';
import { childrenOf } from '../support/servers/child-processes.ts';

const JOURNEYS = 20;
/** A fast machine goes on with more journeys until so many processes have been killed. */
const KILLS = 60;
const KILLS_EACH = 4;
const JOURNEYS_MAX = 200;
/** Foundations in progress at a time; processes are killed until all are done. */
const AT_ONCE = 4;
const VICTIMS = ['worker', 'api', 'projections', 'temporal', 'postgres'] as const;
/** The child that checks a PDF lives for less than a second: of those seen, one in so many dies. */
const PDF_CHECKS_PER_KILL = 6;
/** Between two kills, at random: long enough to make headway, short enough to hit every step. */
const PAUSE_MS = { min: 2_000, max: 8_000 };
/** Mails with an upload link, sent by the workflow once it has issued the link. */
const LINK_MAILS: Partial<Record<EventType, FoundationMail>> = {
  NotaryAppointmentConfirmed: 'upload-certificate',
  BankConfirmationReceived: 'capital-paid',
};

let system: OwnSystem;
const kills: Record<string, number> = {};

beforeAll(async () => {
  system = await startOwnSystem();
}, 900_000);

afterAll(() => system?.stop(), 60_000);

const enoughKills = () =>
  Object.values(kills).reduce((sum, count) => sum + count, 0) >= KILLS &&
  [...VICTIMS, 'pdf-check'].every((victim) => (kills[victim] ?? 0) >= KILLS_EACH);

describe('processes are killed at random moments', () => {
  test('every journey completes, every accepted command takes effect once, every mail arrives', async () => {
    const cast = await assemble(system);
    const stop = new AbortController();
    const killers = [killUntil(stop.signal), killPdfChecksUntil(stop.signal)];
    const journeys: Journey[] = [];
    try {
      let started = 0;
      const lane = async () => {
        while (started < JOURNEYS || (started < JOURNEYS_MAX && !enoughKills())) {
          started += 1;
          journeys.push(await bringTo(cast, 'completed'));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
    } finally {
      stop.abort();
      await Promise.all(killers);
    }
    console.log(`journeys: ${journeys.length}, kills: ${JSON.stringify(kills)}`);
    expect(journeys.length).toBeGreaterThanOrEqual(JOURNEYS);
    expect(enoughKills(), JSON.stringify(kills)).toBe(true);
    const events = await storedEvents();
    expectAcceptedOnce(journeys, events);
    await expectInvoicedOnce(journeys);
    await expectMails(events);
  }, 3_000_000);
});

async function assemble({ site, mailWeb }: OwnSystem): Promise<Cast> {
  const [founder, staff, lawyer] = await Promise.all(
    ['founder', 'staff', 'lawyer'].map((name) => logIn(site, `${name}@example.com`, PASSWORD)),
  );
  if (!founder || !staff || !lawyer) throw new Error('The demo logins are missing.');
  return { site, mailWeb, founder, staff, lawyer };
}

/** The supervisor notes what runs; a part that is restarting is left alone. */
async function killUntil(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pause = PAUSE_MS.min + Math.random() * (PAUSE_MS.max - PAUSE_MS.min);
    await sleep(pause, undefined, { signal }).catch(() => undefined);
    const victim = VICTIMS[Math.floor(Math.random() * VICTIMS.length)];
    if (signal.aborted || !victim) return;
    const found = Object.entries(system.parts()).find(([part]) => part.toLowerCase() === victim);
    if (!found) throw new Error(`No part is called ${victim}.`);
    try {
      process.kill(found[1], 'SIGKILL');
      kills[victim] = (kills[victim] ?? 0) + 1;
    } catch {
      // It is down already.
    }
  }
}

async function killPdfChecksUntil(signal: AbortSignal): Promise<void> {
  const seen = new Set<number>();
  while (!signal.aborted) {
    await sleep(20, undefined, { signal }).catch(() => undefined);
    for (const pid of childrenOf(system.parts().api, 'pdf-child.ts')) {
      if (seen.has(pid)) continue;
      seen.add(pid);
      if (seen.size % PDF_CHECKS_PER_KILL !== 0) continue;
      process.kill(pid, 'SIGKILL');
      kills['pdf-check'] = (kills['pdf-check'] ?? 0) + 1;
    }
  }
}

interface Stored {
  stream: string;
  id: string;
  type: EventType;
  command: string;
}

const storedEvents = () =>
  query<Stored>(
    `select stream, id, type, metadata->>'commandId' as command from events
     where starts_with(stream, 'foundation-')`,
  );

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: system.databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

function expectAcceptedOnce(journeys: readonly Journey[], events: readonly Stored[]): void {
  for (const { foundationId, accepted } of journeys) {
    const own = events.filter(({ stream }) => stream === `foundation-${foundationId}`);
    for (const { command, commandId } of accepted) {
      const happened = own.filter((event) => event.command === commandId);
      const once = command === 'receive-register-extract' ? 2 : 1;
      expect(happened, `${command} of ${foundationId}`).toHaveLength(once);
    }
    const commands = new Set(own.map(({ command }) => command));
    expect(commands.size, 'nothing but what was accepted').toBe(accepted.length);
  }
}

/** One order and one invoice per foundation, and no number of an invoice left out. */
async function expectInvoicedOnce(journeys: readonly Journey[]): Promise<void> {
  const invoiced = await query<{ foundation: string }>(
    `select foundation_id as foundation from orders join invoices on order_id = orders.id`,
  );
  for (const { foundationId } of journeys) {
    const own = invoiced.filter(({ foundation }) => foundation === foundationId);
    expect(own, `invoices of ${foundationId}`).toHaveLength(1);
  }
  const [numbers] = await query<{ last: number; count: number }>(
    `select sum(last)::int as last, (select count(*)::int from invoices) as count
     from invoice_numbers`,
  );
  expect(numbers?.count).toBe(numbers?.last);
}

/** Message-IDs begin with the event's id and the name of the mail. */
async function expectMails(events: readonly Stored[]): Promise<void> {
  const owed = events.flatMap(({ id, type }) =>
    [...mailsAfter(type), ...[LINK_MAILS[type] ?? []].flat()].map((mail) => `${id}.${mail}`),
  );
  const deadline = Date.now() + 120_000;
  for (;;) {
    const mails = await allMails(system.mailWeb);
    const ids = new Set(mails.map(({ messageId }) => messageId));
    const arrived = [...ids].map((id) => id.replace(/^</, ''));
    const missing = owed.filter((mail) => !arrived.some((id) => id.startsWith(mail)));
    if (missing.length === 0) {
      console.log(`mails: ${owed.length} owed, ${mails.length} delivered, ${ids.size} different`);
      return;
    }
    if (Date.now() > deadline) throw new Error(`missing mails:\n${missing.join('\n')}`);
    await sleep(1_000);
  }
}
