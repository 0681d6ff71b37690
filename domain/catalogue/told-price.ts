import { grossCents } from '../pricing/price.ts';
import { numberFormat } from '../site/intl.ts';
import type { Locale } from '../site/paths.ts';

/** `1.309 €`, `€345.10`: whole amounts without cents, as texts have them. */
const amount = (cents: number, locale: Locale) =>
  numberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })
    .format(cents / 100)
    .replaceAll('\u00a0', ' ');

interface Price {
  netCents: number;
  vatPercent: number;
}

/**
 * What the paragraph on the price has to begin with, and the net price it has to name, so that the text
 * says what the order will cost.
 */
function toldPrice({ netCents, vatPercent }: Price, locale: Locale) {
  const net = `(${amount(netCents, locale)} ${locale === 'de' ? 'netto' : 'net'})`;
  return { begins: amount(grossCents(netCents, vatPercent), locale), names: net };
}

/** What the paragraph lacks; undefined when it is right. */
export function missingPrice(told: string, price: Price, locale: Locale): string | undefined {
  const { begins, names } = toldPrice(price, locale);
  if (!told.startsWith(begins)) return begins;
  return told.includes(names) ? undefined : names;
}
