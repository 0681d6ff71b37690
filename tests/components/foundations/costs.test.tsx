import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { dayIn } from '#demo/days.ts';
import { type BillFacts, checkBill, type TypedBill } from '#domain/costs/bill-check.ts';
import { type CostFacts, costsOf, nothingYet } from '#domain/costs/costs.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { type Locale, locales, paths } from '#domain/site/paths.ts';
import * as costsPage from '#web/features/costs/costs.tsx';
import { showPage } from '../../support/components/app.tsx';
import { appears, button, field, heading, said } from '../../support/components/controls.ts';
import { refused, stubApi } from '../../support/mock/api.ts';
import { foundationAt } from '../../support/mock/foundations.ts';
import { spaced, textsOf } from '../../support/texts.ts';

const orderId = '0192f3a0-0000-7000-8000-000000000001';
const contract = { orderId, number: 'B-1', platformCents: 59_381, othersCents: 35_700 };
const facts: CostFacts = {
  ...nothingYet,
  seller: sampleOperator,
  contracts: [{ ...contract, others: [sampleOperator.lawFirm.name] }],
  invoices: [
    {
      invoiceId: '0192f3a0-0000-7000-8000-000000000002',
      orderId,
      number: 'RE-1',
      grossCents: 59_381,
      openCents: 59_381,
      dueOn: dayIn(-2),
    },
  ],
  offer: { platformCents: 59_381, lawFirmCents: 35_700 },
  company: {
    legalForm: 'gmbh',
    shareCapitalCents: 2_500_000,
    shareholders: 2,
    articles: 'own-articles',
    online: false,
  },
  court: 'Amtsgericht Köln',
};

const billFacts: BillFacts = {
  costs: { ...facts, ended: 'entered' },
  accounts: { platform: [], 'law-firm': [] },
  filed: true,
  today: dayIn(0),
};

interface Reader {
  locale?: Locale;
  role?: 'lead' | 'co-founder';
  methods?: ('invoice' | 'card')[];
}

async function openCosts({ locale = 'de', role = 'lead', methods = ['invoice'] }: Reader = {}) {
  const now = foundationAt('review-pending');
  const viewer = { participantId: now.viewer?.participantId ?? '', role };
  const api = stubApi({
    'GET /foundations/:id/costs': () => costsOf(facts),
    'GET /foundations/:id': () => ({ ...now, viewer }),
    'GET /payment-methods': () => methods,
    'POST /orders/:id/pay': () => refused(503, 'UNAVAILABLE'),
    'POST /foundations/:id/bill-checks': ({ body }) => checkBill(body as TypedBill, billFacts),
  });
  const path = paths.costs[locale];
  await showPage(costsPage, { path, address: path.replace(':id', now.id) }, { api, locale });
  const texts = textsOf(locale);
  await appears(heading(texts.costs.title));
  return { api, texts };
}

const inStage = (name: string) =>
  spaced(screen.getByRole('region', { name }).element().textContent ?? '');

test.each(locales)(
  '%s: says of each amount where it comes from and what is overdue',
  async (locale) => {
    const { texts } = await openCosts({ locale });
    const { amount, stages, bill, links } = texts.costs;
    const [overdue = ''] = amount.overdue.split('{{');
    expect(inStage(stages.order)).toContain(spaced(overdue));
    expect(inStage(stages.order)).toContain(amount.unbilled);
    expect(inStage(stages.deed)).toContain(amount.estimated);
    expect(inStage(stages.filing)).toContain('Amtsgericht Köln');
    await appears(button(bill.enter));
    expect(button(links.pay).query()).toBeNull();
  },
);

test('whoever began the formation pays our invoice online where that is offered, and nobody else’s', async () => {
  const { texts } = await openCosts({ methods: ['invoice', 'card'] });
  const pay = button(texts.costs.links.pay);
  expect(pay.elements()).toHaveLength(1);
  await pay.click();
  await said(texts.forms.refusal.UNAVAILABLE.title);
});

test('another founder reads it all, and enters and pays nothing', async () => {
  const { texts } = await openCosts({ role: 'co-founder', methods: ['invoice', 'card'] });
  const { stages, bill, links } = texts.costs;
  expect(inStage(stages.order)).toContain('593,81');
  for (const name of [bill.enter, bill.another, links.pay]) {
    expect(button(name).query()).toBeNull();
  }
});

test('on a phone each answer to a bill is in sight, and says whom to ask', async () => {
  await screen.viewport(360, 640);
  const { texts } = await openCosts();
  const { reasons, compareOther, ...words } = texts.costs.check;
  await button(words.open).click();
  const dialog = screen.getByRole('dialog');
  const check = async (payee: string, name: string) => {
    await field(words.payee, dialog).fill(payee);
    await field(words.iban, dialog).fill('DE02120300000000202051');
    await field(words.amountCents, dialog).fill('120,00');
    await button(name).click();
  };
  await check('Malermeister Kunz', words.submit);
  await said(reasons['payee-unknown'], dialog);
  await check('Berufsgenossenschaft Handel und Warenlogistik', words.again);
  await said(reasons['accident-insurer'], dialog);
  await expect.element(dialog.getByText(words.verdicts['not-expected'].title)).toBeInViewport();
  await expect.element(dialog.getByText(compareOther)).toBeVisible();
  await expect.element(dialog.getByRole('status')).toHaveFocus();
});
