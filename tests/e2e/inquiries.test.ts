import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FormStamp } from '#api/contract.gen.d.ts';
import { connect } from '#database/connection.ts';
import { foreign } from '#domain/foreign-text.ts';
import { inquiryNumber } from '#domain/inquiries/inquiry.ts';
import { sectorNames } from '#domain/inquiries/names.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { pathTo } from '#domain/site/paths.ts';
import { receiveInquiry } from '#modules/inquiries/inquiries.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { staffPath } from '#web/staff-pages.ts';
import { atWork } from '../support/browser/console-pages.ts';
import { siteCast } from '../support/browser/people.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import {
  beginningWith,
  databaseUrl,
  field,
  mailWeb,
  open,
  site,
  visitor,
} from '../support/browser/visitor.ts';

/** Forms that are sent sooner are taken for those of programs. */
const MIN_FILL_MS = 2_100;
let earlier: { stamp: string; at: number };
beforeAll(async () => {
  const { data } = (await (await fetch(`${site}/api/form-stamp`)).json()) as { data: FormStamp };
  earlier = { stamp: data.stamp, at: Date.now() };
});

/** As if the page had been opened when these tests began. */
async function openedEarlier(page: Page): Promise<void> {
  await sleep(Math.max(0, earlier.at + MIN_FILL_MS - Date.now()));
  const stamp = page.locator('main input[name=stamp]');
  await stamp.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, earlier.stamp);
}

const tag = () => randomUUID().slice(0, 8);
const anAddress = () => `mira-${tag()}@example.com`;
const mailTo = (to: string, about: string) =>
  mailWhere(mailWeb, (mail) => mail.to === to && (mail.text + mail.subject).includes(about));
const button = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const isFocused = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element === document.activeElement);

describe.each([
  ['de', true],
  ['en', false],
] as const)('in %s, script: %s', (locale, script) => {
  const somebody = () => visitor('reader', { locale, script, expected: [/^400 POST/] });

  test('a partner inquiry is corrected, sent, and answered by mail', async () => {
    const who = await somebody();
    const { page, texts } = who;
    const { labels, partner, sent } = texts.inquiries;
    if (script) await open(who, 'become-a-partner');
    else await page.goto(site + pathTo('become-a-partner', locale));
    // The island loads when the form is seen.
    await page.waitForLoadState('networkidle');
    const company = `Beispiel ${tag()} GmbH`;
    await field(page, labels.company).fill(company);
    await field(page, labels.email).fill('mira');
    await button(page, partner.submit).click();

    const summary = page.getByRole('alert');
    await summary.getByText(texts.forms.refusal.MISSING.title).waitFor();
    await expect.poll(() => isFocused(page, '[role=alert]')).toBe(true);
    const { website, sector, services, contactPerson, email: address, phone, terms } = labels;
    const named = [website, sector, services, contactPerson, address, phone, terms];
    expect(await summary.getByRole('link').allTextContents()).toEqual(named);
    const email = field(page, labels.email);
    expect(await field(page, labels.company).inputValue()).toBe(company);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    const problem = page.locator(`#${await email.getAttribute('aria-describedby')}`);
    expect(await problem.textContent()).toBe(texts.forms.problems.NOT_AN_EMAIL);
    await summary.getByRole('link', { name: labels.website }).click();
    await expect.poll(() => isFocused(page, '[name=website]')).toBe(true);

    const sender = anAddress();
    await field(page, labels.website).fill('www.example.com');
    await page.getByLabel(labels.sector).selectOption({ label: sectorNames.finance[locale] });
    await page.getByLabel(labels.services).fill('Kredite & mehr');
    await field(page, labels.contactPerson).fill('Mira Beispiel');
    await email.fill(sender);
    await field(page, labels.phone).fill('+49 221 123456');
    await page.locator('input[type=checkbox]').check();
    await openedEarlier(page);
    await button(page, partner.submit).click();
    await heading(page, sent.title);
    await expect.poll(() => isFocused(page, 'h1')).toBe(true);
    expect((await mailTo(sampleOperator.email, company)).text).toContain('Kredite & mehr');
    await mailTo(sender, locale === 'de' ? 'Deine Partneranfrage' : 'your partner request');
  });

  test('a contract is withdrawn from in two steps, and the mail confirms it', async () => {
    const { page, texts } = await somebody();
    const { withdrawal } = texts;
    await page.goto(site + pathTo('login', locale));
    await page.getByRole('link', { name: texts.common.footer.withdrawal }).click();
    await heading(page, withdrawal.title);
    await page.waitForLoadState('networkidle');
    const [name, email] = [`Mira ${tag()}`, anAddress()];
    const { labels } = withdrawal;
    await field(page, labels.name).fill(name);
    await field(page, labels.contract).fill('Gründungspaket Beispiel UG');
    await field(page, labels.email).fill(email);
    await button(page, withdrawal.next).click();
    await heading(page, withdrawal.steps.confirm);
    await button(page, withdrawal.edit).click();
    await heading(page, withdrawal.title);
    expect(await field(page, labels.name).inputValue()).toBe(name);
    await page.getByLabel(labels.message).fill('Ohne Grund\nund ohne Eile');
    await button(page, withdrawal.next).click();
    await heading(page, withdrawal.steps.confirm);
    await button(page, withdrawal.confirm).click();
    await heading(page, withdrawal.done.title);
    const at = await page.locator('dd').last().textContent();
    const mail = await mailTo(email, locale === 'de' ? 'Eingangsbestätigung' : 'your withdrawal');
    for (const fact of [name, 'Gründungspaket Beispiel UG', 'und ohne Eile', String(at)]) {
      expect(mail.text).toContain(fact);
    }
    expect((await mailTo(sampleOperator.email, name)).text).toContain(email);
  });

  test('the footer orders the newsletter', async () => {
    const { page, texts } = await somebody();
    const { newsletter } = texts.common.footer;
    await page.goto(site + pathTo('home', locale), { waitUntil: 'networkidle' });
    const email = anAddress();
    await page.getByLabel(newsletter.email).fill(email);
    await page.getByRole('button', { name: newsletter.submit, exact: true }).click();
    await heading(page, texts.inquiries.newsletter.sentTitle);
    const { text } = await mailTo(email, '/newsletter/#t=');
    const link = new RegExp(`${site}\\S*/newsletter/#t=\\S+`).exec(text)?.[0];
    await page.goto(String(link));
    // Only scripts see what the address holds.
    if (!script) await page.getByLabel(texts.accounts.pasteLink).fill(String(link));
    await page.getByRole('button', { name: texts.accounts.confirmNewsletter.submit }).click();
    await heading(page, texts.accounts.confirmNewsletter.done);
  });
});

test('a request whose answer is lost is sent again by itself, and takes effect once', async () => {
  const who = await visitor('reader', { locale: 'en', expected: [/ERR_|Failed/] });
  const { page, texts } = who;
  const { contact, labels, sent } = texts.inquiries;
  await open(who, 'contact');
  await page.waitForLoadState('networkidle');
  const [name, email] = [`Mira ${tag()}`, anAddress()];
  await field(page, labels.name).fill(name);
  await field(page, labels.email).fill(email);
  await field(page, labels.message).fill('How long does it take?');
  // With the stamp of this page.
  await sleep(MIN_FILL_MS);
  let calls = 0;
  await page.route('**/en/contact/', async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    // The answer gets lost after the request has been carried out.
    await route.fetch();
    return route.abort();
  });
  await button(page, contact.submit).click();
  await heading(page, sent.title);
  expect(calls).toBe(2);
  await mailTo(email, 'We have received your request');
  expect((await mailTo(sampleOperator.email, name)).text).toContain('How long does it take?');
  const { pool, close } = connect(databaseUrl);
  const stored = await pool.query(`select 1 from inquiries where content->>'email' = $1`, [email]);
  await close();
  expect(stored.rows).toHaveLength(1);
});

test('the desk answers a question, and the answer reaches who asked with the question below it', async () => {
  const { db, close } = connect(databaseUrl);
  const [id, name, email] = [randomUUID(), `Mira ${tag()}`, anAddress()];
  const content = { name, email, message: foreign('How long does it take?') };
  await receiveInquiry(db, { id, kind: 'contact', language: 'en', content }, new Date());
  await close();
  const who = await atWork('staff');
  const { page, consoleTexts, texts } = who;
  const words = consoleTexts.inquiry;
  await page
    .getByRole('link', { name: beginningWith(consoleTexts.area.inquiries) })
    .first()
    .click();
  await page.getByRole('link', { name, exact: true }).click();
  await heading(page, words.heading.replace('{{number}}', inquiryNumber(id)));
  await page.getByRole('button', { name: words.who.take, exact: true }).click();
  await field(page, words.notes.text).fill('Hat auch angerufen.');
  await button(page, words.notes.write).click();
  await page.getByText('Hat auch angerufen.', { exact: true }).first().waitFor();
  const prepared = page.getByLabel(texts.sharedReplies.label);
  await prepared.selectOption({ label: 'We need a little more time' });
  await page.keyboard.type('Monday');
  await button(page, words.answer.send).click();
  await page.getByText(consoleTexts.inquiries.reopen, { exact: true }).waitFor();
  const mail = await mailTo(email, `Answer to your request ${inquiryNumber(id)}`);
  expect(mail.text).toContain('You will hear from us by Monday.');
  expect(mail.text).toContain('How long does it take?');
  await expect
    .poll(async () => {
      await page.reload();
      await heading(page, words.heading.replace('{{number}}', inquiryNumber(id)));
      return page.getByText(words.answers.fate['handed-over']).count();
    })
    .toBe(1);
});

test('a member reads the answer in the member area, asks on there, and the desk has it again', async () => {
  const { founderEmail: email } = await siteCast();
  const { db, close } = connect(databaseUrl);
  const [id, name] = [randomUUID(), `Mira ${tag()}`];
  const content = { name, email, message: foreign(`Geht das auch später? ${tag()}`) };
  await receiveInquiry(db, { id, kind: 'contact', language: 'de', content }, new Date());
  await close();
  const { page, consoleTexts, texts } = await atWork('staff');
  const words = consoleTexts.inquiry;
  await page.goto(`${site}${staffPath('inquiry', id)}`);
  await page.getByRole('button', { name: words.who.take, exact: true }).click();
  await field(page, words.answer.text).fill('Ja, auch nächstes Jahr.');
  await button(page, words.answer.send).click();
  await page.getByText(consoleTexts.inquiries.reopen, { exact: true }).waitFor();
  const mail = await mailTo(email, `Antwort auf deine Anfrage ${inquiryNumber(id)}`);
  expect(mail.text).not.toContain('nächstes Jahr');
  const member = await loggedIn(email, { name: 'founder', phone: true });
  const { memberInquiries } = member.texts;
  await member.page.goto(mail.text.match(/http\S+\/app\/settings\/inquiries\//)?.[0] ?? '');
  const own = member.page.getByRole('region', {
    name: memberInquiries.kinds.contact.replace('{{number}}', inquiryNumber(id)),
  });
  await own.getByText('Ja, auch nächstes Jahr.').waitFor();
  await own.getByLabel(memberInquiries.field).fill('Und übernächstes?');
  await own.getByRole('button', { name: memberInquiries.send, exact: true }).click();
  await own.getByRole('listitem').filter({ hasText: 'Und übernächstes?' }).waitFor();
  await page.goto(`${site}${staffPath('notices')}`);
  const { kinds } = texts.staffNotices;
  const notice = page.getByRole('main').getByRole('link', { name: kinds['inquiry-asked-on'] });
  await notice.first().press('Enter');
  await page.waitForURL(({ pathname }) => pathname === staffPath('inquiry', id));
  await page.getByText(consoleTexts.inquiries.done, { exact: true }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Und übernächstes?' }).count()).toBe(1);
});
