import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo } from '#domain/site/paths.ts';
import { freePort } from '#scripts/servers/ports.ts';
import { webPlugin } from '#web/server/plugin.ts';
import { PASSWORD, startApi, type TestApi } from '../../support/api.ts';
import { openBrowser } from '../../support/browser/visitor.ts';
import { issued } from '../../support/invoices/orders.ts';
import { textsOf } from '../../support/texts.ts';

/** A site that takes cards, and a server that stands in for Stripe: its API and its payment page. */
let browser: Browser;
let stripe: Server;
let api: TestApi;
let apiServer: Server;
let app: FastifyInstance;
let site: string;

beforeAll(async () => {
  browser = await openBrowser();
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
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const apiBase = `${originOf(apiServer)}/api`;
  await app.register(webPlugin, { ...api.deps.config, publicUrl, apiBase });
  site = await app.listen({ port, host: '127.0.0.1' });
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
  apiServer?.close();
  stripe?.close();
  await api?.close();
});

const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test.each([true, false])(
  'an invoice leads to the page of Stripe (scripts: %s)',
  async (scripts) => {
    const { accounts, invoices } = textsOf('de');
    const { id, email } = await api.person({ role: 'member' });
    const { db } = api.connection;
    await db
      .updateTable('users')
      .set({ terms_accepted_at: new Date() })
      .where('id', '=', id)
      .execute();
    const { number } = await issued(db, { accountId: id });
    const context = await browser.newContext({ javaScriptEnabled: scripts });
    const page = await context.newPage();
    await page.goto(site + pathTo('login', 'de'));
    await page.getByLabel(accounts.email).fill(email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(site + pathTo('dashboard', 'de'));
    await page.goto(site + pathTo('invoices', 'de'));
    await page.getByRole('button', { name: invoices.payOf.replace('{{number}}', number) }).click();
    await page.getByText('Payment page').waitFor();
    expect(page.url()).toBe(`${originOf(stripe)}/c/pay/cs_test_1`);
    await context.close();
  },
);
