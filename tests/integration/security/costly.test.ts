import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { withApi } from '../../support/api.ts';
import { anOrder, aProduct } from '../../support/orders/orders.ts';

let member: { id: string; bearer: string };
const api = await withApi({ RATE_LIMITS: 'off' });
beforeAll(async () => {
  const { id, email } = await api.person();
  member = { id, bearer: (await api.logIn(email)).access_token };
});

async function newInvoice(): Promise<string> {
  const { db } = api.connection;
  const orderId = await anOrder(db, member.id, { productId: await aProduct(db) });
  const { data } = (await api.call('GET', `/orders/${orderId}`, { bearer: member.bearer })).json();
  return `/invoices/${data.invoice.id}/pdf`;
}
const download = (path: string) => api.call('GET', path, { bearer: member.bearer });

/** How much of the work since then was done by this thread, where requests are answered. */
function share(since: { thread: NodeJS.CpuUsage; all: NodeJS.CpuUsage }): number {
  const total = ({ user, system }: NodeJS.CpuUsage) => user + system;
  return total(process.threadCpuUsage(since.thread)) / total(process.cpuUsage(since.all));
}

describe('The document of an invoice', () => {
  test('that many ask for at once is rendered once, and leaves one file', async () => {
    const path = await newInvoice();
    const folder = join(api.deps.config.dataDir, 'invoices');
    const answers = await Promise.all(Array.from({ length: 40 }, () => download(path)));
    const found = new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200));
    expect(found.size).toBe(1);
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('is not rendered where requests are answered', async () => {
    const paths = await Promise.all(Array.from({ length: 3 }, newInvoice));
    const begun = { thread: process.threadCpuUsage(), all: process.cpuUsage() };
    const answers = await Promise.all(paths.map(download));
    expect(share(begun)).toBeLessThan(0.5);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });
});
