import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bringTo, type Cast } from '#scripts/driver/journey.ts';
import { atWork, layAside, openInConsole } from '#tests/support/browser/console-pages.ts';
import { failCommand } from '#tests/support/browser/failed-commands.ts';
import { parkStream } from '#tests/support/browser/parked-streams.ts';
import { unrenderedInvoice } from '#tests/support/browser/unrendered-invoices.ts';
import { failMail } from '#tests/support/browser/unsent-mails.ts';
import { endLinkAt } from '#tests/support/browser/upload-links.ts';
import { pattern, site, type Visitor } from '#tests/support/browser/visitor.ts';
import { withSite } from '#tests/support/browser/with-site.ts';

let browser: Browser;
let cast: Cast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

/** The row of a foundation in a list of what went wrong. */
const entryOf = ({ page }: Visitor, foundationId: string) =>
  page.getByRole('row').filter({ has: page.locator(`a[href*="${foundationId}"]`) });

describe('a command that could not be carried out', () => {
  test('is in the menu, in the list and on the page, until a later one goes through', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    await failCommand(foundationId);
    const staff = await atWork(browser, 'staff');
    const { failed, foundation, commandName, actor, figures } = staff.consoleTexts;
    const menu = staff.page.getByRole('navigation', { name: staff.consoleTexts.header.nav });
    const numbers = staff.page.getByRole('region', { name: figures.label });
    const colorOf = (label: string) =>
      numbers
        .locator('p', { hasText: label })
        .locator('xpath=preceding-sibling::p')
        .evaluate((number) => getComputedStyle(number).color);
    await numbers.getByText(figures.problems).waitFor();
    await expect.poll(() => colorOf(figures.problems)).not.toBe(await colorOf(figures.running));
    await menu.getByRole('link', { name: `${failed.menu} 1` }).click();
    const entry = entryOf(staff, foundationId);
    await entry.getByText(commandName['correct-core-data']).waitFor();
    await entry.getByText('DatabaseError 22P02').waitFor();
    await entry.getByText(actor.founder).waitFor();
    await entry.getByRole('link').click();
    const note = staff.page.getByRole('alert').filter({ hasText: foundation.failed.title });
    await note.getByText(commandName['correct-core-data']).waitFor();

    const approve = `/foundations/${foundationId}/commands/approve-documents`;
    expect((await cast.lawyer.send(approve, {})).status).toBe(200);
    await staff.page.reload();
    await staff.page
      .getByText(staff.consoleTexts.status['notary-appointment-pending'])
      .first()
      .waitFor();
    expect(await note.count()).toBe(0);
    expect(await menu.getByRole('link', { name: failed.menu }).count()).toBe(0);
    await staff.page.goto(`${site}/admin/failed-commands`);
    await staff.page.getByText(failed.empty).waitFor();
    expect(staff.troubles()).toEqual([]);
    await staff.context.close();
  });
});

describe("the notary's link", () => {
  test('shows its end, and warns when it ends before the appointment or has ended', async () => {
    const { foundationId } = await bringTo(cast, 'foundation-certificate-pending');
    const staff = await atWork(browser, 'staff');
    const { link, people } = staff.consoleTexts.foundation;
    await openInConsole(staff, foundationId);
    const main = staff.page.getByRole('main');
    await main.getByText(pattern(people.linkUntil)).waitFor();
    const warnings = main.getByRole('alert').filter({ hasText: link.what });
    expect(await warnings.count()).toBe(0);

    // The appointment is in March.
    await endLinkAt(foundationId, new Date('2030-01-15T12:00:00Z'));
    await staff.page.reload();
    const ends = link.ends.replace('{{instant}}', 'Dienstag, 15. Januar 2030, 13:00 Uhr (MEZ)');
    await warnings.getByText(ends).waitFor();

    // The worker moves the end on within a minute.
    await expect
      .poll(async () => {
        await endLinkAt(foundationId, new Date(Date.now() - 60_000));
        await staff.page.reload();
        await main.getByText(pattern(people.linkUntil)).waitFor();
        return warnings.getByText(pattern(link.ended)).count();
      })
      .toBe(1);
    expect(staff.troubles()).toEqual([]);
    await staff.context.close();
  });
});

describe('a parked stream', () => {
  test('is named on the page of its foundation, and can be processed again once', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    await parkStream(foundationId);
    const staff = await atWork(browser, 'staff', [/^409 POST \/api\/admin\/parked\//]);
    const { parked, foundation } = staff.consoleTexts;
    await openInConsole(staff, foundationId);
    await staff.page.getByRole('alert').getByText(foundation.parked.title).waitFor();

    await staff.page.goto(`${site}/admin/parked`);
    const row = entryOf(staff, foundationId);
    const again = row.getByRole('button', { name: parked.redrive });
    await again.waitFor();
    await layAside(staff.page);
    // A colleague is faster.
    const path = `/admin/parked/foundation-${foundationId}/redrive`;
    expect((await cast.staff.send(path, {})).status).toBe(202);
    await expect.poll(async () => (await cast.staff.send(path, {})).status).toBe(409);
    await again.click();
    await staff.page.getByText(parked.doneBefore).waitFor();
    await row.waitFor({ state: 'detached' });

    await parkStream(foundationId);
    await staff.page.reload();
    await again.click();
    await staff.page.getByText(parked.redriven).waitFor();
    await expect.poll(async () => (await cast.staff.send(path, {})).status).toBe(409);
    expect(staff.troubles()).toEqual([]);
    await staff.context.close();
  });

  test('can be processed again together with all others', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { foundationId } = await bringTo(cast, 'documents-pending');
      await parkStream(foundationId);
      ids.push(foundationId);
    }
    const staff = await atWork(browser, 'staff');
    const { parked } = staff.consoleTexts;
    await staff.page.goto(`${site}/admin/parked`);
    for (const id of ids) await entryOf(staff, id).waitFor();
    await staff.page.getByRole('button', { name: parked.redriveAll }).click();
    await staff.page.getByText(parked.allRedriven).waitFor();
    const parkedNow = async () =>
      ((await cast.staff.get('/admin/parked')).body as { meta: { total: number } }).meta.total;
    await expect.poll(parkedNow).toBe(0);
    await staff.page.reload();
    await staff.page.getByText(parked.empty).waitFor();
    const menu = staff.page.getByRole('navigation', { name: staff.consoleTexts.header.nav });
    expect(await menu.getByRole('link', { name: parked.menu }).count()).toBe(0);
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
      const { mails, mailName } = staff.consoleTexts;
      await staff.page.getByRole('link', { name: mails.menu }).click();
      const row = entryOf(staff, foundationId);
      await row.getByText(mailName['documents-in-review']).waitFor();
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

  test('that has gone meanwhile is told as sent, not as forbidden', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    const forget = await failMail(foundationId);
    const staff = await atWork(browser, 'staff', [/^409 POST \/api\/admin\/mails\//]);
    const { mails } = staff.consoleTexts;
    await staff.page.goto(`${site}/admin/mails`);
    const row = entryOf(staff, foundationId);
    const again = row.getByRole('button', { name: mails.resend });
    await again.waitFor();
    await layAside(staff.page);
    await forget();
    await again.click();
    await staff.page.getByText(mails.sentBefore).waitFor();
    await row.waitFor({ state: 'detached' });
    expect(staff.troubles()).toEqual([]);
    await staff.context.close();
  });
});

describe('an invoice whose PDF could not be made', () => {
  test('is in the menu with the reason, and made on request', async () => {
    const { number, mend } = await unrenderedInvoice();
    const staff = await atWork(browser, 'staff');
    const { unrendered } = staff.consoleTexts;
    const menu = staff.page.getByRole('navigation', { name: staff.consoleTexts.header.nav });
    await menu.getByRole('link', { name: `${unrendered.menu} 1` }).click();
    const row = staff.page.getByRole('row').filter({ hasText: number });
    await row.getByText('Unrenderable Error').waitFor();
    await row.getByText(unrendered.givenUp).waitFor();
    await mend();
    await row.getByRole('button', { name: unrendered.retry }).click();
    await staff.page.getByText(unrendered.retried).waitFor();
    const unrenderedNow = async () =>
      ((await cast.staff.get('/admin/unrendered-invoices')).body as { meta: { total: number } })
        .meta.total;
    await expect.poll(unrenderedNow, { timeout: 20_000 }).toBe(0);
    await staff.page.reload();
    await staff.page.getByText(unrendered.empty).waitFor();
    expect(await menu.getByRole('link', { name: unrendered.menu }).count()).toBe(0);
    expect(staff.troubles()).toEqual([]);
    await staff.context.close();
  });
});
