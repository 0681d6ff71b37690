import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appointmentDate } from '#domain/site/formats.ts';
import { type Locale, locales, pathTo } from '#domain/site/paths.ts';
import { type CaughtMail, calendarOf, mailWhere } from '#ops/driver/mails.ts';
import {
  field,
  inOrder,
  mailWeb,
  open,
  openBrowser,
  site,
  type Visitor,
  visitor,
} from '../../support/browser/visitor.ts';
import { type AllTexts, textsOf } from '../../support/texts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const anAddress = () => `ida-${randomUUID().slice(0, 8)}@example.com`;

async function freeStarts(): Promise<string[]> {
  const answer = await fetch(`${site}/api/slots?kind=strategy-meeting`);
  const { data } = (await answer.json()) as { data: { startsAt: string }[] };
  return data.map(({ startsAt }) => startsAt);
}

async function aStart(): Promise<string> {
  const free = await freeStarts();
  const start = free[Math.floor(Math.random() * free.length)];
  if (!start) throw new Error('There is no free time.');
  return start;
}

/** Somebody else takes a time. */
const takeFromThem = (startsAt: string) =>
  fetch(`${site}/api/meetings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Otto', email: anAddress(), startsAt, language: 'de' }),
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

const linkIn = ({ text }: CaughtMail): string => {
  const [link] = /http\S+#t=[\w-]{43}/.exec(text) ?? [];
  if (!link) throw new Error('The mail has no link.');
  return link;
};

const subjects: Record<
  Locale,
  { held: RegExp; booked: RegExp; exists: RegExp; moved: RegExp; cancelled: RegExp }
> = {
  de: {
    held: /^Bitte bestätige dein Strategiegespräch/,
    booked: /^Dein Strategiegespräch am/,
    exists: /^Du hast dein Strategiegespräch schon gebucht/,
    moved: /^Verschoben: dein Strategiegespräch/,
    cancelled: /^Dein Strategiegespräch ist abgesagt/,
  },
  en: {
    held: /^Please confirm your strategy meeting/,
    booked: /^Your strategy meeting on/,
    exists: /^You have already booked your strategy meeting/,
    moved: /^Moved: your strategy meeting/,
    cancelled: /^Your strategy meeting is cancelled/,
  },
};

describe.each(locales)('a visitor with script: %s', (locale) => {
  const email = anAddress();
  let who: Visitor;
  let words: AllTexts['visitorMeetings'];
  let link: string;
  let first: string;
  inOrder(() => [who]);
  beforeAll(async () => {
    who = await visitor(browser, `meeting-${locale}`, { locale });
    words = who.texts.visitorMeetings;
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
    expect(await page.getByText(appointmentDate(startsAt, locale)).count()).toBe(0);
    // The answer took the place of the form without taking styles along.
    const bullets = page.locator('footer ul').first();
    expect(await bullets.evaluate((list) => getComputedStyle(list).listStyleType)).toBe('none');
  }

  test('chooses a time and books it by the link in the mail', async () => {
    first = await aStart();
    await book(first);
    const { page } = who;
    link = linkIn(await mailTo(email, subjects[locale].held));
    await page.goto(link);
    await page.getByText(appointmentDate(first, locale)).waitFor();
    await page.getByRole('button', { name: words.held.confirm }).click();
    await page.getByRole('heading', { level: 1, name: words.booked.title }).waitFor();
    const mail = await mailTo(email, subjects[locale].booked);
    expect(mail.text).toContain(appointmentDate(first, locale));
    expect(await calendarOf(mailWeb, mail)).toContain('METHOD:REQUEST');
    expect(linkIn(mail)).toBe(link);
  });

  test('who books again sees the same page, and is told by mail', async () => {
    await book(await aStart());
    const mail = await mailTo(email, subjects[locale].exists);
    expect(mail.text).toContain(appointmentDate(first, locale));
    expect(linkIn(mail)).toBe(link);
  });

  test('opens the link of the mail, whose token leaves the address', async () => {
    const { page } = who;
    await page.goto(link);
    await page.getByText(appointmentDate(first, locale)).waitFor();
    expect(page.url()).toBe(site + pathTo('meeting-appointment', locale));
  });

  test('moves the meeting', async () => {
    const { page } = who;
    const startsAt = await aStart();
    await page.getByText(words.appointment.move, { exact: true }).click();
    await choose(page, startsAt);
    await page.getByRole('button', { name: words.appointment.moveSubmit }).click();
    await page.getByText(words.appointment.moved).waitFor();
    await page.getByText(appointmentDate(startsAt, locale)).waitFor();
    const mail = await mailTo(email, subjects[locale].moved);
    expect(await calendarOf(mailWeb, mail)).toContain('SEQUENCE:1');
  });

  test('cancels it after a question, and the link says so from then on', async () => {
    const { page } = who;
    await page.getByText(words.appointment.cancel, { exact: true }).click();
    await page.getByText(words.appointment.cancelQuestion).waitFor();
    await page.getByRole('button', { name: words.appointment.cancelSubmit }).click();
    await page.getByRole('heading', { name: words.appointment.cancelled }).waitFor();
    const mail = await mailTo(email, subjects[locale].cancelled);
    expect(await calendarOf(mailWeb, mail)).toContain('METHOD:CANCEL');
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('heading', { name: words.appointment.cancelled }).waitFor();
    expect(who.troubles()).toEqual([]);
  });
});

describe('a visitor without script', () => {
  const words = textsOf('de').visitorMeetings;
  const { forms } = textsOf('de');
  let page: Page;
  beforeAll(async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
    page = await context.newPage();
  });
  const submit = () => page.getByRole('button', { name: words.form.submit }).click();
  const name = () => field(page, words.form.labels.name);
  const address = () => field(page, words.form.labels.email);

  test('sees what is wrong beside the fields, and keeps what was typed', async () => {
    await page.goto(site + pathTo('strategy-meeting', 'de'));
    await name().fill('Ida Muster');
    await address().fill('ida');
    await submit();
    await page.getByText(forms.refusal.MISSING.title).waitFor();
    expect(await name().inputValue()).toBe('Ida Muster');
    expect(await address().getAttribute('aria-invalid')).toBe('true');
    await page.getByText(forms.problems.NOT_AN_EMAIL, { exact: true }).waitFor();
    await page.getByText(words.form.problems['startsAt.REQUIRED'], { exact: true }).waitFor();
  });

  test('whose time is taken meanwhile gets a fresh list, and keeps the rest', async () => {
    const email = anAddress();
    await page.goto(site + pathTo('strategy-meeting', 'de'));
    const taken = await aStart();
    await choose(page, taken);
    await name().fill('Ida Muster');
    await address().fill(email);
    expect((await takeFromThem(taken)).status).toBe(200);
    await submit();
    await page.getByText(words.form.refusal.SLOT_TAKEN.title).waitFor();
    expect(await page.locator(`input[value="${taken}"]`).count()).toBe(0);
    expect(await address().inputValue()).toBe(email);
    const startsAt = await aStart();
    await choose(page, startsAt);
    await submit();
    await page.getByRole('heading', { level: 1, name: words.almostBooked.title }).waitFor();

    const link = linkIn(await mailTo(email, subjects.de.held));
    await page.goto(link);
    await field(page, words.appointment.link).fill(link);
    await page.getByRole('button', { name: words.appointment.open }).click();
    await page.getByText(appointmentDate(startsAt, 'de')).waitFor();
    await page.getByRole('button', { name: words.held.confirm }).click();
    await page.getByRole('heading', { level: 1, name: words.booked.title }).waitFor();
  });

  test('with a link that is not ours is told', async () => {
    await page.context().clearCookies();
    await page.goto(site + pathTo('meeting-appointment', 'de'));
    const submitLink = async (text: string) => {
      await field(page, words.appointment.link).fill(text);
      await page.getByRole('button', { name: words.appointment.open }).click();
    };
    await submitLink('https://example.com/');
    await page.getByText(words.appointment.linkRequired).first().waitFor();
    await submitLink('x'.repeat(43));
    await page.getByRole('heading', { name: words.appointment.invalidTitle }).waitFor();
  });
});

test('the page of a mailed link is not stored, not indexed and sends no referrer', async () => {
  const answer = await fetch(site + pathTo('meeting-appointment', 'en'));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});
