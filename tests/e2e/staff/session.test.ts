import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bringTo, type Cast } from '#scripts/driver/journey.ts';
import { PASSWORD } from '#scripts/driver/system.ts';
import { atWork, openInConsole } from '#tests/support/browser/console-pages.ts';
import { field, pattern, type Visitor } from '#tests/support/browser/visitor.ts';
import { withSite } from '#tests/support/browser/with-site.ts';

let browser: Browser;
let cast: Cast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

/** Opens the dialog of a command that asks for a reason, and types one. */
async function typeReason(who: Visitor, reason: string) {
  const { foundation, commands } = who.consoleTexts;
  await who.page.getByRole('region', { name: foundation.commands }).waitFor();
  await who.page.keyboard.press('e');
  const dialog = who.page.getByRole('dialog').first();
  // By its name: a dialog below the login is hidden from the accessibility tree.
  const text = who.page.locator('textarea[name=reason]');
  await text.fill(reason);
  const submit = dialog.getByRole('button', { name: commands['request-document-changes'].submit });
  return { text, submit };
}

const loginOver = ({ page, consoleTexts }: Visitor) =>
  page.getByRole('dialog', { name: consoleTexts.sessionEnded.title });

async function logInOver(who: Visitor, password: string): Promise<void> {
  const { login } = who.consoleTexts;
  await field(loginOver(who), login.password).fill(password);
  await loginOver(who).getByRole('button', { name: login.submit, exact: true }).click();
}

const endSession = (who: Visitor) => who.context.clearCookies();

describe('a session that ends', () => {
  test('while typing: the login comes over the page, and the command goes on after it', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    const lawyer = await atWork(browser, 'lawyer', [/^40[13] /]);
    await openInConsole(lawyer, foundationId);
    const { text, submit } = await typeReason(lawyer, 'Der Sitz fehlt.');
    await endSession(lawyer);
    await submit.click();
    await loginOver(lawyer).waitFor();
    expect(await text.inputValue()).toBe('Der Sitz fehlt.');

    await logInOver(lawyer, 'not the password');
    await loginOver(lawyer)
      .getByText(lawyer.consoleTexts.errors.INVALID_CREDENTIALS.title)
      .waitFor();
    await logInOver(lawyer, PASSWORD);
    await loginOver(lawyer).waitFor({ state: 'hidden' });
    const { status } = lawyer.consoleTexts;
    await lawyer.page.getByRole('heading', { name: status['documents-pending'] }).waitFor();
    await lawyer.page.getByText('Der Sitz fehlt.').first().waitFor();
    expect(lawyer.troubles()).toEqual([]);
    await lawyer.context.close();
  });

  test('is noticed by an open page and on the way to another one, which then shows', async () => {
    const lawyer = await atWork(browser, 'lawyer', [/^40[13] /]);
    await endSession(lawyer);
    await lawyer.page.keyboard.press('g');
    await loginOver(lawyer).waitFor();
    await logInOver(lawyer, PASSWORD);
    await loginOver(lawyer).waitFor({ state: 'hidden' });
    const { foundations } = lawyer.consoleTexts;
    await lawyer.page.getByRole('heading', { level: 1, name: foundations.title }).waitFor();
    await lawyer.page.locator('main tbody a').first().waitFor();
    expect(new URL(lawyer.page.url()).pathname).toMatch(/foundations\/?$/);
    await lawyer.context.close();
  });
});

describe('a server that does not answer', () => {
  test('ends no session: a 503 on /users/me, and the next page shows all the same', async () => {
    const staff = await atWork(browser, 'staff', [/^503 GET \/api\/users\/me$/]);
    const { foundations, login } = staff.consoleTexts;
    let refused = 0;
    await staff.page.route('**/api/users/me*', (route) => {
      refused += 1;
      return route.fulfill({ status: 503, json: { errors: [] } });
    });
    await staff.page.keyboard.press('g');
    await staff.page.getByRole('heading', { level: 1, name: foundations.title }).waitFor();
    await staff.page.locator('main tbody a').first().waitFor();
    expect(refused).toBeGreaterThan(0);
    expect(await field(staff.page, login.password).count()).toBe(0);
    await staff.page.unroute('**/api/users/me*');

    // A deploy that answers nobody while the page is being loaded.
    let answering = false;
    await staff.page.route('**/api/users/me*', (route) =>
      answering ? route.continue() : route.fulfill({ status: 503, json: { errors: [] } }),
    );
    await staff.page.reload();
    await staff.page.getByText(staff.consoleTexts.reachability.away).waitFor();
    answering = true;
    await staff.page.getByRole('heading', { level: 1, name: foundations.title }).waitFor();
    expect(staff.troubles()).toEqual([]);
    await staff.context.close();
  });

  test('is named on an open page within seconds, also when it hangs', async () => {
    const staff = await atWork(browser, 'staff', [/^503 /, /ERR_/]);
    const notice = staff.page.getByText(pattern(staff.consoleTexts.reachability.since));
    await staff.page.route('**/api/foundations*', () => {});
    await staff.page.keyboard.press('g');
    const asked = Date.now();
    await notice.waitFor();
    expect(Date.now() - asked).toBeLessThan(8_000);
    await staff.page.unroute('**/api/foundations*');
    await notice.waitFor({ state: 'hidden' });
    await staff.page.locator('main tbody a').first().waitFor();
    await staff.context.close();
  });
});
