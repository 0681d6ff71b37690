import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSession, logInAgain, member } from '../../support/browser/sessions.ts';
import { field, open, openBrowser } from '../../support/browser/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test('forms of the account stay when the session has ended', async () => {
  const { who } = await member(browser, { expected: [/^(401|503) /] });
  const { page } = who;
  const { settings, accounts } = who.texts;
  const save = page.getByRole('button', { name: settings.profile.submit });
  await open(who, 'settings');
  await field(page, accounts.lastName).fill('Neuland');
  await endSession(who);
  await save.click();
  await logInAgain(who);
  expect(await field(page, accounts.lastName).inputValue()).toBe('Neuland');
  await save.click();
  await page.getByText(settings.notices.saved.title).first().waitFor();
  await page.reload();
  expect(await field(page, accounts.lastName).inputValue()).toBe('Neuland');
  await who.context.close();
});
