import { grossCents } from '../pricing/price.ts';
import { numberFormat } from '../site/intl.ts';
import type { Locale } from '../site/paths.ts';

/** `1.309 €`, `€345.10`: amounts as texts write them, whole ones without cents. */
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
 * The beginning of the paragraph on the price and the net price in it, so that the text states what an order will
 * cost.
 */
function toldPrice({ netCents, vatPercent }: Price, locale: Locale) {
  const net = `(${amount(netCents, locale)} ${locale === 'de' ? 'netto' : 'net'})`;
  return { begins: amount(grossCents(netCents, vatPercent), locale), names: net };
}

/** What the paragraph lacks; undefined when it is correct. */
export function missingPrice(told: string, price: Price, locale: Locale): string | undefined {
  const { begins, names } = toldPrice(price, locale);
  if (!told.startsWith(begins)) return begins;
  return told.includes(names) ? undefined : names;
}
