import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringTo, type Cast } from '#ops/driver/journey.ts';
import { atWork } from '#tests/support/browser/console-pages.ts';
import { parkStream } from '#tests/support/browser/parked-streams.ts';
import { unrenderedInvoice } from '#tests/support/browser/unrendered-invoices.ts';
import { site, type Visitor } from '#tests/support/browser/visitor.ts';
import { withSite } from '#tests/support/browser/with-site.ts';

let browser: Browser;
let cast: Cast;
let staff: Visitor;

withSite((opened) => {
  ({ browser, cast } = opened);
});
beforeAll(async () => {
  staff = await atWork(browser, 'staff');
});
afterAll(() => staff?.context.close());

const totalOf = async (list: 'parked' | 'unrendered-invoices') =>
  ((await cast.staff.get(`/admin/${list}`)).body as { meta: { total: number } }).meta.total;
const inMenu = (name: string) =>
  staff.page
    .getByRole('navigation', { name: staff.consoleTexts.header.nav })
    .getByRole('link', { name });

test('parked streams are processed again, one alone and the others together', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { foundationId } = await bringTo(cast, 'start-pending');
    await parkStream(foundationId);
    ids.push(foundationId);
  }
  const { page } = staff;
  const words = staff.consoleTexts.stuck;
  const parked = staff.consoleTexts.stuckKinds['parked-stream'];
  const row = (id = '') => page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) });
  await page.goto(`${site}/admin/parked`);
  for (const id of ids) await row(id).waitFor();
  const [alone] = ids;
  await row(alone).getByRole('button', { name: parked.button }).click();
  await page.getByText(parked.done, { exact: true }).waitFor();
  const path = `/admin/parked/foundation-${alone}/redrive`;
  await expect.poll(async () => (await cast.staff.send(path, {})).status).toBe(409);
  await page.getByRole('button', { name: words.all.button }).click();
  await page.getByText(words.all.done).waitFor();
  await expect.poll(() => totalOf('parked')).toBe(0);
  await page.reload();
  await page.getByText(parked.title).waitFor({ state: 'detached' });
  expect(staff.troubles()).toEqual([]);
});

test('an invoice whose PDF could not be made is in the menu with the reason, and made on request', async () => {
  const { number, mend } = await unrenderedInvoice();
  const { page } = staff;
  const { stuck: words, area } = staff.consoleTexts;
  const unrendered = staff.consoleTexts.stuckKinds['unrendered-invoice'];
  await page.goto(`${site}/admin/`);
  await inMenu(`${area.operations} `).click();
  const row = page.getByRole('row').filter({ hasText: number });
  await row.getByText('Unrenderable Error').waitFor();
  await row.getByText(words.outlook['given-up']).waitFor();
  await mend();
  await row.getByRole('button', { name: unrendered.button }).click();
  await page.getByText(unrendered.done).waitFor();
  await expect.poll(() => totalOf('unrendered-invoices'), { timeout: 20_000 }).toBe(0);
  await page.reload();
  await page.getByText(unrendered.title).waitFor({ state: 'detached' });
  expect(staff.troubles()).toEqual([]);
});
