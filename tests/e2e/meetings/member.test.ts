import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appointmentDate } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';
import { calendarOf, mailWhere } from '#ops/driver/mails.ts';
import { member } from '../../support/browser/sessions.ts';
import {
  addressOf,
  inOrder,
  mailWeb,
  open,
  openBrowser,
  pattern,
  site,
  type Visitor,
} from '../../support/browser/visitor.ts';
import { identityIn } from '../../support/meetings/calendar.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const subjects = {
  de: { booked: /^Dein Strategiegespräch am/, moved: /^Verschoben/, cancelled: /abgesagt$/ },
  en: { booked: /^Your strategy meeting on/, moved: /^Moved/, cancelled: /cancelled$/ },
};

describe.each(locales)('a member and the free strategy meeting: %s', (locale) => {
  let who: Visitor;
  let email: string;
  inOrder(() => [who]);
  beforeAll(async () => {
    const options = { name: `member-${locale}`, locale, expected: [/^409 POST/] };
    ({ who, email } = await member(browser, options));
    await open(who, 'dashboard');
  });
  afterAll(() => who.context.close());

  const button = (name: string) => who.page.getByRole('button', { name, exact: true });
  const mail = (subject: RegExp) =>
    mailWhere(mailWeb, ({ to, subject: said }) => to.includes(email) && subject.test(said));
  const booked = () =>
    who.page.getByRole('heading', { name: who.texts.memberMeetings.booked.title }).waitFor();
  /** Chooses one of the times shown, by keyboard. @returns when it begins */
  async function choose(within = who.page.locator('main')): Promise<string> {
    const first = within.getByRole('radio').first();
    await first.focus();
    await who.page.keyboard.press('Space');
    await who.page.keyboard.press('ArrowRight');
    return within.getByRole('radio', { checked: true }).inputValue();
  }

  test('books a time from the dashboard, and gets it by mail and under the bell', async () => {
    const { page, texts } = who;
    const { memberMeetings: words, dashboard, notices, common } = texts;
    await page.getByRole('link', { name: dashboard.meeting.choose }).click();
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await page.getByText(new RegExp(words.picker.zone)).waitFor();
    await button(words.form.submit).click();
    await page.getByText(words.picker.choose, { exact: true }).waitFor();
    const startsAt = await choose();
    await button(words.form.submit).click();
    await page.getByText(words.notices.booked.title, { exact: true }).waitFor();
    await page.getByText(words.notices.booked.description, { exact: true }).waitFor();
    await booked();
    await page.getByText(appointmentDate(startsAt, locale)).waitFor();
    const { text } = await mail(subjects[locale].booked);
    expect(text).toContain(addressOf(who, 'meeting'));
    expect(text).not.toContain('#t=');
    await open(who, 'dashboard');
    // What one has just done oneself is under the bell, and already read.
    await button(common.app.notices).click();
    const panel = page.getByRole('dialog', { name: notices.title });
    await panel.getByText(notices.kinds['meeting-booked']).click();
    await booked();
    await button(common.app.notices).waitFor();
  });

  test('is refused a second one, which the page does not offer', async () => {
    const { page } = who;
    await open(who, 'meeting');
    await booked();
    expect(await page.getByRole('radio').count()).toBe(0);
    const slots = await page.request.get(`${site}/api/slots?kind=strategy-meeting`);
    const [{ startsAt }] = (await slots.json()).data;
    const again = await page.request.post(`${site}/api/meetings`, {
      data: { startsAt },
      headers: { origin: site },
    });
    expect(again.status()).toBe(409);
    expect((await again.json()).errors[0].extensions.code).toBe('ALREADY_BOOKED');
  });

  test('who opened the page before booking elsewhere is told', async () => {
    const { memberMeetings: words } = who.texts;
    const options = { name: `late-${locale}`, locale, expected: [/^409 POST/] };
    const { who: other } = await member(browser, options);
    await open(other, 'meeting');
    await other.page.getByRole('radio').first().check();
    const slots = await other.page.request.get(`${site}/api/slots?kind=strategy-meeting`);
    const { startsAt } = (await slots.json()).data.at(-1);
    const elsewhere = await other.page.request.post(`${site}/api/meetings`, {
      data: { startsAt },
      headers: { origin: site },
    });
    expect(elsewhere.status()).toBe(200);
    await other.page.getByRole('button', { name: words.form.submit }).click();
    await other.page.getByText(words.notices.failed.book, { exact: true }).waitFor();
    await other.page.getByText(words.refusal.ALREADY_BOOKED).first().waitFor();
    await other.page.getByRole('heading', { name: words.booked.title }).waitFor();
    expect(other.troubles()).toEqual([]);
    await other.context.close();
  });

  test('moves it from the dashboard', async () => {
    const { page, texts } = who;
    const { memberMeetings: words, dashboard } = texts;
    await open(who, 'dashboard');
    await page.getByRole('link', { name: dashboard.meeting.move, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.move.title });
    const startsAt = await choose(dialog);
    await dialog.getByRole('button', { name: words.move.submit }).click();
    await page.getByText(words.notices.moved.title, { exact: true }).waitFor();
    await page.getByText(appointmentDate(startsAt, locale)).waitFor();
    const mailed = await calendarOf(mailWeb, await mail(subjects[locale].moved));
    expect(identityIn(mailed).SEQUENCE).toBe('1');
    const link = page.getByRole('link', { name: words.booked.calendar });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
    const file = await who.context.request.get(address);
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    // A calendar that takes both files has the appointment once.
    expect(identityIn(await file.text())).toEqual(identityIn(mailed));
  });

  test('cancels it after a question, and may book again', async () => {
    const { page, texts } = who;
    const { memberMeetings: words } = texts;
    await open(who, 'meeting');
    await button(words.booked.cancel).click();
    const dialog = page.getByRole('dialog', { name: words.cancel.title });
    await dialog.getByText(pattern(words.cancel.text)).waitFor();
    await dialog.getByRole('button', { name: words.cancel.submit }).click();
    await page.getByText(words.notices.cancelled.title, { exact: true }).waitFor();
    await mail(subjects[locale].cancelled);
    await choose();
    await button(words.form.submit).click();
    await booked();
    expect(who.troubles()).toEqual([]);
  });
});
