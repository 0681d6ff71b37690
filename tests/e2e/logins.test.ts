import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { connect } from '#database/connection.ts';
import { logIn as overHttp } from '#ops/driver/people.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { twoFactor as words } from '#web/shared/accounts/two-factor/texts.de.ts';
import { logInToConsole } from '../support/browser/console-pages.ts';
import {
  fillCoreData,
  startFoundation,
  submitCoreData,
  tryLogIn,
} from '../support/browser/founder-pages.ts';
import { inOrder } from '../support/browser/in-order.ts';
import { newMember } from '../support/browser/people.ts';
import { endSession, loggedIn } from '../support/browser/sessions.ts';
import {
  addressOf,
  beforeLogin,
  databaseUrl,
  field,
  hydrated,
  open,
  pattern,
  site,
  type Visitor,
  visitor,
} from '../support/browser/visitor.ts';
import {
  type IdentityProvider,
  identityProvider,
  providedPerson,
} from '../support/servers/identity-provider.ts';

const press = (where: Page | Locator, name: string) =>
  where.getByRole('button', { name, exact: true }).click();

describe('with a second factor', () => {
  inOrder();
  let who: Visitor;
  let email: string;
  let own: SetUp;
  beforeAll(async () => {
    email = await newMember();
    who = await loggedIn(email, { name: 'founder', expected: [/^40[01] POST /] });
  });

  interface SetUp {
    secret: string;
    codes: string[];
  }

  /** A code of the app; later ones count half a minute before their time. */
  const code = (secret: string, steps = 0) =>
    generateSync({ secret, epoch: Date.now() / 1_000 + steps * 30 });

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

  const section = () => who.page.getByRole('region', { name: words.title });

  test('a founder sets it up on the account page', async () => {
    await open(who, 'settings');
    own = await setUp(section());
    await section().getByText(words.on).waitFor();
  });

  test('is asked for a code at the login, without typing anything twice', async () => {
    await who.context.clearCookies();
    const { accounts, session } = who.texts;
    await tryLogIn(who, email);
    await who.page.getByText(accounts.notices.otpNeeded.title).waitFor();
    expect(await field(who.page, accounts.password).isVisible()).toBe(false);
    const otp = field(who.page, session.otp);
    expect(await otp.evaluate((input) => input === document.activeElement)).toBe(true);
    await otp.fill('000000');
    await press(who.page, accounts.login.submit);
    await who.page.getByText(accounts.notices.otpWrong.title).first().waitFor();
    await otp.fill(code(own.secret, 1));
    await press(who.page, accounts.login.submit);
    await who.page.waitForURL(addressOf(who, 'dashboard'));
  });

  test('logs in without JavaScript by a recovery code', async () => {
    const { page, texts } = await visitor('plain', { script: false, expected: [/^400 POST/] });
    const { accounts, session } = texts;
    await page.goto(addressOf(who, 'login'));
    await field(page, accounts.email).fill(email);
    await field(page, accounts.password).fill(PASSWORD);
    await press(page, accounts.login.submit);
    await page.getByText(accounts.notices.otpNeeded.title).waitFor();
    expect(await field(page, accounts.email).inputValue()).toBe(email);
    await field(page, accounts.password).fill(PASSWORD);
    await field(page, session.otp).fill(own.codes[0] ?? '');
    await press(page, accounts.login.submit);
    await page.waitForURL(addressOf(who, 'dashboard'));
  });

  test('turns it off with another recovery code', async () => {
    await open(who, 'settings');
    await press(section(), words.turnOff);
    await field(section(), words.anyCode).fill(own.codes[1] ?? '');
    await press(section(), words.turnOff);
    await section().getByText(words.off).waitFor();
  });

  test('somebody of the team sets it up at the desk and logs in with it', async () => {
    const admin = await overHttp(site, 'admin@example.com', PASSWORD);
    const address = `team-${randomUUID().slice(0, 8)}@example.com`;
    const account = { email: address, password: PASSWORD, role: 'staff', first_name: 'Toni' };
    expect((await admin.send('/users', account)).status).toBe(200);
    const staff = await visitor('staff', { expected: [beforeLogin, /^40[01] POST /] });
    const { page, consoleTexts, texts } = staff;
    await logInToConsole(staff, address);
    await page.getByRole('button', { name: /Toni/ }).first().click();
    await page.getByRole('menuitem', { name: consoleTexts.secondFactor.menu }).click();
    const { secret } = await setUp(page.getByRole('dialog'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await staff.context.clearCookies();
    await page.goto(`${site}/admin/`);
    await field(page, texts.session.email).fill(address);
    await field(page, texts.session.password).fill(PASSWORD);
    await press(page, consoleTexts.login.submit);
    const otp = field(page, texts.session.otp);
    await otp.fill('000000');
    await press(page, consoleTexts.login.submit);
    await page.getByText(consoleTexts.errors.INVALID_OTP.title).waitFor();
    await otp.fill(code(secret, 1));
    await press(page, consoleTexts.login.submit);
    await page.getByRole('heading', { level: 1, name: consoleTexts.tasks.title }).waitFor();
  });
});

describe('with a provider', () => {
  const [{ name, label, issuer }] = z
    .tuple([z.object({ name: z.string(), label: z.string(), issuer: z.string() })])
    .parse(JSON.parse(process.env.LOGIN_PROVIDERS ?? '[]'));
  let idp: IdentityProvider;
  beforeAll(async () => {
    const callback = `${site}/api/auth/login/${name}/callback`;
    idp = await identityProvider([callback], Number(new URL(issuer).port));
  });
  afterAll(() => idp?.close());

  /** Our pages ask nothing of the provider; the browser goes there and comes back. */
  const expected = [new RegExp(`^foreign ${issuer}/(auth|interaction|session)`)];

  const logInButton = ({ page, texts }: Visitor) =>
    page.getByRole('link', { name: pattern(texts.accounts.providers.logIn, { label }) });

  /** The first login of an account: asks for the page, logs in, accepts the terms. */
  async function logInNewly(who: Visitor, target: 'dashboard' | 'foundations'): Promise<void> {
    const { page } = who;
    const { acceptTerms } = who.texts.accounts;
    await page.goto(addressOf(who, target));
    await hydrated(page);
    await logInButton(who).click();
    await page.getByRole('heading', { level: 1, name: acceptTerms.title }).waitFor();
    await hydrated(page);
    await page.locator('input[name=terms]').check();
    await page.getByRole('button', { name: acceptTerms.submit }).click();
    await page.waitForURL(addressOf(who, target));
  }

  test('a refusal is explained on the login page, and another login works', async () => {
    const refused = await visitor('refused', { expected });
    const { page, texts } = refused;
    const { notices } = texts.accounts;
    idp.person = providedPerson({ email: 'founder@example.com' });
    await open(refused, 'login');
    await logInButton(refused).click();
    await page.getByRole('main').getByText(notices.providerTaken.description).waitFor();
    // The provider knows the person by now, but is told to ask who it is.
    idp.person = undefined;
    await hydrated(page);
    await logInButton(refused).click();
    await page.getByRole('main').getByText(notices.providerFailed.description).waitFor();
    idp.person = providedPerson();
    await hydrated(page);
    await logInButton(refused).click();
    await page.getByRole('heading', { level: 1, name: texts.accounts.acceptTerms.title }).waitFor();
  });

  test('somebody new is where they wanted to go, and logs in again while a form is filled in', async () => {
    const person = providedPerson({ given_name: 'Petra' });
    idp.person = person;
    const founder = await visitor('founder', { expected: [...expected, /^401 (GET|POST) /] });
    const { page, texts, context } = founder;
    await logInNewly(founder, 'foundations');
    const cookies = await context.cookies(site);
    expect(cookies.filter((cookie) => /directus|login/.test(cookie.name))).toEqual([]);
    await open(founder, 'dashboard');
    await page.getByText('Petra').first().waitFor();
    await startFoundation(founder);
    const companyName = 'Anbieter Keramik UG (haftungsbeschränkt)';
    await fillCoreData(founder, {
      companyName,
      city: 'Kiel',
      legalForm: 'ug',
      shareCapital: '5.000',
    });
    await endSession(founder);
    await submitCoreData(founder);
    const dialog = page.getByRole('dialog', { name: texts.session.ended });
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: texts.session.again }).click(),
    ]);
    await hydrated(tab);
    await logInButton({ ...founder, page: tab }).click();
    await tab.waitForURL(addressOf(founder, 'dashboard'));
    await dialog.getByRole('button', { name: texts.session.later }).click();
    await submitCoreData(founder);
    await page
      .getByRole('heading', { name: texts.foundations.station['people-pending'].title })
      .waitFor();

    // The account page asks nobody for a password they do not have.
    const { email, password } = texts.settings;
    await open(founder, 'settings');
    await page.getByText(password.none).waitFor();
    await field(page, email.label).waitFor();
    await logInHourAgo(String(person.email));
    await page.reload();
    await page.getByText(email.tooLongAgo).waitFor();
    await page.getByRole('link', { name: email.logInAgain }).click();
    await page.waitForURL(addressOf(founder, 'settings'));
    await field(page, email.label).waitFor();
  });

  async function logInHourAgo(email: string): Promise<void> {
    const connection = connect(databaseUrl, 1);
    await connection.pool.query(
      `update sessions set created_at = created_at - interval '1 hour'
       where user_id = (select id from users where email = $1)`,
      [email],
    );
    await connection.close();
  }
});
