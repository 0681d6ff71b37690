import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOperator } from '#domain/site/operator.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { importCatalogue } from '#modules/catalogue/import.ts';
import { listHourPackages } from '#modules/orders/hour-packages.ts';
import { listOrders } from '#modules/orders/orders.ts';
import { addDemoOrder } from '#scripts/demo/add-order.ts';
import { seed } from '#scripts/seed.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await importCatalogue(database.owner.db, { samples: true });
  await seed(database.owner, { password: 'siebenschritt-demo', founders: [] });
});
afterAll(() => database.drop());

test('The founder of the demo has one order, with hours of which one is used', async () => {
  const { db } = database.connection;
  const now = new Date();
  await addDemoOrder(db, sampleOperator, now);
  await addDemoOrder(db, sampleOperator, new Date(now.getTime() + 60_000));
  const founder = demoPersonId('founder@example.com');
  const page = { limit: 10, offset: 0 };
  const { orders } = await listOrders(db, founder, page, now);
  expect(orders).toMatchObject([{ grossCents: 65_450, invoice: { status: 'open' } }]);
  expect(Date.parse(orders[0]?.withdrawableUntil ?? '')).toBeGreaterThan(now.getTime());
  const { packages } = await listHourPackages(db, founder, page, now);
  expect(packages).toMatchObject([{ minutesTotal: 300, minutesLeft: 240 }]);
});
