import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CaughtMail, mailWhere } from '#ops/driver/mails.ts';
import { logIn as overHttp } from '#ops/driver/people.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { logInOnPage, tryLogIn, verify } from '../support/browser/founder-pages.ts';
import { inOrder } from '../support/browser/in-order.ts';
import { newMember } from '../support/browser/people.ts';
import { loggedIn, logIn, member } from '../support/browser/sessions.ts';
import {
  addressOf,
  field,
  hydrated,
  mailWeb,
  open,
  site,
  type Visitor,
  visitor,
} from '../support/browser/visitor.ts';

const anAddress = () => `neu-${randomUUID().slice(0, 8)}@example.com`;
const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
const section = ({ page }: Visitor, name: string) =>
  page.getByRole('region', { name, exact: true });
const heading = ({ page }: Visitor, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const said = ({ page }: Visitor, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor();

/** The mail with a link to this page. */
const mailTo = (email: string, path: string) =>
  mailWhere(
    mailWeb,
    ({ to, text }) => to === email && new RegExp(`${path}(\\?mailed)?#t=`).test(text),
  );

async function follow({ page }: Visitor, mail: CaughtMail, path = '\\S+'): Promise<void> {
  const link = new RegExp(`${site}${path}(\\?mailed)?#t=\\S+`).exec(mail.text)?.[0];
  if (!link) throw new Error(`The mail holds no link to ${path}:\n${mail.text}`);
  await page.goto(link);
  await hydrated(page);
}

describe('how somebody comes to an account', () => {
  test('a registration asks for the newsletter, and its link activates only by the button', async () => {
    const email = anAddress();
    const who = await visitor('visitor', { locale: 'en' });
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
    await expect(overHttp(site, email, PASSWORD)).rejects.toThrow();
    const mail = await verify(who, { firstName: 'Jana', email });
    expect(mail.subject).toMatch(/^Please confirm your email address/);
    expect(who.page.url()).not.toContain('#');
    await mailTo(email, '/newsletter/');
    await logIn(who, email);
    await open(who, 'settings');
    await button(who, settings.newsletter.again).waitFor();
    expect(await field(who.page, accounts.phone).inputValue()).toBe('0221 123456');
  });

  test('somebody invited accepts the terms at the first login, and cannot go round them', async () => {
    const email = anAddress();
    const admin = await overHttp(site, 'admin@example.com', PASSWORD);
    expect((await admin.send('/users/invite', { email, role: 'member' })).status).toBe(204);
    const who = await visitor('invited', { expected: [/^400 POST/] });
    const { accounts, settings } = who.texts;
    await follow(who, await mailTo(email, '/invite/'));
    await heading(who, accounts.invite.title);
    await field(who.page, accounts.newPassword).fill(PASSWORD);
    await button(who, accounts.invite.submit).click();
    await said(who, accounts.notices.invited.title);
    await tryLogIn(who, email);
    await heading(who, accounts.acceptTerms.title);
    await open(who, 'settings');
    await heading(who, accounts.acceptTerms.title);
    await button(who, accounts.acceptTerms.submit).click();
    await who.page.getByText(accounts.problem.NOT_ACCEPTED).waitFor();
    await who.page.locator('input[name=terms]').check();
    await button(who, accounts.acceptTerms.submit).click();
    await heading(who, settings.title);
  });
});

test('a forgotten password is replaced through the mail, and every session ends', async () => {
  const email = await newMember();
  const who = await visitor('member', { expected: [/^400 POST/] });
  const other = await loggedIn(email, { name: 'elsewhere' });
  const { accounts } = who.texts;
  const reset = async (password: string) => {
    await field(who.page, accounts.newPassword).fill(password);
    await button(who, accounts.reset.submit).click();
  };
  // The page says that it has no link, or a spent one, and takes another in the same tab.
  await open(who, 'password-reset');
  await who.page.getByText(accounts.openLinkAgain).waitFor();
  await who.page.goto(`${addressOf(who, 'password-reset')}#t=${'x'.repeat(43)}`);
  await who.page.getByText(accounts.openLinkAgain).waitFor({ state: 'detached' });
  await reset('Apfelkuchen mit Zimt 3');
  await said(who, accounts.notices.linkInvalid.title);

  await open(who, 'password-forgotten');
  await field(who.page, accounts.email).fill(email);
  await button(who, accounts.forgotten.submit).click();
  await said(who, accounts.notices.recovering.title);
  await follow(who, await mailTo(email, '/login/reset/'));
  await expect.poll(() => who.page.url()).not.toContain('#');
  await reset('passwort');
  await who.page.getByRole('alert').first().waitFor();
  // The tab keeps the token.
  await who.page.reload();
  await hydrated(who.page);
  await reset('Apfelkuchen mit Zimt 3');
  await said(who, accounts.notices.resetDone.title);
  await who.page.getByRole('link', { name: accounts.register.toLogin, exact: true }).click();
  await expect.poll(() => field(who.page, accounts.email).inputValue()).toBe(email);
  await other.page.goto(addressOf(other, 'foundations'));
  await other.page.waitForURL((url) => url.pathname.endsWith('/login/'));
  await logInOnPage(who, email, 'Apfelkuchen mit Zimt 3');
});

describe('the account page of somebody with two browsers', () => {
  let who: Visitor;
  let other: Visitor;
  let email: string;
  beforeAll(async () => {
    ({ who, email } = await member({ expected: [/^400 POST \/verify\/email\//] }));
    other = await loggedIn(email, { name: 'elsewhere', expected: [/^400 POST \/login\//] });
  });
  inOrder();

  /** Within the page that was open before, not by a new load. */
  async function isLoggedOutAtNextRequest() {
    await other.page.getByRole('link', { name: other.texts.common.app.foundation }).click();
    await other.page.waitForURL((url) => url.pathname === '/login/');
    expect(new URL(other.page.url()).searchParams.get('redirect')).toBe('/app/foundation/');
  }

  test('a new address is confirmed in its mailbox, and the old one hears of it', async () => {
    const { settings, accounts } = who.texts;
    const next = anAddress();
    const part = section(who, settings.email.title);
    await open(who, 'settings');
    await field(part, settings.email.label).fill(next);
    await button(who, settings.email.submit).click();
    await part.getByText(next).waitFor();
    await mailWhere(mailWeb, ({ to, text }) => to === email && text.includes(next));
    // Opening the page changes nothing: mail scanners open it, too.
    await follow(who, await mailTo(next, '/verify/email/'), '/verify/email/');
    await logIn(other, email);
    await button(who, accounts.confirmEmail.submit).click();
    await heading(who, accounts.confirmEmail.done);
    await mailWhere(
      mailWeb,
      ({ to, subject }) => to === email && /hat sich geändert/.test(subject),
    );

    // The session that asked goes on, others end, and only the new address logs in.
    await open(who, 'settings');
    await part.getByText(next).waitFor();
    await other.page.goto(addressOf(other, 'settings'));
    await other.page.waitForURL((url) => url.pathname === '/login/');
    await tryLogIn(other, email);
    await other.page.getByText(accounts.notices.loginFailed.title).first().waitFor();
    await logInOnPage(other, next);
    email = next;
  });

  test('a session in the list is ended, and its browser logged out at its next request', async () => {
    const { settings } = who.texts;
    await open(who, 'settings');
    const rows = section(who, settings.sessions.title).getByRole('listitem');
    expect(await rows.count()).toBe(2);
    expect(await rows.filter({ hasText: settings.sessions.current }).count()).toBe(1);
    await rows.getByRole('button').click();
    await said(who, settings.notices.sessionEnded.title);
    await expect.poll(() => rows.count()).toBe(1);
    await isLoggedOutAtNextRequest();
  });

  test('a new password logs out other browsers, and is the one that works', async () => {
    const { settings, accounts } = who.texts;
    const password = 'Kirschkuchen mit Sahne 4';
    await logIn(other, email);
    await open(other, 'dashboard');
    const part = section(who, settings.password.title);
    await field(part, accounts.newPassword).fill(password);
    await field(part, accounts.confirmPassword).fill(password);
    await button(who, settings.password.submit).click();
    await said(who, settings.notices.passwordSaved.title);
    await isLoggedOutAtNextRequest();
    await logInOnPage(other, email, password);
  });

  test('the newsletter is confirmed by mail and ended by the link in it', async () => {
    const { settings, accounts } = who.texts;
    const part = section(who, settings.newsletter.title);
    await part.getByRole('button', { name: settings.newsletter.subscribe }).click();
    const mail = await mailTo(email, '/newsletter/');
    await follow(who, mail, '/newsletter/');
    await button(who, accounts.confirmNewsletter.submit).click();
    await heading(who, accounts.confirmNewsletter.done);
    await open(who, 'settings');
    await part.getByText(settings.newsletter.on).waitFor();
    await follow(who, mail, '/newsletter/abbestellen/');
    await button(who, accounts.endNewsletter.submit).click();
    await heading(who, accounts.endNewsletter.done);
  });

  test('name, phone and language are saved, and the private calendar gets another address', async () => {
    await open(who, 'dashboard');
    const { settings, accounts, common } = who.texts;
    await who.page.getByRole('button', { name: new RegExp(`^${common.app.userMenu}`) }).click();
    await who.page.getByRole('dialog').getByRole('link', { name: common.app.account }).click();
    await heading(who, settings.title);
    await field(who.page, accounts.firstName).fill('Ada');
    await field(who.page, accounts.phone).fill('+49 221 123456');
    await field(who.page, settings.profile.language).selectOption('en');
    await button(who, settings.profile.submit).click();
    await said(who, settings.notices.saved.title);
    await who.page.getByRole('button', { name: /Ada Vogt$/ }).waitFor();
    await who.page.reload();
    expect(await field(who.page, accounts.phone).inputValue()).toBe('+49 221 123456');
    expect(await field(who.page, settings.profile.language).inputValue()).toBe('en');

    const part = section(who, settings.calendar.title);
    const address = part.locator('code');
    await part.getByRole('button', { name: settings.calendar.make, exact: true }).click();
    const first = await address.innerText();
    expect(await (await fetch(first)).text()).toMatch(/^BEGIN:VCALENDAR/);
    await part.getByRole('button', { name: settings.calendar.renew, exact: true }).click();
    await expect.poll(() => address.innerText()).not.toBe(first);
    expect((await fetch(first)).status).toBe(404);
  });

  test('a picture is cut, shown in the menu and removed', async () => {
    const { settings, common } = who.texts;
    const { avatar: words } = settings;
    const half = { width: 600, height: 800, channels: 3 as const };
    const left = await sharp({ create: { ...half, background: '#0000ff' } })
      .png()
      .toBuffer();
    const buffer = await sharp({ create: { ...half, width: 1200, background: '#ff0000' } })
      .composite([{ input: left, left: 600, top: 0 }])
      .png()
      .toBuffer();
    await open(who, 'settings');
    await who.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer });
    const dialog = who.page.getByRole('dialog', { name: words.cropTitle });
    await expect.poll(() => dialog.locator('img').evaluate((it) => it.clientWidth)).not.toBe(0);
    await button(who, words.save).click();
    await dialog.waitFor({ state: 'detached' });
    const menu = who.page.getByRole('button', { name: new RegExp(`^${common.app.userMenu}`) });
    const size = await menu.locator('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
    expect(size).toEqual([512, 512]);
    await button(who, words.remove).click();
    await button(who, words.remove).waitFor({ state: 'detached' });
    expect(await who.page.locator('img[src^="/api/assets/"]').count()).toBe(0);
  });
});
