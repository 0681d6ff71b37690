import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { Document } from 'mupdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connect } from '#database/connection.ts';
import { inDays } from '#demo/days.ts';
import { invoiceStatusNames } from '#domain/invoices/names.ts';
import { earlyStartText } from '#domain/orders/terms/early-start.ts';
import { pathTo } from '#domain/site/paths.ts';
import { bringTo, packageOrder, sayWhoFounds } from '#ops/driver/journey.ts';
import { freePort } from '#scripts/servers/ports.ts';
import { webPlugin } from '#web/server/plugin.ts';
import { PASSWORD, startApi, type TestApi } from '../support/api.ts';
import { atWork } from '../support/browser/console-pages.ts';
import { declineConsultation, orderPackage, stationOf } from '../support/browser/founder-pages.ts';
import { newMember, type SiteCast, siteCast } from '../support/browser/people.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import {
  databaseUrl,
  field,
  open,
  openBrowser,
  site,
  type Visitor,
} from '../support/browser/visitor.ts';
import { issued } from '../support/invoices/orders.ts';
import { rowOf } from '../support/rows.ts';
import { textsOf } from '../support/texts.ts';

const SELECTING = 'consultation-appointment-select-pending';
let cast: SiteCast;
let database: Connection;
beforeAll(async () => {
  cast = await siteCast();
  database = connect(databaseUrl);
});
afterAll(() => database?.close());

describe('the order of the package', () => {
  const pageOf = async (id: string) => (await cast.founder.get(`/foundations/${id}`)).body.data;

  async function founderAt(status: Parameters<typeof bringTo>[1]) {
    const journey = await bringTo(cast, status);
    const { foundationId: id } = journey;
    if (status === SELECTING) await sayWhoFounds(cast.founder, journey);
    const founder = await loggedIn(cast.founderEmail, { name: 'founder' });
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

  test('without an early start, the consultation waits for the end of the withdrawal period', async () => {
    const { founder, id } = await founderAt(SELECTING);
    const { page, texts } = founder;
    const { checkout } = texts;
    const { order, consultation } = texts.foundations;
    await page.getByRole('checkbox', { name: checkout.consent.terms.link }).check();
    await page.getByRole('button', { name: checkout.order, exact: true }).click();
    await stationOf(founder, 'order-waiting').waitFor();
    await cast.lawyer.send(`/foundations/${id}/commands/accept-mandate`, {});
    const answer = await cast.founder.send(`/foundations/${id}/commands/decline-consultation`, {});
    expect(answer.body.errors[0].extensions).toMatchObject({ code: 'WITHDRAWAL_PERIOD' });

    await page.getByRole('button', { name: order.beginEarly.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(earlyStartText.text.de).waitFor();
    await dialog.getByRole('button', { name: order.beginEarly.submit }).click();
    await stationOf(founder, SELECTING).waitFor();
    await page.getByRole('button', { name: consultation.book }).waitFor();
  });

  test('is withdrawn on the page, placed again, and withdrawn with the foundation', async () => {
    const { founder, id } = await founderAt(SELECTING);
    await orderPackage(founder);
    await stationOf(founder, SELECTING).waitFor();
    await withdraw(founder, 'only');
    await stationOf(founder, 'order-pending').waitFor();
    await orderPackage(founder);
    await stationOf(founder, SELECTING).waitFor();
    await declineConsultation(founder);
    await stationOf(founder, 'documents-mandate').waitFor();
    await withdraw(founder, 'end');
    await stationOf(founder, 'cancelled').waitFor();
    const { status, order } = await pageOf(id);
    expect(status).toBe('cancelled');
    expect(order.withdrawnAt).not.toBeNull();
  });

  test('gets its address on its own page, then an invoice, and is withdrawn from there after the end', async () => {
    const { founder, id } = await founderAt(SELECTING);
    const { page, texts } = founder;
    await cast.founder.send(`/foundations/${id}/commands/order-package`, packageOrder);
    const { order } = await pageOf(id);
    await open(founder, 'order', { id: order.id });
    const { checkout } = texts;
    const { billing, invoice, withdrawal, status } = texts.orders;
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
    await page.getByText(/^RE-\d{4}-\d{6}$/).waitFor();
    expect(await submit.count()).toBe(0);

    const { cancel } = texts.foundations.page;
    await open(founder, 'foundation', { id });
    await page.getByRole('button', { name: cancel.open, exact: true }).click();
    const asked = page.getByRole('dialog');
    // What becomes of the order is asked, not assumed.
    await asked.getByRole('button', { name: cancel.submit }).click();
    await asked.getByText(texts.forms.problems.NOT_CHOSEN).waitFor();
    await asked.getByRole('radio', { name: cancel.order.keep }).check();
    await asked.getByLabel(cancel.reason).fill('Doch nicht');
    await asked.getByRole('button', { name: cancel.submit }).click();
    await stationOf(founder, 'cancelled').waitFor();
    await open(founder, 'order', { id: order.id });
    await page.getByRole('button', { name: withdrawal.button, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: withdrawal.confirm }).click();
    await page.getByText(status.withdrawn, { exact: true }).waitFor();
    expect((await pageOf(id)).order.withdrawnAt).not.toBeNull();
  });
});

describe('an invoice', () => {
  async function idOf(email: string): Promise<string> {
    const row = database.db.selectFrom('users').select('id').where('email', '=', email);
    return (await row.executeTakeFirstOrThrow()).id;
  }

  test('is listed for its member with its status, and downloaded', async () => {
    const email = await newMember();
    const accountId = await idOf(email);
    const who = await loggedIn(email);
    await open(who, 'invoices');
    const { empty, downloadOf } = who.texts.invoices;
    const status = who.texts.catalogue.invoiceStatus;
    await who.page.getByRole('heading', { level: 1, name: empty.title }).waitFor();
    const { number } = await issued(database.db, { accountId }, inDays(-1));
    await issued(database.db, { accountId }, inDays(-40));
    await open(who, 'invoices');
    const main = who.page.getByRole('main');
    await main.getByText(status.open, { exact: true }).waitFor();
    await main.getByText(status.overdue, { exact: true }).waitFor();
    const download = who.page.waitForEvent('download');
    await main.getByRole('link', { name: downloadOf.replace('{{number}}', number) }).click();
    const file = await (await download).path();
    const pdf = Document.openDocument(await readFile(file), 'application/pdf');
    expect(pdf.loadPage(0).toStructuredText('').asText()).toContain(number);
  });

  test('is paid, paid once more, and refunded, as staff enter it', async () => {
    const accountId = await idOf(await newMember());
    const { number, invoiceId } = await issued(database.db, { accountId }, inDays(-40));
    const staff = await atWork('staff', [/^4\d\d POST/]);
    const { invoice, invoices, errors } = staff.consoleTexts;
    const { payment } = invoices;
    // There are more invoices than a page of the list holds.
    const listOf = (status: string) =>
      `${site}/admin/invoices?filter=${encodeURIComponent(JSON.stringify({ status }))}`;
    await staff.page.goto(listOf('overdue'));
    const row = staff.page.getByRole('row').filter({ hasText: number });
    const dialog = staff.page.getByRole('dialog');
    const submitIn = () => dialog.getByRole('button', { name: payment.in.submit }).click();
    await row.getByRole('button', { name: payment.in.button }).click();
    await dialog.getByLabel(payment.amount).fill('200');
    await submitIn();
    await dialog.getByText(errors.PAYMENT_TOO_HIGH.title).waitFor();
    await dialog.getByLabel(payment.amount).fill('119,00');
    await submitIn();
    await staff.page.getByText(payment.in.done).waitFor();
    await staff.page.goto(listOf('paid'));
    await row.getByText(invoiceStatusNames.paid.de).waitFor();

    // The same money comes in again, and goes back.
    await row.getByRole('link', { name: number, exact: true }).click();
    await staff.page.getByRole('button', { name: invoice.furtherPayment }).click();
    await dialog.getByLabel(payment.amount).fill('119,00');
    await dialog.getByLabel(payment.overpaid).check();
    await submitIn();
    await dialog.getByText(errors.PAYMENT_EXISTS.title).waitFor();
    await dialog.getByLabel(payment.another).check();
    await submitIn();
    await dialog.waitFor({ state: 'detached' });
    await staff.page.goto(listOf('to-refund'));
    await row.getByText(invoices.refund.replace('{{amount}}', '119,00 €')).waitFor();
    await row.getByRole('button', { name: payment.back.button }).click();
    expect(await dialog.getByLabel(payment.amount).inputValue()).toBe('119,00');
    await dialog.getByRole('button', { name: payment.back.submit }).click();
    await staff.page.getByText(payment.back.done).waitFor();
    await row.waitFor({ state: 'detached' });
    const state = await rowOf(database.db, 'invoice_states', { invoice_id: invoiceId });
    expect(state).toMatchObject({ state: 'paid', paid_cents: 11_900, refund_cents: 0 });
  });
});

describe('paying by card', () => {
  /** A site that takes cards, and a server that stands in for Stripe: its API and its payment page. */
  let stripe: Server;
  let api: TestApi;
  let apiServer: Server;
  let app: FastifyInstance;
  let shop: string;

  beforeAll(async () => {
    stripe = createServer((request, response) => {
      if (request.method === 'GET') return response.end('Payment page');
      const url = `${originOf(stripe)}/c/pay/cs_test_1`;
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ id: 'cs_test_1', object: 'checkout.session', url }));
    });
    await listen(stripe);
    api = await startApi({
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: 'whsec_test_0123456789',
      STRIPE_API_URL: originOf(stripe),
      STRIPE_CHECKOUT_ORIGIN: originOf(stripe),
    });
    apiServer = createServer((request, response) => api.app.routing(request, response));
    await listen(apiServer);
    app = Fastify({ pluginTimeout: 60_000, routerOptions: { ignoreTrailingSlash: true } });
    const port = await freePort();
    const publicUrl = `http://127.0.0.1:${port}`;
    const apiBase = `${originOf(apiServer)}/api`;
    await app.register(webPlugin, { ...api.deps.config, publicUrl, apiBase });
    shop = await app.listen({ port, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app?.close();
    apiServer?.close();
    stripe?.close();
    await api?.close();
  });

  const listen = (server: Server) =>
    new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  test.each([true, false])(
    'leads from the invoice to the page of Stripe (scripts: %s)',
    async (javaScriptEnabled) => {
      const { accounts, invoices } = textsOf('de');
      const { id, email } = await api.person({ role: 'member' });
      const { db } = api.connection;
      await db
        .updateTable('users')
        .set({ terms_accepted_at: new Date() })
        .where('id', '=', id)
        .execute();
      const { number } = await issued(db, { accountId: id });
      const context = await (await openBrowser()).newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(shop + pathTo('login', 'de'));
      await page.getByLabel(accounts.email).fill(email);
      await page.locator('input[name=password]').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL(shop + pathTo('dashboard', 'de'));
      await page.goto(shop + pathTo('invoices', 'de'));
      await page
        .getByRole('button', { name: invoices.payOf.replace('{{number}}', number) })
        .click();
      await page.getByText('Payment page').waitFor();
      expect(page.url()).toBe(`${originOf(stripe)}/c/pay/cs_test_1`);
      await context.close();
    },
  );
});
