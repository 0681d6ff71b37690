import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addDemoAbsence } from '#demo/add-absence.ts';
import { addDemoOrders } from '#demo/add-order.ts';
import { addDemoPayments } from '#demo/add-payments.ts';
import { demoFoundations, demoFounders } from '#demo/founders.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { calendarOwners } from '#modules/appointments/calendar/consultants.ts';
import { importContent } from '#modules/content/import.ts';
import { listInvoices } from '#modules/invoices/invoices.ts';
import { listAllInvoices } from '#modules/invoices/managed-invoices.ts';
import { listHourPackages } from '#modules/orders/hour-packages.ts';
import { findOrder, listOrders } from '#modules/orders/orders.ts';
import { listAllPayments } from '#modules/payments/listed-payments.ts';
import { displacedWith } from '#modules/rebooking/rebooking.ts';
import { seed } from '#scripts/seed.ts';
import { LINK_SECRET } from '../../support/api.ts';
import { withDatabase } from '../../support/database.ts';

const database = await withDatabase();
beforeAll(async () => {
  await importContent(database.owner.db, { samples: true }, ['product']);
  const founders = demoFounders(demoFoundations, new Date());
  await seed(database.owner, { password: 'siebenschritt-demo', founders });
});

test('The founder of the demo has ordered hours twice, and booked a time with a lawyer', async () => {
  const { db } = database.connection;
  const now = new Date();
  await addDemoOrders(db, sampleOperator, now);
  await addDemoOrders(db, sampleOperator, new Date(now.getTime() + 60_000));
  const founder = demoPersonId('founder@example.com');
  const page = { limit: 10, offset: 0 };
  const { orders } = await listOrders(db, founder, page, now);
  expect(orders).toHaveLength(2);
  const own = orders.find(({ grossCents }) => grossCents === 65_450);
  expect(own).toMatchObject({ invoice: { status: 'open' } });
  const legal = orders.find((order) => order !== own);
  const found = await findOrder(db, { orderId: legal?.id ?? '' }, now);
  expect(found?.redemptions).toMatchObject([
    { choosesTime: true, time: { consultant: expect.stringContaining(' ') } },
  ]);
  expect(Date.parse(orders[0]?.withdrawableUntil ?? '')).toBeGreaterThan(now.getTime());
  const { packages } = await listHourPackages(db, founder, page, now);
  expect(packages).toMatchObject([
    { minutesTotal: 300, minutesLeft: 240 },
    { minutesTotal: 300, minutesLeft: 240 },
  ]);
});

test('whoever holds the hours of the demo is absent then, which leaves two people to rebook', async () => {
  const { db } = database.connection;
  const now = new Date();
  await addDemoOrders(db, sampleOperator, now);
  for (const _time of ['first', 'second']) await addDemoAbsence(db, LINK_SECRET, now);
  const consultants = await calendarOwners(db, { accountId: null });
  const ids = consultants.map(({ id }) => id);
  const displaced = await displacedWith(db, ids, now);
  expect(displaced.map(({ booking, why }) => [booking.kind, why]).toSorted()).toEqual([
    ['hours', 'absent'],
    ['strategy-meeting', 'absent'],
  ]);
});

test('members of the demo have paid, in part, twice and too much, and get money back', async () => {
  const { db } = database.connection;
  const now = new Date();
  for (const _time of ['first', 'second']) await addDemoPayments(db, sampleOperator, now);
  const page = { limit: 50, offset: 0 };
  const { payments } = await listAllPayments(db, { ...page, sort: '-paidAt' });
  const kinds = new Set(payments.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(['correction', 'payment', 'refund']);
  expect(new Set(payments.map(({ method }) => method))).toEqual(new Set(['card', 'transfer']));
  const due = async (status: 'to-refund' | 'refund-overdue') =>
    (await listAllInvoices(db, { ...page, status, sort: 'refundDueOn' }, now)).invoices;
  expect(await due('refund-overdue')).toHaveLength(1);
  expect(await due('to-refund')).toHaveLength(3);
  const about = sql<boolean>`mail is not null and data ->> 'invoiceId' is not null`;
  const left = db.selectFrom('outbox').select('id').where('relayed_at', 'is', null).where(about);
  const own = (await invoicesOfDemoFounder(now)).map(({ id }) => id);
  const others = left.where(sql<boolean>`not data ->> 'invoiceId' = any(${own})`);
  expect(await others.execute()).toEqual([]);
});

const invoicesOfDemoFounder = async (now: Date) => {
  const founder = demoPersonId('founder@example.com');
  const page = { limit: 10, offset: 0 };
  return (await listInvoices(database.connection.db, founder, page, now)).invoices;
};
