import { VAT_PERCENT } from '../pricing/price.ts';
import { addressLine, lawFirmLine, type Operator } from '../site/operator.ts';
import type { Locale } from '../site/paths.ts';
import { TERMS_VERSION } from './order.ts';
import type { PackagePosition } from './package.ts';
import { totalsOf } from './totals.ts';

/** Net, in cents. What the law firm does is a contract with the law firm, at its own price. */
export interface PackagePrices {
  serviceNetCents: number;
  lawFirmNetCents: number;
}

const titles: Record<Locale, { service: string; lawFirm: string }> = {
  de: {
    service: 'Gründungspaket: Service der Plattform',
    lawFirm: 'Gründungspaket: Beratung und Entwürfe der Kanzlei',
  },
  en: {
    service: 'Formation package: platform service',
    lawFirm: 'Formation package: the law firm’s advice and drafts',
  },
};

/** The two positions of the package, with their contract partners. */
export function packagePositions(
  { serviceNetCents, lawFirmNetCents }: PackagePrices,
  operator: Operator,
  locale: Locale,
): PackagePosition[] {
  const { service, lawFirm: advice } = titles[locale];
  const vatPercent = VAT_PERCENT;
  const { name, lawFirm: firm } = operator;
  return [
    {
      title: service,
      netCents: serviceNetCents,
      vatPercent,
      vendor: { kind: 'operator', name, address: addressLine(operator) },
    },
    {
      title: advice,
      netCents: lawFirmNetCents,
      vatPercent,
      vendor: { kind: 'law-firm', name: firm.name, address: lawFirmLine(firm) },
    },
  ];
}

/** What is left where the law firm's part is ordered again, alone. */
export const firmPositions = (positions: readonly PackagePosition[]): PackagePosition[] =>
  positions.filter(({ vendor }) => vendor.kind === 'law-firm');

/** What the founder agrees to pay, and under which terms. */
export function packageOffer(positions: readonly PackagePosition[]) {
  const { netCents, grossCents } = totalsOf(positions);
  return { netCents, vatRate: VAT_PERCENT, grossCents, termsVersion: TERMS_VERSION };
}
