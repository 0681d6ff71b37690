import { describe, expect, test } from 'vitest';
import { cancellationContent, invoiceContent } from '#domain/invoices/content.ts';
import { dueAtOf, invoiceStatus, paymentTerms } from '#domain/invoices/invoice.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { invoicedOrder, invoiceLine } from '../../support/invoices/orders.ts';

const content = (at: string) =>
  invoiceContent(
    invoicedOrder({
      lines: [invoiceLine(), invoiceLine({ quantity: 3, netCents: 29_997, vatPercent: 7 })],
    }),
    sampleOperator,
    { number: 'RE-2026-000001', at: new Date(at) },
  );

describe('An invoice', () => {
  test.each([
    ['in winter', '2026-11-22T09:00:00Z', '2026-12-06', '2026-12-06T23:00:00.000Z'],
    ['late in the evening', '2026-11-21T23:30:00Z', '2026-12-06', '2026-12-06T23:00:00.000Z'],
    ['while the clocks change', '2026-10-20T09:00:00Z', '2026-11-03', '2026-11-03T23:00:00.000Z'],
  ])('issued %s can be paid until the end of the fourteenth day', (_, at, dueOn, dueAt) => {
    expect(content(at).dueOn).toBe(dueOn);
    expect(dueAtOf(new Date(at)).toISOString()).toBe(dueAt);
  });

  test('is overdue once that day is over, unless it is paid or cancelled', () => {
    const dueAt = '2026-12-06T23:00:00.000Z';
    const statusAt = (now: string) => invoiceStatus({ state: 'open', dueAt }, now);
    expect(statusAt('2026-12-06T22:59:59.999Z')).toBe('open');
    expect(statusAt(dueAt)).toBe('overdue');
    for (const state of ['paid', 'cancelled'] as const) {
      expect(invoiceStatus({ state, dueAt }, '2027-01-01T00:00:00Z')).toBe(state);
    }
  });

  test('is taken back by one with all amounts reversed', () => {
    const invoice = content('2026-11-22T09:00:00Z');
    const cancellation = cancellationContent(invoice, {
      number: 'RE-2026-000002',
      at: new Date('2026-11-24T09:00:00Z'),
    });
    expect(invoice).toMatchObject({ netCents: 39_997, vatCents: 4_000, grossCents: 43_997 });
    expect(cancellation).toMatchObject({
      number: 'RE-2026-000002',
      cancels: { number: 'RE-2026-000001', issuedOn: '2026-11-22' },
      issuedOn: '2026-11-24',
      lines: [
        { quantity: -1, unitNetCents: 10_000, netCents: -10_000 },
        { quantity: -3, unitNetCents: 10_000, netCents: -29_997 },
      ],
      vat: [
        { percent: 19, netCents: -10_000, vatCents: -1_900 },
        { percent: 7, netCents: -29_997, vatCents: -2_100 },
      ],
      netCents: -39_997,
      vatCents: -4_000,
      grossCents: -43_997,
    });
  });
});

describe('The payment of an invoice', () => {
  const invoice = { kind: 'invoice', payment: 'invoice', grossCents: 11_900 } as const;
  const settles = { number: 'RE-2026-000001', issuedOn: '2026-11-22', offsetCents: 5_000 };
  const offset = { number: 'RE-2026-000001', cents: 5_000 };

  test.each([
    ['is a transfer', invoice, { how: 'transfer', cents: 11_900 }],
    ['is by card', { ...invoice, payment: 'card' }, { how: 'card', cents: 11_900 }],
    [
      'is less by what was paid',
      { ...invoice, settles },
      { how: 'transfer', cents: 6_900, offset },
    ],
    [
      'counts nothing where nothing was paid',
      { ...invoice, settles: { ...settles, offsetCents: 0 } },
      { how: 'transfer', cents: 11_900 },
    ],
    [
      'is over when all was paid',
      { ...invoice, grossCents: 5_000, settles },
      { how: 'nothing-left', cents: 0, offset },
    ],
    ['goes back with a cancellation', { ...invoice, kind: 'cancellation' }, { how: 'refund' }],
  ] as const)('%s', (_, content, terms) => {
    expect(paymentTerms(content)).toEqual(terms);
  });
});
