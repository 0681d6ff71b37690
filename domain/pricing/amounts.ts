import { money, wholeEuros, wholeNumber } from '../site/formats.ts';
import type { Locale } from '../site/paths.ts';
import { abroadTable } from './abroad.ts';
import { courtFees } from './court-fees.ts';
import { exampleCases } from './examples.ts';
import { type FormationCase, feeTable, formationCosts, fullFeeCents } from './fees.ts';
import { shareCapitalLimits } from './legal-forms.ts';
import { officeFees } from './office-fees.ts';
import { grossCents, PACKAGE_NET_CENTS } from './price.ts';

/** Amounts of an example: `ug-application`, `ug-application-value`, `ug-outlays`, … */
function billOf(example: string, formation: FormationCase): [string, number][] {
  const { positions, outlays, notaryNet, notaryVat, notary, court, total } =
    formationCosts(formation);
  const items = positions.flatMap(({ name, feeCents, valueCents }): [string, number][] => [
    [name, feeCents],
    [`${name}-value`, valueCents],
  ]);
  const sums = { outlays, net: notaryNet, vat: notaryVat, notary, fees: notary + court, total };
  return [...items, ...Object.entries(sums)].map(([name, cents]) => [`${example}-${name}`, cents]);
}

/** Formation costs that the company bears under the model protocols: annexes 1 and 2 to GmbHG. */
const protocolCaps = { inPerson: 30_000, video: 60_000 };

const bills = new Map(
  Object.entries(exampleCases).flatMap(([example, formation]) => billOf(example, formation)),
);
const inBill = (name: string) => bills.get(name) ?? Number.NaN;
const court = { inMoney: courtFees('money'), inKind: courtFees('in-kind') };

/** Statutory amounts and our prices in cents, by the names that texts use. */
export const amounts: ReadonlyMap<string, number> = new Map([
  ...bills,
  ['package', grossCents(PACKAGE_NET_CENTS)],
  ['court', court.inMoney.total],
  ['court-entry', court.inMoney.entry],
  ['court-availability', court.inMoney.availability],
  ['court-in-kind', court.inKind.total],
  ['least-value', feeTable.lowestValue],
  ['least-full-fee', fullFeeCents(feeTable.lowestValue)],
  ['video-outlays', feeTable.videoOutlays],
  ['protocol-cap', protocolCaps.inPerson],
  ['video-protocol-cap', protocolCaps.video],
  ['ug-own-articles-extra', inBill('gmbh-notary') - inBill('ug-notary')],
  ['gmbh-own-articles-extra', inBill('gmbh-notary') - inBill('gmbh-by-model-notary')],
  ['gmbh-capital', shareCapitalLimits.gmbh.min],
  /** Half of the capital, before the registration (§ 7 (2) GmbHG). */
  ['gmbh-first-payment', shareCapitalLimits.gmbh.min / 2],
  ['interpreter', grossCents(abroadTable.interpreterNet)],
  ['courier', abroadTable.courier],
  ['trademark', officeFees.trademark],
  ['transparency-register', officeFees.transparencyRegister],
  ['trade-office-least', officeFees.tradeOffice.least],
  ['trade-office-most', officeFees.tradeOffice.most],
]);

const forms = { amount: money, euros: wholeEuros, digits: wholeNumber };

/**
 * Fills amounts into a text: `{{amount court}}` becomes `300,00 €`, `{{euros court}}` `300 €` and `{{digits
 * court}}` `300`. Sums are computed, with numbers of the text in euros: `{{euros 1000 - protocol-cap}}`,
 * `{{digits gmbh-vat + 3 * 152}}`. Without cents, a sum adds the rounded parts.
 *
 * @throws RangeError for an unknown name
 */
export const fillAmounts = (text: string, locale: Locale): string =>
  text.replace(/\{\{(amount|euros|digits) ([^{}]+)\}\}/g, (_, form: keyof typeof forms, sum) => {
    const shown = (cents: number) => (form === 'amount' ? cents : Math.round(cents / 100) * 100);
    return forms[form](sumOf(sum, shown), locale);
  });

function sumOf(sum: string, shown: (cents: number) => number): number {
  const parts = sum.trim().split(/ ([+-]) /);
  return parts.reduce((total, part, index) => {
    if (index % 2 === 1) return total;
    return parts[index - 1] === '-' ? total - partOf(part, shown) : total + partOf(part, shown);
  }, 0);
}

function partOf(part: string, shown: (cents: number) => number): number {
  const [, times = '1', name = ''] = /^(?:(\d+) \* )?(\S+)$/.exec(part) ?? [];
  const cents = /^\d+$/.test(name) ? Number(name) * 100 : amounts.get(name);
  if (cents === undefined) throw new RangeError(`There is no amount "${part}".`);
  return Number(times) * shown(cents);
}

export function unknownAmounts(text: string): string[] {
  const written = text.match(/\{\{[^{}]*\}\}/g) ?? [];
  return written.filter((placeholder) => !isKnown(placeholder));
}

function isKnown(placeholder: string): boolean {
  try {
    return !fillAmounts(placeholder, 'de').startsWith('{{');
  } catch {
    return false;
  }
}
