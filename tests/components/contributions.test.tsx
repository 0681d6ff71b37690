import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Contributions } from '#api/contract.gen.d.ts';
import {
  type Contribution,
  contributionsOf,
  type Line,
} from '#domain/contributions/contributions.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { type Locale, paths, pathTo } from '#domain/site/paths.ts';
import * as contributionsPage from '#web/features/contributions/contributions.tsx';
import { showPage } from '../support/components/app.tsx';
import { barriersInBothModes, onScreen, spill } from '../support/components/barriers.ts';
import { appears, button, disappears, field, said } from '../support/components/controls.ts';
import { type Answers, refused, stubApi } from '../support/mock/api.ts';
import { accepted, foundationAt, foundationId } from '../support/mock/foundations.ts';
import { textsOf } from '../support/texts.ts';

const DEED = '2026-11-20';
const anna = '11111111-1111-4111-8111-111111111111';
const joerg = '22222222-2222-4222-8222-222222222222';
const expected = [
  { participantId: anna, name: 'Anna Müller', kind: 'natural', expectedCents: 625_000 },
  { participantId: joerg, name: 'Jörg Weiß', kind: 'natural', expectedCents: 625_000 },
] as const;

const paid = (over: Partial<Line> = {}): Line => ({
  bookedOn: '2026-11-21',
  amountCents: 625_000,
  payer: 'Anna Müller',
  participantId: anna,
  ...over,
});
const viewOf = ({ kind: _, notBefore: __, ...shown }: Contribution) => shown;
const shownWith = (lines: readonly Line[], more: Partial<Contributions> = {}): Contributions => ({
  notBefore: DEED,
  offered: false,
  revision: 3,
  mayEnter: 'all',
  participantId: anna,
  shareholders: contributionsOf(expected, DEED, lines).map(viewOf),
  ...more,
});

const report = 'POST /foundations/:id/commands/report-obstacle';
const put = 'PUT /foundations/:id/contributions/lines';

async function openPage(shown: Contributions, locale: Locale = 'de', answers: Answers = {}) {
  const api = stubApi({
    'GET /foundations/:id': () => foundationAt('share-capital-payment-pending'),
    'GET /foundations/:id/contributions': () => shown,
    ...answers,
  });
  const address = pathTo('contributions', locale, { id: foundationId });
  const others = [{ path: paths.foundation[locale], Component: () => <h1>Gründung</h1> }];
  const place = { path: paths.contributions[locale], address };
  await showPage(contributionsPage, place, { api, locale, others });
  const { contributions, sharedContributions } = textsOf(locale);
  await appears(page.getByRole('heading', { level: 1, name: sharedContributions.title }));
  return { api, words: contributions, states: sharedContributions.states };
}
const card = (name: string) => page.getByRole('region', { name, exact: true });
const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
const part = { exact: false };

/** What is wrong with Anna's payments, and the obstacles that follow with their numbers. */
const wrongs = [
  {
    state: 'short',
    lines: [paid({ amountCents: 624_997 })],
    findings: (amount: (cents: number) => string) => [amount(3), amount(624_997)],
    kinds: ['capital-short'],
  },
  {
    state: 'early',
    lines: [paid({ bookedOn: '2026-11-19', amountCents: 624_997 })],
    findings: (amount: (cents: number) => string) => [amount(3), amount(0)],
    kinds: ['capital-early', 'capital-short'],
  },
  {
    state: 'wrong-payer',
    lines: [paid({ payer: 'JOERG WEISS' })],
    findings: () => ['JOERG WEISS', 'Jörg Weiß'],
    kinds: ['capital-wrong-payer'],
  },
] as const;

describe.each(['de', 'en'] as const)('the page of contributions (%s)', (locale) => {
  const amount = (cents: number) => money(cents, locale);

  test('says what is due and from when, while nothing has come in', async () => {
    const { words, states } = await openPage(shownWith([]), locale);
    await said(filled(words.since, { date: longDate(DEED, locale) }));
    for (const { name } of expected) {
      await appears(card(name).getByText(states.open));
      await appears(card(name).getByText(amount(625_000), part));
    }
    await disappears(page.getByText(words.report.open, part));
  });

  test.each(wrongs)('says what does not fit: $state', async ({ state, lines, findings, kinds }) => {
    const { states, words } = await openPage(shownWith(lines), locale);
    await appears(card('Anna Müller').getByText(states[state]));
    for (const text of findings(amount)) {
      await appears(card('Anna Müller').getByText(text, part));
    }
    for (const kind of kinds) {
      const name = `${words.report.open}: ${obstacleNames[kind][locale]}`;
      await appears(card('Anna Müller').getByText(name));
    }
    expect(document.querySelectorAll('details')).toHaveLength(kinds.length);
  });

  test('says that all fits, and of what came too early that it is not needed', async () => {
    const { words, states } = await openPage(shownWith([paid()]), locale);
    await appears(card('Anna Müller').getByText(states.complete));
    await appears(card('Anna Müller').getByText(words.findings.complete));
    const early = paid({ bookedOn: '2026-11-19' });
    await openPage(shownWith([early, paid()]), locale);
    await appears(card('Anna Müller').getByText(words.findings['not-needed']));
    await disappears(page.getByText(words.findings.complete));
    await disappears(page.getByText(words.report.open, part));
  });
});

test('an obstacle is reported once, with the numbers as they were or as the founder changes them', async () => {
  const [, early] = wrongs;
  const answers: Answers = { [report]: () => accepted };
  const { api, words } = await openPage(shownWith(early.lines), 'de', answers);
  const open = page.getByText(`${words.report.open}: ${obstacleNames['capital-early'].de}`);
  await open.click();
  const note = field(words.report.note, card('Anna Müller')).first();
  const [amount, date] = [money(624_997, 'de'), longDate('2026-11-19', 'de')];
  const filledIn = filled(words.notes['capital-early'], { name: 'Anna Müller', amount, date });
  await expect.element(note).toHaveValue(filledIn);
  await button(words.report.open).first().click();
  await appears(page.getByRole('heading', { name: 'Gründung' }));
  expect(api.sentTo(report)).toMatchObject([{ body: { kind: 'capital-early', note: filledIn } }]);
  const [sent] = api.sentTo(report);
  expect(sent?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
});

test('what is to be paid again is what does not fit, on the page as in the report', async () => {
  // Of 6,250.00: a thousand a day early, and 5,249.97 that count.
  const lines = [
    paid({ bookedOn: '2026-11-19', amountCents: 100_000 }),
    paid({ amountCents: 524_997 }),
  ];
  const { words } = await openPage(shownWith(lines));
  const sums = { name: 'Anna Müller', amount: money(3, 'de'), due: money(100_003, 'de') };
  await appears(card('Anna Müller').getByText(filled(words.findings['short-again'], sums)));
  await page.getByText(`${words.report.open}: ${obstacleNames['capital-short'].de}`).click();
  await expect
    .element(field(words.report.note, card('Anna Müller')).last())
    .toHaveValue(filled(words.notes['capital-short-again'], sums));
});

test('a co-founder enters their own payments, and is offered nothing that is the lead’s', async () => {
  const shown = shownWith([paid(), paid({ participantId: joerg, payer: 'Jörg Weiß' })], {
    mayEnter: 'own',
    participantId: joerg,
  });
  const { api, words } = await openPage(shown, 'de', { [put]: () => shown });
  await disappears(page.getByText(words.statement.title));
  await disappears(page.getByText(words.offer.title));
  await disappears(card('Anna Müller').getByText(words.remove));
  await appears(card('Jörg Weiß').getByText(words.remove));
  await field(words.add.bookedOn).fill('2026-11-22');
  await field(words.add.amount).fill('1,50');
  await field(words.add.payer).fill('Jörg Weiß');
  await button(words.add.submit).click();
  await expect.poll(() => api.sentTo(put)).toHaveLength(1);
  const own = { payer: 'Jörg Weiß', participantId: joerg };
  expect(api.sentTo(put)[0]?.body).toEqual({
    revision: 3,
    lines: [
      { ...own, bookedOn: '2026-11-21', amountCents: 625_000 },
      { ...own, bookedOn: '2026-11-22', amountCents: 150 },
    ],
  });
});

test('what somebody else has changed meanwhile is said, and overwritten by nobody', async () => {
  const { words } = await openPage(shownWith([paid()]), 'de', {
    [put]: () => refused(412, 'CHANGED_MEANWHILE'),
  });
  await button(words.offer.show).click();
  await appears(page.getByRole('alert'));
});

test('fits a small phone without barriers, with long names and many payments', async () => {
  await onScreen(360);
  const long = `Donaudampfschifffahrtsgesellschaft${'skapitän'.repeat(6)}`;
  const lines = [paid({ payer: long }), ...wrongs[1].lines, paid({ payer: 'Anna und Max Müller' })];
  await openPage(shownWith(lines, { offered: true }), 'en');
  expect(spill()).toBe(0);
  expect(await barriersInBothModes()).toEqual([]);
  await onScreen(1280);
});
