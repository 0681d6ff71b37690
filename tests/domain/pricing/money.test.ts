import { expect, test } from 'vitest';
import { grossCents, PACKAGE_NET_CENTS, VAT_PERCENT } from '#domain/pricing/price.ts';
import { textsOf } from '../../support/texts.ts';

const de = textsOf('de');
const en = textsOf('en');

const euros = (locale: string, cents: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
    .format(cents / 100)
    .replace('\u00a0', ' ');

test('the package costs 799 € net, 950,81 € gross', () => {
  expect(grossCents(PACKAGE_NET_CENTS)).toBe(95_081);
  expect(grossCents(0)).toBe(0);
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the site states this price in both languages', () => {
  const gross = grossCents(PACKAGE_NET_CENTS);
  expect(plain(de.home.price.amount)).toBe(euros('de-DE', gross));
  expect(plain(en.home.price.amount)).toBe(euros('en-GB', gross));
  expect(plain(de.home.hero.price)).toContain(`${euros('de-DE', gross)} inkl. ${VAT_PERCENT} %`);
  expect(plain(en.home.hero.price)).toContain(`${euros('en-GB', gross)} incl. ${VAT_PERCENT}%`);
});
