import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { payloads } from '#demo/foundations.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { findCommand } from '#modules/commands/commands.ts';
import { ordersOfDay } from '#modules/orders/orders-of-day.ts';
import { createActivities } from '#workflows/activities/all.ts';
import { workerJobs } from '#workflows/worker/jobs.ts';
import { finishOrders } from '#workflows/worker/scans.ts';
import { addRows } from '../../support/rows.ts';
import {
  accept,
  type Case,
  eventually,
  issue,
  openCase,
  outcomeOf,
  typesOf,
} from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();

const billing = {
  name: 'Annika Beispiel',
  street: 'Domkloster 4',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
};
const payload = { ...payloads['order-package'], billing };

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const rowsOf = async ({ foundationId }: Case) => {
  const { db } = stage.dependencies;
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'gross_cents as grossCents'])
    .where('foundation_id', '=', foundationId)
    .execute();
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return { orders, invoices: [], mails: 0 };
  const invoices = await db
    .selectFrom('invoices')
    .select(['kind', 'gross_cents as grossCents'])
    .where('order_id', 'in', ids)
    .orderBy('number')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select('id')
    .where('mail', '=', 'order-placed')
    .where(sql`data ->> 'orderId'`, 'in', ids)
    .execute();
  return { orders, invoices, mails: mails.length };
};

async function described(): Promise<Case> {
  const example = openCase(stage, people);
  await accept(example, 'start-foundation', 'founder');
  await accept(example, 'submit-core-data', 'founder');
  return example;
}

/** Rows of orders cannot be written: as if the process were killed after the append, each time. */
async function whileOrdersFail(work: () => Promise<void>): Promise<void> {
  const { owner } = stage.database;
  await sql`
    create function fail_order() returns trigger language plpgsql as
    $$ begin raise exception 'cut off'; end $$`.execute(owner.db);
  await sql`
    create trigger fail_order before insert on orders for each row execute function fail_order()`.execute(
    owner.db,
  );
  try {
    await work();
  } finally {
    await sql`drop trigger fail_order on orders`.execute(owner.db);
    await sql`drop function fail_order()`.execute(owner.db);
  }
}

test('an order is an event, a row, an invoice of our part and one mail', async () => {
  const example = await described();
  const { commandId } = await accept(example, 'order-package', 'founder', { payload });
  expect(await rowsOf(example)).toEqual({
    orders: [{ id: commandId, grossCents: '95081' }],
    invoices: [{ kind: 'invoice', grossCents: 59_381 }],
    mails: 1,
  });
  expect(
    JSON.stringify(await stage.dependencies.events.read(`foundation-${example.foundationId}`)),
  ).not.toMatch(/Domkloster|50667/);
});

test('an order too many within a day is refused, withdrawn ones included', async () => {
  const example = await described();
  const { founder } = people;
  const order = async (ordersPerDay: number) => {
    const { orderPackage } = createActivities({ ...stage.dependencies, ordersPerDay });
    const commandId = await recordOrder(example, new Date());
    const { foundationId } = example;
    const actor = { id: founder.id, role: 'founder' } as const;
    return orderPackage({ foundationId, commandId, command: 'order-package', actor });
  };
  const { db, now } = stage.dependencies;
  const placed = await ordersOfDay(db, founder.id, now());
  const refused = { accepted: false, code: 'TOO_MANY_ORDERS' };
  expect(await order(placed)).toMatchObject(refused);
  await accept(example, 'order-package', 'founder', { payload });
  await accept(example, 'withdraw-order', 'founder');
  expect(await order(placed + 1)).toMatchObject(refused);
  expect(await order(placed + 2)).toMatchObject({ accepted: true });
});

test('rows that are written late keep the parts of the price that was ordered', async () => {
  const example = await described();
  const { foundationId } = example;
  const commandId = await recordOrder(example, new Date());
  const actor = { id: people.founder.id, role: 'founder' } as const;
  const message = { foundationId, commandId, command: 'order-package', actor } as const;
  const attempt = (packagePrices = stage.dependencies.packagePrices) =>
    createActivities({ ...stage.dependencies, ordersPerDay: 100, packagePrices }).orderPackage(
      message,
    );
  await whileOrdersFail(() => expect(attempt()).rejects.toThrow());
  await attempt({ serviceNetCents: 90_000, lawFirmNetCents: 1_000 });
  const lines = await stage.dependencies.db
    .selectFrom('order_lines')
    .select('net_cents')
    .where('order_id', '=', commandId)
    .orderBy('position')
    .execute();
  expect(lines.map(({ net_cents }) => net_cents)).toEqual(['49900', '30000']);
});

test('attempts that are cut off after the append leave one order, one invoice, one mail', async () => {
  const example = await described();
  const commandId = randomUUID();
  const options = { payload, commandId };
  let outcome: Promise<unknown> | undefined;
  await whileOrdersFail(async () => {
    outcome = issue(example, 'order-package', 'founder', options);
    await eventually(async () => (await typesOf(example)).includes('PackageOrdered'));
    // A second attempt fails as well.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await rowsOf(example)).orders).toEqual([]);
  });
  await outcome;
  expect(await outcomeOf(example, commandId)).toMatchObject({ accepted: true });
  expect(await rowsOf(example)).toMatchObject({
    orders: [{ id: commandId }],
    invoices: [{ kind: 'invoice' }],
    mails: 1,
  });
  const types = await typesOf(example);
  expect(types.filter((type) => type === 'PackageOrdered')).toHaveLength(1);
});

/** A recorded command that nobody repeats. */
async function recordOrder({ foundationId }: Case, createdAt: Date): Promise<string> {
  const id = randomUUID();
  await addRows(stage.dependencies.db, 'commands', {
    id,
    foundation_id: foundationId,
    command: 'order-package',
    actor_id: people.founder.id,
    actor_role: 'founder',
    payload: JSON.stringify(payload),
    fingerprint: 'x',
    created_at: createdAt,
  });
  return id;
}

/** Its event is in the stream, its row is not. */
async function cutOffOrder(example: Case, createdAt: Date): Promise<string> {
  const commandId = await recordOrder(example, createdAt);
  const steps = createActivities(stage.dependencies);
  const { foundationId } = example;
  const actor = { id: people.founder.id, role: 'founder' } as const;
  await whileOrdersFail(async () => {
    const message = { foundationId, commandId, command: 'order-package', actor } as const;
    await expect(steps.orderPackage(message)).rejects.toThrow();
  });
  expect(await typesOf(example)).toContain('PackageOrdered');
  expect((await rowsOf(example)).orders).toEqual([]);
  return commandId;
}

test('the scan finishes an order nobody repeats, and starts none that was not accepted', async () => {
  const lost = openCase(stage, people);
  const { db } = stage.dependencies;
  const steps = createActivities(stage.dependencies);
  const example = await described();
  const commandId = await cutOffOrder(example, minutesAgo(10));
  await recordOrder(lost, minutesAgo(10));
  expect(await finishOrders(stage.dependencies, steps)).toBe(1);
  expect(await finishOrders(stage.dependencies, steps)).toBe(0);
  expect(await rowsOf(example)).toMatchObject({
    orders: [{ id: commandId }],
    invoices: [{ kind: 'invoice' }],
    mails: 1,
  });
  expect((await findCommand(db, commandId))?.payload).toBeNull();
  expect(await typesOf(lost)).toEqual([]);
  expect((await rowsOf(lost)).orders).toEqual([]);
});

test('an order that cannot be finished holds up neither other orders nor other scans', async () => {
  const { dependencies, durations, temporal } = stage;
  const stuck = await cutOffOrder(await described(), minutesAgo(20));
  const example = await described();
  const commandId = await cutOffOrder(example, minutesAgo(10));
  const abandoned = await recordOrder(openCase(stage, people), minutesAgo(31 * 24 * 60));
  const steps = createActivities(dependencies);
  const failing: typeof steps.orderPackage = async (message) => {
    if (message.commandId === stuck) throw new Error('It cannot be written.');
    return steps.orderPackage(message);
  };
  const deps = { ...dependencies, steps: { ...steps, orderPackage: failing } };
  const failed: string[] = [];
  for (const { name, run } of workerJobs(deps, durations, temporal.client)) {
    await run().catch(() => failed.push(name));
  }
  expect(failed).toEqual(['unfinished orders']);
  expect((await rowsOf(example)).orders).toMatchObject([{ id: commandId }]);
  expect((await findCommand(dependencies.db, abandoned))?.payload).toBeNull();
});

test('a withdrawal cancels the invoice and what is booked, and stops the work', async () => {
  const example = await described();
  await accept(example, 'order-package', 'founder', { payload });
  const { db } = stage.dependencies;
  const slots = () => loadFreeSlots(db, 'consultation', new Date().toISOString());
  const [slot] = await slots();
  const booking = { type: 'online', startsAt: slot?.startsAt };
  await accept(example, 'state-participants', 'founder');
  await accept(example, 'accept-mandate', 'lawyer');
  await accept(example, 'book-consultation', 'founder', { payload: booking });
  expect(await slots()).not.toContainEqual(slot);
  const { progress } = await accept(example, 'withdraw-order', 'founder');
  expect(progress.status).toBe('consultation-appointment-select-pending');
  expect(await slots()).toContainEqual(slot);
  expect(await rowsOf(example)).toMatchObject({
    orders: [{}],
    invoices: [{ kind: 'invoice' }, { kind: 'cancellation' }],
  });
  const { outcome } = await issue(example, 'decline-consultation', 'founder');
  expect(outcome).toMatchObject({ accepted: false, code: 'ORDER_REQUIRED' });
  await accept(example, 'order-package', 'founder', { payload });
  await accept(example, 'state-details', 'founder');
  await accept(example, 'accept-mandate', 'lawyer');
  await accept(example, 'decline-consultation', 'founder');
  expect((await rowsOf(example)).orders).toHaveLength(2);
});

test('a cancelled foundation takes the withdrawal of its order, once', async () => {
  const example = await described();
  await accept(example, 'order-package', 'founder', { payload });
  await accept(example, 'cancel-foundation', 'founder');
  expect((await rowsOf(example)).invoices).toMatchObject([{ kind: 'invoice' }]);
  const { progress } = await accept(example, 'withdraw-order', 'founder');
  expect(progress).toMatchObject({ status: 'cancelled', waitingOn: 'nobody' });
  expect(await rowsOf(example)).toMatchObject({
    orders: [{}],
    invoices: [{ kind: 'invoice' }, { kind: 'cancellation' }],
  });
  for (const command of ['withdraw-order', 'order-package'] as const) {
    const { outcome } = await issue(example, command, 'founder', { payload });
    expect(outcome).toMatchObject({ accepted: false, code: 'NOT_ALLOWED_NOW' });
  }
});
