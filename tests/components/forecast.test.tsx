import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FoundationPage } from '#api/contract.gen.d.ts';
import { inDays, workingTimeIn } from '#demo/days.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { shortDate } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';
import { milestones, stageNames } from '#domain/site/stage-names.ts';
import { FoundationTiles } from '#web/features/dashboard/foundation-tiles.tsx';
import { StandingCard } from '#web/features/foundations/staff/page/overview/standing-card.tsx';
import { showPage } from '../support/components/app.tsx';
import { barriersInBothModes, onScreen, spill } from '../support/components/barriers.ts';
import { appears, disappears, pattern } from '../support/components/controls.ts';
import { openFoundation } from '../support/components/foundation-page.tsx';
import { stubApi } from '../support/mock/api.ts';
import { foundationAt, teamFoundationAt } from '../support/mock/foundations.ts';
import { textsOf } from '../support/texts.ts';

type Forecast = NonNullable<FoundationPage['forecast']>;

const waits = { stage: 'register-record-pending', fromDays: 14, toDays: 25 } as const;
const own = { source: 'own', cases: 34, court: 'Amtsgericht Köln' } as const;
const forecastBy = (
  basis: Forecast['stages'][number]['basis'],
  more: Partial<Forecast> = {},
): Forecast => ({
  nextStep: {
    ends: 'notary-appointment-pending',
    from: '2030-01-12T12:00:00.000Z',
    to: '2030-01-26T12:00:00.000Z',
  },
  completion: { from: '2030-03-04T12:00:00.000Z', to: '2030-03-20T12:00:00.000Z' },
  stages: [{ ...waits, basis }],
  moved: [],
  ...more,
});
const moved: Forecast['moved'] = [
  { by: 'notary-appointment-pending', days: 6 },
  { by: 'name-objected', days: 4 },
  { by: 'review-pending', days: -2 },
];
const ranges = {
  de: ['12. bis 26. Januar 2030', '4. bis 20. März 2030'],
  en: ['12 to 26 January 2030', '4 to 20 March 2030'],
} as const;

const at = (forecast: Forecast) => foundationAt('notary-appointment-pending', { forecast });
const shown = (text: string, values: Record<string, string | number> = {}) =>
  page.getByText(pattern(text, values));

afterEach(() => onScreen(1280));

describe.each(locales)('the forecast (%s)', (locale) => {
  const { sharedFoundationsForecast: words } = textsOf(locale);
  const [next, completion] = ranges[locale];

  test('by our own cases names how many, at which court, and what moved it', async () => {
    await openFoundation({ now: at(forecastBy(own, { moved })), locale });
    await appears(page.getByText(completion));
    await appears(shown(words.ownAt, { cases: 34, court: 'Amtsgericht Köln' }));
    const step = milestones['notary-appointment-pending'][locale];
    await appears(shown(words.next, { step, when: next }));
    await appears(page.getByText(words.moved));
    const told = [
      [stageNames['notary-appointment-pending'][locale], 6, words.later_other],
      [obstacleNames['name-objected'][locale], 4, words.later_other],
      [stageNames['review-pending'][locale], 2, words.sooner_other],
    ] as const;
    for (const [name, days, said] of told) {
      const text = `${name}${said.replace('{{count}}', String(days))}`;
      await appears(page.getByRole('listitem').filter({ hasText: text }));
    }
  });

  test('by published waiting times names who published them, and when', async () => {
    const base = { source: 'published', publisher: 'WirtschaftsWoche', year: 2021 } as const;
    const everywhere = { ...base, court: null, fromDays: 24, toDays: 39 };
    await openFoundation({ now: at(forecastBy(everywhere)), locale });
    const by = { publisher: 'WirtschaftsWoche', year: 2021 };
    await appears(shown(words.published, { fromDays: 24, toDays: 39, ...by }));
    await disappears(page.getByText(words.moved));
    const atCourt = { ...base, court: own.court, fromDays: 39, toDays: 39 };
    await openFoundation({ now: at(forecastBy(atCourt)), locale });
    await appears(shown(words.publishedAt, { court: own.court, days: 39, ...by }));
  });

  test('is on the dashboard and with the team', async () => {
    const api = stubApi({});
    const known = at(forecastBy({ ...own, court: null }, { moved }));
    const now = '2029-12-01T09:00:00.000Z';
    const Tiles = () => <FoundationTiles foundation={known} now={now} />;
    await showPage({ default: Tiles }, { path: '/app/' }, { api, locale });
    await appears(page.getByText(completion, { exact: false }));
    await appears(page.getByText(next, { exact: false }));

    const foundation = teamFoundationAt('notary-appointment-pending', known);
    const Standing = () => <StandingCard foundation={foundation} />;
    await showPage({ default: Standing }, { path: '/admin/' }, { api, locale });
    await appears(page.getByText(completion, { exact: false }));
    // For the team, who read it every day, where it comes from is one click away.
    await expect.element(shown(words.own, { cases: 34 })).not.toBeVisible();
    await page.getByText(words.how, { exact: true }).click();
    await expect.element(shown(words.own, { cases: 34 })).toBeVisible();
    await appears(page.getByText(obstacleNames['name-objected'][locale]));
  });
});

test('what may come at any time from now on is told by its end alone', async () => {
  const { sharedFoundationsForecast: words } = textsOf('de');
  const [from, to] = [inDays(0).toISOString(), workingTimeIn(12)];
  const nextStep = { ends: 'notary-appointment-pending', from, to } as const;
  await openFoundation({ now: at(forecastBy(own, { nextStep })) });
  const by = words.by.replace('{{day}}', shortDate(to, 'de', from));
  const step = milestones['notary-appointment-pending'].de;
  await appears(shown(words.next, { step, when: by }));
});

test('at the register court the next step is the registration: it is told once', async () => {
  const { sharedFoundationsForecast: words } = textsOf('de');
  const { completion } = forecastBy(own);
  const nextStep = { ends: 'register-record-pending', ...completion } as const;
  const now = foundationAt('register-record-pending', { forecast: forecastBy(own, { nextStep }) });
  await openFoundation({ now });
  await appears(page.getByText(ranges.de[1]));
  await disappears(page.getByText(words.next.split(':', 1)[0] ?? '', { exact: false }));
});

test('at the register court the note counts from the same day as the range', async () => {
  const { sharedFoundationsForecast: words } = textsOf('de');
  const atCourt = {
    source: 'published',
    publisher: 'WirtschaftsWoche',
    year: 2021,
    court: own.court,
    fromDays: 39,
    toDays: 39,
  } as const;
  const { completion } = forecastBy(own);
  const nextStep = { ends: 'register-record-pending', ...completion } as const;
  const forecast = forecastBy(atCourt, { nextStep });
  await openFoundation({ now: foundationAt('register-record-pending', { forecast }) });
  // The middle of 14 and 25 days.
  await appears(shown(words.filedAt, { court: own.court, days: 39, left: 20 }));
  await disappears(shown(words.publishedAt));
});

test('fits a phone and keeps nobody out', async () => {
  await onScreen(360);
  await openFoundation({ now: at(forecastBy(own, { moved })), framed: true });
  await appears(page.getByText(ranges.de[1]));
  expect(spill()).toBeLessThanOrEqual(0);
  expect(await barriersInBothModes()).toEqual([]);
});
