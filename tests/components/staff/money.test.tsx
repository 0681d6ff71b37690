import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paymentList } from '#domain/desk/lists/payments.ts';
import { refundList } from '#domain/desk/lists/refunds.ts';
import { locales } from '#domain/site/paths.ts';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { address, inFreshWindows, openConsole } from '../../support/components/console.tsx';
import { appears, button, heading, said, toasted } from '../../support/components/controls.ts';
import { listed, refused } from '../../support/mock/api.ts';
import {
  invoiceOf,
  listedPaymentOf,
  invoiceNumber as number,
  paymentOf,
  wholeInvoiceOf,
} from '../../support/mock/money-rows.ts';
import { idOf } from '../../support/mock/team-rows.ts';
import { listTexts, textsOf } from '../../support/texts.ts';

const at = '2026-11-20T09:00:00.000Z';
inFreshWindows();

test.each(locales)('says what was paid, and takes back what was a mistake: %s', async (locale) => {
  const { invoice: words } = textsOf(locale).staffInvoices;
  const { reasons, kinds } = textsOf(locale).staffPayments;
  const typed = paymentOf();
  let whole = wholeInvoiceOf({
    status: 'paid',
    paidCents: 11_900,
    payments: [
      typed,
      paymentOf({ id: idOf(22), method: 'card', recordedBy: null, amountCents: 500 }),
    ],
  });
  const api = await openConsole({
    role: 'staff',
    locale,
    at: `/admin/invoices/${whole.id}`,
    answers: {
      'GET /admin/invoices/:id': () => whole,
      'POST /admin/payments/:id/take-back': () => {
        const takenBack = { at, reason: 'twice' } as const;
        const { id } = typed;
        const correction = { kind: 'correction', amountCents: -11_900, takesBack: id } as const;
        whole = wholeInvoiceOf({
          payments: [
            paymentOf({ id: idOf(23), ...correction, reason: 'twice' }),
            paymentOf({ takenBack }),
          ],
        });
        return { paidCents: 0 };
      },
    },
  });
  await appears(heading(words.headings.invoice.replace('{{number}}', number)));
  await appears(page.getByText(/Lea Brandt/));
  await appears(page.getByText('2 Stunden von 10 Stunden eingelöst'));
  expect(await barriersInBothModes()).toEqual([]);
  // What Stripe has reported is no slip of anybody.
  const takeBack = page.getByRole('button', { name: beginning(words.takeBack.named) });
  await expect.poll(() => takeBack.elements().length).toBe(1);
  await takeBack.click();
  const dialog = page.getByRole('dialog', { name: words.takeBack.title });
  await appears(dialog);
  expect(await barriersInBothModes()).toEqual([]);
  await dialog.getByRole('button', { name: words.takeBack.submit, exact: true }).click();
  expect(api.sentTo('POST /admin/payments/:id/take-back')).toEqual([]);
  await dialog.getByText(reasons.twice).click();
  await dialog.getByRole('button', { name: words.takeBack.submit, exact: true }).click();
  await toasted(words.takeBack.done);
  await appears(page.getByText(new RegExp(`^${kinds.correction} `)));
  const sent = api.sentTo('POST /admin/payments/:id/take-back').map(({ body }) => body);
  expect(sent).toEqual([{ reason: 'twice' }]);
});

test('an invoice leads to what takes it back, and has its PDF made again', async () => {
  const { invoice: words } = textsOf('de').staffInvoices;
  const whole = wholeInvoiceOf({
    status: 'cancelled',
    related: [{ relation: 'cancelled-by', id: idOf(4), number: 'RE-2026-000008' }],
    pdf: { state: 'failed', attempts: 3, failedAt: at },
  });
  let shown = whole;
  const api = await openConsole({
    role: 'staff',
    at: `/admin/invoices/${whole.id}`,
    answers: {
      'GET /admin/invoices/:id': () => shown,
      'POST /admin/stuck/:kind/:id/retry': () => ({ state: 'requested' }),
    },
  });
  await button(words.pdf.retry).click();
  await toasted(words.pdf.retried);
  expect(api.sentTo('POST /admin/stuck/:kind/:id/retry')).toHaveLength(1);
  expect(page.getByRole('link', { name: words.download }).query()).toBeNull();
  shown = wholeInvoiceOf({ id: idOf(4), number: 'RE-2026-000008', kind: 'cancellation' });
  await page.getByRole('link', { name: 'RE-2026-000008' }).click();
  const cancellation = words.headings.cancellation.replace('{{number}}', 'RE-2026-000008');
  await appears(heading(cancellation));
  // No money belongs to it.
  expect(button(textsOf('de').staffInvoices.invoices.payment.in.button).query()).toBeNull();
});

test('what is settled has no payment to enter in the list, and a further one on its page', async () => {
  const { invoice: words, invoices } = textsOf('de').staffInvoices;
  const paid = {
    id: idOf(9),
    number: 'RE-2026-000009',
    status: 'paid',
    paidCents: 11_900,
  } as const;
  await openConsole({
    role: 'staff',
    at: '/admin/invoices',
    answers: {
      'GET /admin/invoices': () => listed(invoiceOf(), invoiceOf(paid)),
      'GET /admin/invoices/:id': () => wholeInvoiceOf(paid),
    },
  });
  const buttonsOf = (listedNumber: string) =>
    page.getByRole('row').filter({ hasText: listedNumber }).getByRole('button').elements();
  await appears(page.getByRole('row').filter({ hasText: paid.number }));
  expect([buttonsOf(number).length, buttonsOf(paid.number)]).toEqual([1, []]);
  await page.getByRole('link', { name: paid.number }).click();
  await appears(button(words.furtherPayment));
  expect(button(invoices.payment.in.button).query()).toBeNull();
});

test('an invoice that lawyers open says that it is not theirs', async () => {
  await openConsole({
    role: 'lawyer',
    at: `/admin/invoices/${idOf(3)}`,
    answers: { 'GET /admin/invoices/:id': () => refused(403, 'FORBIDDEN') },
  });
  await said(textsOf('de').staff.errors.FORBIDDEN.title);
});

const beginning = (words: string) => new RegExp(`^${words.split('{{')[0] ?? ''}`);

test.each(locales)(
  'payments say who has entered them, and open the invoice: %s',
  async (locale) => {
    const { kinds } = textsOf(locale).staffPayments;
    const words = listTexts(paymentList, locale);
    const row = listedPaymentOf();
    const api = await openConsole({
      role: 'staff',
      locale,
      at: '/admin/payments',
      answers: {
        'GET /admin/payments': ({ query }) => listed(...(query.kind === 'refund' ? [] : [row])),
        'GET /admin/invoices/:id': () => wholeInvoiceOf(),
      },
    });
    await appears(heading(words.title));
    await appears(page.getByRole('row').getByText(/Lea Brandt/));
    expect(await barriersInBothModes()).toEqual([]);
    await page.getByRole('combobox', { name: words.kind, exact: true }).click();
    await page.getByRole('option', { name: kinds.refund }).click();
    await said(words.nothing);
    await button(words.reset).click();
    expect(api.sentTo('GET /admin/payments')[0]?.query).toMatchObject({ sort: '-paidAt' });
    await page.getByRole('link', { name: number }).click();
    await expect.poll(() => address().pathname).toBe(`/admin/invoices/${idOf(3)}`);
  },
);

test.each(locales)('refunds say by when, and are entered: %s', async (locale) => {
  const { refunds, invoices } = textsOf(locale).staffInvoices;
  const words = { ...refunds, title: listTexts(refundList, locale).title };
  const owed = { status: 'cancelled', paidCents: 11_900, refundCents: 11_900 } as const;
  let rows = [
    invoiceOf({ ...owed, refundDueOn: '2020-01-07' }),
    invoiceOf({ ...owed, id: idOf(4), number: 'RE-2026-000009', refundDueOn: '2199-01-07' }),
  ];
  const api = await openConsole({
    role: 'staff',
    locale,
    at: '/admin/refunds',
    answers: {
      'GET /admin/invoices': ({ query }) =>
        listed(...(query.status === 'refund-overdue' ? rows.slice(0, 1) : rows)),
      'GET /admin/invoices/:id/payments': () => [paymentOf()],
      'POST /admin/invoices/:id/payments': () => {
        rows = rows.slice(1);
        return { paidCents: 0 };
      },
    },
  });
  await appears(heading(words.title));
  await expect.poll(() => page.getByRole('row').getByText(words.overdue).elements().length).toBe(1);
  expect(await barriersInBothModes()).toEqual([]);
  await page
    .getByRole('row')
    .getByRole('button', { name: invoices.payment.back.button })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: invoices.payment.back.submit, exact: true }).click();
  await toasted(invoices.payment.back.done);
  const [{ body } = {}] = api.sentTo('POST /admin/invoices/:id/payments');
  expect(body).toMatchObject({ amountCents: -11_900 });
  await expect.poll(() => document.querySelectorAll('main tbody tr').length).toBe(1);
});
