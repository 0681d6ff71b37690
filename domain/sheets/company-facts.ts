import { legalFormNames } from '../pricing/names.ts';
import type { Line, Writing } from './blocks.ts';
import { capitalEurosOf, courtOf } from './facts.ts';
import { dayIn, eurosIn } from './written.ts';

/** What articles and application say of the company (§§ 3 (1), 8 (4), 10 (1) GmbHG). */
export function companyLines({ facts, language, words }: Writing): Line[] {
  const { coreData } = facts;
  const names = words.company;
  const address = coreData?.businessAddress;
  return [
    [names.name, coreData?.companyName],
    [names.legalForm, coreData ? legalFormNames[coreData.legalForm][language] : undefined],
    [names.seat, coreData?.city],
    [names.address, address && `${address.street}, ${address.zip} ${address.city}`],
    [names.object, coreData?.companyPurpose],
    [names.capital, coreData ? eurosIn(capitalEurosOf(facts), language) : undefined],
  ];
}

/** The court, and where it is known from; missing where no source names it. */
export function courtLines({ facts, language, words }: Writing): Line[] {
  const court = courtOf(facts);
  const { court: label, courtSource, source: known, unverified } = words.company;
  if (!court) return [[label, undefined]];
  const { name, source, asOf, verified } = court;
  const said = [courtSource(source, dayIn(asOf, language)), ...(verified ? [] : [unverified])];
  return [
    [label, name],
    [known, said.join('; ')],
  ];
}
