import { byVendor, isOurs, totalsOf, type Vendor } from '#domain/orders/totals.ts';
import { grossCents } from '#domain/pricing/price.ts';
import { appointmentDate, duration, longDate, money } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { OrderContext } from './load-order.ts';
import { partnerInSentence, partnerName, percent } from './order-frame.ts';

type Line = OrderContext['order']['lines'][number];

const words = {
  de: {
    partner: 'Vertragspartner',
    contains: 'enthält',
    sum: 'Summe netto',
    vat: 'MwSt.',
    subtotal: 'Dieser Vertrag, inkl. MwSt.',
    total: 'Gesamtpreis inkl. MwSt.',
  },
  en: {
    partner: 'Contract partner',
    contains: 'contains',
    sum: 'Net total',
    vat: 'VAT',
    subtotal: 'This contract, including VAT',
    total: 'Total including VAT',
  },
} as const;

/** What was ordered from whom, and what it costs, as lines of a note. */
export function orderLines({ order, language }: OrderContext): string[] {
  const { partner, subtotal, sum, vat, total } = words[language];
  const { totals } = order;
  const partners = byVendor(order.lines);
  const groups = partners.flatMap(({ vendor, lines }) => [
    `${partner}: ${partnerName(vendor, language)}${vendor.address ? `, ${vendor.address}` : ''}`,
    ...lines.flatMap((line) => lineOf(line, language)),
    ...(partners.length > 1 ? [`${subtotal}: ${money(totalsOf(lines).grossCents, language)}`] : []),
    '',
  ]);
  return [
    ...groups,
    `${sum}: ${money(totals.netCents, language)}`,
    ...totals.vat.map(
      (rate) => `${percent(rate.percent, language)} ${vat}: ${money(rate.vatCents, language)}`,
    ),
    `${total}: ${money(totals.grossCents, language)}`,
  ];
}

function lineOf(line: Line, language: Locale): string[] {
  const { contains } = words[language];
  return [
    `${line.quantity} × ${line.title}: ${money(grossCents(line.netCents, line.vatPercent), language)}`,
    ...(line.startsAt ? [`(${when(line.startsAt, line.location, language)})`] : []),
    ...(line.parts.length > 0
      ? [
          `(${contains}: ${line.parts.map((part) => `${part.quantity} × ${part.title}`).join(', ')})`,
        ]
      : []),
  ];
}

const when = (startsAt: string, location: string | null, language: Locale) =>
  [appointmentDate(startsAt, language), location].filter(Boolean).join('; ');

/** Who else sends an invoice. */
export const otherVendors = ({ order, language }: OrderContext): string[] =>
  byVendor(order.lines)
    .filter(({ vendor }) => !isOurs(vendor))
    .map(({ vendor }) => partnerName(vendor, language));

const isMandate = ({ kind }: Vendor) => kind === 'law-firm' || kind === 'tax-adviser';

/** Who still has to check and confirm what was ordered, as named within a sentence. */
export const mandatedFirms = ({ order, language }: OrderContext): string[] =>
  byVendor(order.lines)
    .filter(({ vendor }) => isMandate(vendor))
    .map(({ vendor }) => partnerInSentence(vendor, language));

/** Whether the confirmation makes a contract for some of it. */
export const hasContractNow = ({ order }: OrderContext): boolean =>
  order.lines.some(({ vendor }) => !isMandate(vendor));

/** When hours can be used. */
export const hoursSentences = ({ order, language }: OrderContext): string[] =>
  order.hourPackages.map(({ title, minutesTotal, redeemableFrom, awaitsPayment, expiresAt }) => {
    const until = longDate(expiresAt, language);
    const hours = duration(minutesTotal, language);
    const from = order.earlyStart ? '' : longDate(redeemableFrom, language);
    return language === 'de'
      ? `„${title}“ gibt dir ${hours}. Du kannst sie ${from && `ab dem ${from} `}bis zum ${until} einlösen, im Mitgliederbereich bei deiner Bestellung${awaitsPayment ? ', sobald deine Zahlung da ist' : ''}. Was dann übrig ist, zahlt dein Vertragspartner anteilig zurück.`
      : `“${title}” gives you ${hours}. You can use them ${from && `from ${from} `}until ${until}, in the member area with your order${awaitsPayment ? ', once your payment has arrived' : ''}. Your contract partner refunds whatever is left then.`;
  });
