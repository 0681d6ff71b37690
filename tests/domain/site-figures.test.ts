import { describe, expect, test } from 'vitest';
import { locales } from '#domain/site/paths.ts';
import { notaryToEntry } from '#domain/site/waiting-times.ts';
import { forecast } from '#web/features/foundation/forecast.ts';
import type { FoundationCard } from '#web/shared/foundation/model.ts';
import { textsOf } from '../support/texts.ts';

const { fromDays, toDays, year, source } = notaryToEntry;

describe('figures on the home page', () => {
  test.each(locales)(
    '%s: both totals in hero, examples and FAQ, with the date of the law',
    (locale) => {
      const { hero, price, faq } = textsOf(locale).home;
      const [ug, gmbh] = locale === 'de' ? ['1.232\u00a0€', '1.921\u00a0€'] : ['€1,232', '€1,921'];
      const since = locale === 'de' ? '1.\u00a0Juni 2025' : '1\u00a0June 2025';
      for (const total of [ug, gmbh]) {
        expect(hero.price).toContain(total);
        expect(JSON.stringify(price.examples.rows.at(-1))).toContain(total);
        expect(faq.items[0]?.answer).toContain(total);
      }
      expect(price.examples.note).toContain(since);
      expect(faq.items[0]?.answer).toContain(since);
    },
  );

  test.each(locales)(
    '%s: the waiting time has its source and year wherever it is stated',
    (locale) => {
      const { facts, faq } = textsOf(locale).home;
      const stated = [`${facts[1]?.title} ${facts[1]?.text}`, faq.items[1]?.answer];
      for (const text of stated) {
        expect(text).toMatch(new RegExp(`${fromDays} (bis|to) ${toDays}`));
        expect(text).toContain(`${source}, ${year}`);
      }
    },
  );

  test.each(locales)('%s: the comparison claims the same time for both ways', (locale) => {
    const row = textsOf(locale).home.comparison.rows[1];
    expect(row?.cells[0]).toMatch(/6 (bis|to) 8/);
    expect(row?.cells[1]).toMatch(/^(ebenso|the same)/);
    for (const cell of row?.cells ?? []) {
      expect(cell).toMatch(new RegExp(`${fromDays} (bis|to) ${toDays}`));
      expect(cell).toContain(`${source}, ${year}`);
    }
  });
});

test('the forecast from the notary appointment on has the mean of the published figure', () => {
  const now = '2026-11-21T09:00:00.000Z';
  const card = { status: 'foundation-certificate-pending', dueAt: null };
  const expected = forecast(card as FoundationCard, now);
  const days = (instant = '') => (Date.parse(instant) - Date.parse(now)) / 86_400_000;
  const middle = (days(expected?.from) + days(expected?.to)) / 2;
  expect(middle).toBeCloseTo((fromDays + toDays) / 2, 0);
});

test.each(locales)('%s: one call to action, and what it commits to', (locale) => {
  const { hero, price } = textsOf(locale).home;
  const { foundNow, common } = textsOf(locale);
  const labels = [hero.start, price.action, foundNow.hero.start, common.menu.register];
  expect(new Set(labels)).toEqual(
    new Set([locale === 'de' ? 'Gründung starten' : 'Start your company']),
  );
  expect(price.free).toBe(hero.free);
});
