import { describe, expect, test } from 'vitest';
import { durationText, placeName } from '#domain/catalogue/names.ts';
import { grossCents } from '#domain/pricing/price.ts';
import { slugSchema } from '#domain/slug.ts';

describe('durations', () => {
  test.each([
    [0.25, '15\u00a0Minuten', '15\u00a0minutes'],
    [1, '1\u00a0Stunde', '1\u00a0hour'],
    [1.5, '90\u00a0Minuten', '90\u00a0minutes'],
    [2, '2\u00a0Stunden', '2\u00a0hours'],
    [2.5, '2,5\u00a0Stunden', '2.5\u00a0hours'],
    [10, '10\u00a0Stunden', '10\u00a0hours'],
  ])('%f hours', (hours, german, english) => {
    expect(durationText(hours, 'de')).toBe(german);
    expect(durationText(hours, 'en')).toBe(english);
  });
});

test.each([
  ['Köln, Ehrenfeld', 'Cologne, Ehrenfeld'],
  ['Hamburg, St. Georg', 'Hamburg, St. Georg'],
  ['Online', 'Online'],
])('%s is %s in English', (german, english) => {
  expect(placeName(german, 'de')).toBe(german);
  expect(placeName(german, 'en')).toBe(english);
});

test.each([
  [79_900, 19, 95_081],
  [12_000, 19, 14_280],
  [10_000, 7, 10_700],
  [10_000, 0, 10_000],
  [1, 19, 1],
])('gross of %i cents at %i%% VAT is %i', (net, percent, gross) => {
  expect(grossCents(net, percent)).toBe(gross);
});

test.each(['funding-check', 'a', '2027'])('%s is an address', (slug) => {
  expect(slugSchema.safeParse(slug).success).toBe(true);
});

test.each(['', 'Fördercheck', 'a--b', '-a', 'a-', 'a/b', 'A', 'a'.repeat(81)])(
  '%j is no address',
  (slug) => {
    expect(slugSchema.safeParse(slug).success).toBe(false);
  },
);
