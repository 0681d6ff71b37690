import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CaughtMail, mailWhere } from '#ops/driver/mails.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { logInOnPage, tryLogIn } from '../../support/browser/founder-pages.ts';
import { newMember } from '../../support/browser/people.ts';
import { loggedIn, logIn, member } from '../../support/browser/sessions.ts';
import {
  addressOf,
  beginningWith,
  field,
  hydrated,
  inOrder,
  mailWeb,
  open,
  openBrowser,
  site,
  type Visitor,
} from '../../support/browser/visitor.ts';
import { textsOf } from '../../support/texts.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
const section = ({ page }: Visitor, name: string) =>
  page.getByRole('region', { name, exact: true });
const toast = ({ page }: Visitor, title: string) =>
  page.getByText(title, { exact: true }).first().waitFor();

/** Opens the link of a mail that leads to a page of the site. */
async function follow({ page }: Visitor, mail: CaughtMail, path: string): Promise<void> {
  const link = new RegExp(`${site}${path}#t=\\S+`).exec(mail.text)?.[0];
  if (!link) throw new Error(`The mail holds no link to ${path}:\n${mail.text}`);
  await page.goto(link);
  await hydrated(page);
}

describe('the account page of somebody with two browsers', () => {
  let who: Visitor;
  let other: Visitor;
  let email: string;
  beforeAll(async () => {
    ({ who, email } = await member(browser, { expected: [/^400 POST \/verify\/email\//] }));
    other = await loggedIn(browser, email, {
      name: 'elsewhere',
      expected: [/^400 POST \/login\//],
    });
  });
  afterAll(() => Promise.all([who?.context.close(), other?.context.close()]));
  inOrder(() => [who, other]);

  const anAddress = () => `neu-${randomUUID().slice(0, 8)}@example.com`;

  async function askForAddress(next: string) {
    const { settings } = who.texts;
    await open(who, 'settings');
    const part = section(who, settings.email.title);
    await field(part, settings.email.label).fill(next);
    await button(who, settings.email.submit).click();
    await part.getByText(next).waitFor();
    await expect.poll(() => field(part, settings.email.label).inputValue()).toBe('');
    return part;
  }

  /** Within the page that was open before, not by a new load. */
  async function isLoggedOutAtNextRequest() {
    await other.page.getByRole('link', { name: other.texts.common.app.foundation }).click();
    await other.page.waitForURL((url) => url.pathname === '/login/');
    expect(new URL(other.page.url()).searchParams.get('redirect')).toBe('/app/foundation/');
  }

  test('a new address is confirmed in its mailbox, and the old one hears of it', async () => {
    const { settings, accounts } = who.texts;
    const next = anAddress();
    await askForAddress(next);
    const notice = await mailWhere(mailWeb, ({ to, text }) => to === email && text.includes(next));
    expect(notice.text).not.toContain('token=');
    const mail = await mailWhere(mailWeb, ({ to }) => to === next);
    // Opening the page changes nothing: mail scanners open it, too.
    await follow(who, mail, '/verify/email/');
    await logIn(other, email);
    await button(who, accounts.confirmEmail.submit).click();
    await who.page.getByRole('heading', { level: 1, name: accounts.confirmEmail.done }).waitFor();
    expect(who.page.url()).not.toContain('token');
    const { subject } = await mailWhere(
      mailWeb,
      ({ to, subject: line }) => to === email && line !== notice.subject && /geändert/.test(line),
    );
    expect(subject).toContain('hat sich geändert');

    // The session that asked goes on, others end, and only the new address logs in.
    await open(who, 'settings');
    await section(who, settings.email.title).getByText(next).waitFor();
    await other.page.goto(addressOf(other, 'settings'));
    await other.page.waitForURL((url) => url.pathname === '/login/');
    await tryLogIn(other, email);
    await other.page.getByText(accounts.notices.loginFailed.title).first().waitFor();
    await logInOnPage(other, next);
    email = next;
    expect(who.troubles()).toEqual([]);
  });

  test('a session in the list is ended, and its browser logged out at its next request', async () => {
    const { settings } = who.texts;
    await open(who, 'settings');
    const rows = section(who, settings.sessions.title).getByRole('listitem');
    expect(await rows.count()).toBe(2);
    expect(await rows.filter({ hasText: settings.sessions.current }).count()).toBe(1);
    await rows.filter({ hasText: 'Chrome' }).first().waitFor();
    await rows.getByRole('button').click();
    await toast(who, settings.notices.sessionEnded.title);
    await expect.poll(() => rows.count()).toBe(1);
    await isLoggedOutAtNextRequest();

    // One that is about to send a form keeps it, and is asked to log in above it.
    await logIn(other, email);
    await open(other, 'settings');
    await who.page.reload();
    await hydrated(who.page);
    await button(who, settings.sessions.endOthers).click();
    await toast(who, settings.notices.sessionsEnded.title);
    await button(other, settings.profile.submit).click();
    const asked = { name: other.texts.session.ended };
    await other.page.getByRole('dialog', asked).waitFor();
    expect(new URL(other.page.url()).pathname).toBe('/app/settings/');
    await who.page.reload();
    expect(new URL(who.page.url()).pathname).toBe('/app/settings/');
    expect(who.troubles()).toEqual([]);
  });

  test('a new password logs out other browsers, and is the one that works', async () => {
    const { settings, accounts } = who.texts;
    const password = 'Kirschkuchen mit Sahne 4';
    await logIn(other, email);
    await open(other, 'dashboard');
    await hydrated(who.page);
    const part = section(who, settings.password.title);
    await field(part, accounts.newPassword).fill(password);
    await field(part, accounts.confirmPassword).fill(password);
    await button(who, settings.password.submit).click();
    await toast(who, settings.notices.passwordSaved.title);
    await expect.poll(() => field(part, accounts.newPassword).inputValue()).toBe('');
    await isLoggedOutAtNextRequest();
    await logInOnPage(other, email, password);
    expect(who.troubles()).toEqual([]);
  });

  test('the newsletter is confirmed by mail and ended by the link in it', async () => {
    const { settings, accounts } = who.texts;
    const part = section(who, settings.newsletter.title);
    await part.getByRole('button', { name: settings.newsletter.subscribe }).click();
    await part.getByText(email).waitFor();
    const mail = await mailWhere(
      mailWeb,
      ({ to, text }) => to === email && text.includes('/newsletter/#t='),
    );
    await follow(who, mail, '/newsletter/');
    await button(who, accounts.confirmNewsletter.submit).click();
    const done = { level: 1, name: accounts.confirmNewsletter.done };
    await who.page.getByRole('heading', done).waitFor();
    await open(who, 'settings');
    await part.getByText(settings.newsletter.on).waitFor();

    await follow(who, mail, '/newsletter/abbestellen/');
    await button(who, accounts.endNewsletter.submit).click();
    await who.page.getByRole('heading', { level: 1, name: accounts.endNewsletter.done }).waitFor();
    await open(who, 'settings');
    await part.getByRole('button', { name: settings.newsletter.subscribe }).waitFor();
    expect(who.troubles()).toEqual([]);
  });

  test('a new address can be given up before it is confirmed; its link is dead then', async () => {
    const { settings, accounts } = who.texts;
    const next = anAddress();
    const part = await askForAddress(next);
    const mail = await mailWhere(mailWeb, ({ to }) => to === next);
    await button(who, settings.email.keep).click();
    await toast(who, settings.notices.emailKept.description);
    await part.getByText(next).waitFor({ state: 'detached' });
    await follow(who, mail, '/verify/email/');
    await button(who, accounts.confirmEmail.submit).click();
    await who.page.getByText(accounts.notices.linkSpent.title).waitFor();
    expect(who.troubles()).toEqual([]);
  });

  test('is reached from the menu and saves name, phone and language', async () => {
    await open(who, 'dashboard');
    const { settings, accounts, common } = who.texts;
    await who.page.getByRole('button', { name: new RegExp(`^${common.app.userMenu}`) }).click();
    await who.page.getByRole('dialog').getByRole('link', { name: common.app.account }).click();
    await who.page.getByRole('heading', { level: 1, name: settings.title }).waitFor();
    await field(who.page, accounts.firstName).fill('Ada');
    await field(who.page, accounts.lastName).fill('Lovelace');
    await field(who.page, accounts.phone).fill('+49 221 123456');
    await field(who.page, settings.profile.language).selectOption('en');
    await button(who, settings.profile.submit).click();
    await toast(who, settings.notices.saved.title);
    await who.page.getByRole('button', { name: /Ada Lovelace$/ }).waitFor();
    await who.page.reload();
    expect(await field(who.page, accounts.phone).inputValue()).toBe('+49 221 123456');
    expect(await field(who.page, settings.profile.language).inputValue()).toBe('en');
    expect(who.troubles()).toEqual([]);
  });
});

test('the account page saves without JavaScript, and says so', async () => {
  const email = await newMember();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { accounts, settings } = textsOf('de');
  await page.goto(`${site}/login/?redirect=/app/settings/`);
  await field(page, accounts.email).fill(email);
  await field(page, accounts.password).fill(PASSWORD);
  await page.getByRole('button', { name: accounts.login.submit, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: settings.title }).waitFor();
  await field(page, accounts.firstName).fill('Grace');
  await page.getByRole('button', { name: settings.profile.submit }).click();
  await page.getByText(settings.notices.saved.title).waitFor();
  expect(await field(page, accounts.firstName).inputValue()).toBe('Grace');
  await page.getByRole('button', { name: settings.newsletter.subscribe }).click();
  await page.getByText(settings.notices.newsletterAsked.title).waitFor();
  const part = page.getByRole('region', { name: settings.password.title, exact: true });
  await field(part, accounts.newPassword).fill('kurz');
  await field(part, accounts.confirmPassword).fill('kurz');
  await page.getByRole('button', { name: settings.password.submit }).click();
  await part.getByText(settings.problem.TOO_SHORT).waitFor();
  expect(await page.content()).not.toContain('value="kurz"');
  const { title, optional, submit } = settings.mails;
  const mails = page.getByRole('region', { name: title, exact: true });
  const box = (kind: 'progress' | 'reminders') =>
    mails.getByRole('checkbox', { name: beginningWith(optional[kind].name) });
  await box('progress').uncheck();
  await mails.getByRole('button', { name: submit }).click();
  await mails.getByText(settings.notices.mailsSaved.title).waitFor();
  expect(await box('progress').isChecked()).toBe(false);
  expect(await box('reminders').isChecked()).toBe(true);
  await context.close();
});
