import { expect, test } from 'vitest';
import {
  forgetUnrendered,
  noteUnrendered,
  unrenderedInvoices,
} from '#modules/invoices/unrendered-invoices.ts';
import { outcomeOf } from '../../support/api.ts';
import { withCast } from '../../support/foundation-api.ts';
import { issued } from '../../support/invoices/orders.ts';

const { api, people } = await withCast();
const { db } = api.connection;
const at = new Date('2026-11-22T14:00:00Z');

test('the team sees invoices without a PDF, and staff have it tried again', async () => {
  const { invoiceId: id, number } = await issued(db);
  const failure = { reason: 'Unrenderable Error', permanent: true, at };
  await noteUnrendered(db, id, failure);
  await noteUnrendered(db, id, failure);
  const path = '/admin/unrendered-invoices';
  expect((await api.call('GET', path, people.founder)).statusCode).toBe(403);
  expect((await api.call('GET', path, people.lawyer)).json()).toEqual({
    data: [
      {
        id,
        number,
        reason: 'Unrenderable Error',
        attempts: 2,
        permanent: true,
        failedAt: at.toISOString(),
      },
    ],
    meta: { total: 1 },
  });

  const retry = `${path}/${id}/retry`;
  for (const refused of [people.founder, people.lawyer]) {
    expect((await api.call('POST', retry, refused)).statusCode).toBe(403);
  }
  await db.deleteFrom('outbox').execute();
  expect(outcomeOf(await api.call('POST', retry, people.staff))).toBe(202);
  const queued = await db.selectFrom('outbox').select(['signal', 'data']).execute();
  expect(queued).toEqual([{ signal: 'invoice-changed', data: { invoiceId: id } }]);
  const { invoices } = await unrenderedInvoices(db, { limit: 1, offset: 0 });
  expect(invoices[0]?.permanent).toBe(false);

  // A colleague was faster, and the PDF is there.
  await forgetUnrendered(db, id);
  expect(outcomeOf(await api.call('POST', retry, people.staff))).toEqual([409, 'NOT_UNRENDERED']);
});

test('the latest failure comes first, page by page', async () => {
  for (const minute of [1, 2, 3]) {
    const { invoiceId } = await issued(db);
    const failed = new Date(at.getTime() + minute * 60_000);
    await noteUnrendered(db, invoiceId, { reason: 'Error', permanent: false, at: failed });
  }
  const first = await unrenderedInvoices(db, { limit: 2, offset: 0 });
  const rest = await unrenderedInvoices(db, { limit: 2, offset: 2 });
  expect(first.meta).toEqual({ total: 3 });
  const times = [...first.invoices, ...rest.invoices].map(({ failedAt }) => failedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times).toHaveLength(3);
});
