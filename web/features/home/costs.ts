import { abroadCosts } from '#domain/pricing/abroad.ts';
import { courtFees } from '#domain/pricing/court-fees.ts';
import { exampleCases } from '#domain/pricing/examples.ts';
import { feeTable, formationCosts } from '#domain/pricing/fees.ts';
import { grossCents, PACKAGE_NET_CENTS, VAT_PERCENT } from '#domain/pricing/price.ts';
import { longDate, money, wholeEuros } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';

/** The amounts of the home page, for one founder; no text holds one that is typed. */
export function costsIn(locale: Locale) {
  const say = (cents: number) => wholeEuros(cents, locale);
  const example = (name: keyof typeof exampleCases) => {
    const costs = formationCosts(exampleCases[name]);
    return {
      notary: say(costs.notary),
      court: say(costs.court),
      fees: say(costs.notary + costs.court),
      total: say(costs.total),
      /** For who does not speak German or signs abroad, with all that may come with it. */
      totalAbroad: say(costs.total + abroadCosts().total),
    };
  };
  return {
    package: money(grossCents(PACKAGE_NET_CENTS), locale),
    net: say(PACKAGE_NET_CENTS),
    percent: VAT_PERCENT,
    ug: example('ug'),
    gmbhByModel: example('gmbh-by-model'),
    gmbh: example('gmbh'),
    /** The smallest fee, for watching over the payment under a model protocol. */
    supervision: say(grossCents(feeTable.lowestFee)),
    court: say(courtFees('money').total),
    courtInKind: say(courtFees('in-kind').total),
    abroad: say(abroadCosts().total),
    since: longDate(feeTable.validFrom, locale),
  };
}
