import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appointmentDate } from '#domain/site/formats.ts';
import { bringTo, type Cast } from '#scripts/driver/journey.ts';
import { atWork, openInConsole } from '#tests/support/browser/console-pages.ts';
import { parkStream } from '#tests/support/browser/parked-streams.ts';
import { siteCast } from '#tests/support/browser/people.ts';
import { failMail } from '#tests/support/browser/unsent-mails.ts';
import { field, openBrowser, site } from '#tests/support/browser/visitor.ts';

let browser: Browser;
let cast: Cast;

beforeAll(async () => {
  browser = await openBrowser();
  cast = await siteCast();
});
afterAll(() => browser?.close());

const fileNumber = (id: string) => id.slice(0, 8).toUpperCase();

describe('a parked stream', () => {
  test('is named on the page of its foundation, and can be processed again once', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    await parkStream(foundationId);
    const staff = await atWork(browser, 'staff', [/^409 POST \/api\/admin\/parked\//]);
    const { parked, foundation } = staff.consoleTexts;
    await openInConsole(staff, foundationId);
    await staff.page.getByRole('alert').getByText(foundation.parked.title).waitFor();

    await staff.page.goto(`${site}/admin/parked`);
    const row = staff.page
      .getByRole('row')
      .filter({ has: staff.page.locator(`a[href*="${foundationId}"]`) });
    const again = row.getByRole('button', { name: parked.redrive });
    await again.waitFor();
    // A colleague was faster.
    const path = `/admin/parked/foundation-${foundationId}/redrive`;
    expect((await cast.staff.send(path, {})).status).toBe(202);
    await expect
      .poll(async () => (await cast.staff.send(path, {})).status, { timeout: 20_000 })
      .toBe(409);
    await again.click();
    await staff.page.getByText(parked.doneBefore).waitFor();
    await row.waitFor({ state: 'detached' });

    await parkStream(foundationId);
    await staff.page.reload();
    await again.click();
    await staff.page.getByText(parked.redriven).waitFor();
    await expect
      .poll(async () => (await cast.staff.send(path, {})).status, { timeout: 20_000 })
      .toBe(409);
    expect(staff.troubles()).toEqual([]);
    await staff.context.close();
  });
});

describe('an email that could not be delivered', () => {
  test('is listed with the reason, and sent again on request', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    const forget = await failMail(foundationId);
    try {
      const staff = await atWork(browser, 'staff');
      const { mails } = staff.consoleTexts;
      await staff.page.getByRole('link', { name: mails.menu }).click();
      const row = staff.page
        .getByRole('row')
        .filter({ has: staff.page.locator(`a[href*="${foundationId}"]`) });
      await row.getByText('550 5.1.1').waitFor();
      await row.getByText(mails.givenUp).waitFor();
      await row.getByRole('button', { name: mails.resend }).click();
      await staff.page.getByText(mails.resent).waitFor();
      expect(staff.troubles()).toEqual([]);
      await staff.context.close();
    } finally {
      await forget();
    }
  });
});

describe('addresses', () => {
  test('of a foundation work without /show, and name the tab', async () => {
    const { foundationId, companyName } = await bringTo(cast, 'documents-pending');
    const staff = await atWork(browser, 'staff');
    await staff.page.goto(`${site}/admin/foundations/${foundationId}`);
    await staff.page.getByRole('heading', { level: 1, name: companyName }).waitFor();
    expect(await staff.page.title()).toContain(companyName);
    await staff.page.getByText(fileNumber(foundationId)).first().waitFor();
    expect(staff.troubles()).toEqual([]);
    await staff.context.close();
  });

  test('with a wrong sort show the list all the same', async () => {
    const staff = await atWork(browser, 'staff');
    await staff.page.goto(`${site}/admin/foundations?sort=foo&order=ASC`);
    await staff.page.locator('main tbody a').first().waitFor();
    expect(await staff.page.title()).toContain(staff.consoleTexts.foundations.title);
    expect(staff.troubles()).toEqual([]);
    await staff.context.close();
  });

  test('keep what was searched for, the browser does not', async () => {
    const staff = await atWork(browser, 'staff');
    const { foundations } = staff.consoleTexts;
    await staff.page.keyboard.press('g');
    await field(staff.page.getByRole('main'), foundations.search).fill('Erika Beispiel');
    await staff.page.waitForURL(/Erika/);
    await staff.page.getByText(foundations.nothing).waitFor();
    const kept = await staff.page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain('Erika');
    await staff.context.close();
  });
});

describe('the line and the head of the page', () => {
  test('stand at the notary while the deed is awaited', async () => {
    const { foundationId } = await bringTo(cast, 'foundation-certificate-pending');
    const staff = await atWork(browser, 'staff');
    await openInConsole(staff, foundationId);
    const current = staff.page.locator('main [aria-current=step]').first();
    await current.getByText('Notar').waitFor();
    await staff.context.close();
  });

  test('a booked consultation shows its start, and tells lawyers that they have nothing to complete', async () => {
    const { foundationId } = await bringTo(cast, 'consultation-appointment-select-pending');
    const slots = await cast.founder.get('/slots?kind=consultation');
    const [slot] = (slots.body as { data: { startsAt: string; endsAt: string }[] }).data;
    if (!slot) throw new Error('No slot is free.');
    const path = `/foundations/${foundationId}/commands/book-consultation`;
    const booked = await cast.founder.send(path, { type: 'phone', startsAt: slot.startsAt });
    expect(booked.status).toBe(200);
    const lawyer = await atWork(browser, 'lawyer');
    const { foundation, noCommandsFor, nowFor } = lawyer.consoleTexts;
    await openInConsole(lawyer, foundationId);
    const main = lawyer.page.getByRole('main');
    await main.getByText(nowFor.lawyer['consultation-pending']).waitFor();
    await main.getByText(noCommandsFor.lawyer['consultation-pending']).waitFor();
    const dueAt = foundation.dueAt.replace('{{instant}}', appointmentDate(slot.startsAt, 'de'));
    await main.getByText(dueAt).waitFor();
    await lawyer.context.close();
  });

  test('j reads the next task out by focusing its name', async () => {
    const lawyer = await atWork(browser, 'lawyer');
    await bringTo(cast, 'review-pending');
    await lawyer.page.reload();
    const first = lawyer.page.locator('main tbody a').first();
    await first.waitFor();
    await lawyer.page.keyboard.press('j');
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
    await lawyer.context.close();
  });
});
