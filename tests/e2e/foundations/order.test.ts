import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { connect } from '#database/connection.ts';
import { earlyStartText } from '#domain/orders/terms/early-start.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { bringTo, packageOrder } from '#ops/driver/journey.ts';
import { loggedIn, member } from '#tests/support/browser/sessions.ts';
import { withSite } from '#tests/support/browser/with-site.ts';
import {
  declineConsultation,
  fillCoreData,
  orderPackage,
  stationOf,
  submitCoreData,
} from '../../support/browser/founder-pages.ts';
import { type SiteCast } from '../../support/browser/people.ts';
import {
  databaseUrl,
  field,
  open,
  pattern,
  site,
  type Visitor,
} from '../../support/browser/visitor.ts';
import { storeBeforeOrders } from '../../support/stored.ts';

const SELECTING = 'consultation-appointment-select-pending';
let browser: Browser;
let cast: SiteCast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

const pageOf = async (id: string) => (await cast.founder.get(`/foundations/${id}`)).body.data;

async function founderAt(status: Parameters<typeof bringTo>[1]) {
  const { foundationId: id } = await bringTo(cast, status);
  const founder = await loggedIn(browser, cast.founderEmail, { name: 'founder' });
  await open(founder, 'foundation', { id });
  return { founder, id };
}

async function withdraw(founder: Visitor, then: 'only' | 'end') {
  const { withdraw: words } = founder.texts.foundations.order;
  const { page } = founder;
  await page.getByRole('button', { name: words.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await dialog.getByRole('button', { name: words.submit }).click();
  await dialog.getByText(founder.texts.forms.problems.NOT_CHOSEN).waitFor();
  await dialog.getByRole('radio', { name: words[then] }).check();
  await dialog.getByRole('button', { name: words.submit }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('the order of the package', () => {
  test('shows the total first, takes no ticks for granted and marks what is missing', async () => {
    const { founder, id } = await founderAt(SELECTING);
    const { page, texts } = founder;
    const { checkout } = texts.foundations;
    await stationOf(founder, 'order-pending').waitFor();
    const station = page.getByRole('region', {
      name: texts.sharedFoundations.status['order-pending'].title,
    });
    const text = (await station.textContent()) ?? '';
    const [total, net, button] = ['950,81', '799,00', checkout.order].map((part) =>
      text.indexOf(part),
    );
    expect([total, net, button]).toEqual([total, net, button].toSorted((a = 0, b = 0) => a - b));
    for (const amount of ['950,81', '799,00', '593,81', '357,00']) expect(text).toContain(amount);
    for (const box of await station.getByRole('checkbox').all()) {
      expect(await box.isChecked()).toBe(false);
    }
    expect(
      await page.getByRole('button', { name: texts.foundations.consultation.book }).count(),
    ).toBe(0);
    const order = page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true });
    await order.click();
    await page.getByText(texts.sharedFoundations.problem.NOT_ACCEPTED).waitFor();
    await page.getByLabel(checkout.address.zip).fill('1');
    await page.getByRole('checkbox', { name: checkout.consent.terms.link }).check();
    await order.click();
    await page.getByText(texts.forms.problems.REQUIRED).first().waitFor();
    expect((await pageOf(id)).order).toBeNull();
    expect(founder.troubles()).toEqual([]);
    await founder.context.close();
  });

  test('without an early start, the consultation waits for the end of the withdrawal period', async () => {
    const { founder, id } = await founderAt(SELECTING);
    const { page, texts } = founder;
    const { checkout } = texts.foundations;
    await page.getByRole('checkbox', { name: checkout.consent.terms.link }).check();
    await page.getByRole('button', { name: checkout.order, exact: true }).click();
    await stationOf(founder, 'order-waiting').waitFor();
    const { paragraph } = texts.sharedFoundations.status['order-waiting'];
    await page.locator('main').getByText(pattern(paragraph)).first().waitFor();
    await page
      .locator('main')
      .getByText(texts.sharedFoundations.party.deadline, { exact: true })
      .waitFor();
    const answer = await cast.founder.send(`/foundations/${id}/commands/decline-consultation`, {});
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0].extensions).toMatchObject({ code: 'WITHDRAWAL_PERIOD' });
    await open(founder, 'foundations');
    await page.getByText(texts.sharedFoundations.waitingChip, { exact: true }).first().waitFor();

    await open(founder, 'foundation', { id });
    const { beginEarly } = texts.foundations.order;
    await page.getByRole('button', { name: beginEarly.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(earlyStartText.text.de).waitFor();
    await dialog.getByRole('button', { name: beginEarly.submit }).click();
    await stationOf(founder, SELECTING).waitFor();
    await page.getByRole('button', { name: texts.foundations.consultation.book }).waitFor();
    expect(await page.getByRole('button', { name: beginEarly.open }).count()).toBe(0);
    await founder.context.close();
  });

  test('can be withdrawn on the page, and placed again', async () => {
    const { founder, id } = await founderAt(SELECTING);
    await orderPackage(founder);
    await stationOf(founder, SELECTING).waitFor();
    await withdraw(founder, 'only');
    await stationOf(founder, 'order-pending').waitFor();
    expect(await pageOf(id)).toMatchObject({ status: SELECTING, lacksOrder: true });
    await orderPackage(founder);
    await stationOf(founder, SELECTING).waitFor();
    await declineConsultation(founder);
    await stationOf(founder, 'documents-pending').waitFor();
    await withdraw(founder, 'only');
    await stationOf(founder, 'order-withdrawn').waitFor();
    await orderPackage(founder);
    await stationOf(founder, 'documents-pending').waitFor();
    expect(founder.troubles()).toEqual([]);
    await founder.context.close();
  });

  test('can be withdrawn together with the foundation', async () => {
    const { founder, id } = await founderAt(SELECTING);
    await cast.founder.send(`/foundations/${id}/commands/order-package`, packageOrder);
    await founder.page.reload();
    await stationOf(founder, SELECTING).waitFor();
    await withdraw(founder, 'end');
    await stationOf(founder, 'cancelled').waitFor();
    const { status, order } = await pageOf(id);
    expect(status).toBe('cancelled');
    expect(order.withdrawnAt).not.toBeNull();
    await founder.context.close();
  });
});

test('an order without an address gets it on its own page, and then an invoice', async () => {
  const { founder, id } = await founderAt(SELECTING);
  const { page, texts } = founder;
  await cast.founder.send(`/foundations/${id}/commands/order-package`, packageOrder);
  const { order } = await pageOf(id);
  await open(founder, 'order', { id: order.id });
  const { billing, checkout, invoice } = texts.orders;
  await page.getByText(invoice.waits).waitFor();
  const submit = page.getByRole('button', { name: billing.submit });
  // It begins with the address of an order before.
  await field(page, checkout.address.street).fill('');
  await submit.click();
  await page.getByText(texts.forms.problems.REQUIRED).first().waitFor();
  await field(page, checkout.address.street).fill('Domkloster 4');
  await field(page, checkout.address.zip).fill('5066');
  await field(page, checkout.address.city).fill('Köln');
  await page.getByText(checkout.address.problem.NOT_A_ZIP).waitFor();
  await field(page, checkout.address.zip).fill('50667');
  await submit.click();
  await page.getByText(billing.success.title, { exact: true }).waitFor();
  await page.getByText(/^RE-\d{4}-\d{6}$/).waitFor();
  await page.getByText('Domkloster 4').waitFor();
  expect(await submit.count()).toBe(0);
  expect(founder.troubles()).toEqual([]);
  await founder.context.close();
});

test('a package is withdrawn from with its order once the foundation is cancelled', async () => {
  const { founder, id } = await founderAt(SELECTING);
  const { page, texts } = founder;
  const { cancel } = texts.foundations.page;
  await cast.founder.send(`/foundations/${id}/commands/order-package`, packageOrder);
  await page.reload();
  await stationOf(founder, SELECTING).waitFor();
  await page.getByRole('button', { name: cancel.open, exact: true }).click();
  const asked = page.getByRole('dialog');
  // What becomes of the order is asked, not assumed.
  await asked.getByRole('button', { name: cancel.submit }).click();
  await asked.getByText(texts.forms.problems.NOT_CHOSEN).waitFor();
  await asked.getByRole('radio', { name: cancel.order.keep }).check();
  await asked.getByLabel(cancel.reason).fill('Doch nicht');
  await asked.getByRole('button', { name: cancel.submit }).click();
  await stationOf(founder, 'cancelled').waitFor();
  const { withdraw: words } = texts.foundations.order;
  await page.getByRole('button', { name: words.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await dialog.getByText(words.textOfEnded).waitFor();
  await dialog.getByRole('link', { name: words.keep }).click();

  const { order } = await pageOf(id);
  await open(founder, 'order', { id: order.id });
  const { withdrawal } = texts.orders;
  await page.getByRole('button', { name: withdrawal.button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: withdrawal.confirm }).click();
  await page.getByText(withdrawal.success.title, { exact: true }).waitFor();
  await page.getByText(texts.orders.status.withdrawn, { exact: true }).waitFor();
  const { status, order: after } = await pageOf(id);
  expect(status).toBe('cancelled');
  expect(after.withdrawnAt).not.toBeNull();
  await open(founder, 'foundation', { id });
  await page.getByText(texts.foundations.order.card.details).waitFor();
  expect(await page.getByRole('button', { name: words.open, exact: true }).count()).toBe(0);
  expect(founder.troubles()).toEqual([]);
  await founder.context.close();
});

test('a foundation recorded before packages were ordered goes on without', async () => {
  const { who: founder } = await member(browser, { name: 'founder' });
  const me = await founder.context.request.get(`${site}/api/users/me?fields=id`);
  const { data } = (await me.json()) as { data: { id: string } };
  const id = await recordedBeforeOrders(data.id);
  const listed = async () => {
    await open(founder, 'foundations');
    return founder.page.locator(`a[href*="${id}"]`).count();
  };
  await expect.poll(listed).toBe(1);
  await open(founder, 'foundation', { id });
  await stationOf(founder, 'start-pending').waitFor();
  await fillCoreData(founder, {
    companyName: 'Altbestand Werkzeugbau UG (haftungsbeschränkt)',
    city: 'Köln',
    legalForm: 'ug',
    shareCapital: '5.000',
  });
  await submitCoreData(founder);
  await stationOf(founder, SELECTING).waitFor();
  await declineConsultation(founder);
  await stationOf(founder, 'documents-pending').waitFor();
  expect(founder.troubles()).toEqual([]);
  await founder.context.close();
});

/** Nothing in this event is personal, so nothing is sealed. */
async function recordedBeforeOrders(founderId: string): Promise<string> {
  const connection = connect(databaseUrl);
  const events = postgresEventStore(connection, databaseUrl);
  const id = randomUUID();
  try {
    await storeBeforeOrders(events, { sealFields: async (sealed) => sealed }, { id, founderId });
  } finally {
    await events.close();
    await connection.close();
  }
  return id;
}
