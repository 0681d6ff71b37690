import { describe, expect, test } from 'vitest';
import { LEAST_CASES, ownTimesOf, usualStages } from '#domain/foundations/forecast/usual.ts';
import {
  notaryToEntry,
  usualDaysIn,
  wholeWay,
} from '#domain/foundations/forecast/waiting-times.ts';
import { type Unfinished, unfinished } from '#domain/foundations/statuses.ts';
import { PAYMENT_DAYS } from '#domain/invoices/invoice.ts';
import { noticeDays } from '#domain/notices/notices.ts';
import { figures } from '#domain/orders/figures.ts';
import { REDEMPTION_STEP_MINUTES } from '#domain/orders/hours.ts';
import { TERMS_VERSION } from '#domain/orders/order.ts';
import { terms } from '#domain/orders/terms/terms.ts';
import { grossCents, PACKAGE_NET_CENTS } from '#domain/pricing/price.ts';
import { money } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';
import { readProducts } from '#modules/catalogue/files.ts';
import { textsOf } from '../../support/texts.ts';

const { fromDays, toDays, year, source } = notaryToEntry;

describe('figures on the home page', () => {
  test.each(locales)(
    '%s: both totals in hero, examples and FAQ, with the date of the law',
    (locale) => {
      const { hero, price, faq } = textsOf(locale).home;
      const [ug, gmbh] = locale === 'de' ? ['1.382\u00a0€', '2.071\u00a0€'] : ['€1,382', '€2,071'];
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
    const { lead, rows } = textsOf(locale).home.comparison;
    expect(lead).toMatch(/gleich lang|just as long/);
    const [usual, ours] = rows[1]?.cells ?? [];
    expect(ours).toMatch(/ebenso lange|just as long/);
    expect(JSON.stringify(rows.filter(({ cells }) => cells[0] !== usual))).not.toMatch(
      /\d (Tage|Wochen|days|weeks)/,
    );
  });

  test.each(locales)('%s: six to eight weeks, with what they are made of', (locale) => {
    const { home, foundNow } = textsOf(locale);
    for (const text of [home.comparison.rows[1]?.cells[0], foundNow.waiting.whole]) {
      expect(text).toContain(wholeWay[locale]);
      expect(text).toMatch(new RegExp(`${fromDays} (bis|to) ${toDays}`));
      expect(text).toMatch(/Tage bis drei Wochen|days to three weeks/);
      expect(text).toContain(`${source}, ${year}`);
      expect(text).toMatch(/sechs Städten|six cities/);
    }
    const middle = (stage: Unfinished) => {
      const { from, to } = usualDaysIn(stage);
      return (from + to) / 2;
    };
    const before = ['documents-pending', 'review-pending', 'notary-appointment-pending'] as const;
    const days = before.reduce((sum, stage) => sum + middle(stage), 0) + (fromDays + toDays) / 2;
    expect(days).toBeGreaterThanOrEqual(6 * 7);
    expect(days).toBeLessThanOrEqual(8 * 7);
  });
});

test('the stages from the notary appointment on have the mean of the published figure', () => {
  const stages = usualStages(ownTimesOf([]), { city: null });
  const fromDeed = stages.slice(unfinished.indexOf('foundation-certificate-pending'));
  const middle = fromDeed.reduce((sum, { fromDays, toDays }) => sum + (fromDays + toDays) / 2, 0);
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

describe('figures of the offer', () => {
  test('are those of the catalogue', async () => {
    const products = (await readProducts()).filter(({ sold }) => sold);
    expect(products.length).toBeGreaterThan(figures.offers);
    const discounts = products.map(({ memberDiscountPercent }) => memberDiscountPercent ?? 0);
    expect(Math.max(...discounts)).toBe(figures.memberDiscountPercent);
  });

  test.each(locales)('%s: the terms say what orders and invoices do', (locale) => {
    const text = JSON.stringify(terms[locale]);
    const [days, minutes, years] =
      locale === 'de'
        ? ['Tage', 'Minuten', '31. Dezember des dritten Jahres']
        : ['days', 'minutes', '31 December of the third year'];
    expect(text).toContain(`${PAYMENT_DAYS} ${days}`);
    expect(text).toContain(`${REDEMPTION_STEP_MINUTES} ${minutes}`);
    expect(figures.redeemableYears).toBe(3);
    expect(text).toContain(years);
    expect(text).toContain(money(grossCents(PACKAGE_NET_CENTS), locale));
    expect(text).toContain(TERMS_VERSION);
    expect(text).toContain(locale === 'de' ? '„Zahlungspflichtig bestellen“' : '“Order with');
  });

  test.each(locales)('%s: privacy names days and numbers as they are', (locale) => {
    const text = JSON.stringify(textsOf(locale).legal.privacy);
    expect(text).toContain(`${LEAST_CASES} ${locale === 'de' ? 'Gründungen' : 'formations'}`);
    expect(text).toContain(`${noticeDays} ${locale === 'de' ? 'Tagen' : 'days'}`);
  });
});
