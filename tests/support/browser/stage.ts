import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { foundationList } from '#domain/desk/lists/foundations.ts';
import { eventTexts } from '#domain/foundations/event-texts.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import type { ShownStatus } from '#domain/foundations/shown-status.ts';
import { type Status, stepNumber, stepOf, waitingOn } from '#domain/foundations/statuses.ts';
import type { Locale } from '#domain/site/paths.ts';
import { allMails, type CaughtMail, calendarOf, mailWhere } from '#ops/driver/mails.ts';
import { breakable } from '#web/kit/ui/breakable.ts';
import { atWork, historyOf, openInConsole, rowOf } from './console-pages.ts';
import { timelineOf } from './founder-pages.ts';
import { addressOf, mailWeb, pattern, site, type Visitor, visitor } from './visitor.ts';

/** A foundation and the people involved, each in a browser of their own. */
export interface Stage {
  founder: Visitor;
  /** A second tab of the founder, for the dashboard. */
  dashboard: Page;
  staff: Visitor;
  foundationId: string;
  companyName: string | null;
  /** Every event so far, in order. */
  story: EventType[];
  /** Ids of the mails that were there before or have been read. */
  read: Set<string>;
}

/** Opens a browser for each; staff and the lawyer are logged in to the console. */
export async function assemble(locale: Locale, phone = false) {
  const founder = await visitor('founder', { locale, phone });
  const staff = await atWork('staff', [], locale);
  const lawyer = await atWork('lawyer', [], locale);
  const notary = await visitor('notary', { locale });
  const dashboard = await founder.context.newPage();
  await founder.page.bringToFront();
  const read = new Set((await allMails(mailWeb)).map(({ id }) => id));
  const stage: Stage = {
    founder,
    dashboard,
    staff,
    foundationId: '',
    companyName: null,
    story: [],
    read,
  };
  return { stage, lawyer, notary };
}

export const lawyerEmail = 'lawyer@example.com';

export interface DueMail {
  to: string;
  subject: RegExp;
  /** Start of the attached calendar entry, ISO 8601. */
  startsAt?: string;
}

interface Stand {
  status: Exclude<Status, 'cancelled'>;
  /** If the status has another text than usual. */
  text?: ShownStatus;
  /** What happened since the last check, oldest first. */
  happened: EventType[];
  mails?: DueMail[];
}

/**
 * Checks a status everywhere: on the founder's page, which updates by itself, the dashboard, the
 * timeline on the page and in the API, in the console, and in the mails it triggers.
 *
 * @returns the expected mails, in order
 */
export async function standsAt(stage: Stage, stand: Stand): Promise<CaughtMail[]> {
  const { status, text = status, happened, mails = [] } = stand;
  stage.story.push(...happened);
  const arriving = Promise.all(mails.map((due) => arrives(stage, due)));
  // The others do not update by themselves, so open them once the page has.
  const looking = onThePage(stage, status, text).then(() =>
    Promise.all([
      inTheTimeline(stage),
      onTheDashboard(stage, status, text),
      inTheConsole(stage, status),
    ]),
  );
  const [found] = await Promise.all([arriving, looking]);
  // A background tab renders once a second, which makes every click slow.
  await stage.founder.page.bringToFront();
  return found;
}

/** Nothing is cut off at the side, and whatever can be tapped is large enough for a thumb. */
export async function fits({ page }: Visitor): Promise<void> {
  const misfits = await page.evaluate(() => {
    const small = [...document.querySelectorAll('main button, main a.MuiButton-root')].filter(
      (element) => {
        const { width, height } = element.getBoundingClientRect();
        return height > 0 && (height < 44 || width < 44);
      },
    );
    // Labels that would end in three dots.
    const cut = [...document.querySelectorAll('main label.MuiInputLabel-root')].filter(
      (label) => label.scrollWidth > label.clientWidth,
    );
    const wide = document.documentElement.scrollWidth > window.innerWidth;
    return [
      ...(wide ? ['wider than the screen'] : []),
      ...[...small, ...cut].map((one) => one.textContent),
    ];
  });
  expect(misfits).toEqual([]);
}

async function onThePage({ founder }: Stage, status: Stand['status'], text: ShownStatus) {
  const { page } = founder;
  const { foundations, line, sharedFoundations } = founder.texts;
  const { title, paragraph } = foundations.station[text];
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
  await page
    .locator('main')
    .getByText(pattern(breakable(paragraph)))
    .first()
    .waitFor();
  if (founder.phone) await fits(founder);
  const step = stepAt(status, text);
  const current = page
    .getByRole('list', { name: foundations.page.line })
    .locator('[aria-current=step]');
  if (status === 'completed') {
    expect(await current.count()).toBe(0);
    await page.getByText(sharedFoundations.partyTurn.nobody, { exact: true }).waitFor();
    return;
  }
  expect(await current.getByRole('heading', { level: 2 }).textContent()).toBe(title);
  const chip = pattern(sharedFoundations.stationOf, {
    step,
    station: line.stations[step - 1] ?? '',
  });
  await page.getByText(chip).waitFor();
  const told = foundations.station[text];
  const party = 'who' in told ? told.who : sharedFoundations.party[turnOn(status, text)];
  await current.getByText(party, { exact: true }).waitFor();
}

/** The order is part of the first step, and the way to the notary of the fifth. */
function stepAt(status: Stand['status'], text: ShownStatus): number {
  if (text === 'order-pending') return 1;
  return text === 'foundation-certificate-pending' ? 5 : stepNumber(stepOf(status));
}

/** Whose turn it is for the founder's eyes: staff can ask no notary that nobody has named. */
const turnOn = (status: Stand['status'], text: ShownStatus) =>
  text === 'notary-unnamed' ? 'founder' : waitingOn(status);

/** Newest first on the page, oldest first in the API; nothing twice, nothing missing. */
async function inTheTimeline({ founder, foundationId, story }: Stage) {
  const entries = await timelineOf(founder);
  const expected = story.toReversed().map((type) => eventTexts[type][founder.locale].sentence);
  const shown = () => entries.locator('li > :first-child').allTextContents();
  await expect.poll(shown).toEqual(expected);

  const answer = await founder.context.request.get(
    `${site}/api/foundations/${foundationId}/timeline`,
  );
  const { data } = (await answer.json()) as { data: { type: EventType }[] };
  expect(data.map(({ type }) => type)).toEqual(story);
}

async function onTheDashboard(stage: Stage, status: Stand['status'], text: ShownStatus) {
  const { founder, dashboard, companyName } = stage;
  const { line, sharedFoundations } = founder.texts;
  await dashboard.goto(addressOf(founder, 'dashboard'));
  const card = dashboard.getByRole('region', {
    name: companyName ?? sharedFoundations.card.unnamed,
  });
  await card.getByText(pattern(sharedFoundations.status[text].line)).waitFor();
  await card
    .getByText(sharedFoundations.partyTurn[turnOn(status, text)], { exact: true })
    .waitFor();
  const current = card.getByRole('list', { name: line.label }).locator('[aria-current=step]');
  if (status === 'completed') return expect(await current.count()).toBe(0);
  const station = line.stations[stepAt(status, text) - 1];
  expect(await current.textContent()).toContain(station);
}

async function inTheConsole({ staff, foundationId, story }: Stage, status: Stand['status']) {
  const { status: statuses, waitingFor, party } = staff.consoleTexts;
  const row = await rowOf(staff, foundationId);
  await row.getByText(statuses[status], { exact: true }).waitFor();
  if (status !== 'completed') {
    await row
      .getByText(`${foundationList.columns.waitingOn[staff.locale]}: ${party[waitingOn(status)]}`)
      .waitFor();
  }
  await openInConsole(staff, foundationId);
  const { page } = staff;
  await page.getByRole('heading', { level: 2, name: statuses[status], exact: true }).waitFor();
  if (status !== 'completed') {
    // Since when is only said once an appointment is over.
    await page.getByText(new RegExp(`^${waitingFor[waitingOn(status)]}(, |$)`)).waitFor();
  }
  const last = story.at(-1);
  const panel = await historyOf(staff);
  // A sweep gives every case an owner at any time, which only the team sees.
  const { label: ownerAssigned } = eventTexts.OwnerAssigned[staff.locale];
  const newest = panel.getByRole('listitem').filter({ hasNotText: ownerAssigned }).first();
  if (last) await newest.getByText(eventTexts[last][staff.locale].label, { exact: true }).waitFor();
}

/** Waits for a mail not seen before. */
async function arrives({ read }: Stage, { to, subject, startsAt }: DueMail): Promise<CaughtMail> {
  const fits = (mail: CaughtMail) =>
    !read.has(mail.id) && mail.to === to && subject.test(mail.subject);
  const mail = await mailWhere(mailWeb, fits);
  read.add(mail.id);
  const calendar = await calendarOf(mailWeb, mail);
  if (startsAt === undefined) expect(calendar).toBeUndefined();
  else
    expect(calendar).toContain(`DTSTART:${startsAt.replace(/\.\d+Z$/, 'Z').replace(/[-:]/g, '')}`);
  return mail;
}

/** Mails to these people that no check expected. */
export async function unexpectedMails({ read }: Stage, people: string[]): Promise<string[]> {
  const mails = await allMails(mailWeb);
  return mails
    .filter(({ id, to }) => people.includes(to) && !read.has(id))
    .map(({ subject }) => subject);
}

/** Start of the notary appointment according to the API. */
export async function appointmentOf({ founder, foundationId }: Stage): Promise<string> {
  const answer = await founder.context.request.get(`${site}/api/foundations/${foundationId}`);
  const { data } = (await answer.json()) as { data: { notaryAppointment: { startsAt: string } } };
  return data.notaryAppointment.startsAt;
}
