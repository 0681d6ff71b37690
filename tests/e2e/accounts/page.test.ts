import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CaughtMail, mailWhere } from '#scripts/driver/mails.ts';
import { PASSWORD } from '#scripts/driver/system.ts';
import { barriersInBothModes } from '../../support/browser/barriers.ts';
import { logInOnPage, tryLogIn } from '../../support/browser/founder-pages.ts';
import { newMember } from '../../support/browser/people.ts';
import {
  ageLogins,
  loggedIn,
  logIn,
  type MemberOptions,
  member,
} from '../../support/browser/sessions.ts';
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

const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
const section = ({ page }: Visitor, name: string) =>
  page.getByRole('region', { name, exact: true });
const toast = ({ page }: Visitor, title: string) =>
  page.getByText(title, { exact: true }).first().waitFor();

async function atSettings(options: MemberOptions = {}) {
  const found = await member(browser, options);
  await open(found.who, 'settings');
  return found;
}

/** Opens the link of a mail that leads to a page of the site. */
async function follow({ page }: Visitor, mail: CaughtMail, path: string): Promise<void> {
  const link = new RegExp(`${site}${path}\\?token=\\S+`).exec(mail.text)?.[0];
  if (!link) throw new Error(`The mail holds no link to ${path}:\n${mail.text}`);
  await page.goto(link);
  await hydrated(page);
}

describe('the account page', () => {
  test('is reached from the menu and saves name, phone and language', async () => {
    const { who } = await atSettings();
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
    await who.context.close();
  });

  test('marks what is missing and says so', async () => {
    const { who } = await atSettings();
    const { settings, accounts, forms } = who.texts;
    await field(who.page, accounts.firstName).fill('');
    await button(who, settings.profile.submit).click();
    await who.page.getByRole('alert').getByText(forms.refusal.MISSING.title).waitFor();
    expect(await field(who.page, accounts.firstName).getAttribute('aria-invalid')).toBe('true');
    await who.context.close();
  });
});

test('the account page saves without JavaScript, and says so', async () => {
  const email = await newMember();
  const { texts, context: unused } = await visitor(browser, 'member');
  await unused.close();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { accounts, settings } = texts;
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
  await context.close();
});

describe('a new e-mail address', () => {
  test('is confirmed in its mailbox, and the old one hears of it', async () => {
    const { who, email } = await atSettings();
    const { settings, accounts } = who.texts;
    const next = `neu-${randomUUID().slice(0, 8)}@example.com`;
    const part = section(who, settings.email.title);
    await field(part, settings.email.label).fill(next);
    await button(who, settings.email.submit).click();
    await toast(who, settings.notices.emailAsked.title);
    await part.getByText(next).waitFor();
    await expect.poll(() => field(part, settings.email.label).inputValue()).toBe('');

    const notice = await mailWhere(mailWeb, ({ to, text }) => to === email && text.includes(next));
    expect(notice.text).not.toContain('token=');
    const mail = await mailWhere(mailWeb, ({ to }) => to === next);
    await follow(who, mail, '/verify/email/');
    // Opening the page changes nothing: mail scanners open it, too.
    const other = await loggedIn(browser, email, { name: 'elsewhere', expected: [/^400 POST/] });
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
    expect(who.troubles()).toEqual([]);
    await other.context.close();
    await who.context.close();
  });

  test('can be given up before it is confirmed; its link is dead then', async () => {
    const { who } = await atSettings({ expected: [/^400 POST/] });
    const { settings, accounts } = who.texts;
    const next = `neu-${randomUUID().slice(0, 8)}@example.com`;
    const part = section(who, settings.email.title);
    await field(part, settings.email.label).fill(next);
    await button(who, settings.email.submit).click();
    const mail = await mailWhere(mailWeb, ({ to }) => to === next);
    await button(who, settings.email.keep).click();
    await toast(who, settings.notices.emailKept.description);
    await part.getByText(next).waitFor({ state: 'detached' });
    await follow(who, mail, '/verify/email/');
    await button(who, accounts.confirmEmail.submit).click();
    await who.page.getByText(accounts.notices.linkSpent.title).waitFor();
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });
});

describe('a new password', () => {
  test('logs out other browsers at their next request, and is the one that works', async () => {
    const { who, email } = await atSettings({ locale: 'en' });
    const { settings, accounts } = who.texts;
    const other = await loggedIn(browser, email, { name: 'elsewhere' });
    await open(other, 'dashboard');
    const part = section(who, settings.password.title);
    await field(part, accounts.newPassword).fill('Kirschkuchen mit Sahne 4');
    await field(part, accounts.confirmPassword).fill('Kirschkuchen mit Sahne 5');
    await button(who, settings.password.submit).click();
    await part.getByText(settings.problem.DIFFERENT).waitFor();
    await field(part, accounts.confirmPassword).fill('Kirschkuchen mit Sahne 4');
    await button(who, settings.password.submit).click();
    await toast(who, settings.notices.passwordSaved.title);
    await expect.poll(() => field(part, accounts.newPassword).inputValue()).toBe('');

    // A link within the page, not a new load.
    await other.page.getByRole('link', { name: other.texts.common.app.foundation }).click();
    await other.page.waitForURL((url) => url.pathname === '/login/');
    expect(new URL(other.page.url()).searchParams.get('redirect')).toBe('/app/foundation/');
    await logInOnPage(other, email, 'Kirschkuchen mit Sahne 4');
    expect(who.troubles()).toEqual([]);
    await other.context.close();
    await who.context.close();
  });

  test('takes the current one when the login is older than a quarter of an hour', async () => {
    const { who, email } = await atSettings({ expected: [/^400 POST/] });
    const { settings, accounts } = who.texts;
    await ageLogins(email);
    await who.page.reload();
    await hydrated(who.page);
    const part = section(who, settings.password.title);
    await field(part, settings.currentPassword).fill('nicht das richtige');
    await field(part, accounts.newPassword).fill('Kirschkuchen mit Sahne 4');
    await field(part, accounts.confirmPassword).fill('Kirschkuchen mit Sahne 4');
    await button(who, settings.password.submit).click();
    await part.getByText(settings.problem.WRONG).waitFor();
    await field(part, settings.currentPassword).fill(PASSWORD);
    await button(who, settings.password.submit).click();
    await toast(who, settings.notices.passwordSaved.title);
    await who.context.close();
  });
});

describe('the list of sessions', () => {
  test('names this one, and ends another, whose browser is logged out at its next request', async () => {
    const { who, email } = await atSettings();
    const { settings } = who.texts;
    const other = await visitor(browser, 'elsewhere');
    await logInOnPage(other, email);
    await open(who, 'settings');
    const part = section(who, settings.sessions.title);
    const rows = part.getByRole('listitem');
    expect(await rows.count()).toBe(2);
    expect(await rows.filter({ hasText: settings.sessions.current }).count()).toBe(1);
    await rows.filter({ hasText: 'Chrome' }).first().waitFor();
    await rows.getByRole('button').click();
    await toast(who, settings.notices.sessionEnded.title);
    await expect.poll(() => rows.count()).toBe(1);
    await other.page.getByRole('link', { name: other.texts.common.app.foundation }).click();
    await other.page.waitForURL((url) => url.pathname === '/login/');

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
    await other.context.close();
    await who.context.close();
  });
});

describe('the newsletter', () => {
  test('is confirmed by mail and ended by the link in it', async () => {
    const { who, email } = await atSettings();
    const { settings, accounts } = who.texts;
    const part = section(who, settings.newsletter.title);
    await part.getByRole('button', { name: settings.newsletter.subscribe }).click();
    await part.getByText(email).waitFor();
    const mail = await mailWhere(
      mailWeb,
      ({ to, text }) => to === email && text.includes('/newsletter/?token='),
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
    await who.context.close();
  });
});

describe.each([
  { locale: 'de', widths: [360, 1280] },
  { locale: 'en', widths: [768] },
] as const)('the account page with all that it asks, $locale', ({ locale, widths }) => {
  let who: Visitor;
  beforeAll(async () => {
    const found = await atSettings({ locale });
    ({ who } = found);
    const { settings } = who.texts;
    const next = `sehr-lange-adresse-${found.email}`;
    const part = section(who, settings.email.title);
    await field(part, settings.email.label).fill(next);
    await button(who, settings.email.submit).click();
    await part.getByText(next).waitFor();
    await ageLogins(found.email);
  });
  afterAll(() => who.context.close());

  test.each(widths)('has no barriers and fits: %d px', async (width) => {
    const { page, texts } = who;
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    const part = section(who, texts.settings.email.title);
    await field(part, texts.settings.currentPassword).waitFor();
    expect(await barriersInBothModes(page)).toEqual([]);
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  });
});
