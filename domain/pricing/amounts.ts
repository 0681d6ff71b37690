import { money, wholeEuros } from '../site/formats.ts';
import type { Locale } from '../site/paths.ts';
import { courtFees } from './court-fees.ts';
import { type FormationCase, formationCosts } from './fees.ts';

/** The examples that our texts calculate: one founder, money only. */
const ug: FormationCase = {
  articles: 'model-protocol',
  shareCapitalCents: 100_000,
  shareholders: 1,
};
const gmbh: FormationCase = {
  articles: 'own-articles',
  shareCapitalCents: 2_500_000,
  shareholders: 1,
};
const gmbhByModel: FormationCase = { ...gmbh, articles: 'model-protocol' };

const notaryAndCourt = (formation: FormationCase) => {
  const { notary, court } = formationCosts(formation);
  return notary + court;
};

/** What the law asks for, by the names that texts use, in cents. */
const amounts = new Map<string, number>([
  ['court', courtFees('money').total],
  ['court-entry', courtFees('money').entry],
  ['court-availability', courtFees('money').availability],
  ['court-in-kind', courtFees('in-kind').total],
  ['ug-notary', formationCosts(ug).notary],
  ['ug-fees', notaryAndCourt(ug)],
  ['ug-total', formationCosts(ug).total],
  ['gmbh-notary', formationCosts(gmbh).notary],
  ['gmbh-fees', notaryAndCourt(gmbh)],
  ['gmbh-total', formationCosts(gmbh).total],
  ['gmbh-by-model-fees', notaryAndCourt(gmbhByModel)],
]);

/**
 * Fills the amounts into a text: `{{amount court}}` becomes `300,00 €`, `{{euros court}}` `300 €`.
 *
 * @throws RangeError for a name that there is not
 */
export const fillAmounts = (text: string, locale: Locale): string =>
  text.replace(/\{\{(amount|euros) ([a-z-]+)\}\}/g, (_, form: string, name: string) => {
    const cents = amounts.get(name);
    if (cents === undefined) throw new RangeError(`There is no amount "${name}".`);
    return form === 'amount' ? money(cents, locale) : wholeEuros(cents, locale);
  });
