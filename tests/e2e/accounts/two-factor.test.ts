import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { type Browser, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn as overHttp } from '#ops/driver/people.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { twoFactor as words } from '#web/shared/accounts/two-factor/texts.de.ts';
import { logInToConsole } from '../../support/browser/console-pages.ts';
import { tryLogIn } from '../../support/browser/founder-pages.ts';
import { newMember } from '../../support/browser/people.ts';
import { logIn } from '../../support/browser/sessions.ts';
import {
  addressOf,
  beforeLogin,
  field,
  inOrder,
  open,
  openBrowser,
  site,
  type Visitor,
  visitor,
} from '../../support/browser/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A code of the app; later ones count half a minute before their time. */
const code = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Date.now() / 1_000 + steps * 30 });

const press = (where: Page | Locator, name: string) =>
  where.getByRole('button', { name, exact: true }).click();

interface SetUp {
  secret: string;
  codes: string[];
}

/** From the password to the recovery codes. */
async function setUp(where: Locator): Promise<SetUp> {
  await field(where, words.password).fill('ganz falsch geraten');
  await press(where, words.begin);
  await where.getByText(words.problems.password).waitFor();
  await field(where, words.password).fill(PASSWORD);
  await press(where, words.begin);
  await where.getByRole('img', { name: words.qrLabel }).waitFor();
  const secret = (await where.locator('code').innerText()).replace(/\s/g, '');
  await field(where, words.code).fill('000000');
  await press(where, words.confirm);
  await where.getByText(words.problems.code).waitFor();
  await field(where, words.code).fill(code(secret));
  await press(where, words.confirm);
  await where.getByRole('heading', { name: words.codesTitle }).waitFor();
  const codes = await where.locator('.recovery-codes li').allInnerTexts();
  expect(codes).toHaveLength(10);
  const download = where.page().waitForEvent('download');
  await where.getByRole('link', { name: words.download }).click();
  expect((await download).suggestedFilename()).toBe(words.fileName);
  await press(where, words.kept);
  return { secret, codes };
}

describe('a founder', () => {
  let who: Visitor;
  let email: string;
  let own: SetUp;
  inOrder(() => [who]);
  beforeAll(async () => {
    email = await newMember();
    const expected = [/^40[01] POST /];
    who = await visitor(browser, 'founder', { expected });
  });
  afterAll(() => who?.context.close());

  const section = () => who.page.getByRole('region', { name: words.title });

  test('sets a second factor up on the account page', async () => {
    await logIn(who, email);
    await open(who, 'settings');
    own = await setUp(section());
    await section().getByText(words.on).waitFor();
    expect(who.troubles()).toEqual([]);
  });

  test('is asked for a code at the login, without typing anything twice', async () => {
    await who.context.clearCookies();
    const { accounts } = who.texts;
    await tryLogIn(who, email);
    await who.page.getByText(accounts.notices.otpNeeded.title).waitFor();
    expect(await field(who.page, accounts.password).isVisible()).toBe(false);
    const otp = field(who.page, accounts.login.otp);
    expect(await otp.evaluate((input) => input === document.activeElement)).toBe(true);
    await otp.fill('000000');
    await press(who.page, accounts.login.submit);
    await who.page.getByText(accounts.notices.otpWrong.title).first().waitFor();
    await otp.fill(code(own.secret, 1));
    await press(who.page, accounts.login.submit);
    await who.page.waitForURL(addressOf(who, 'dashboard'));
    expect(who.troubles()).toEqual([]);
  });

  test('logs in without JavaScript by a recovery code', async () => {
    const { accounts } = who.texts;
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(addressOf(who, 'login'));
    await field(page, accounts.email).fill(email);
    await field(page, accounts.password).fill(PASSWORD);
    await press(page, accounts.login.submit);
    await page.getByText(accounts.notices.otpNeeded.title).waitFor();
    expect(await field(page, accounts.email).inputValue()).toBe(email);
    await field(page, accounts.password).fill(PASSWORD);
    await field(page, accounts.login.otp).fill(own.codes[0] ?? '');
    await press(page, accounts.login.submit);
    await page.waitForURL(addressOf(who, 'dashboard'));
    await context.close();
  });

  test('turns it off with another recovery code', async () => {
    await open(who, 'settings');
    await press(section(), words.turnOff);
    await field(section(), words.anyCode).fill(own.codes[1] ?? '');
    await press(section(), words.turnOff);
    await section().getByText(words.off).waitFor();
    expect(who.troubles()).toEqual([]);
  });
});

test('somebody of the team sets it up in the console and logs in with it', async () => {
  const admin = await overHttp(site, 'admin@example.com', PASSWORD);
  const email = `team-${randomUUID().slice(0, 8)}@example.com`;
  const account = { email, password: PASSWORD, role: 'staff', first_name: 'Toni' };
  expect((await admin.send('/users', account)).status).toBe(200);
  const who = await visitor(browser, 'staff', { expected: [beforeLogin, /^40[01] POST /] });
  const { page, consoleTexts } = who;
  await logInToConsole(who, email);
  await page.getByRole('button', { name: /Toni/ }).first().click();
  await page.getByRole('menuitem', { name: consoleTexts.secondFactor.menu }).click();
  const { secret } = await setUp(page.getByRole('dialog'));
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await who.context.clearCookies();
  await page.goto(`${site}/admin/`);
  await field(page, consoleTexts.login.email).fill(email);
  await field(page, consoleTexts.login.password).fill(PASSWORD);
  await press(page, consoleTexts.login.submit);
  const otp = field(page, consoleTexts.login.otp);
  await otp.fill('000000');
  await press(page, consoleTexts.login.submit);
  await page.getByText(consoleTexts.errors.INVALID_OTP.title).waitFor();
  await otp.fill(code(secret, 1));
  await press(page, consoleTexts.login.submit);
  await page.getByRole('heading', { level: 1, name: consoleTexts.tasks.title }).waitFor();
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

test('the console leads to setting it up, where the API asks for it', async () => {
  const admin = await overHttp(site, 'admin@example.com', PASSWORD);
  const email = `team-${randomUUID().slice(0, 8)}@example.com`;
  await admin.send('/users', { email, password: PASSWORD, role: 'staff', first_name: 'Kim' });
  const who = await visitor(browser, 'staff', {
    expected: [beforeLogin, /^40[01] POST /, /^403 GET /],
  });
  const { page, consoleTexts } = who;
  // The demo does without; this is how the API answers in production.
  let isSetUp = false;
  const refusal = { errors: [{ message: '', extensions: { code: 'TFA_REQUIRED' } }] };
  await page.route(
    (url) => url.pathname.startsWith('/api/') && !/\/(auth|users\/me)\b/.test(url.pathname),
    (route) => (isSetUp ? route.continue() : route.fulfill({ status: 403, json: refusal })),
  );
  page.on('response', (response) => {
    if (response.url().endsWith('/tfa/enable') && response.ok()) isSetUp = true;
  });
  await page.goto(`${site}/admin/`);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await field(page, consoleTexts.login.email).fill(email);
  await field(page, consoleTexts.login.password).fill(PASSWORD);
  await press(page, consoleTexts.login.submit);
  const dialog = page.getByRole('dialog', { name: words.needed });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(true);
  await setUp(dialog);
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: consoleTexts.tasks.title }).waitFor();
  await page.getByText(consoleTexts.error.title).waitFor({ state: 'detached' });
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});
