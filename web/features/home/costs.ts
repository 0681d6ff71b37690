import { courtFees } from '#domain/pricing/court-fees.ts';
import { type Articles, feeTable, formationCosts } from '#domain/pricing/fees.ts';
import { grossCents, PACKAGE_NET_CENTS, VAT_PERCENT } from '#domain/pricing/price.ts';
import { longDate, money, wholeEuros } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';

const smallCapital = 50_000;
const gmbhCapital = 2_500_000;

/** The amounts of the home page, for one founder; no text holds one that is typed. */
export function costsIn(locale: Locale) {
  const say = (cents: number) => wholeEuros(cents, locale);
  const example = (articles: Articles, shareCapitalCents: number) => {
    const costs = formationCosts({ articles, shareCapitalCents, shareholders: 1 });
    return {
      notary: say(costs.notary),
      court: say(costs.court),
      fees: say(costs.notary + costs.court),
      total: say(costs.total),
    };
  };
  return {
    package: money(grossCents(PACKAGE_NET_CENTS), locale),
    net: say(PACKAGE_NET_CENTS),
    percent: VAT_PERCENT,
    ug: example('model-protocol', smallCapital),
    gmbhByModel: example('model-protocol', gmbhCapital),
    gmbh: example('own-articles', gmbhCapital),
    /** The smallest fee, for watching over the payment under a model protocol. */
    supervision: say(grossCents(feeTable.lowestFee)),
    court: say(courtFees('money').total),
    courtInKind: say(courtFees('in-kind').total),
    since: longDate(feeTable.validFrom, locale),
  };
}
