import type { Browser, Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fileNumber } from '#domain/site/file-number.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { bringTo, type Cast, packageOrder } from '#scripts/driver/journey.ts';
import { atWork, openInConsole } from '#tests/support/browser/console-pages.ts';
import { field, site, type Visitor } from '#tests/support/browser/visitor.ts';
import { withSite } from '#tests/support/browser/with-site.ts';

let browser: Browser;
let cast: Cast;

withSite((opened) => {
  ({ browser, cast } = opened);
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
    await cast.founder.send(`/foundations/${foundationId}/commands/order-package`, packageOrder);
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

describe('long names', () => {
  const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerke UG (haftungsbeschränkt)';

  test.each([360, 768, 1280])(
    'break between syllables at %i px and overflow nothing',
    async (width) => {
      const { foundationId } = await bringTo(cast, 'documents-pending', name);
      const staff = await atWork(browser, 'staff');
      const { page } = staff;
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['', 'foundations', `foundations/${foundationId}/show`]) {
        await page.goto(`${site}/admin/${path}`);
        const shown = path.endsWith('show')
          ? page.getByRole('heading', { level: 1 })
          : page.locator(`main a[href*="${foundationId}"]`).first();
        await shown.waitFor();
        expect(await shown.textContent(), path).toContain('nau\u00addampf');
        const { hyphens, over } = await shown.evaluate((element) => {
          const style = getComputedStyle(element);
          const box = element.closest('td') ?? element;
          return {
            hyphens: style.hyphens,
            over: box.scrollWidth - box.clientWidth,
          };
        });
        expect(hyphens, path).toBe('auto');
        expect(over, path).toBeLessThanOrEqual(0);
        const sideways = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(await sideways(), path).toBe(0);
      }
      await staff.context.close();
    },
  );

  test('with the full legal form are short enough for one line of a row', async () => {
    const full = 'Muster Werkzeugbau UG (haftungsbeschränkt)';
    const { foundationId } = await bringTo(cast, 'documents-pending', full);
    const staff = await atWork(browser, 'staff');
    for (const path of ['', 'foundations']) {
      await staff.page.goto(`${site}/admin/${path}`);
      const link = staff.page.locator(`main a[href*="${foundationId}"]`).first();
      await turnTo(staff, link);
      expect(await link.textContent()).toBe('Muster Werkzeugbau UG');
      expect(await link.getAttribute('title')).toBe(full);
      expect(await link.evaluate((element) => element.getClientRects().length)).toBe(1);
    }
    await staff.context.close();
  });
});

/** Turns the pages of a list until it shows something: other tests may have left rows before it. */
async function turnTo({ page, consoleTexts }: Visitor, link: Locator): Promise<void> {
  await page.locator('main tbody tr').first().waitFor();
  const next = page.getByRole('button', { name: consoleTexts.pager.next });
  for (let turns = 0; turns < 20; turns += 1) {
    const shown = await link.waitFor({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
    if (shown || !(await next.isEnabled())) break;
    await next.click();
  }
  await link.waitFor();
}
