import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { payloads } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import { bringTo, type Cast, takeTo } from '#ops/driver/journey.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { barriers } from '#tests/support/browser/barriers.ts';
import { atWork, openTab } from '#tests/support/browser/console-pages.ts';
import { loggedIn } from '#tests/support/browser/sessions.ts';
import { beforeLogin, field, open, site, type Visitor } from '#tests/support/browser/visitor.ts';
import { withSite } from '#tests/support/browser/with-site.ts';
import { staffPath } from '#web/staff-pages.ts';

let browser: Browser;
let cast: Cast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

const commandsOf = (who: Visitor) =>
  who.page.getByRole('region', { name: who.consoleTexts.foundation.commands });
const dialogOf = (who: Visitor) => who.page.getByRole('dialog');
const linkTo = (who: Visitor, foundationId: string) =>
  who.page.locator(`main a[href*="${foundationId}"]`).first();

test('members get no further than the login, and stay logged in to their own area', async () => {
  const expected = [beforeLogin];
  const member = await loggedIn(browser, 'founder@example.com', { expected });
  const { login, errors } = member.consoleTexts;
  const sessionOfTeam = async () =>
    (await member.context.cookies()).filter(({ name }) => name.includes('session_token'));
  await member.page.goto(`${site}/admin/foundations/`);
  await member.page.getByRole('heading', { name: login.title }).waitFor();
  expect(await barriers(member.page)).toEqual([]);
  await field(member.page, login.email).fill('founder@example.com');
  await field(member.page, login.password).fill(PASSWORD);
  await member.page.getByRole('button', { name: login.submit }).click();
  await member.page.getByText(errors.NO_ACCESS.title, { exact: true }).waitFor();
  expect(await sessionOfTeam()).toEqual([]);
  await open(member, 'dashboard');
  expect(new URL(member.page.url()).pathname).toBe('/app/');
  expect(member.troubles()).toEqual([]);
  await member.context.close();
});

describe('documents', () => {
  let journey: Awaited<ReturnType<typeof bringTo>>;
  beforeAll(async () => {
    journey = await bringTo(cast, 'documents-pending');
  });

  test('are added once by staff, who find the foundation by its number, though the answer is lost', async () => {
    const { foundationId } = journey;
    const staff = await atWork(browser, 'staff', [/ERR_FAILED/]);
    const { page } = staff;
    const { commands, errors } = staff.consoleTexts;
    await page.keyboard.press('/');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type(foundationId.slice(0, 8));
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname === staffPath('foundation', foundationId));
    await openTab(staff, 'foundation-documents');

    const keys: (string | undefined)[] = [];
    await page.route('**/documents', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 1) await route.fetch().then(() => route.abort());
      else await route.continue();
    });
    await commandsOf(staff).waitFor();
    await page.keyboard.press('d');
    const file = { name: 'satzung_2.pdf', mimeType: 'application/pdf', buffer: pdf('Satzung') };
    await dialogOf(staff).locator('input[type=file]').setInputFiles(file);
    const submit = dialogOf(staff).getByRole('button', { name: commands['add-document'].submit });
    await submit.click();
    await dialogOf(staff).getByText(errors.UNAVAILABLE.title).waitFor();
    await submit.click();
    const added = page.getByRole('main').getByRole('listitem').getByText('Satzung 2');
    await added.first().waitFor();
    expect(keys).toEqual([keys[0], keys[0]]);
    const { data } = (await cast.staff.get(`/foundations/${foundationId}`)).body as {
      data: { documents: { title: string }[] };
    };
    expect(data.documents.filter(({ title }) => title === 'Satzung 2')).toHaveLength(1);
    expect(staff.troubles()).toEqual([]);
    await staff.context.close();
  });

  test('go back from the lawyer, who sees changes at once, though the session has ended', async () => {
    await takeTo(cast, journey, 'review-pending');
    const { foundationId } = journey;
    const lawyer = await atWork(browser, 'lawyer', [/^40[13] /]);
    const { page } = lawyer;
    const { commands, login, sessionEnded, status, task } = lawyer.consoleTexts;
    const link = page.locator(`a[href*="${foundationId}"]`);
    const row = page.getByRole('listitem').filter({ has: link });
    await row.getByText(task['review-pending']).waitFor();
    await linkTo(lawyer, foundationId).press('Enter');
    await commandsOf(lawyer).waitFor();
    // Read anew: the next time that nobody asks for is half a minute away.
    const listening = page.waitForResponse(`${site}/api/changes`);
    await page.reload();
    expect((await listening).status()).toBe(200);
    const corrected = { ...(payloads['correct-core-data'] as object), city: 'Buxtehude' };
    const path = `/foundations/${foundationId}/commands/correct-core-data`;
    expect((await cast.founder.send(path, corrected)).status).toBe(200);
    await page.getByText('Buxtehude').first().waitFor({ timeout: 10_000 });

    await page.keyboard.press('z');
    const words = commands['request-document-changes'];
    // By its name: a dialog below the login is hidden from the accessibility tree.
    const text = page.locator('textarea[name=reason]');
    await text.fill('Der Sitz fehlt.');
    await lawyer.context.clearCookies();
    await dialogOf(lawyer).getByRole('button', { name: words.submit }).click();
    const again = page.getByRole('dialog', { name: sessionEnded.title });
    await again.waitFor();
    expect(await text.inputValue()).toBe('Der Sitz fehlt.');
    await field(again, login.password).fill(PASSWORD);
    await again.getByRole('button', { name: login.submit, exact: true }).click();
    await again.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: status['documents-pending'] }).waitFor();
    await page.getByText('Der Sitz fehlt.').first().waitFor();
    expect(lawyer.troubles()).toEqual([]);
    await lawyer.context.close();
  });
});
