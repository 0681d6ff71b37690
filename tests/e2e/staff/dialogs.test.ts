import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringTo, type Cast } from '#ops/driver/journey.ts';
import { atWork, openInConsole } from '#tests/support/browser/console-pages.ts';
import { field, type Visitor } from '#tests/support/browser/visitor.ts';
import { withSite } from '#tests/support/browser/with-site.ts';

let browser: Browser;
let cast: Cast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

const commandsOf = (who: Visitor) =>
  who.page.getByRole('region', { name: who.consoleTexts.foundation.commands });
const dialogOf = (who: Visitor) => who.page.getByRole('dialog');
const question = (who: Visitor) =>
  who.page.getByRole('alertdialog', { name: who.consoleTexts.discard.title });

/** What the browser asks before it closes the tab, which then stays open. */
async function questionOnClosing({ page }: Visitor): Promise<string> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  await dialog.dismiss();
  return dialog.type();
}

test('typed text is not lost on Escape, back or the end of the tab without asking', async () => {
  const { foundationId } = await bringTo(cast, 'review-pending');
  const lawyer = await atWork(browser, 'lawyer');
  const { commands, discard } = lawyer.consoleTexts;
  await openInConsole(lawyer, foundationId);
  await commandsOf(lawyer).waitFor();
  await lawyer.page.keyboard.press('z');
  const text = field(dialogOf(lawyer), commands['request-document-changes'].reason);
  await text.waitFor();
  await expect.poll(() => text.evaluate((area) => area === document.activeElement)).toBe(true);
  await lawyer.page.keyboard.type('Der Sitz fehlt.');

  const keep = question(lawyer).getByRole('button', { name: discard.keep });
  await lawyer.page.keyboard.press('Escape');
  await keep.click();
  await question(lawyer).waitFor({ state: 'hidden' });
  // The dialog is drawn anew after each of these, and never stops listening for the end of the tab.
  for (let times = 0; times < 2; times++) {
    await lawyer.page.goBack();
    await keep.click();
    await question(lawyer).waitFor({ state: 'hidden' });
    expect(await text.inputValue()).toBe('Der Sitz fehlt.');
    expect(lawyer.page.url()).toContain(foundationId);
    expect(await questionOnClosing(lawyer)).toBe('beforeunload');
  }

  await lawyer.page.keyboard.press('Escape');
  await question(lawyer).getByRole('button', { name: discard.discard }).click();
  await dialogOf(lawyer).first().waitFor({ state: 'hidden' });
  expect(lawyer.troubles()).toEqual([]);
  await lawyer.context.close();
});
