import { expect } from 'vitest';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { obstacleTexts } from '#domain/foundations/obstacles/obstacle-texts.ts';
import { type ObstacleKind, obstacles } from '#domain/foundations/obstacles.ts';
import { longDate, spokenDay } from '#domain/site/formats.ts';
import { dialogOf, historyOf, openTab, submit } from './console-pages.ts';
import { timelineOf } from './founder-pages.ts';
import { beginningWith, field, pattern, type Visitor } from './visitor.ts';

/** What founder and team do about something that got in the way, and what their pages say of it. */
export interface Report {
  kind: ObstacleKind;
  note: string;
  /** The day a letter names, `2026-12-05`. */
  dueOn?: string | undefined;
}

/** The part of the founder's page that tells of an obstacle. */
export const noticeOf = ({ page, locale }: Visitor, kind: ObstacleKind) =>
  page.getByRole('region', { name: obstacleNames[kind][locale], exact: true });

/** In the dialog “Something got in the way”. */
export async function reportAsFounder(who: Visitor, { kind, note, dueOn }: Report): Promise<void> {
  const { page, locale, texts } = who;
  const { report } = texts.foundations.obstacles;
  const opens = page.getByRole('button', { name: report.open, exact: true });
  await opens.or(page.getByRole('button', { name: report.more, exact: true })).click();
  const dialog = page.getByRole('dialog', { name: report.title });
  const name = obstacleNames[kind][locale];
  await dialog.getByText(beginningWith(name)).first().waitFor();
  const choice = dialog.getByRole('radio', { name: beginningWith(name) });
  // What alone can be reported is no choice.
  if ((await choice.count()) > 0) await choice.check();
  if (dueOn) await field(dialog, report.dueOn).fill(dueOn);
  await field(dialog, report.note).fill(note);
  await dialog.getByRole('button', { name: report.submit }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** In the dialog of staff and lawyers, which says whose turn it will be. */
export async function reportAsTeam(who: Visitor, { kind, note, dueOn }: Report): Promise<void> {
  const words = who.consoleTexts.commands['report-obstacle'];
  const dialog = await dialogOf(who, 'report-obstacle');
  await field(dialog, words.kind).selectOption(kind);
  await dialog.getByText(words.ball[obstacles[kind].ball]).waitFor();
  if (dueOn) await field(dialog, words.dueOn).fill(dueOn);
  await field(dialog, words.note).fill(note);
  await submit(who, 'report-obstacle', dialog);
}

/** By the founder, beside what the page says of it. */
export async function settleAsFounder(who: Visitor, kind: ObstacleKind): Promise<void> {
  const { settle } = who.texts.foundations.obstacles;
  const name = obstacleNames[kind][who.locale];
  const settles = kind === 'court-advance' ? settle.of['court-advance'] : settle.open;
  await noticeOf(who, kind).getByRole('button', { name: settles, exact: true }).click();
  const dialog = who.page.getByRole('dialog', { name: pattern(settle.title, { name }) });
  await dialog.getByRole('button', { name: settle.submit, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** The founder reads what happened, whose turn it is, by when, and what to do now. */
export async function isToldTo(founder: Visitor, { kind, note, dueOn }: Report): Promise<void> {
  const { locale, texts } = founder;
  const { party, due } = texts.sharedFoundations;
  const { told, now } = obstacleTexts[kind][locale];
  const day = dueOn && { day: spokenDay(dueOn, locale, new Date().toISOString()) };
  const notice = noticeOf(founder, kind);
  await notice.getByText(told).waitFor();
  await notice.getByText(now).waitFor();
  await notice.getByText(note).waitFor();
  await notice.getByText(party[obstacles[kind].ball], { exact: true }).waitFor();
  await notice.getByText(pattern(due.by, { ...day })).waitFor();
}

/** The team reads the same in its own words. */
export async function isShownTo(team: Visitor, { kind, note, dueOn }: Report): Promise<void> {
  const { locale, consoleTexts } = team;
  const who = consoleTexts.party[obstacles[kind].ball];
  const date = dueOn && { date: longDate(dueOn, locale) };
  const line = lineOf(team, kind);
  await line.getByText(note).waitFor();
  await line.getByText(pattern(consoleTexts.foundation.obstacles.ball, { who, ...date })).waitFor();
}

const lineOf = ({ page, locale, consoleTexts }: Visitor, kind: ObstacleKind) =>
  page
    .getByRole('region', { name: consoleTexts.foundation.obstacles.title })
    .getByRole('listitem')
    .filter({ hasText: obstacleNames[kind][locale] });

/** Gone from both pages, but for the history: there it was reported once and resolved once. */
export async function isOutOfTheWay(founder: Visitor, team: Visitor, kind: ObstacleKind) {
  await noticeOf(founder, kind).waitFor({ state: 'hidden' });
  const name = obstacleNames[kind][founder.locale];
  const told = (await timelineOf(founder)).getByText(name, { exact: true });
  await expect.poll(() => told.count()).toBe(2);
  await lineOf(team, kind).waitFor({ state: 'hidden' });
  const shown = (await historyOf(team))
    .getByRole('listitem')
    .filter({ hasText: obstacleNames[kind][team.locale] });
  await expect.poll(() => shown.count()).toBe(2);
  await openTab(team, 'foundation');
}
