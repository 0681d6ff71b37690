import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { withDatabase } from '../../support/database.ts';
import { anOrder, aProduct } from '../../support/orders/orders.ts';
import { rowsOf } from '../../support/rows.ts';

const database = await withDatabase();

const program = new URL('../../support/invoices/place-orders.ts', import.meta.url).pathname;

/** Kills a process in the middle of placing orders, once it has placed some. */
async function killWhilePlacing(accountId: string, productId: string): Promise<void> {
  const args = [program, database.url, accountId, productId];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let placed = 0;
  child.stdout.on('data', (lines: Buffer) => {
    placed += lines.toString().split('\n').length - 1;
    if (placed >= 12) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

test('50 parallel purchases, while two processes are killed, leave numbers without gap or double', async () => {
  const { db } = database.connection;
  const productId = await aProduct(db);
  const members = Array.from({ length: 50 }, () => randomUUID());
  await Promise.all([
    killWhilePlacing(randomUUID(), productId),
    killWhilePlacing(randomUUID(), productId),
    ...members.map((accountId) => anOrder(db, accountId, { productId })),
  ]);
  // What was cut off is rolled back once the server notices.
  await anOrder(db, randomUUID(), { productId });
  const rows = await db
    .selectFrom('invoices')
    .select(['number', 'order_id'])
    .orderBy('number')
    .execute();
  const counts = rows.map(({ number }) => Number(number.slice(-6)));
  expect(counts).toEqual(counts.map((_, index) => index + 1));
  expect(counts.length).toBeGreaterThanOrEqual(51 + 2 * 12 - 2);
  const orders = await rowsOf(db, 'orders', {}, 'id');
  expect(rows.map(({ order_id }) => order_id).toSorted()).toEqual(
    orders.map(({ id }) => id).toSorted(),
  );
}, 120_000);
