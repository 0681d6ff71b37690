import { feeTable, formationCosts } from '#domain/pricing/fees.ts';
import { grossCents } from '#domain/pricing/price.ts';
import { longDate, wholeEuros } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';

const smallCapital = 50_000;
const gmbhCapital = 2_500_000;
const shareholders = 1;

/** The two examples of the home page, for one founder, and what the comparison says about fees. */
export function costsIn(locale: Locale) {
  const say = (cents: number) => wholeEuros(cents, locale);
  const example = (costs: ReturnType<typeof formationCosts>) => ({
    notary: say(costs.notary),
    court: say(costs.court),
    fees: say(costs.notary + costs.court),
    total: say(costs.total),
  });
  const model = 'model-protocol';
  const own = 'own-articles';
  return {
    ug: example(formationCosts({ articles: model, shareCapitalCents: smallCapital, shareholders })),
    gmbhByModel: example(
      formationCosts({ articles: model, shareCapitalCents: gmbhCapital, shareholders }),
    ),
    gmbh: example(formationCosts({ articles: own, shareCapitalCents: gmbhCapital, shareholders })),
    /** The smallest fee, for watching over the payment under a model protocol. */
    supervision: say(grossCents(feeTable.lowestFee)),
    since: longDate(feeTable.validFrom, locale),
  };
}
