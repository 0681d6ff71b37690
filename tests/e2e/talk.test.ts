import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { appointmentDate } from '#domain/site/formats.ts';
import { pathTo } from '#domain/site/paths.ts';
import { type CaughtMail, calendarOf, mailWhere } from '#ops/driver/mails.ts';
import { identityIn } from '../support/appointments/calendar.ts';
import { inOrder } from '../support/browser/in-order.ts';
import { member } from '../support/browser/sessions.ts';
import {
  addressOf,
  field,
  mailWeb,
  open,
  pattern,
  site,
  type Visitor,
  visitor,
} from '../support/browser/visitor.ts';
import { textsOf } from '../support/texts.ts';

const anAddress = () => `ida-${randomUUID().slice(0, 8)}@example.com`;

/** One of the free times, which others book meanwhile. */
async function aStart(): Promise<string> {
  const answer = await fetch(`${site}/api/slots?kind=strategy-meeting`);
  const { data } = (await answer.json()) as { data: { startsAt: string }[] };
  return data[Math.floor(Math.random() * data.length)]?.startsAt ?? expect.fail('no time is free');
}

const bookOverHttp = (headers: Record<string, string>, body: object) =>
  fetch(`${site}/api/meetings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Opens the day of a time and chooses it. */
async function choose(page: Page, startsAt: string): Promise<void> {
  const radio = page.locator(`input[type=radio][value="${startsAt}"]`);
  const day = page.locator('details', { has: radio }).last();
  if ((await day.getAttribute('open')) === null) await day.locator('summary').click();
  await radio.check();
}

const mailTo = (email: string, subject: RegExp) =>
  mailWhere(mailWeb, (mail) => mail.to.includes(email) && subject.test(mail.subject));

const linkIn = ({ text }: CaughtMail): string =>
  /http\S+#t=[\w-]{43}/.exec(text)?.[0] ?? expect.fail('the mail has no link');

describe('a visitor and the strategy meeting', () => {
  const email = anAddress();
  const words = textsOf('de').visitorAppointments;
  let who: Visitor;
  let link: string;
  let first: string;
  inOrder();
  beforeAll(async () => {
    who = await visitor('visitor');
  });

  async function book(startsAt: string): Promise<void> {
    const { page } = who;
    await open(who, 'strategy-meeting');
    await choose(page, startsAt);
    await field(page, words.form.labels.name).fill('Ida Muster');
    await field(page, words.form.labels.email).fill(email);
    await field(page, words.form.labels.question).fill('GmbH oder UG?');
    await page.getByRole('button', { name: words.form.submit }).click();
    await page.getByRole('heading', { level: 1, name: words.almostBooked.title }).waitFor();
    // Whoever has booked before keeps the time they have.
    expect(await page.getByText(appointmentDate(startsAt, 'de')).count()).toBe(0);
    // The answer took the place of the form without taking styles along.
    const bullets = page.locator('footer ul').first();
    expect(await bullets.evaluate((list) => getComputedStyle(list).listStyleType)).toBe('none');
  }

  test('chooses a time and books it by the link in the mail', async () => {
    first = await aStart();
    await book(first);
    const { page } = who;
    link = linkIn(await mailTo(email, /^Bitte bestätige dein Strategiegespräch/));
    await page.goto(link);
    await page.getByText(appointmentDate(first, 'de')).waitFor();
    expect(page.url()).toBe(site + pathTo('meeting-appointment', 'de'));
    await page.getByRole('button', { name: words.held.confirm }).click();
    await page.getByRole('heading', { level: 1, name: words.booked.title }).waitFor();
    const mail = await mailTo(email, /^Dein Strategiegespräch am/);
    expect(mail.text).toContain(appointmentDate(first, 'de'));
    expect(await calendarOf(mailWeb, mail)).toContain('METHOD:REQUEST');
    expect(linkIn(mail)).toBe(link);
  });

  test('who books again sees the same page, and is told by mail', async () => {
    await book(await aStart());
    const mail = await mailTo(email, /^Du hast dein Strategiegespräch schon gebucht/);
    expect(mail.text).toContain(appointmentDate(first, 'de'));
    expect(linkIn(mail)).toBe(link);
  });

  test('moves it, cancels it after a question, and the link says so from then on', async () => {
    const { page } = who;
    await page.goto(link);
    const startsAt = await aStart();
    await page.getByText(words.appointment.move, { exact: true }).click();
    await choose(page, startsAt);
    await page.getByRole('button', { name: words.appointment.moveSubmit }).click();
    await page.getByText(words.appointment.moved).waitFor();
    await page.getByText(appointmentDate(startsAt, 'de')).waitFor();
    const moved = await mailTo(email, /^Verschoben: dein Strategiegespräch/);
    expect(await calendarOf(mailWeb, moved)).toContain('SEQUENCE:1');

    await page.getByText(words.appointment.cancel, { exact: true }).click();
    await page.getByText(words.appointment.cancelQuestion).waitFor();
    await page.getByRole('button', { name: words.appointment.cancelSubmit }).click();
    await page.getByRole('heading', { name: words.appointment.cancelled }).waitFor();
    const mail = await mailTo(email, /^Dein Strategiegespräch ist abgesagt/);
    expect(await calendarOf(mailWeb, mail)).toContain('METHOD:CANCEL');
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('heading', { name: words.appointment.cancelled }).waitFor();
  });
});

test('a visitor without script whose time is taken meanwhile keeps the rest, and books another', async () => {
  const email = anAddress();
  const { page, texts } = await visitor('plain', { script: false, expected: [/^4\d\d POST/] });
  const { visitorAppointments: words, forms } = texts;
  const submit = () => page.getByRole('button', { name: words.form.submit }).click();
  await page.goto(site + pathTo('strategy-meeting', 'de'));
  await field(page, words.form.labels.name).fill('Ida Muster');
  await field(page, words.form.labels.email).fill('ida');
  await submit();
  await page.getByText(forms.refusal.MISSING.title).waitFor();
  await page.getByText(forms.problems.NOT_AN_EMAIL, { exact: true }).waitFor();
  await page.getByText(words.form.problems['startsAt.REQUIRED'], { exact: true }).waitFor();

  const taken = await aStart();
  await choose(page, taken);
  await field(page, words.form.labels.email).fill(email);
  const other = { name: 'Otto', email: anAddress(), startsAt: taken, language: 'de' };
  expect((await bookOverHttp({}, other)).status).toBe(200);
  await submit();
  await page.getByText(words.form.refusal.SLOT_TAKEN.title).waitFor();
  expect(await page.locator(`input[value="${taken}"]`).count()).toBe(0);
  expect(await field(page, words.form.labels.email).inputValue()).toBe(email);
  const startsAt = await aStart();
  await choose(page, startsAt);
  await submit();
  await page.getByRole('heading', { level: 1, name: words.almostBooked.title }).waitFor();

  const link = linkIn(await mailTo(email, /^Bitte bestätige dein Strategiegespräch/));
  await page.goto(link);
  const openLink = async (text: string) => {
    await field(page, words.appointment.link).fill(text);
    await page.getByRole('button', { name: words.appointment.open }).click();
  };
  await openLink('https://example.com/');
  await page.getByText(words.appointment.linkRequired).first().waitFor();
  await openLink(link);
  await page.getByText(appointmentDate(startsAt, 'de')).waitFor();
  await page.getByRole('button', { name: words.held.confirm }).click();
  await page.getByRole('heading', { level: 1, name: words.booked.title }).waitFor();
});

describe('a member and the strategy meeting, in English', () => {
  let who: Visitor;
  let email: string;
  inOrder();
  beforeAll(async () => {
    ({ who, email } = await member({ locale: 'en', expected: [/^409 POST/] }));
    await open(who, 'dashboard');
  });

  const button = (name: string) => who.page.getByRole('button', { name, exact: true });
  const booked = () =>
    who.page.getByRole('heading', { name: who.texts.memberAppointments.booked.title }).waitFor();
  /** Chooses one of the times shown, by keyboard. @returns when it begins */
  async function pick(within: Locator = who.page.locator('main')): Promise<string> {
    await within.getByRole('radio').first().focus();
    await who.page.keyboard.press('Space');
    await who.page.keyboard.press('ArrowRight');
    return within.getByRole('radio', { checked: true }).inputValue();
  }

  test('books a time from the dashboard, and gets it by mail and under the bell', async () => {
    const { page, texts } = who;
    const { memberAppointments: words, dashboard, notices, common } = texts;
    await page.getByRole('link', { name: dashboard.meeting.choose }).click();
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await page.getByText(new RegExp(texts.appointments.slots.zone)).waitFor();
    await button(words.form.submit).click();
    await page.getByText(texts.appointments.slots.choose, { exact: true }).waitFor();
    const startsAt = await pick();
    await button(words.form.submit).click();
    await page.getByText(words.notices.booked.title, { exact: true }).waitFor();
    await page.getByText(appointmentDate(startsAt, 'en')).waitFor();
    const { text } = await mailTo(email, /^Your strategy meeting on/);
    expect(text).toContain(addressOf(who, 'meeting'));
    expect(text).not.toContain('#t=');
    await open(who, 'dashboard');
    // What one has just done oneself is under the bell, and already read.
    await button(common.app.notices).click();
    const panel = page.getByRole('dialog', { name: notices.title });
    await panel.getByText(notices.kinds['meeting-booked']).click();
    await booked();
    expect(await page.getByRole('radio').count()).toBe(0);
  });

  test('who opened the page before booking elsewhere is told', async () => {
    const { memberAppointments: words } = who.texts;
    const { who: other } = await member({ locale: 'en', expected: [/^409 POST/] });
    await open(other, 'meeting');
    await other.page.getByRole('radio').first().check();
    const data = { startsAt: await aStart() };
    const headers = { origin: site };
    await other.page.request.post(`${site}/api/meetings`, { data, headers });
    await other.page.getByRole('button', { name: words.form.submit }).click();
    await other.page.getByText(words.notices.failed.book, { exact: true }).waitFor();
    await other.page.getByText(words.refusal.ALREADY_BOOKED).first().waitFor();
    await other.page.getByRole('heading', { name: words.booked.title }).waitFor();
  });

  test('moves it from the dashboard, cancels it after a question, and may book again', async () => {
    const { page, texts } = who;
    const { memberAppointments: words, dashboard } = texts;
    await open(who, 'dashboard');
    await page.getByRole('link', { name: dashboard.meeting.move, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.move.title });
    const startsAt = await pick(dialog);
    await dialog.getByRole('button', { name: words.move.submit }).click();
    await page.getByText(words.notices.moved.title, { exact: true }).waitFor();
    await page.getByText(appointmentDate(startsAt, 'en')).waitFor();
    const mailed = await calendarOf(mailWeb, await mailTo(email, /^Moved/));
    expect(identityIn(mailed).SEQUENCE).toBe('1');
    const link = page.getByRole('link', { name: words.booked.calendar });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
    const file = await who.context.request.get(address);
    // A calendar that takes both files has the appointment once.
    expect(identityIn(await file.text())).toEqual(identityIn(mailed));

    await button(words.booked.cancel).click();
    const question = page.getByRole('dialog', { name: words.cancel.title });
    await question.getByText(pattern(words.cancel.text)).waitFor();
    await question.getByRole('button', { name: words.cancel.submit }).click();
    await page.getByText(words.notices.cancelled.title, { exact: true }).waitFor();
    await mailTo(email, /cancelled$/);
    await pick();
    await button(words.form.submit).click();
    await booked();
  });
});
