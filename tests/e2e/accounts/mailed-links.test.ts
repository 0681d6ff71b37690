import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CaughtMail, mailWhere } from '#ops/driver/mails.ts';
import { logIn as overHttp } from '#ops/driver/people.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { logInOnPage, tryLogIn, verify } from '../../support/browser/founder-pages.ts';
import { newMember } from '../../support/browser/people.ts';
import { loggedIn, logIn } from '../../support/browser/sessions.ts';
import {
  addressOf,
  field,
  hydrated,
  mailWeb,
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

const anAddress = () => `person-${randomUUID().slice(0, 8)}@example.com`;
const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
const heading = ({ page }: Visitor, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const notice = ({ page }: Visitor, { title, description }: Record<string, string>) =>
  Promise.all([
    page
      .getByText(title ?? '', { exact: true })
      .first()
      .waitFor(),
    page
      .getByText(description ?? '')
      .first()
      .waitFor(),
  ]);

async function follow({ page }: Visitor, mail: CaughtMail): Promise<void> {
  const link = new RegExp(`${site}\\S+#t=\\S+`).exec(mail.text)?.[0];
  if (!link) throw new Error(`The mail holds no link to this site:\n${mail.text}`);
  await page.goto(link);
  await hydrated(page);
}

const mailTo = (email: string, path: string) =>
  mailWhere(
    mailWeb,
    ({ to, text }) => to === email && new RegExp(`${path}(\\?mailed)?#t=`).test(text),
  );

const post = (path: string, body: object) =>
  fetch(`${site}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe.each(['de', 'en'] as const)('a forgotten password, %s', (locale) => {
  test('is replaced through the mail, and every session ends', async () => {
    const email = await newMember(locale);
    const who = await visitor(browser, 'member', { locale });
    const other = await loggedIn(browser, email, { name: 'elsewhere', locale });
    const { accounts } = who.texts;
    await open(who, 'password-forgotten');
    await field(who.page, accounts.email).fill(email);
    await button(who, accounts.forgotten.submit).click();
    await notice(who, accounts.notices.recovering);

    await follow(who, await mailTo(email, '/login/reset/'));
    await expect.poll(() => who.page.url()).not.toContain('#');
    await field(who.page, accounts.newPassword).fill('Apfelkuchen mit Zimt 3');
    await button(who, accounts.reset.submit).click();
    await notice(who, accounts.notices.resetDone);
    expect(who.page.url()).not.toContain('#');
    await who.page.getByRole('link', { name: accounts.register.toLogin, exact: true }).click();
    await expect.poll(() => field(who.page, accounts.email).inputValue()).toBe(email);

    await other.page.goto(addressOf(other, 'foundations'));
    await other.page.waitForURL((url) => url.pathname.endsWith('/login/'));
    await logInOnPage(who, email, 'Apfelkuchen mit Zimt 3');
    expect(who.troubles()).toEqual([]);
    await other.context.close();
    await who.context.close();
  });
});

describe('the page behind a mailed link', () => {
  test('survives a reload, and a password that is refused before it', async () => {
    const email = await newMember('de');
    await post('/auth/password/request', { email });
    const who = await visitor(browser, 'member', { expected: [/^400 POST/] });
    const { accounts } = who.texts;
    await follow(who, await mailTo(email, '/login/reset/'));
    await expect.poll(() => who.page.url()).not.toContain('#');
    for (const password of ['passwort', 'Apfelkuchen mit Zimt 3']) {
      await who.page.reload();
      await hydrated(who.page);
      await field(who.page, accounts.newPassword).fill(password);
      await button(who, accounts.reset.submit).click();
      if (password === 'passwort') await who.page.getByRole('alert').first().waitFor();
    }
    await notice(who, accounts.notices.resetDone);
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('takes another link in the same tab, and says when it has none', async () => {
    const who = await visitor(browser, 'visitor');
    const { accounts } = who.texts;
    const address = addressOf(who, 'password-reset');
    await who.page.goto(address);
    await hydrated(who.page);
    await who.page.getByText(accounts.openLinkAgain).waitFor();
    const token = who.page.locator('input[name=token]');
    for (const letter of ['x', 'y']) {
      await who.page.goto(`${address}#t=${letter.repeat(43)}`);
      await expect.poll(() => token.inputValue()).toBe(letter.repeat(43));
      await expect.poll(() => who.page.url()).not.toContain('#');
    }
    await who.page.getByText(accounts.openLinkAgain).waitFor({ state: 'detached' });
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });
});

test('a spent link for a new password says so', async () => {
  const who = await visitor(browser, 'visitor', { expected: [/^400 POST/] });
  const { accounts } = who.texts;
  await who.page.goto(`${addressOf(who, 'password-reset')}#t=${'x'.repeat(43)}`);
  await hydrated(who.page);
  await field(who.page, accounts.newPassword).fill('Apfelkuchen mit Zimt 3');
  await button(who, accounts.reset.submit).click();
  await notice(who, accounts.notices.linkInvalid);
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

describe('an account made without the terms', () => {
  test('of somebody invited accepts them at the first login', async () => {
    const email = anAddress();
    const admin = await overHttp(site, 'admin@example.com', PASSWORD);
    expect((await admin.send('/users/invite', { email, role: 'member' })).status).toBe(204);
    const who = await visitor(browser, 'invited', { expected: [/^400 POST/] });
    const { accounts, dashboard } = who.texts;
    await follow(who, await mailTo(email, '/invite/'));
    await heading(who, accounts.invite.title);
    await field(who.page, accounts.newPassword).fill(PASSWORD);
    await button(who, accounts.invite.submit).click();
    await notice(who, accounts.notices.invited);

    await tryLogIn(who, email);
    await heading(who, accounts.acceptTerms.title);
    // No way around them.
    await who.page.goto(addressOf(who, 'settings'));
    await heading(who, accounts.acceptTerms.title);
    await hydrated(who.page);
    await button(who, accounts.acceptTerms.submit).click();
    await who.page.getByText(accounts.problem.NOT_ACCEPTED).waitFor();
    await who.page.locator('input[name=terms]').check();
    await button(who, accounts.acceptTerms.submit).click();
    await heading(who, who.texts.settings.title);
    await open(who, 'dashboard');
    await who.page.getByRole('heading', { level: 2, name: dashboard.start.title }).waitFor();
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });

  test('by /users/register accepts them at the first login', async () => {
    const email = anAddress();
    expect((await post('/users/register', { email, password: PASSWORD })).status).toBe(204);
    const who = await visitor(browser, 'registered', { locale: 'en' });
    const { accounts } = who.texts;
    // Written in German: the request named no language.
    await follow(who, await mailTo(email, '/verify/'));
    await who.page.getByRole('button').first().waitFor();
    await who.page.locator('form[method=post] button[type=submit]').click();
    await who.page.getByRole('heading', { level: 1 }).waitFor();
    await expect
      .poll(async () => (await post('/auth/login', { email, password: PASSWORD })).status)
      .toBe(200);
    await tryLogIn(who, email);
    await heading(who, accounts.acceptTerms.title);
    await who.page.locator('input[name=terms]').check();
    await button(who, accounts.acceptTerms.submit).click();
    await who.page.waitForURL(addressOf(who, 'dashboard'));
    await who.context.close();
  });
});

test('a registration asks for the newsletter, and its link activates only by the button', async () => {
  const email = anAddress();
  const who = await visitor(browser, 'visitor', { locale: 'en' });
  const { accounts, settings } = who.texts;
  await open(who, 'register');
  await field(who.page, accounts.firstName).fill('Jana');
  await field(who.page, accounts.lastName).fill('Keller');
  await field(who.page, accounts.phone).fill('0221 123456');
  await field(who.page, accounts.email).fill(email);
  await field(who.page, accounts.password).fill(PASSWORD);
  await field(who.page, accounts.confirmPassword).fill(PASSWORD);
  await who.page.locator('input[name=terms]').check();
  await who.page.locator('input[name=newsletter]').check();
  await button(who, accounts.register.submit).click();
  await heading(who, accounts.notices.registered.title);

  // What a mail scanner does.
  const link = /https?:\S+#t=\S+/.exec((await mailTo(email, '/verify/')).text)?.[0] ?? '';
  for (const method of ['HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
  expect((await post('/auth/login', { email, password: PASSWORD })).status).toBe(401);
  const mail = await verify(who, { firstName: 'Jana', email });
  expect(mail.subject).toMatch(/^Please confirm your email address/);
  expect(who.page.url()).not.toContain('#');
  await mailTo(email, '/newsletter/');
  await logIn(who, email);
  await open(who, 'settings');
  await who.page.getByRole('button', { name: settings.newsletter.again }).waitFor();
  expect(await field(who.page, accounts.phone).inputValue()).toBe('0221 123456');
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});
